//! The log on the standard error, and traces of presses if the feature `otel` is on.

#[cfg(feature = "otel")]
pub mod traces;

use tracing::Subscriber;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{EnvFilter, Layer, fmt};

use crate::config::{Config, LogFormat};
use crate::discord::fatal_close_layer;

/// The running log. Dropping it sends the last traces.
pub struct Log {
    format: LogFormat,
    #[cfg(feature = "otel")]
    _traces: Option<traces::Traces>,
}

/// Starts the log. Call it once, outside of async code.
///
/// # Errors
/// A sentence for the operator: traces are wanted, but cannot be sent.
pub fn start(config: &Config) -> Result<Log, String> {
    let filter = EnvFilter::new(&config.log);
    let registry = tracing_subscriber::registry().with(lines(config.log_format).with_filter(filter));
    let registry = registry.with(fatal_close_layer());
    #[cfg(feature = "otel")]
    let traces = traces::Traces::from_env()?;
    #[cfg(feature = "otel")]
    let registry = registry.with(traces.as_ref().map(traces::Traces::layer));
    registry.init();
    if config.log_format == LogFormat::Json {
        std::panic::set_hook(Box::new(|panic| tracing::error!(%panic, "a thread panicked")));
    }
    Ok(Log {
        format: config.log_format,
        #[cfg(feature = "otel")]
        _traces: traces,
    })
}

impl Log {
    /// Says why the program ends, in the format of the log.
    pub fn fail(&self, why: &str) {
        match self.format {
            LogFormat::Text => eprintln!("{why}."),
            LogFormat::Json => tracing::error!("{why}"),
        }
    }
}

fn lines<S: Subscriber + for<'a> LookupSpan<'a>>(format: LogFormat) -> Box<dyn Layer<S> + Send + Sync> {
    let layer = fmt::layer().with_writer(std::io::stderr);
    match format {
        LogFormat::Text => layer.boxed(),
        LogFormat::Json => layer.json().flatten_event(true).boxed(),
    }
}
