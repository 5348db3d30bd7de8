//! A form with one line of text, which Discord calls a modal:
//! <https://discord.com/developers/docs/components/reference#text-input>.

use serde::ser::{Serialize, SerializeStruct as _, Serializer};
use serde_json::json;

/// The custom id of the form's only input.
const INPUT: &str = "text";

/// A form with one line of text. Discord allows 45 characters for its title and its label.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    pub custom_id: String,
    pub title: String,
    pub label: String,
    pub max_length: usize,
}

/// Discord's JSON.
impl Serialize for Form {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const SHORT: u8 = 1;
        let input = json!({
            "type": 4, "custom_id": INPUT, "style": SHORT, "label": self.label, "required": true,
            "min_length": 1, "max_length": self.max_length,
        });
        let mut form = serializer.serialize_struct("Form", 3)?;
        form.serialize_field("custom_id", &self.custom_id)?;
        form.serialize_field("title", &self.title)?;
        form.serialize_field("components", &json!([{"type": 1, "components": [input]}]))?;
        form.end()
    }
}
