# Sourced: gets podman and docker-compose from Debian's packages into $work/programs, where they are used from,
# and gives them settings of their own in $work. Nothing of the machine's own is changed but its network rules.
# Works where control groups are hybrid and limits are low.

packages="podman runc conmon catatonit netavark aardvark-dns iptables debootstrap
  libip6tc2 libnfnetlink0 libnetfilter-conntrack3 libnftnl11 libgpgme11 libsubid4
  golang-github-containers-common golang-github-containers-image
  docker-compose python3-docker python3-dockerpty python3-docopt python3-dotenv python3-jsonschema python3-attr
  python3-pyrsistent python3-texttable python3-requests python3-urllib3 python3-idna python3-certifi
  python3-charset-normalizer python3-chardet python3-websocket"

get_programs() {
  programs=$work/programs
  if [ ! -x "$programs/usr/bin/podman" ]; then
    mkdir -p "$work/packages" "$programs"
    # shellcheck disable=SC2086 # a word is a package
    (cd "$work/packages" && apt-get download $packages >&2)
    for package in "$work"/packages/*.deb; do dpkg -x "$package" "$programs"; done
    ln -sf xtables-nft-multi "$programs/usr/sbin/iptables"
    ln -sf xtables-nft-multi "$programs/usr/sbin/ip6tables"
  fi
  LD_LIBRARY_PATH=$(echo "$programs"/usr/lib/*-linux-gnu)
  export LD_LIBRARY_PATH
  export XTABLES_LIBDIR="$LD_LIBRARY_PATH/xtables"
  export PATH="$programs/usr/bin:$programs/usr/sbin:$PATH"
  export PYTHONPATH="$programs/usr/lib/python3/dist-packages"
  export DEBOOTSTRAP_DIR="$programs/usr/share/debootstrap"
  write_settings
}

write_settings() {
  mkdir -p "$work/settings" "$work/home/.config/containers"
  export HOME="$work/home"
  cp "$programs/etc/containers/policy.json" "$HOME/.config/containers/"
  export CONTAINERS_CONF="$work/settings/containers.conf"
  cat >"$CONTAINERS_CONF" <<EOF
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
seccomp_profile = "$programs/usr/share/containers/seccomp.json"
log_driver = "k8s-file"
init_path = "$programs/usr/bin/catatonit"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
init_path = "$programs/usr/bin/catatonit"
conmon_path = ["$programs/usr/bin/conmon"]
helper_binaries_dir = ["$programs/usr/lib/podman"]
[engine.runtimes]
runc = ["$programs/usr/sbin/runc"]
[network]
network_backend = "netavark"
network_config_dir = "$work/networks"
EOF
  export CONTAINERS_STORAGE_CONF="$work/settings/storage.conf"
  cat >"$CONTAINERS_STORAGE_CONF" <<EOF
[storage]
driver = "${STORAGE_DRIVER:-overlay}"
graphroot = "$work/storage"
runroot = "$work/run"
EOF
  export CONTAINERS_REGISTRIES_CONF="$work/settings/registries.conf"
  # The images have the names that the files ask for; none is fetched.
  echo 'unqualified-search-registries = ["docker.io"]' >"$CONTAINERS_REGISTRIES_CONF"
}

# The API by which docker-compose speaks to podman.
start_api() {
  export DOCKER_HOST="unix://$work/podman.sock"
  podman system service --time=0 "$DOCKER_HOST" >"$work/api.log" 2>&1 &
  api=$!
  until [ -S "$work/podman.sock" ]; do
    kill -0 "$api"
    sleep 0.1
  done
}
