#!/bin/sh
# Installs what the console's tests in a browser need, the browser included, outside the workspace: so
# `start` does not download it. Without a registry the tests do not run, which BROWSER_TESTS=required refuses.
cd "$(dirname "$0")" || exit 1
pnpm install --ignore-workspace --frozen-lockfile --silent && exit
echo "The console's tests in a browser do not run: what they need could not be installed." >&2
[ "${BROWSER_TESTS:-}" != required ]
