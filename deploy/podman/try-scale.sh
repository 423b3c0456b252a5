#!/usr/bin/env bash
# Runs compose.scale.yml in containers as try.sh does docker-compose.yml: two cells behind HAProxy, started as the
# file's header says. Tries the README's tour, accounts in both cells, live events across replicas, kill -9 of one
# cell's PostgreSQL and of its NATS, and the move of a workspace to the other cell.
#
#   deploy/podman/try-scale.sh [--from <git ref>] > report.md
#
# The images are those of the ref, HEAD by default; the files are the ones beside this script.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/trial.sh"
from=HEAD
while [ $# -gt 0 ]; do
  case $1 in
    --from) from=$2 ;;
    *) sed -n 's/^#   //p' "$0" >&2 && exit 2 ;;
  esac
  shift 2
done
from=$(commit_of "$from")

in_cell() {
  local installation=cell-$1
  shift
  "$@"
}
in_shared() {
  local installation=workspace-ops-scale
  local -x COMPOSE_FILE=compose.scale.yml
  "$@"
}
both() {
  in_cell a "$@"
  in_cell b "$@"
}
# Where a cell's gateway is reached past HAProxy, as the header says.
declare -A gateway=([a]=http://127.0.0.1:8081 [b]=http://127.0.0.1:8082)
other_than() { [ "$1" = a ] && echo b || echo a; }

# As the header has them, a file for each cell.
write_files() {
  mkdir -p "$work/deploy/haproxy"
  cp "$project/deploy/haproxy/haproxy.cfg" "$work/deploy/haproxy/"
  write_compose docker-compose.yml
  write_compose compose.scale.yml
  local shared=$work/workspace-ops-scale.env cell
  write_secrets "$shared"
  echo SIGN_UP=open >>"$shared"
  for cell in a b; do
    {
      cat "$shared"
      sed -nE 's/^#   ([A-Z_]+=[^ ]+)$/\1/p' "$project/compose.scale.yml" |
        sed -e "s/^CELL=.*/CELL=$cell/" -e "s/^\(PUBLISHED_PORT\)=.*/\1=${gateway[$cell]##*:}/" \
          -e "s/<POSTGRES_PASSWORD>/$(sed -n 's/^POSTGRES_PASSWORD=//p' "$shared")/"
    } >"$work/cell-$cell.env"
  done
}

start_all() {
  local at=$SECONDS cell
  both start_database
  in_shared compose up --detach >&2
  # As --wait does.
  until_true 240 "identity's database" in_shared accepts identity-postgres
  for cell in a b; do
    in_cell "$cell" migrate
    base=${gateway[$cell]} in_cell "$cell" start_services
    until_true 60 "HAProxy finds the gateway of $cell" api --fail "$base/readyz" --header "x-cell: $cell"
  done
  row 'start as the header says: three PostgreSQL, two NATS, HAProxy, 22 containers of services' \
    "both cells ready in $((SECONDS - at)) s"
}

declare -A tokens workspaces
status_of() { api --output /dev/null --write-out '%{http_code} %header{x-cell}' "$@"; }
authorization() { echo "authorization: Bearer ${tokens[$1]}"; }
# sign_up <name>: the first letter is the cell.
sign_up() {
  local answer
  answer=$(api "$base/api/auth/signup" --header "x-cell: ${1:0:1}" --header 'content-type: application/json' \
    --data "{\"email\":\"$1@example.com\",\"password\":\"a long password\"}")
  tokens[$1]=$(json token <<<"$answer")
  workspaces[$1]=$(json workspaceId <<<"$answer")
  [ -n "${tokens[$1]}" ] && [ -n "${workspaces[$1]}" ] || fail "the sign-up of $1: $answer"
}
claim() { cut -d . -f 2 <<<"$1" | tr '_-' '/+' | base64 --decode 2>/dev/null | json cell; }
stored_for() { query "select count(*) from sync.ingestions where workspace_id = '${workspaces[$1]}'"; }
ingest() {
  status_of "$base/api/sync/ingest" --header "$(authorization "$1")" --header 'content-type: application/json' \
    --data '{"dataType":"lead","payload":{"number":0}}'
}
members="a1 a2 a3 b1 b2 b3"
verify_all() {
  local name
  for name in "$@"; do token=${tokens[$name]} log_is_valid || fail "the log of $name"; done
}

try_routing() {
  local name cell other
  for name in $members; do
    cell=${name:0:1}
    other=$(other_than "$cell")
    sign_up "$name"
    [ "$(claim "${tokens[$name]}")" = "$cell" ] || fail "the token of $name names another cell"
    [ "$(ingest "$name")" = '201 ' ] || fail "the ingestion of $name"
    [ "$(in_cell "$cell" stored_for "$name")" = 1 ] || fail "the ingestion of $name is not in $cell"
    [ "$(in_cell "$other" stored_for "$name")" = 0 ] || fail "the ingestion of $name is in $other"
    [ "$(base=${gateway[$other]} ingest "$name")" = "421 $cell" ] || fail "the gateway of $other serves $name"
  done
  # shellcheck disable=SC2086 # a word is a name
  verify_all $members
  row 'six accounts through HAProxy, three with `X-Cell: b`' \
    'each token names its cell; an ingestion of each is stored in its cell alone; past HAProxy the other gateway answers 421 with the right `X-Cell`, six times; six logs valid'
}

# read_events <member> <reader>
readers=()
read_events() {
  (exec env -u LD_LIBRARY_PATH curl --silent --no-buffer "$base/api/events" --header "$(authorization "$1")" \
    >"$work/events-$2") &
  readers+=($!)
}
# missed_by <load> <reader>: acknowledged ingestions whose event it has not.
missed_by() {
  grep -o '"ingestionId":"[^"]*"' "$work/events-$2" | cut -d '"' -f 4 | sort -u | comm -13 - <(sort -u "$work/load-$1.ids")
}
read_by() { [ -z "$(missed_by "$1" "$2")" ]; }
kept_by_nats() { podman exec workspace-ops-scale_nats-"$1"_1 du -sk /data/jetstream | cut -f 1; }
# How many connections each replica of sync-bridge in b serves.
connections() {
  local replica port
  port=$(printf '%04X' "$(port sync-bridge)")
  for replica in 1 2; do
    cat /proc/"$(podman inspect --format '{{.State.Pid}}' "cell-b_sync-bridge_$replica")"/net/tcp{,6} |
      awk -v port=":$port$" '$2 ~ port && $4 == "01"' | wc -l
  done | paste -sd '+'
}

try_events() {
  local reader at rows_there before after
  before=$(connections)
  for reader in 1 2 3 4; do read_events b1 "$reader"; done
  sleep 3
  after=$(connections)
  token=${tokens[b1]} begin_load events
  further events 50
  end_load events
  at=$SECONDS
  for reader in 1 2 3 4; do until_true 60 "the events of reader $reader" read_by events "$reader"; done
  rows_there=$(in_cell b query 'select count(*) from sync.live_events')
  [ "$rows_there" = 0 ] || fail "$rows_there live events are in PostgreSQL"
  row 'live events of a workspace, four readers, two replicas of sync-bridge' \
    "$(sort -u "$work/load-events.ids" | wc -l) ingestions acknowledged, each reader has the event of each, $((SECONDS - at)) s after the last; connections of the replicas: $before before the readers, $after with them; none in PostgreSQL, $(kept_by_nats b) KB in the NATS of b"
}

# The seconds from a time to the first answer of this status after it.
first_after() { awk -v from="$2" -v status="$3" '$1 == status && $3 >= from { printf "%.1f", $3 - from; exit }' "$work/load-$1.answers"; }

kill_postgres() {
  local rounds=3 took=() at name kept_a kept_b
  for name in a1 b1; do token=${tokens[$name]} begin_load "$name"; done
  for _ in $(seq $rounds); do
    in_cell a kill_container postgres
    further a1 5 '[^2]..'
    further b1 100
    in_cell a compose up --detach --no-build postgres >&2
    at=$(podman inspect --format '{{.State.StartedAt.UnixMilli}}' "$(in_cell a container postgres)" | sed 's/...$/.&/')
    further a1 20 201
    took+=("$(first_after a1 "$at" 201)")
  done
  end_load a1
  end_load b1
  [ "$(count b1)" = "$(count b1 201)" ] || fail "the other cell: $(answers b1)"
  kept_a=$(in_cell a nothing_lost a1)
  kept_b=$(in_cell b nothing_lost b1)
  verify_all a1 b1
  row "kill -9 of cell a's PostgreSQL under ingestion in both, three times" \
    "b: $(answers b1), the slowest $(slowest b1), $kept_b; a: $(answers a1), served again $(sed 's/ /, /g' <<<"${took[*]}") s after its container started, $kept_a; both logs valid"
}

kill_nats() {
  local name kept_a kept_b reader
  for reader in 5 6; do read_events a1 "$reader"; done
  sleep 3
  for name in a1 b1; do token=${tokens[$name]} begin_load "$name"; done
  for _ in 1 2 3; do
    installation=workspace-ops-scale kill_container nats-a
    further a1 50
    in_shared compose up --detach nats-a >&2
    further a1 50
  done
  end_load a1
  end_load b1
  kept_a=$(in_cell a nothing_lost a1)
  kept_b=$(in_cell b nothing_lost b1)
  for reader in 5 6; do until_true 120 "the events of reader $reader" read_by a1 "$reader"; done
  verify_all a1 b1
  row "kill -9 of cell a's NATS under ingestion in both, three times, 50 answers without it each" \
    "a: $(answers a1), the slowest $(slowest a1), $kept_a, and two readers of before have the event of each; b: $(answers b1), the slowest $(slowest b1), $kept_b; both logs valid"
}

# The run of the header, but that podman says when it has ended: see migrate.
run_move() {
  local container code
  container=$(in_shared compose run --detach move "$@" 2>"$work/move.log")
  code=$(podman wait "$container")
  podman logs "$container" 2>&1
  podman rm "$container" >/dev/null
  return "$code"
}
move_workspace() {
  local moved kept rest answer
  for name in a2 a3; do token=${tokens[$name]} begin_load "$name"; done
  moved=$(run_move "${workspaces[a2]}" b) || fail "the move: $moved"
  say "$moved"
  further a2 50 201
  end_load a2
  end_load a3
  [ "$(count a3)" = "$(count a3 201)" ] || fail "who was not moved: $(answers a3)"
  kept=$(in_cell b nothing_lost a2)
  in_cell a nothing_lost a3 >&2
  [ "$(in_cell b stored_for a2)" -ge "$(sort -u "$work/load-a2.ids" | wc -l)" ] || fail 'not all is of the moved workspace'
  until_true 120 'the former cell has erased it' erased_in_a
  # The token is of before the move.
  [ "$(status_of "$base/api/runs" --header "$(authorization a2)")" = '421 b' ] || fail 'the former cell serves it'
  [ "$(status_of "$base/api/runs" --header "$(authorization a2)" --header 'x-cell: b')" = '200 ' ] || fail 'the new cell does not serve it'
  [ "$(status_of "$base/api/auth/me" --header "$(authorization a2)")" = '200 ' ] || fail 'its session'
  token=${tokens[a2]} log_is_valid --header 'x-cell: b' || fail 'the moved log'
  answer=$(api "$base/api/auth/login" --header 'content-type: application/json' \
    --data '{"email":"a2@example.com","password":"a long password"}')
  tokens[a2]=$(json token <<<"$answer")
  [ "$(claim "${tokens[a2]}")" = b ] || fail "the token after the move: $answer"
  verify_all a2 a3
  rest=$(grep -o 'entries of its log: [0-9]*' <<<"$moved" || true)
  row '`move` of a workspace from a to b under ingestion in it and in another one of a' \
    "$rest; answers: $(answers a2) (they name b, where the sender goes on with its old token), $kept in b, none left in a; a new login names b; the other one: $(answers a3); both logs valid"
}
erased_in_a() { [ "$(in_cell a stored_for a2)" = 0 ]; }

stop_all() {
  touch "$work"/load-{events,a1,a2,a3,b1}.stop
  [ ${#readers[@]} = 0 ] || kill "${readers[@]}" 2>/dev/null || true
  [ ! -f "$work/compose.scale.yml" ] || in_shared compose down --volumes >&2 || true
  [ ! -f "$work/docker-compose.yml" ] || both compose down --volumes >&2 || true
  kill "$api"
}

build_images "$from"
start_trial
write_files
both use_images
podman tag "localhost/workspace-ops_migrate:$from" localhost/workspace-ops-scale_move:latest
in_shared compose down --volumes >&2 || true
both compose down --volumes >&2 || true

start_all
take_tour
row "the README's tour, through HAProxy" "as written, in cell $(claim "$token")"
try_routing
try_events
kill_postgres
kill_nats
move_workspace
# shellcheck disable=SC2086 # a word is a name
verify_all $members
row 'the logs of the six workspaces at the end' 'valid'

cat <<REPORT
# Containers: two cells

\`deploy/podman/try-scale.sh --from $from\` on $(date --utc +%F): $(heading)

$(sizes)
REPORT
