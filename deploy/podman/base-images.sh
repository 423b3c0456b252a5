# Sourced: makes, of Debian's packages and npm's, the images that the files ask a registry for.

mirror() { awk '/^URIs:/ { print $2; exit } /^deb / { print $2; exit }' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null; }

# debian <folder> <suite> <packages>: a small Debian in a folder.
debian() {
  [ -e "$1/.complete" ] && return
  rm -rf "$1"
  # A suite later than this debootstrap is made as sid is.
  debootstrap --variant=minbase --include="$3" "$2" "$1" "$(mirror)" sid >"$1.log" 2>&1
  rm -rf "$1"/var/cache/apt/archives/*.deb "$1"/var/lib/apt/lists/*
  touch "$1/.complete"
}

# import <folder> <image> <changes of the image's settings>
import() {
  folder=$1
  image=$2
  shift 2
  for change in "$@"; do set -- "$@" --change "$change" && shift; done
  tar -C "$folder" -c . | podman import --quiet "$@" - "$image" >/dev/null
}

path='ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

# make <image> <maker>: unless it is there.
make_image() { podman image exists "$1" || "$2" "$1"; }

make_node() {
  debian "$work/trixie" trixie libstdc++6,libatomic1,ca-certificates
  root=$work/node
  rm -rf "$root"
  cp -a "$work/trixie" "$root"
  # The machine's library path is that of the programs above.
  env -u LD_LIBRARY_PATH npm install --silent --prefix "$work/npm" "node@$node_version" npm@11
  cp -L "$work/npm/node_modules/node/bin/node" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -a "$work/npm/node_modules/npm" "$root/usr/local/lib/node_modules/"
  ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  chroot "$root" useradd --create-home --uid 1000 --shell /bin/bash node
  import "$root" "$1" 'CMD ["node"]' "$path"
  rm -rf "$root"
}

make_postgres() {
  # The first suite with PostgreSQL 18.
  debian "$work/forky" forky postgresql-18
  cp "$here/postgres-entrypoint.sh" "$work/forky/usr/local/bin/"
  chmod +x "$work/forky/usr/local/bin/postgres-entrypoint.sh"
  import "$work/forky" "$1" 'ENTRYPOINT ["postgres-entrypoint.sh"]' 'CMD ["postgres"]' 'STOPSIGNAL SIGINT' \
    'ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/lib/postgresql/18/bin' \
    'ENV PGDATA=/var/lib/postgresql/18/docker'
}

make_haproxy() {
  debian "$work/haproxy" trixie haproxy
  import "$work/haproxy" "$1" 'CMD ["haproxy","-W","-db","-f","/usr/local/etc/haproxy/haproxy.cfg"]' 'USER haproxy' \
    'STOPSIGNAL SIGUSR1' "$path"
}

make_nats() {
  debian "$work/nats" trixie nats-server
  import "$work/nats" "$1" 'ENTRYPOINT ["nats-server"]' "$path"
}

make_base_images() {
  node_version=$(sed -n 's/^ARG NODE_VERSION=//p' "$project/Dockerfile")
  make_image "docker.io/library/node:$node_version-trixie-slim" make_node
  make_image docker.io/library/postgres:18 make_postgres
  make_image docker.io/library/haproxy:3.0-alpine make_haproxy
  make_image docker.io/library/nats:2 make_nats
}
