//! Requests about a server's roles: permissions, mentions, and roles as awards.

use std::cmp::Reverse;

use serde_json::Value;
use serenity::all::Permissions;
use serenity::http::{LightMethod, Request, Route};
use strum::Display;

use super::api::DiscordApi;
use super::transport::id_of;
use crate::ids::{GuildId, RoleId, UserId};
use crate::play::ShowError;

/// Whether the bot can mention a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MentionState {
    /// Everybody can mention the role.
    Mentionable,
    /// The bot and members with the permission to mention all roles can mention it.
    Restricted,
    Deleted,
    /// Not everybody can mention the role, and the bot lacks the permission to mention all roles.
    NotAllowed,
}

/// Whether the bot can give a role as an award.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum AwardState {
    Yes,
    Deleted,
    /// The role `@everyone`, or a role that an integration manages.
    Managed,
    /// The role has permissions that `@everyone` lacks.
    Powerful,
    /// The bot lacks the permission to manage roles.
    NotAllowed,
    /// The role is not below the bot's highest role.
    TooLow,
}

fn permissions_of(role: &Value) -> u64 {
    role["permissions"].as_str().and_then(|bits| bits.parse().ok()).unwrap_or(0)
}

impl DiscordApi {
    /// Returns the permissions that every member of a server has, without its channels' permission overwrites.
    pub async fn base_permissions(&self, guild: GuildId) -> Result<Permissions, ShowError> {
        let roles = self.fetch_roles(guild).await?;
        let of_everybody = roles.iter().find(|role| role["id"] == *guild.to_string());
        Ok(Permissions::from_bits_truncate(of_everybody.map_or(0, permissions_of)))
    }

    /// Returns whether the bot can mention a role in a server. Ignores channels' permission overwrites.
    pub async fn mention_state(&self, guild: GuildId, role: RoleId) -> Result<MentionState, ShowError> {
        let roles = self.fetch_roles(guild).await?;
        let Some(named) = roles.iter().find(|known| known["id"] == *role.to_string()) else {
            return Ok(MentionState::Deleted);
        };
        if named["mentionable"] == true {
            return Ok(MentionState::Mentionable);
        }
        let own = self.fetch_bot_roles(guild, &roles).await?;
        let may = combined_permissions(&own).intersects(Permissions::MENTION_EVERYONE | Permissions::ADMINISTRATOR);
        Ok(if may { MentionState::Restricted } else { MentionState::NotAllowed })
    }

    /// Returns whether the bot can give the role as an award and, if not, why.
    pub async fn award_state(&self, guild: GuildId, role: RoleId) -> Result<AwardState, ShowError> {
        let roles = self.fetch_roles(guild).await?;
        Ok(award_state(&roles, &self.fetch_bot_roles(guild, &roles).await?, guild, role))
    }

    /// Gives a member the role if `has` is true, otherwise takes the role away. A repeated call changes nothing.
    pub async fn set_role(&self, guild: GuildId, user: UserId, role: RoleId, has: bool) -> Result<(), ShowError> {
        let (guild_id, user_id, role_id) = (guild.into(), user.into(), role.0.into());
        let method = if has { LightMethod::Put } else { LightMethod::Delete };
        self.send(Request::new(Route::GuildMemberRole { guild_id, user_id, role_id }, method)).await.map(drop)
    }

    /// Returns the server's roles that the bot has.
    async fn fetch_bot_roles<'a>(&self, guild: GuildId, roles: &'a [Value]) -> Result<Vec<&'a Value>, ShowError> {
        // A bot's user ID is the same as its application ID.
        let user_id = self.application_id()?.get().into();
        let member =
            self.send(Request::new(Route::GuildMember { guild_id: guild.into(), user_id }, LightMethod::Get)).await?;
        let own = member["roles"].as_array().map_or(&[][..], Vec::as_slice);
        let is_own = |role: &&Value| own.contains(&role["id"]) || role["id"] == *guild.to_string();
        Ok(roles.iter().filter(is_own).collect())
    }

    async fn fetch_roles(&self, guild: GuildId) -> Result<Vec<Value>, ShowError> {
        let roles = self.send(Request::new(Route::GuildRoles { guild_id: guild.into() }, LightMethod::Get)).await?;
        Ok(serde_json::from_value(roles).unwrap_or_default())
    }
}

fn combined_permissions(roles: &[&Value]) -> Permissions {
    Permissions::from_bits_truncate(roles.iter().map(|role| permissions_of(role)).fold(0, |all, bits| all | bits))
}

/// Returns whether a bot with the roles `own` can give the role `role`.
fn award_state(roles: &[Value], own: &[&Value], guild: GuildId, role: RoleId) -> AwardState {
    let find = |id: String| roles.iter().find(|known| known["id"] == *id);
    let Some(chosen) = find(role.to_string()) else { return AwardState::Deleted };
    // Of two roles with the same position, the older role is higher.
    let place = |role: &Value| (role["position"].as_i64(), Reverse(id_of::<RoleId>(role)));
    let for_all = find(guild.to_string()).map_or(0, permissions_of);
    let may = combined_permissions(own).intersects(Permissions::MANAGE_ROLES | Permissions::ADMINISTRATOR);
    match own.iter().map(|role| place(role)).max() {
        _ if chosen["managed"] == true || role.is_everyone(guild) => AwardState::Managed,
        _ if permissions_of(chosen) & !for_all != 0 => AwardState::Powerful,
        _ if !may => AwardState::NotAllowed,
        highest if highest <= Some(place(chosen)) => AwardState::TooLow,
        _ => AwardState::Yes,
    }
}

/// Returns whether members who have only the role `@everyone` cannot see the channel. The ID of `@everyone` is the
/// server's ID. `@everyone` has the permissions `base`, which the channel's overwrites change.
pub fn is_hidden_from_everyone(channel: &Value, guild: GuildId, base: Permissions) -> bool {
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
        assert!(is_hidden_from_everyone(&channel("700", 1_024 | 2_048), GuildId(700), view));
        assert!(
            is_hidden_from_everyone(&json!({}), GuildId(700), Permissions::empty()),
            "the role of everybody sees no channel"
        );
        let allowed = json!({"permission_overwrites": [{"id": "700", "type": 0, "allow": "1024", "deny": "0"}]});
        assert!(!is_hidden_from_everyone(&allowed, GuildId(700), Permissions::empty()));
        for open in [channel("700", 2_048), channel("701", 1_024), json!({}), json!({"permission_overwrites": [{}]})] {
            assert!(!is_hidden_from_everyone(&open, GuildId(700), view), "{open}");
        }
    }
    #[test]
    fn only_harmless_roles_below_the_bots_own_are_given() {
        let role = |id: u64, position: i64, permissions: Permissions| json!({"id": id.to_string(), "position": position, "permissions": permissions.bits().to_string(), "managed": id == 9});
        let none = Permissions::empty();
        let bots = role(9, 2, Permissions::MANAGE_ROLES);
        let roles = [
            role(700, 0, Permissions::VIEW_CHANNEL),
            role(5, 1, Permissions::VIEW_CHANNEL),
            role(6, 1, Permissions::MANAGE_GUILD),
            role(7, 3, none),
            // This role is newer than the bot's own role.
            role(10, 2, none),
            role(8, 2, none),
            bots.clone(),
        ];
        let given = |id: u64, own: &[&Value]| award_state(&roles, own, GuildId(700), RoleId(id));
        let all = [5, 6, 7, 8, 9, 10, 11, 700].map(|id| given(id, &[&bots]));
        let [low, managed] = [AwardState::TooLow, AwardState::Managed];
        let expected =
            [AwardState::Yes, AwardState::Powerful, low, low, managed, AwardState::Yes, AwardState::Deleted, managed];
        assert_eq!(all, expected);
        assert_eq!(given(5, &[&roles[0]]), AwardState::NotAllowed);
    }
}
