#!/bin/sh
# Without arguments: the one-process start, restarted when a file changes. With names of services: each
# service in a process of its own, and the named ones restarted when a file of theirs changes.
set -eu
node=$(dirname "$0")/node.sh

if [ $# -eq 0 ]; then exec sh "$node" --watch apps/standalone/src/main.ts; fi
exec sh "$node" apps/standalone/src/start-services.ts --watch "$@"
