//! Serves the web page, whose files are embedded in the program, and the record checker.

use axum::Router;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use include_dir::{Dir, include_dir};

use crate::state::Shared;

static PAGE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/src/page");

/// The page's Content-Security-Policy.
const POLICY: &str =
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/// Serves each file under its name, and `index.html` at `/`.
pub fn router() -> Router<Shared> {
    let files = PAGE.files().chain(PAGE.dirs().flat_map(Dir::files));
    files.fold(Router::new().route("/check", get(check_page)), |router, file| {
        let name = file.path().to_string_lossy();
        let path = if name == "index.html" { "/".into() } else { format!("/{name}") };
        let headers = [
            (CONTENT_TYPE, media_type(&name)),
            (CONTENT_SECURITY_POLICY, POLICY),
            (X_CONTENT_TYPE_OPTIONS, "nosniff"),
            (CACHE_CONTROL, "no-cache"),
        ];
        router.route(&path, get(async move || (headers, file.contents()).into_response()))
    })
}

/// Returns the media type of a file by its name.
pub fn media_type(filename: &str) -> &'static str {
    match filename.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("webp") => "image/webp",
        Some("ttf") => "font/ttf",
        _ => "application/octet-stream",
    }
}

/// Serves the record checker, a page that `scripts/web` builds. The page contains its own Content-Security-Policy.
async fn check_page() -> Response {
    let program = std::env::current_exe().unwrap_or_default();
    let file = program.ancestors().nth(2).unwrap_or(&program).join("web/check.html");
    match tokio::fs::read(file).await {
        Ok(page) => ([(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-cache")], page).into_response(),
        Err(_) => (StatusCode::NOT_FOUND, "Build this page with scripts/web.\n").into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, HashMap};

    use super::PAGE;
    use crate::errors::TRANSLATED;

    /// The minimum contrast of text according to WCAG 2.2, level AA.
    const TEXT: f64 = 4.5;
    /// Text colors, each with the backgrounds behind it: variables in `style.css`, or white on a button.
    const TEXTS: [(&str, &[&str]); 11] = [
        ("text", &["page", "side", "deep", "raised", "code"]),
        ("strong", &["page", "side", "deep", "raised"]),
        ("soft", &["page", "side", "deep", "raised"]),
        ("link", &["page", "side"]),
        ("red", &["page", "raised"]),
        ("mention", &["page", "side"]),
        ("accent", &["raised"]),
        ("#ffffff", &["primary"]),
        ("#ffffff", &["secondary"]),
        ("#ffffff", &["success"]),
        ("#ffffff", &["danger"]),
    ];

    /// Returns the colors of each theme: dark, then light.
    fn themes() -> [HashMap<&'static str, &'static str>; 2] {
        let style = PAGE.get_file("style.css").and_then(|file| file.contents_utf8()).expect("the style");
        let mut blocks = style.split(":root {").skip(1).map(|block| {
            let rules = block.split('}').next().expect("a block").split(';');
            rules.filter_map(|rule| rule.trim().strip_prefix("--")?.split_once(": ")).collect()
        });
        [(); 2].map(|()| blocks.next().expect("two themes"))
    }

    /// Returns the relative luminance of a color in the form `#rrggbb`.
    fn luminance(color: &str) -> f64 {
        let channel = |from: usize| {
            let value = f64::from(u8::from_str_radix(&color[from..from + 2], 16).expect(color)) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    #[test]
    fn texts_have_enough_contrast_in_both_themes() {
        for (theme, colors) in ["dark", "light"].iter().zip(themes()) {
            let color = |name: &'static str| if name.starts_with('#') { name } else { colors[name] };
            for (text, grounds) in TEXTS {
                for ground in grounds {
                    let a = luminance(color(text));
                    let b = luminance(color(ground));
                    let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
                    assert!(contrast >= TEXT, "{theme}: --{text} on --{ground} has {contrast:.2}");
                }
            }
        }
    }

    /// Returns the texts of a language by key, in the file's order.
    fn texts(language: &str) -> Vec<(&'static str, &'static str)> {
        let file = PAGE.get_file(format!("texts/{language}.js")).and_then(|file| file.contents_utf8()).expect("texts");
        let texts = file.lines().filter_map(|line| line.strip_prefix("  ")?.strip_suffix("\",")?.split_once(": \""));
        texts.map(|(key, text)| (key.trim_matches('"'), text)).collect()
    }

    /// Returns the placeholders of a text, sorted.
    fn placeholders(text: &str) -> Vec<&str> {
        let mut names: Vec<_> =
            text.split('{').skip(1).filter_map(|part| part.split_once('}')).map(|(name, _)| name).collect();
        names.sort_unstable();
        names
    }

    /// The German file also contains the errors that users can cause. The English texts of these errors come from the
    /// sandbox.
    #[test]
    fn both_languages_have_the_same_texts() {
        let errors = TRANSLATED.iter().map(|error| (error.key.expect("a key"), &*error.message));
        let english = texts("en").into_iter().chain(errors);
        let with_placeholders = |(key, text)| (key, placeholders(text));
        let english: BTreeMap<_, _> = english.map(with_placeholders).collect();
        let german: BTreeMap<_, _> = texts("de").into_iter().map(with_placeholders).collect();
        assert_eq!(german, english);
    }
}
