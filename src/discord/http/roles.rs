//! The roles of servers.

use serde_json::Value;
use serenity::all::Permissions;
use serenity::http::{LightMethod, Request, Route};

use super::api::DiscordApi;
use crate::ids::{GuildId, RoleId};
use crate::play::ShowError;

/// Whether the bot can mention a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoleState {
    /// Everybody can mention it.
    Mentionable,
    /// The bot and members with the permission to mention all roles can.
    Restricted,
    Deleted,
    /// Neither may everybody mention the role, nor has the bot the permission to mention all roles.
    NotAllowed,
}

fn permissions_of(role: &Value) -> u64 {
    role["permissions"].as_str().and_then(|bits| bits.parse().ok()).unwrap_or(0)
}

impl DiscordApi {
    /// Returns the permissions that every member of a server has, before its channels change them.
    pub async fn permissions_of_everybody(&self, guild: GuildId) -> Result<Permissions, ShowError> {
        let roles = self.roles(guild).await?;
        let of_everybody = roles.iter().find(|role| role["id"] == *guild.to_string());
        Ok(Permissions::from_bits_truncate(of_everybody.map_or(0, permissions_of)))
    }

    /// Returns whether the bot can mention a role in a server, as far as the server's roles decide it.
    pub async fn role_state(&self, guild: GuildId, role: RoleId) -> Result<RoleState, ShowError> {
        let roles = self.roles(guild).await?;
        let Some(named) = roles.iter().find(|known| known["id"] == *role.to_string()) else {
            return Ok(RoleState::Deleted);
        };
        if named["mentionable"] == true {
            return Ok(RoleState::Mentionable);
        }
        // A bot's user ID is the same as its application ID.
        let user_id = self.application()?.get().into();
        let member =
            self.send(Request::new(Route::GuildMember { guild_id: guild.into(), user_id }, LightMethod::Get)).await?;
        let own = member["roles"].as_array().map_or(&[][..], Vec::as_slice);
        let is_own = |role: &&Value| own.contains(&role["id"]) || role["id"] == *guild.to_string();
        let bits = roles.iter().filter(is_own).map(permissions_of).fold(0, |all, bits| all | bits);
        let allowed = Permissions::from_bits_truncate(bits);
        let may = allowed.intersects(Permissions::MENTION_EVERYONE | Permissions::ADMINISTRATOR);
        Ok(if may { RoleState::Restricted } else { RoleState::NotAllowed })
    }

    async fn roles(&self, guild: GuildId) -> Result<Vec<Value>, ShowError> {
        let roles = self.send(Request::new(Route::GuildRoles { guild_id: guild.into() }, LightMethod::Get)).await?;
        Ok(match roles {
            Value::Array(roles) => roles,
            _ => Vec::new(),
        })
    }
}

/// Returns whether somebody without other roles does not see the channel. The role of everybody has the ID of the server
/// and the permissions `base`, which the channel can change.
pub fn is_hidden(channel: &Value, guild: GuildId, base: Permissions) -> bool {
    let overwrites = channel["permission_overwrites"].as_array().map_or(&[][..], Vec::as_slice);
    let of_everybody = overwrites.iter().find(|overwrite| overwrite["id"] == *guild.to_string());
    let bits = |key| of_everybody.and_then(|overwrite| overwrite[key].as_str()?.parse().ok()).unwrap_or(0);
    let [denied, allowed] = ["deny", "allow"].map(|key| Permissions::from_bits_truncate(bits(key)));
    !((base - denied) | allowed).contains(Permissions::VIEW_CHANNEL)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_channel_that_some_members_do_not_see_is_hidden() {
        let channel = |of: &str, deny: u64| {
            json!({"permission_overwrites": [
                {"id": "9", "type": 1, "allow": "0", "deny": "1024"},
                {"id": of, "type": 0, "allow": "0", "deny": deny.to_string()},
            ]})
        };
        let view = Permissions::VIEW_CHANNEL;
        assert!(is_hidden(&channel("700", 1_024 | 2_048), GuildId(700), view));
        assert!(is_hidden(&json!({}), GuildId(700), Permissions::empty()), "the role of everybody sees no channel");
        let allowed = json!({"permission_overwrites": [{"id": "700", "type": 0, "allow": "1024", "deny": "0"}]});
        assert!(!is_hidden(&allowed, GuildId(700), Permissions::empty()));
        for open in [channel("700", 2_048), channel("701", 1_024), json!({}), json!({"permission_overwrites": [{}]})] {
            assert!(!is_hidden(&open, GuildId(700), view), "{open}");
        }
    }
}
