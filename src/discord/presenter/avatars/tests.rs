use image::{DynamicImage, Rgba, RgbaImage};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::yield_now;

use super::*;
use crate::ids::{GuildId, UserId};
use crate::play::Setting;

const ANNA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const GUILD: Option<GuildId> = Some(GuildId(3));

fn png(width: u32, height: u32, color: [u8; 4]) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let picture = RgbaImage::from_pixel(width, height, Rgba(color));
    DynamicImage::ImageRgba8(picture).write_to(&mut file, ImageFormat::Png).expect("a picture");
    file.into_inner()
}

#[test]
fn pictures_are_cropped_scaled_and_flattened() {
    for (width, height) in [(64, 64), (16, 300), (1, 1)] {
        let image = decode(png(width, height, [200, 10, 30, 255])).expect("an image");
        assert_eq!(image.pixels.len(), AvatarImage::SIDE * AvatarImage::SIDE);
        assert!(image.pixels.iter().all(|pixel| *pixel == [200, 10, 30]));
    }
    let clear = decode(png(64, 64, [200, 10, 30, 0])).expect("an image");
    assert!(clear.pixels.iter().all(|pixel| *pixel == palette::rgb(Color::PlayerArea)));
}

#[test]
fn other_files_and_large_pictures_are_refused() {
    assert_eq!(decode(b"no picture".to_vec()), None);
    assert_eq!(decode(png(MAX_SIDE_PIXELS + 1, 2, [0; 4])), None);
    let mut broken = png(64, 64, [200, 10, 30, 255]);
    broken.truncate(60);
    assert_eq!(decode(broken), None);
}

/// Fetches the avatars of Anna and Ben from a test server.
struct Fetching {
    avatars: Avatars,
    server: TcpListener,
    _folder: TempDir,
}

impl Fetching {
    async fn new() -> Fetching {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("test.db");
        let database = Database::open(path.to_str().expect("a path")).await.expect("a database");
        let server = TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        let base = format!("http://{}", server.local_addr().expect("an address"));
        let avatars = Avatars::new(reqwest::Client::new(), base, database);
        for user in [ANNA, BEN] {
            avatars.hashes.insert(user, format!("hash-{user}"));
        }
        Fetching { avatars, server, _folder: folder }
    }

    /// Waits for a request, without responding.
    async fn requested(&self) -> TcpStream {
        let (mut connection, _) = self.server.accept().await.expect("a connection");
        let read = connection.read(&mut [0; 4_096]).await;
        assert!(read.is_ok_and(|read| read > 0), "a request");
        connection
    }

    /// Responds with an avatar and waits until no fetch is in flight.
    async fn respond(&self, mut connection: TcpStream) {
        let file = png(64, 64, [200, 10, 30, 255]);
        let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", file.len());
        connection.write_all(&[head.into_bytes(), file].concat()).await.expect("a response");
        self.ended().await;
    }

    async fn ended(&self) {
        while self.avatars.fetch_permits.available_permits() < MAX_FETCHES {
            yield_now().await;
        }
    }

    fn has(&self, user: UserId) -> bool {
        self.avatars.image(GUILD, user).is_some()
    }

    async fn show(&self, owner: AvatarOwner, show: bool) {
        let database = &self.avatars.database;
        let stored = match owner {
            AvatarOwner::Guild(guild) => database.set_guild_setting(guild, &Setting::Avatars(show)).await.map(drop),
            AvatarOwner::User(user) => database.change_user_settings(user, |settings| settings.avatar = show).await,
        };
        stored.expect("the database works");
        self.avatars.forget_images(owner);
    }
}

#[tokio::test]
async fn the_next_picture_has_the_face_until_it_is_hidden() {
    let it = Fetching::new().await;
    for user in [ANNA, BEN] {
        assert!(!it.has(user), "a picture does not wait for the avatar");
        it.respond(it.requested().await).await;
        assert!(it.has(user), "the next picture has the avatar");
    }
    it.show(AvatarOwner::User(ANNA), false).await;
    assert!(!it.has(ANNA) && it.has(BEN), "only Anna hides hers");
    it.ended().await;
    assert!(!it.has(ANNA), "the database was asked");
    it.show(AvatarOwner::User(ANNA), true).await;
    assert!(!it.has(ANNA));
    it.respond(it.requested().await).await;
    assert!(it.has(ANNA));
    it.show(AvatarOwner::Guild(GUILD.expect("a server")), false).await;
    assert!(!it.has(ANNA) && !it.has(BEN), "the server hides all");
    it.ended().await;
    assert!(!it.has(ANNA) && !it.has(BEN));
}

#[tokio::test]
async fn a_face_that_is_hidden_while_it_is_fetched_never_appears() {
    let it = Fetching::new().await;
    assert!(!it.has(ANNA));
    let request = it.requested().await;
    it.show(AvatarOwner::User(ANNA), false).await;
    it.respond(request).await;
    assert!(!it.has(ANNA), "the avatar came after it was hidden");
    it.ended().await;
    assert!(!it.has(ANNA));
}
