# Sourced by the scripts that try the Compose files, which have $from, the commit to build: what they share.
# A function about an installation is about the Compose project named in $installation.

project=$(cd "$here/../.." && pwd)
work=${PODMAN_WORK:-/var/tmp/workspace-ops-podman}
caller_home=$HOME
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
commit_of() { git -C "$project" rev-parse --short=8 "$1"; }
# A program of the machine's, which knows nothing of the libraries above.
host() { env -u LD_LIBRARY_PATH -u PYTHONPATH HOME="$caller_home" "$@"; }
# This docker-compose reads one file of settings alone.
compose() { (cd "$work" && docker-compose --project-name "$installation" --env-file "$installation.env" "$@"); }

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
build_images() {
  get_programs
  make_base_images
  local service
  for service in migrate $services; do build "$service" "$1"; done
}
sizes() {
  local service
  echo "| image at $from | size |"
  echo '| --- | --- |'
  for service in migrate $services; do
    podman image inspect --format '{{.Size}}' "localhost/workspace-ops_$service:$from" |
      awk -v service="$service" '{ printf "| %s | %d MB |\n", service, $1 / 1e6 }'
  done
}
# use <service> <commit>: as the image that Compose would have built.
use() { podman tag "localhost/workspace-ops_$1:$2" "localhost/${installation}_$1:latest"; }
use_images() {
  local service
  for service in migrate $services; do use "$service" "$from"; done
}

# The file as it is, but for what this docker-compose does not know; its names have underscores.
write_compose() {
  sed -E -e '/^name:/d' -e '/start_interval:/d' -e 's/\b(cell-(a|b|\$\{[^}]*\}))-([a-z]+)-1\b/\1_\3_1/' \
    "$project/$1" >"$work/$1"
}
# Secrets as .env.example says.
write_secrets() {
  local secret name
  secret() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
  sed -nE 's/^([A-Z_]+)=$/\1/p' "$project/.env.example" | grep -vE '_SIGNING_KEY$|^INTERNAL_PUBLIC_KEYS$' |
    while read -r name; do echo "$name=$(secret)"; done >"$1"
  podman run --rm "localhost/workspace-ops_migrate:$from" node src/service-keys.ts >>"$1"
}

until_true() {
  local deadline=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ $SECONDS -lt $deadline ] || fail "not in time: $what"
    sleep 0.5
  done
}

# container <service>: the first one of it.
container() { echo "${installation}_$1_1"; }
pid_of() { podman inspect --format '{{.State.Pid}}' "$(container "$1")"; }
is_running() { [ "$(podman inspect --format '{{.State.Running}}' "$(container "$1")")" = true ]; }
is_gone() { ! is_running "$1"; }
# Nothing that watches containers is here, as Docker's daemon does: whoever kills one has Compose start it.
kill_container() {
  kill -9 "$(pid_of "$1")"
  until_true 60 "the killed $1 has ended" is_gone "$1"
}

in_postgres() { podman exec --interactive --user postgres "$(container postgres)" "$@"; }
query() { in_postgres psql --username=postgres --dbname=workspace_ops --tuples-only --no-align --command="$1"; }
accepts() { podman exec "$(container "${1:-postgres}")" pg_isready --host=127.0.0.1 --username=postgres --dbname=workspace_ops; }
# Compose 1 asks whether a program has ended in a way that this podman does not answer: so it is asked here.
migrate() {
  compose up --detach --no-build --no-deps --force-recreate migrate >&2
  local code
  code=$(podman wait "$(container migrate)")
  [ "$code" = 0 ] || fail "migrate ended with $code: $(podman logs "$(container migrate)" 2>&1)"
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
json() { sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p"; }
api() { host curl --silent --show-error --max-time 60 "$@"; }
ready() { api --fail "$base/readyz"; }
count_ingestions() { query 'select count(*) from sync.ingestions'; }
log_is_valid() { api "$base/api/audit-logs/verify" --header "authorization: Bearer $token" "$@" | grep -q '"valid":true'; }

# The commands as they stand in the README; leaves the session's token.
take_tour() {
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

# A load is ingestions one after the other, and has a name and these files:
#   .answers  a line for each: status, seconds, when it came
#   .ids      of the ingestions that were acknowledged
#   .stop     ends it
# It goes to the cell that a refusal names, as the SDK does, and is sent again with its key until it is acknowledged.
load() {
  local file=$work/load-$1 number=1 status took cell='' named key
  key=$1-$(date +%s)
  rm -f "$file".*
  touch "$file.answers" "$file.ids"
  while [ ! -e "$file.stop" ]; do
    read -r status took named < <(api --output "$file.body" --write-out '%{http_code} %{time_total} %header{x-cell}\n' \
      "$base/api/sync/ingest" --header "authorization: Bearer $token" --header 'content-type: application/json' \
      --header "idempotency-key: $key-$number" ${cell:+--header "x-cell: $cell"} \
      --data "{\"dataType\":\"lead\",\"payload\":{\"number\":$number}}" 2>>"$file.errors") || true
    echo "$status $took $(date +%s.%N)" >>"$file.answers"
    case $status in
      201)
        echo "$(json ingestionId <"$file.body")" >>"$file.ids"
        number=$((number + 1))
        ;;
      421) cell=$named ;;
    esac
  done
}
# begin_load <name> and end_load <name>, with $token the sender's.
declare -A loading
begin_load() {
  load "$1" &
  loading[$1]=$!
  until_true 60 "the first answers of $1" answered "$1" 20
}
end_load() {
  touch "$work/load-$1.stop"
  wait "${loading[$1]}"
}
# answers <name>: how many of each status, and the slowest.
answers() {
  cut -d ' ' -f 1 "$work/load-$1.answers" | sort | uniq --count |
    awk '{ printf "%s%d × %s", sep, $1, $2; sep = ", " }'
}
slowest() { cut -d ' ' -f 2 "$work/load-$1.answers" | sort -g | tail -1 | awk '{ printf "%.1f s", $1 }'; }
# count <name> [<pattern of status>]
count() { grep -cE "^${2:-...} " "$work/load-$1.answers" || true; }
answered() { [ "$(count "$1" "${3:-...}")" -ge "$2" ]; }
# further <name> <number> [<pattern of status>]: waits for so many more.
further() { until_true 240 "further answers of $1" answered "$1" $(($(count "$1" "${3:-...}") + $2)) "${3:-...}"; }
# Every ingestion that a load was told of is stored, in the installation's database. Says it in words.
nothing_lost() {
  local ids=$work/load-$1.ids lost
  query 'select id from sync.ingestions' | sort >"$work/load-$1.stored"
  lost=$(sort -u "$ids" | comm -23 - "$work/load-$1.stored" | wc -l)
  [ "$lost" = 0 ] || fail "$1: $lost acknowledged ingestions are not stored"
  [ -s "$ids" ] || fail "$1: none acknowledged: $(answers "$1")"
  echo "$(sort -u "$ids" | wc -l) acknowledged, all stored"
}

start_trial() {
  say 'the images are there'
  rm -f "$work/podman.sock"
  start_api
  trap stop_all EXIT
}
heading() {
  cat <<END
$(nproc) cores, Linux $(uname -r), $(podman --version),
$(runc --version | head -1), storage driver ${STORAGE_DRIVER:-overlay}, $(docker-compose --version). The base images are made of
Debian's packages; those of the services are built by the Dockerfile, and run as docker-compose.yml says: without
capabilities, read-only, as \`node\`.

| tried | came |
| --- | --- |
$(printf '%s\n' "${rows[@]}")
END
}
