use super::*;

/// Prometheus's naming conventions: a prefix, `_total` for counters, base units.
#[test]
fn names_follow_the_conventions_of_prometheus() {
    for (name, kind, description) in METRICS {
        assert!(name.starts_with("snakepit_") && !description.is_empty(), "{name}");
        assert!(name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{name}");
        assert_eq!(name.ends_with("_total"), kind == Kind::Counter, "{name}");
        assert_eq!(name.ends_with("_seconds"), kind == Kind::Histogram, "{name}");
    }
}

#[test]
fn the_documentation_lists_every_metric() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/operating.md");
    let page = std::fs::read_to_string(path).expect("docs/operating.md exists");
    for (name, kind, description) in METRICS {
        let kind = format!("{kind:?}").to_lowercase();
        assert!(page.contains(&format!("| `{name}` | {kind} | {description} |")), "{name}");
    }
}

/// A panel that queries another metric would stay empty.
#[test]
fn the_dashboard_queries_only_metrics_of_this_program() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/deploy/grafana/snakepit.json");
    let dashboard = std::fs::read_to_string(path).expect("the dashboard exists");
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let queried: std::collections::BTreeSet<&str> =
        dashboard.split(|c| !is_name(c)).filter(|word| word.starts_with("snakepit_")).collect();
    for name in &queried {
        let known = METRICS.iter().any(|(metric, kind, _)| match kind {
            Kind::Histogram => name.strip_suffix("_bucket") == Some(metric),
            Kind::Counter | Kind::Gauge => name == metric,
        });
        assert!(known, "{name}");
    }
    assert_eq!(queried.len(), METRICS.len(), "the dashboard shows every metric");
}
