import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';

export type Lookup = (host: string) => Promise<string[]>;

const lookUpAll: Lookup = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
};

/**
 * Resolves the addresses behind addresses: a host name that an orchestrator resolves to several
 * replicas becomes one address for each. A name that cannot be resolved just now keeps what it
 * resolved to last, and stays as it is before that.
 */
export function createResolver(addresses: readonly string[], look: Lookup = lookUpAll) {
  const lastKnown = new Map<string, string[]>();
  const resolveOne = async (address: string): Promise<string[]> => {
    const { hostname, port, origin } = new URL(address);
    const bare = hostname.replace(/^\[(.*)\]$/, '$1');
    if (isIP(bare) !== 0 || bare === 'localhost') return [origin];
    const found = await look(bare).catch(() => []);
    if (found.length === 0) return lastKnown.get(address) ?? [origin];
    const resolved = found.map((ip) => `http://${isIP(ip) === 6 ? `[${ip}]` : ip}:${port || 80}`);
    lastKnown.set(address, resolved);
    return resolved;
  };
  return async (): Promise<string[]> => {
    const resolved = await Promise.all(addresses.map(resolveOne));
    return [...new Set(resolved.flat())];
  };
}
