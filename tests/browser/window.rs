//! A browser window in which a person uses the sandbox's page.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::driver::{Error, Result, Session};

/// The time limit for a wait. Test results do not depend on it.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long to wait before repeating a claim that has not changed the table.
const CLAIM: Duration = Duration::from_secs(3);
/// The time between two checks of the page while waiting.
const GLANCE: Duration = Duration::from_millis(40);

/// A JavaScript expression for the newest public message.
const TABLE: &str = r#"[...document.querySelectorAll('[data-testid="message"]:not(.ephemeral)')].at(-1)"#;

/// A selector for the newest public message.
const NEWEST: &str = r#":nth-last-child(1 of [data-testid="message"]:not(.ephemeral))"#;

/// One person's window.
pub struct Window<'a> {
    session: &'a Session,
    handle: String,
}

/// The contents of the newest public message.
#[derive(Debug)]
pub struct Table {
    /// The message's text.
    pub text: String,
    /// The bold line that says whose turn it is.
    pub turn: String,
    /// The description of its picture, or an empty text.
    pub alt: String,
    /// The `custom_id` of the first enabled button that plays a move.
    pub play: Option<String>,
    /// The `custom_id` of the component to press next on the way to a move: the first button that plays a move,
    /// otherwise the last list, otherwise the first button that begins a move.
    pub next: Option<String>,
}

impl Table {
    pub fn is_over(&self) -> bool {
        self.text.contains("🏁")
    }

    /// Returns whether the newest claim was right.
    pub fn was_claimed(&self) -> bool {
        ["snaps first", "slaps first"].iter().any(|words| self.text.contains(words))
    }

    /// Returns the name of the player to move: the word after the seat's symbol.
    pub fn mover(&self) -> &str {
        self.turn.split_whitespace().nth(2).unwrap_or_default().trim_end_matches([':', ','])
    }
}

impl<'a> Window<'a> {
    pub fn new(session: &'a Session, handle: String) -> Window<'a> {
        Window { session, handle }
    }

    /// Opens the page as this person. Waits until the bot is online.
    pub async fn open(&self, page: &str, person: &str) {
        self.visit(page, person).await;
        self.awake().await;
    }

    /// Opens the page as this person. Does not wait for a bot.
    pub async fn visit(&self, page: &str, person: &str) {
        self.here().await;
        self.session.goto(&format!("{page}/?as={person}&channel=games")).await.expect("the page opens");
    }

    /// Opens another address.
    pub async fn visit_address(&self, url: &str) {
        self.here().await;
        self.session.goto(url).await.expect("the page opens");
    }

    /// Chooses a file in an input.
    pub async fn choose_file(&self, selector: &str, file: &Path) {
        self.with(selector, async |input| self.session.send_keys(input, &file.display().to_string()).await).await;
    }

    /// Waits until the page is connected and shows the bot as online.
    pub async fn awake(&self) {
        let online = "document.querySelector('#bot-state.online') && document.querySelector('#reconnecting').hidden";
        self.until("the bot to be online", &format!("return {online} && true")).await;
    }

    /// Waits until the page says that it has lost the connection to sandbox and bot.
    pub async fn asleep(&self) {
        let offline = "document.querySelector('#bot-state.away') && !document.querySelector('#reconnecting').hidden";
        self.until("the lost connection", &format!("return {offline} && true")).await;
    }

    /// Reloads the page while the sandbox is not running. Waits until the replacement page says that it is waiting.
    pub async fn reload_into_waiting(&self) {
        let ready = "return navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active))";
        self.until("the worker", ready).await;
        self.session.refresh().await.expect("the worker answers");
        self.until("the waiting page", r#"return document.querySelector('[data-testid="waiting"]') && true"#).await;
    }

    /// Waits until this JavaScript expression is true.
    pub async fn holds(&self, expression: &str) {
        self.until(expression, &format!("return Boolean({expression})")).await;
    }

    /// Returns the value of a JavaScript expression.
    pub async fn value(&self, expression: &str) -> Value {
        self.look(expression, &format!("return {expression}"), Some).await
    }

    /// Types a command such as `sssnake start`, chooses it from the list, fills in its options and sends it.
    pub async fn command(&self, name: &str, options: &[(&str, &str)]) {
        self.write("composer", &format!("/{name}")).await;
        self.press(&test_id(&format!("command-{}", name.replace(' ', "-")))).await;
        if !options.is_empty() {
            self.press(&test_id("more-options")).await;
        }
        for (option, value) in options {
            self.write(&format!("command-option-{option}"), value).await;
        }
        self.press(&test_id("send")).await;
    }

    /// Clicks an input and types.
    pub async fn write(&self, testid: &str, text: &str) {
        let input = test_id(testid);
        self.press(&input).await;
        self.with(&input, async |input| self.session.send_keys(input, text).await).await;
    }

    /// Clicks the selected element once it is clickable. The page may move the element at that moment, so a click that
    /// hits another element is repeated.
    pub async fn press(&self, selector: &str) {
        let watch = r#"const hook = (element) => element.closest("[data-custom-id], [data-testid]")?.dataset;
            const { customId, testid } = hook(arguments[0]) ?? {};
            window.missed = true;
            const look = ({ target }) => {
                const hit = hook(target) ?? {};
                window.missed = hit.customId !== customId || hit.testid !== testid;
            };
            document.addEventListener("pointerdown", look, { capture: true, once: true });"#;
        let click = async |element: &Value| {
            self.session.execute(watch, vec![element.clone()]).await?;
            self.session.click(element).await?;
            self.session.execute("return window.missed", Vec::new()).await
        };
        while self.with(selector, click).await == Value::Bool(true) {}
    }

    /// Presses the button, or opens the list, with this `custom_id` on the newest message.
    pub async fn press_component(&self, custom_id: &str) {
        self.press(&format!(r#"[data-custom-id="{custom_id}"]:not(:disabled, [aria-disabled])"#)).await;
    }

    /// Presses the button, or the first choice of the list, that leads to a move.
    pub async fn lead_on(&self, next: &str) {
        self.press_component(next).await;
        if next.rsplit_once('/').is_some_and(|(_, what)| what.starts_with('s')) {
            self.press(r#"[data-testid^="select-option-"]"#).await;
        }
    }

    /// Claims with this reaction until the table changes. A claim that is too early for the picture does not count, so
    /// it is repeated after a while.
    pub async fn claim(&self, emoji: &str, before: &Table) -> Table {
        self.table("the same table as another window", |now| now.alt == before.alt).await;
        loop {
            let reaction = format!("{NEWEST} {}", test_id(&format!("reaction-{emoji}")));
            let own = format!(r#"{reaction}[aria-pressed="true"]"#);
            // The previous claim's reaction is removed first.
            if self.count(&own).await > 0 {
                self.press(&reaction).await;
                self.holds(&format!("!document.querySelector(`{own}`)")).await;
            }
            self.press(&reaction).await;
            if let Some(now) = self.table_within(CLAIM, |now| now.alt != before.alt).await {
                return now;
            }
        }
    }

    /// Presses keys in sequence on the focused element.
    pub async fn strike(&self, keys: &str) {
        self.here().await;
        let strike = |key| ["keyDown", "keyUp"].map(|kind| json!({"type": kind, "value": key}));
        let keys: Vec<_> = keys.chars().flat_map(strike).collect();
        let keyboard = json!({"type": "key", "id": "keyboard", "actions": keys});
        self.session.perform(keyboard).await.expect("the keyboard");
    }

    /// Returns whether the focused element matches the selector.
    pub async fn has_focus(&self, selector: &str) -> bool {
        let script = format!("return document.activeElement.matches(`{selector}`)");
        self.look(selector, &script, |value| value.as_bool()).await
    }

    /// Waits until the focused element matches the selector.
    pub async fn focus_on(&self, selector: &str) {
        self.until(selector, &format!("return document.activeElement.matches(`{selector}`)")).await;
    }

    /// Moves the mouse to a component of the newest message and holds the button down.
    pub async fn hold_component(&self, custom_id: &str) {
        let button = format!(r#"[data-custom-id="{custom_id}"]"#);
        let hold = async |element: &Value| {
            let there = json!({"type": "pointerMove", "origin": element, "x": 0, "y": 0});
            self.session.perform(mouse(&[there, json!({"type": "pointerDown", "button": 0})])).await
        };
        self.with(&button, hold).await;
    }

    /// Releases the mouse button.
    pub async fn let_go(&self) {
        self.here().await;
        let up = mouse(&[json!({"type": "pointerUp", "button": 0})]);
        self.session.perform(up).await.expect("the mouse");
    }

    /// Waits until the newest public message meets the condition, and returns the message. As long as a press is
    /// unanswered, its message does not count.
    pub async fn table(&self, what: &str, fits: impl Fn(&Table) -> bool) -> Table {
        match self.table_within(PATIENCE, fits).await {
            Some(table) => table,
            None => self.give_up(what).await,
        }
    }

    /// Like [`Window::table`], but returns `None` if `time` runs out.
    pub async fn table_within(&self, time: Duration, fits: impl Fn(&Table) -> bool) -> Option<Table> {
        let script = format!(
            r#"const message = {TABLE};
            if (!message || message.querySelector("[aria-disabled]")) return null;
            const words = (element) => element?.textContent ?? "";
            const bold = [...message.querySelectorAll("strong, b")].find((one) => words(one).startsWith("▸"));
            const move = message.querySelector('[data-custom-id*="/move:"]:not(:disabled)');
            const open = [...message.querySelectorAll("[data-custom-id]:not(:disabled)")];
            const list = open.findLast((part) => part.matches(".select"));
            const next = move ?? list ?? open.find((part) => /\/draft:/.test(part.dataset.customId));
            const picture = message.querySelector('[data-testid="picture"] img');
            const text = [...message.querySelectorAll(".text")].map(words).join("\n");
            return [text, words(bold), picture?.alt ?? "", move?.dataset.customId ?? null,
                next?.dataset.customId ?? null];"#
        );
        let read = |value: Value| {
            let text = |index: usize| value[index].as_str().map(str::to_owned);
            Some(Table { text: text(0)?, turn: text(1)?, alt: text(2)?, play: text(3), next: text(4) })
        };
        self.look_within(time, &script, |value| read(value).filter(&fits)).await
    }

    /// Returns the text of the newest private message that contains all of `words`.
    pub async fn private_text(&self, words: &[&str]) -> String {
        let script = r#"const message = [...document.querySelectorAll('[data-testid="message"].ephemeral')].at(-1);
            return [...(message?.querySelectorAll(".text") ?? [])].map((text) => text.textContent).join("\n")"#;
        let fits = |text: &String| words.iter().all(|word| text.contains(word));
        self.look(&format!("a private answer with {words:?}"), script, |value| {
            value.as_str().map(str::to_owned).filter(fits)
        })
        .await
    }

    /// Waits until the channel shows `words`.
    pub async fn reads(&self, words: &str) {
        self.until(words, &format!("return document.querySelector('main').textContent.includes(`{words}`)")).await;
    }

    pub async fn count(&self, selector: &str) -> u64 {
        let script = format!("return document.querySelectorAll(`{selector}`).length");
        self.look(selector, &script, |value| value.as_u64()).await
    }

    /// Waits until the newest message's picture is painted. Returns its width on the screen.
    pub async fn picture_width(&self) -> f64 {
        let script = format!(
            r#"const image = {TABLE}?.querySelector('[data-testid="picture"] img');
            const painted = image?.complete && image.naturalWidth > 0 && image.src === image.dataset.src;
            return painted ? image.getBoundingClientRect().width : null"#
        );
        self.look("a picture", &script, |value| value.as_f64()).await
    }

    /// Saves a screenshot of the window once all its images are painted. Returns the parts of the newest message's
    /// prompt and picture that are out of sight, or `""`.
    pub async fn save_picture(&self, file: &Path) -> String {
        let painted = r#"!document.getAnimations().some((one) => one instanceof CSSTransition) &&
            [...document.querySelectorAll('[data-testid="picture"] img')].every(
                (image) => image.complete && image.naturalWidth > 0 && image.src === image.dataset.src)"#;
        self.holds(painted).await;
        fs::write(file, self.session.screenshot().await.expect("a picture of the window")).expect("it is written");
        let script = r#"const { top, bottom } = document.getElementById("scroller").getBoundingClientRect();
            const message = [...document.querySelectorAll('[data-testid="message"]')].at(-1);
            const bold = [...(message?.querySelectorAll("strong") ?? [])].find((one) => one.textContent.startsWith("▸"));
            const parts = { prompt: bold, picture: message?.querySelector('[data-testid="picture"]') };
            const out = ([name, part]) => {
                const at = part?.getBoundingClientRect();
                const above = at ? Math.round(top - at.top) : 0, below = at ? Math.round(at.bottom - bottom) : 0;
                return above > 0 ? `${name} ${above} px above` : below > 0 ? `${name} ${below} px below` : [];
            };
            return Object.entries(parts).flatMap(out).join(", ");"#;
        self.look("the window's measures", script, |value| value.as_str().map(str::to_owned)).await
    }

    /// Returns the elements that stick out of the window to the left or right.
    pub async fn sticking_out(&self) -> Vec<String> {
        let script = r#"const out = [];
            for (const element of document.querySelectorAll("main, main *")) {
                const { left, right, width } = element.getBoundingClientRect();
                const seen = element.checkVisibility() && !element.closest(".unseen, pre");
                if (seen && width > 0 && (left < -1 || right > innerWidth + 1))
                    out.push(`${element.tagName}.${element.className} ${left} to ${right} of ${innerWidth}`);
            }
            return out;"#;
        let list = |value: Value| {
            value.as_array().map(|all| all.iter().filter_map(|one| one.as_str().map(str::to_owned)).collect())
        };
        self.look("the page's measures", script, list).await
    }

    async fn until(&self, what: &str, script: &str) {
        self.look(what, script, |value| (value == Value::Bool(true)).then_some(())).await;
    }

    /// Repeats `script` until `read` returns a value for its result. Returns that value.
    async fn look<T>(&self, what: &str, script: &str, read: impl Fn(Value) -> Option<T>) -> T {
        match self.look_within(PATIENCE, script, read).await {
            Some(made) => made,
            None => self.give_up(what).await,
        }
    }

    async fn look_within<T>(&self, time: Duration, script: &str, read: impl Fn(Value) -> Option<T>) -> Option<T> {
        self.here().await;
        let begun = Instant::now();
        loop {
            let seen = match self.session.execute(script, Vec::new()).await {
                Ok(seen) => seen,
                Err(error) if leaves(&error) => Value::Null,
                Err(error) => panic!("{error}: {script}"),
            };
            match read(seen) {
                None if begun.elapsed() < time => tokio::time::sleep(GLANCE).await,
                made => return made,
            }
        }
    }

    /// Runs `act` with the element, and repeats this until it works, because the page may redraw messages at any time.
    async fn with<T>(&self, selector: &str, act: impl AsyncFn(&Value) -> Result<T>) -> T {
        self.here().await;
        let begun = Instant::now();
        loop {
            let done = match self.session.find(selector).await {
                Ok(element) => act(&element).await,
                Err(error) => Err(error),
            };
            match done {
                Ok(made) => return made,
                Err(error) if !passes(&error) => panic!("{selector}: {error}"),
                Err(_) if begun.elapsed() > PATIENCE => self.give_up(selector).await,
                Err(_) => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    async fn here(&self) {
        self.session.switch_to_window(&self.handle).await.expect("the window is open");
    }

    /// Fails the test with the content of the page.
    async fn give_up(&self, what: &str) -> ! {
        let page = self.session.execute("return document.body.innerText", Vec::new()).await.unwrap_or_default();
        panic!("{what} did not come; the page shows:\n{}", page.as_str().unwrap_or_default())
    }
}

/// Returns the selector for an element with this `data-testid`.
pub fn test_id(name: &str) -> String {
    format!(r#"[data-testid="{name}"]"#)
}

/// Returns a WebDriver input source that performs mouse actions.
fn mouse(actions: &[Value]) -> Value {
    json!({"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions})
}

/// Returns whether a script failed because the page was being replaced.
fn leaves(error: &Error) -> bool {
    error.code != "javascript error"
}

/// Returns whether an action that failed with `error` may work later.
fn passes(error: &Error) -> bool {
    ["no such element", "stale element reference", "element not interactable", "element click intercepted"]
        .contains(&error.code.as_str())
}
