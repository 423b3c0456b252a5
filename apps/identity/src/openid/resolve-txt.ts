import { Resolver } from 'node:dns/promises';

/** The TXT records of a name, each one's parts joined; none where the name has none. */
export type ResolveTxt = (name: string) => Promise<string[]>;

/** Name servers' answers for a name that has no such record. */
const noRecord = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks name servers for TXT records.
 * @param servers as `192.0.2.1` or `192.0.2.1:5353`; none for those of this machine.
 */
export function createTxtResolver(servers: readonly string[]): ResolveTxt {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    try {
      const records = await resolver.resolveTxt(name);
      return records.map((parts) => parts.join(''));
    } catch (error) {
      if (noRecord.has((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
}
