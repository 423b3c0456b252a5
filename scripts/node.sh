#!/bin/sh
# Runs the Node that the install brought, with the arguments given. Where that one cannot run, as in
# Debian and Ubuntu images without libatomic.so.1, it runs the first node on the PATH that is new
# enough; without one it ends with a sentence that says what is missing.
set -eu
oldest=26
installed=$(dirname "$0")/../node_modules/.bin/node

if reason=$("$installed" --version 2>&1); then exec "$installed" "$@"; fi

IFS=:
for folder in $PATH; do
  [ -x "$folder/node" ] || continue
  version=$("$folder/node" --version 2>/dev/null) || continue
  major=${version#v}
  if [ "${major%%.*}" -ge "$oldest" ]; then exec "$folder/node" "$@"; fi
done

case $reason in
*libatomic*) echo "Node $oldest needs the library libatomic.so.1: install the package libatomic1 (apt-get install libatomic1), or Node $oldest, and start again." >&2 ;;
*) echo "Node $oldest cannot run here: $reason" >&2 ;;
esac
exit 1
