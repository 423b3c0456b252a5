#!/usr/bin/env bash
# Runs docker-compose.yml in containers, where neither Docker nor an image registry is needed: builds the images
# with podman on base images made of Debian's packages, starts all, and tries the README's tour, a killed
# replica, the upgrade of one service, and a backup with its restore. Root on Debian with network access.
#
#   deploy/podman/try.sh [--from <git ref>] [--to <git ref>] > report.md
#
# The release at the first ref is started, and its audit service upgraded to the second; both are HEAD by default.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
project=$(cd "$here/../.." && pwd)
work=${PODMAN_WORK:-/var/tmp/workspace-ops-podman}
caller_home=$HOME
from=HEAD
to=HEAD
while [ $# -gt 0 ]; do
  case $1 in
    --from) from=$2 ;;
    --to) to=$2 ;;
    *) sed -n 's/^#   //p' "$0" >&2 && exit 2 ;;
  esac
  shift 2
done
from=$(git -C "$project" rev-parse --short=8 "$from")
to=$(git -C "$project" rev-parse --short=8 "$to")
mkdir -p "$work"
. "$here/programs.sh"
. "$here/base-images.sh"

started=$SECONDS
rows=()
say() { printf '%5d s  %s\n' $((SECONDS - started)) "$*" >&2; }
# What was tried, with what came of it.
row() {
  rows+=("| $1 | $2 |")
  say "$1: $2"
}
fail() {
  say "failed: $*"
  exit 1
}
# A program of the machine's, which knows nothing of the libraries above.
host() { env -u LD_LIBRARY_PATH -u PYTHONPATH HOME="$caller_home" "$@"; }
compose() { (cd "$work" && docker-compose --project-name workspace-ops "$@"); }

services="audit sync-bridge identity workflow knowledge commerce voice-gateway outbound gateway"
port() { sed -n "/^  $1:\$/,/^  [a-z]/s/^ *APP_PORT: //p" "$project/docker-compose.yml"; }

# build <service> <commit>: unless it was built before.
build() {
  local name=localhost/workspace-ops_$1 target=service app=$1 source=$work/source-$2
  podman image exists "$name:$2" && return
  [ "$1" != gateway ] || target=gateway
  [ "$1" != migrate ] || target=migrate app=standalone
  if [ ! -d "$source" ]; then
    mkdir -p "$source"
    git -C "$project" archive "$2" | tar -x -C "$source"
    # This buildah knows no --start-interval.
    sed -i 's/--start-interval=[^ ]* //' "$source/Dockerfile"
  fi
  echo 'cafile=/etc/ssl/certs/ca-certificates.crt' | cat - "$caller_home/.npmrc" >"$work/npmrc" 2>/dev/null || true
  say "building $1 at $2"
  podman build --quiet --format docker --pull=never --network=host \
    --volume /etc/ssl/certs:/etc/ssl/certs:ro --volume "$work/npmrc:/root/.npmrc:ro" \
    --target "$target" --build-arg APP="$app" --build-arg APP_PORT="$(port "$1")" \
    --tag "$name:$2" "$source" >>"$work/build.log" 2>&1 || fail "the build of $1: $work/build.log"
}

# The files as they are, but for what this docker-compose does not know; its names have underscores.
write_compose() {
  sed -e '/^name:/d' -e '/start_interval:/d' "$project/docker-compose.yml" >"$work/docker-compose.yml"
  local secret name
  secret() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
  sed -nE 's/^([A-Z_]+)=$/\1/p' "$project/.env.example" | grep -vE '_SIGNING_KEY$|^INTERNAL_PUBLIC_KEYS$' |
    while read -r name; do echo "$name=$(secret)"; done >"$work/.env"
  podman run --rm "localhost/workspace-ops_migrate:$from" node src/service-keys.ts >>"$work/.env"
}

use() { podman tag "localhost/workspace-ops_$1:$2" "localhost/workspace-ops_$1:latest"; }

until_true() {
  local deadline=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $deadline ] || fail "not in time: $what"
    sleep 0.5
  done
}

in_postgres() { podman exec --interactive --user postgres workspace-ops_postgres_1 "$@"; }
accepts() { in_postgres pg_isready --host=127.0.0.1 --username=postgres --dbname=workspace_ops; }
# Compose 1 asks whether a program has ended in a way that this podman does not answer: so it is asked here.
migrate() {
  compose up --detach --no-build --no-deps --force-recreate migrate >&2
  local code
  code=$(podman wait workspace-ops_migrate_1)
  [ "$code" = 0 ] || fail "migrate ended with $code: $(podman logs workspace-ops_migrate_1 2>&1)"
}
start_database() {
  compose up --detach --no-build postgres >&2
  until_true 240 'the database' accepts
}
start_services() {
  # shellcheck disable=SC2086 # a word is a service
  compose up --detach --no-build --no-deps $services >&2
  until_true 240 'ready' ready
}

base=http://127.0.0.1:8080
api() { host curl --silent --show-error --max-time 60 "$@"; }
ready() { api --fail "$base/readyz"; }
count_ingestions() {
  in_postgres psql --username=postgres --dbname=workspace_ops --tuples-only --no-align \
    --command='select count(*) from sync.ingestions'
}
verify_log() { api "$base/api/audit-logs/verify" --header "authorization: Bearer $token"; }

take_tour() {
  # The commands as they stand in the README.
  {
    echo 'set -euo pipefail'
    sed -n '/^## Five-minute tour/,/^## Console/p' "$project/README.md" | sed -n '/^```bash/,/^```/p' | grep -v '^```'
    echo 'printf "\nTOKEN=%s\n" "$TOKEN"'
  } | sed "s#http://localhost:8080#$base#" >"$work/tour.sh"
  (cd "$work" && host timeout 120 bash tour.sh) >"$work/tour.txt" 2>&1 || fail "the tour: $work/tour.txt"
  token=$(sed -n 's/^TOKEN=//p' "$work/tour.txt")
  [ -n "$token" ] || fail "the tour's session: $work/tour.txt"
  grep -q '"valid":true' "$work/tour.txt" || fail "the tour's log: $work/tour.txt"
  grep -q 'Run approved and resumed' "$work/tour.txt" || fail "the tour's approval: $work/tour.txt"
}

# Ingests one after the other until the file `stop` is there; a line for each answer.
load() {
  local number=0
  rm -f "$work/stop" "$work/answers"
  touch "$work/answers"
  while [ ! -e "$work/stop" ]; do
    number=$((number + 1))
    api --output /dev/null --write-out '%{http_code}\n' "$base/api/sync/ingest" \
      --header "authorization: Bearer $token" --header 'content-type: application/json' \
      --data "{\"dataType\":\"lead\",\"payload\":{\"number\":$number}}" >>"$work/answers" 2>&1 || true
  done
}
answers() { sort "$work/answers" | uniq --count | awk '{ printf "%s%d × %s", sep, $1, $2; sep = ", " }'; }
answered() { [ "$(wc -l <"$work/answers")" -ge "$1" ]; }
# under_load <name> <command>: every ingestion that was acknowledged is stored, and the log valid.
under_load() {
  local before acknowledged stored at
  before=$(count_ingestions)
  load &
  local loading=$!
  until_true 60 'the first answers' answered 20
  "$2"
  at=$(wc -l <"$work/answers")
  until_true 240 'further answers' answered $((at + 50))
  touch "$work/stop"
  wait $loading
  acknowledged=$(grep -c '^201$' "$work/answers" || true)
  stored=$(($(count_ingestions) - before))
  [ "$acknowledged" -ge 20 ] || fail "$1: $(answers)"
  [ "$stored" -ge "$acknowledged" ] || fail "$1: $acknowledged acknowledged, $stored stored"
  verify_log | grep -q '"valid":true' || fail "$1: the log"
  row "$1" "answers: $(answers); $acknowledged acknowledged, $stored stored; log valid"
}

kill_replica() {
  local was
  was=$(podman inspect --format '{{.State.Pid}}' workspace-ops_sync-bridge_1)
  kill -9 "$was"
  # Nothing that watches containers is here, as Docker's daemon does: the files are applied again.
  until_true 60 'the killed container has ended' has_ended "$was"
  compose up --detach --no-build --no-deps sync-bridge >&2
  [ "$(podman inspect --format '{{.State.Running}}' workspace-ops_sync-bridge_1)" = true ] || fail 'the replica is not back'
}
has_ended() { [ "$(podman inspect --format '{{.State.Pid}}' workspace-ops_sync-bridge_1)" != "$1" ]; }
upgrade_audit() {
  use audit "$to"
  compose up --detach --no-build --no-deps audit >&2
  until_true 240 'ready after the upgrade' ready
  local runs
  runs=$(podman inspect --format '{{.Image}}' workspace-ops_audit_1)
  [ "$runs" = "$(podman image inspect --format '{{.Id}}' "localhost/workspace-ops_audit:$to")" ] || fail 'the new image does not run'
}
# As docs/backup.md says, onto a server that has never had the roles.
backup_and_restore() {
  local before after database=postgres://postgres
  before=$(count_ingestions)
  in_postgres pg_dump --format=custom --username=postgres workspace_ops >"$work/workspace-ops.dump"
  compose rm --stop --force >&2
  podman volume rm workspace-ops_database >/dev/null
  start_database
  in_postgres createdb --username=postgres scratch
  database=$database:$(sed -n 's/^POSTGRES_PASSWORD=//p' "$work/.env")@postgres:5432
  podman run --rm --network workspace-ops_internal --env DATABASE_URL="$database/scratch" \
    "localhost/workspace-ops_migrate:$from" >&2
  in_postgres pg_restore --username=postgres --dbname=workspace_ops <"$work/workspace-ops.dump"
  in_postgres dropdb --username=postgres scratch
  migrate
  start_services
  after=$(count_ingestions)
  [ "$before" = "$after" ] || fail "restored $after of $before ingestions"
  api --fail "$base/api/auth/me" --header "authorization: Bearer $token" | grep -q ada@example.com ||
    fail 'the session of before'
  verify_log | grep -q '"valid":true' || fail 'the restored log'
  row 'backup, loss of the volume, restore' \
    "$(du -h "$work/workspace-ops.dump" | cut -f1) dump; $after of $before ingestions; the session of before goes on; log valid"
}

stop_all() {
  touch "$work/stop"
  [ ! -f "$work/docker-compose.yml" ] || compose down --volumes >&2 || true
  kill "$api"
}

get_programs
make_base_images
for service in migrate $services; do build "$service" "$from"; done
build audit "$to"
say 'the images are there'
rm -f "$work/podman.sock"
start_api
trap stop_all EXIT
write_compose
for service in migrate $services; do use "$service" "$from"; done
compose down --volumes >&2 || true

at=$SECONDS
start_database
migrate
start_services
row 'start of PostgreSQL, `migrate` and eleven containers of nine services' "ready in $((SECONDS - at)) s"
take_tour
row "the README's tour" 'as written'
under_load 'kill -9 of one of two sync-bridge containers under ingestion, and its start by Compose' kill_replica
under_load "upgrade of audit under ingestion, from $from to $to" upgrade_audit
backup_and_restore

cat <<EOF
# Containers

\`deploy/podman/try.sh --from $from\` on $(date --utc +%F): $(nproc) cores, Linux $(uname -r), $(podman --version),
$(runc --version | head -1), storage driver ${STORAGE_DRIVER:-overlay}, $(compose --version). The base images are made of
Debian's packages; those of the services are built by the Dockerfile, and run as docker-compose.yml says: without
capabilities, read-only, as \`node\`.

| tried | came |
| --- | --- |
$(printf '%s\n' "${rows[@]}")

| image at $from | size |
| --- | --- |
$(for service in migrate $services; do echo "| $service | $(podman image inspect --format '{{.Size}}' "localhost/workspace-ops_$service:$from" | awk '{ printf "%d MB", $1 / 1e6 }') |"; done)
EOF
