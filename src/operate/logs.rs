//! Writes the log to standard error. If the feature `otel` is enabled, also sends traces of presses.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::io::IsTerminal as _;
use std::time::SystemTime;

use parking_lot::Mutex;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, SubscriberExt as _};
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer, fmt};

use crate::config::{Config, LogFormat};
use crate::timestamp::{Timestamp, milliseconds};

/// The number of errors that [`last_errors`] remembers.
const MAX_ERRORS: usize = 10;
/// The maximum length of a remembered error, in bytes.
const MAX_ERROR_BYTES: usize = 300;

/// The last errors that were logged, oldest first.
static LAST_ERRORS: Mutex<VecDeque<(Timestamp, String)>> = Mutex::new(VecDeque::new());

/// Returns the last errors that were logged, oldest first.
pub fn last_errors() -> Vec<(Timestamp, String)> {
    LAST_ERRORS.lock().iter().cloned().collect()
}

/// Remembers errors for `snakepit status`.
struct ErrorLayer;

impl<S: Subscriber> Layer<S> for ErrorLayer {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if *event.metadata().level() != Level::ERROR {
            return;
        }
        let mut line = Line::default();
        event.record(&mut line);
        let mut text = line.message + &line.fields;
        text.truncate(text.floor_char_boundary(MAX_ERROR_BYTES));
        let mut errors = LAST_ERRORS.lock();
        if errors.len() == MAX_ERRORS {
            errors.pop_front();
        }
        let since = SystemTime::UNIX_EPOCH.elapsed().unwrap_or_default();
        errors.push_back((Timestamp(milliseconds(since)), text));
    }
}

/// The message and the fields of an event, as the log shows them.
#[derive(Default)]
struct Line {
    message: String,
    fields: String,
}

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        match field.name() {
            "message" => self.message = format!("{value:?}"),
            name => self.fields += &format!(" {name}={value:?}"),
        }
    }
}

/// A handle to the running log. Dropping this value sends the last traces.
pub struct LogHandle {
    format: LogFormat,
    #[cfg(any(feature = "otel", test))]
    _traces: Option<traces::Traces>,
}

/// Starts logging. Call this function once, outside of async code.
///
/// # Errors
/// Returns an error message for the operator if tracing is enabled but cannot start.
pub fn start(config: &Config) -> Result<LogHandle, String> {
    let filter = config.log_filter.clone();
    #[cfg(any(feature = "otel", test))]
    let (filter, traces) = match traces::Traces::from_env()? {
        Some(traces) => (format!("{filter},{}", traces::FILTER), Some(traces)),
        None => (filter, None),
    };
    let log = subscriber(&filter, config.log_format);
    #[cfg(any(feature = "otel", test))]
    let log = log.with(traces.as_ref().map(|traces| traces::layer(&traces.0)));
    log.init();
    config.warnings.iter().for_each(|warning| tracing::warn!("{warning}"));
    if config.log_format == LogFormat::Json {
        std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a thread panicked")));
    }
    Ok(LogHandle {
        format: config.log_format,
        #[cfg(any(feature = "otel", test))]
        _traces: traces,
    })
}

impl LogHandle {
    /// Logs the error that makes the program exit.
    pub fn log_failure(&self, why: &str) {
        match self.format {
            LogFormat::Text => eprintln!("{why}."),
            LogFormat::Json => tracing::error!("{why}"),
        }
    }
}

/// Returns the subscriber that writes the log and remembers errors.
///
/// Both layers share one filter. With a filter for each layer, tracing-subscriber would lose an error that follows a
/// filtered line of the crate `log`.
fn subscriber(filter: &str, format: LogFormat) -> impl Subscriber + for<'a> LookupSpan<'a> + Send + Sync + use<> {
    // The log has colors on a terminal, unless NO_COLOR is set (<https://no-color.org>).
    let colors = std::io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(colors);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    tracing_subscriber::registry().with(EnvFilter::new(filter)).with(lines).with(ErrorLayer)
}

#[cfg(any(feature = "otel", test))]
pub mod traces {
    //! Sends the spans of presses to an OpenTelemetry collector. The standard environment variables `OTEL_…` configure
    //! it.

    use std::env;

    use opentelemetry::trace::TracerProvider as _;
    use opentelemetry_otlp::SpanExporter;
    use opentelemetry_sdk::Resource;
    use opentelemetry_sdk::trace::SdkTracerProvider;
    use tracing::{Level, Subscriber};
    use tracing_subscriber::Layer;
    use tracing_subscriber::filter::Targets;
    use tracing_subscriber::registry::LookupSpan;

    use crate::telemetry::spans::TARGET;

    /// The directive that the log's filter needs for the traces.
    pub const FILTER: &str = "snakepit::press=debug";

    /// Sends spans in the background. Dropping this value sends the last spans.
    pub struct Traces(pub SdkTracerProvider);

    impl Traces {
        /// Starts sending spans if the environment names a collector.
        ///
        /// # Errors
        /// Returns an error message for the operator if the collector's address cannot be used.
        pub fn from_env() -> Result<Option<Traces>, String> {
            let is_set = |name| env::var(name).is_ok_and(|value| !value.trim().is_empty());
            let disabled = env::var("OTEL_SDK_DISABLED").is_ok_and(|value| value.eq_ignore_ascii_case("true"));
            if disabled || !(is_set("OTEL_EXPORTER_OTLP_ENDPOINT") || is_set("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")) {
                return Ok(None);
            }
            let endpoints = ["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
            if endpoints.iter().any(|name| env::var(name).is_ok_and(|url| !url.starts_with("http://"))) {
                return Err(
                    "OTEL_EXPORTER_OTLP_ENDPOINT must begin with http://: run a collector, which can pass traces on"
                        .into(),
                );
            }
            let exporter = SpanExporter::builder().with_http().build();
            let exporter =
                exporter.map_err(|_| "an OTEL_ variable cannot be used; compare them with OpenTelemetry's")?;
            let mut resource = Resource::builder();
            if !is_set("OTEL_SERVICE_NAME") {
                resource = resource.with_service_name("snakepit");
            }
            let provider = SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource.build());
            Ok(Some(Traces(provider.build())))
        }
    }

    impl Drop for Traces {
        fn drop(&mut self) {
            if let Err(error) = self.0.shutdown() {
                tracing::warn!(%error, "the last traces could not be sent");
            }
        }
    }

    /// Returns the layer that sends only the spans of presses to a provider.
    pub fn layer<S: Subscriber + for<'a> LookupSpan<'a>>(provider: &SdkTracerProvider) -> impl Layer<S> + use<S> {
        let presses = Targets::new().with_target(TARGET, Level::DEBUG);
        tracing_opentelemetry::layer().with_tracer(provider.tracer("snakepit")).with_filter(presses)
    }
}

#[cfg(test)]
mod tests {
    use tracing::{dispatcher, error, subscriber, trace_span};

    use super::*;

    #[test]
    fn no_error_is_lost_after_something_that_is_not_shown() {
        subscriber::with_default(subscriber("off,snakepit=warn", LogFormat::Text), || {
            let hidden = trace_span!("hidden");
            let hidden = hidden.metadata().expect("the metadata of a disabled span");
            assert!(!dispatcher::get_default(|log| log.enabled(hidden)));
            error!("the error after it");
        });
        assert!(last_errors().iter().any(|(_, error)| error == "the error after it"), "{:?}", last_errors());
    }
}
