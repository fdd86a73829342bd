#!/usr/bin/env bash
# Prints the path of a Chromium for the browser tests. The system's own is used; where there is none it is
# installed: from the system's packages when that is allowed (Debian and its kin, as root), else Playwright's.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

find_one() {
  local name
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
    if [ -n "$name" ] && command -v "$name"; then return 0; fi
  done
  ./npm.sh node -e 'const { chromium } = require("playwright-core"); const p = chromium.executablePath();
    if (!require("fs").existsSync(p)) process.exit(1); console.log(p)' 2>/dev/null
}

if find_one; then exit 0; fi
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >&2 || true
  if find_one; then exit 0; fi
fi
./npm.sh exec -- playwright-core install chromium >&2 || true
find_one || { echo "no Chromium found, and none could be installed" >&2; exit 1; }
