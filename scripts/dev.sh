#!/bin/sh
# Without arguments: the one-process start, restarted when a file changes. With names of services: each
# service in a process of its own, and the named ones restarted when a file of theirs changes. Both pass
# /console to Vite's development server, which shows a change at once; CONSOLE_DEV_PORT is its port.
set -eu
root=$(dirname "$0")/..
node=$root/scripts/node.sh
port=${CONSOLE_DEV_PORT:-5173}
export CONSOLE_DEV_SERVER="http://127.0.0.1:$port"

sh "$node" "$root/apps/console/node_modules/vite/bin/vite.js" "$root/apps/console" \
  --host 127.0.0.1 --port "$port" --strictPort --logLevel warn &
console=$!
if [ $# -eq 0 ]; then
  sh "$node" --watch apps/standalone/src/main.mjs --from-sources &
else
  sh "$node" apps/standalone/src/start-services.ts --watch "$@" &
fi
service=$!
trap 'kill "$service" "$console" 2>/dev/null || :' INT TERM
# A wait that a signal ends is taken up again, until the service has stopped.
while kill -0 "$service" 2>/dev/null; do wait "$service" || :; done
kill "$console" 2>/dev/null || :
