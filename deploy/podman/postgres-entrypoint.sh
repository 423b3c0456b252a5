#!/bin/sh
# Fills an empty volume and runs the server, as the image postgres:18 does with the variables that
# docker-compose.yml sets. For the image that base-images.sh makes where no registry can be reached.
set -eu
export PGDATA=/var/lib/postgresql/18/docker
export PATH="/usr/lib/postgresql/18/bin:$PATH"
as_postgres() { setpriv --reuid=postgres --regid=postgres --init-groups "$@"; }

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown -R postgres:postgres /var/lib/postgresql
  secret=$(mktemp)
  printf %s "$POSTGRES_PASSWORD" >"$secret"
  chown postgres "$secret"
  # shellcheck disable=SC2086 # several arguments
  as_postgres initdb --username=postgres --pwfile="$secret" --auth-local=trust --auth-host=scram-sha-256 \
    ${POSTGRES_INITDB_ARGS:-}
  rm "$secret"
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
  as_postgres pg_ctl start --wait --options='-c listen_addresses= -c unix_socket_directories=/tmp'
  as_postgres createdb --host=/tmp --username=postgres "$POSTGRES_DB"
  as_postgres pg_ctl stop --wait
fi
mkdir -p /var/run/postgresql
chown postgres:postgres /var/run/postgresql
exec setpriv --reuid=postgres --regid=postgres --init-groups "$@"
