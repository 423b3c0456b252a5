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
. "$here/trial.sh"
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
from=$(commit_of "$from")
to=$(commit_of "$to")
installation=workspace-ops

# under_load <name> <command>: every ingestion that was acknowledged is stored, and the log valid.
under_load() {
  local kept
  begin_load ingestion
  "$2"
  further ingestion 50
  end_load ingestion
  kept=$(nothing_lost ingestion)
  log_is_valid || fail "$1: the log"
  row "$1" "answers: $(answers ingestion); $kept; log valid"
}

kill_replica() {
  kill_container sync-bridge
  compose up --detach --no-build --no-deps sync-bridge >&2
  is_running sync-bridge || fail 'the replica is not back'
}
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
  database=$database:$(sed -n 's/^POSTGRES_PASSWORD=//p' "$work/workspace-ops.env")@postgres:5432
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
  log_is_valid || fail 'the restored log'
  row 'backup, loss of the volume, restore' \
    "$(du -h "$work/workspace-ops.dump" | cut -f1) dump; $after of $before ingestions; the session of before goes on; log valid"
}

stop_all() {
  touch "$work/load-ingestion.stop"
  [ ! -f "$work/docker-compose.yml" ] || compose down --volumes >&2 || true
  kill "$api"
}

build_images "$from"
build audit "$to"
start_trial
write_compose docker-compose.yml
write_secrets "$work/workspace-ops.env"
use_images
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

\`deploy/podman/try.sh --from $from\` on $(date --utc +%F): $(heading)

$(sizes)
EOF
