//! The arguments of the command line.

use std::path::PathBuf;

use clap::{ArgGroup, Parser, Subcommand};

use super::records::Simulation;
use crate::ids::{ChannelId, UserId};

/// Table games for Discord. Without a command: runs the bot if DISCORD_TOKEN is set, else the sandbox.
#[derive(Parser)]
#[command(version)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Run the bot on Discord, or through DISCORD_API_URL or DISCORD_CONNECT.
    Run,
    /// Run the sandbox: a local page that behaves like Discord, with the bot.
    Sandbox {
        /// Run the page without the bot. Start the bot separately, with DISCORD_API_URL set to the page's address.
        #[arg(long)]
        no_bot: bool,
    },
    /// Back up the database, SQLite or PostgreSQL, to a new file. The bot may keep running.
    Backup {
        /// The file; it must not exist yet.
        file: PathBuf,
    },
    /// Delete everything that is kept about a user, as `/privacy forget` does. With SQLite, stop the bot first.
    Forget {
        /// The user's ID on Discord.
        user: UserId,
    },
    /// Write everything that is kept about a user to a new JSON file, as `/privacy export` does. With SQLite, stop the bot first.
    Export {
        /// The user's ID on Discord.
        user: UserId,
        /// The file; it must not exist yet.
        file: PathBuf,
    },
    /// Restore a backup into DATABASE_URL: a new SQLite file or an empty PostgreSQL database.
    Restore {
        /// The backup.
        file: PathBuf,
        /// Only read the backup: count its rows and verify the record of every match.
        #[arg(long)]
        check: bool,
    },
    /// Move the SQLite file of a stopped bot to an empty PostgreSQL database. The file stays as it is.
    Migrate {
        /// The address of the file, such as sqlite://data/snakepit.db.
        from: String,
        /// The address of the PostgreSQL database. Default: DATABASE_URL, which hides its password from other users.
        to: Option<String>,
    },
    /// Check the bot on this machine at HTTP_ADDRESS: exit code 0 if it works, 1 if not.
    Healthcheck,
    /// Check settings, Discord, the database and this machine: exit code 0 if nothing is wrong, 1 if something is, 2 for a wrong
    /// setting. Only reads, and may run beside the bot.
    Doctor {
        /// Also check the bot's permissions in the channel with this ID.
        #[arg(long)]
        channel: Option<ChannelId>,
        /// Repair what cannot lose data: create the database or migrate it, tidy it, and register the commands.
        #[arg(long)]
        fix: bool,
    },
    /// Let computers play matches and write their records.
    Simulate(Simulation),
    /// Check every rule of the match in a record: exit code 0 if it is valid, 1 if not, 2 if it cannot be read.
    Verify {
        /// The record.
        file: PathBuf,
    },
    /// Draw the whole match of a record as an animation, or its table after one step as a picture.
    #[command(group = ArgGroup::new("out").required(true).args(["animation", "png"]))]
    Replay {
        /// The record.
        file: PathBuf,
        /// The animation to write, a GIF below 8 MiB.
        #[arg(long, conflicts_with = "step")]
        animation: Option<PathBuf>,
        /// The number of steps before the picture.
        #[arg(long, requires = "png")]
        step: Option<usize>,
        /// The picture to write, a PNG.
        #[arg(long, requires = "step")]
        png: Option<PathBuf>,
    },
}
