/** What ends a host in a URL, or stands before one. */
const notOfHosts = /[/\\?#@]/;

/** The name or address in a Host header, without port, brackets and final dot; null for none. */
export function hostNameOf(host: string): string | null {
  const name = notOfHosts.test(host) ? undefined : URL.parse(`http://${host}`)?.hostname;
  return name === undefined ? null : bare(name);
}

/** `[::1]` as `::1`, `ops.example.com.` as `ops.example.com`. */
const bare = (name: string): string =>
  name.startsWith('[') ? name.slice(1, -1) : name.replace(/\.$/, '');
