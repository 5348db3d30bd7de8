# Functions that the scripts in this folder share.

# Whether CI is set to anything but the empty text.
in_ci() { [ -n "${CI:-}" ]; }

# skipped WHAT REASON: reports a skipped check. scripts/test repeats it in its last lines.
skipped() {
  echo "SKIPPED: $1 not checked: $2" >&2
  [ -z "${SNAKEPIT_SKIPPED:-}" ] || echo "$1: $2" >>"$SNAKEPIT_SKIPPED"
}

# Ends the script because something is missing: with an error in CI, where everything must be installed.
must_exist_in_ci() {
  if in_ci; then exit 1; else exit 0; fi
}
