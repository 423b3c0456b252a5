import { Resolver } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { bareHost, isLocalhostName } from './address-policy.ts';

/** Every address of a name; rejects when it has none or the name servers do not answer. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/**
 * Asks this machine's hosts file, then its name servers. Not `dns.lookup`: that waits for dead
 * name servers in the process's few pool threads, which password hashing and files need too.
 */
export function createHostResolver(options: { hostsFile?: string } = {}): ResolveHost {
  const { hostsFile = '/etc/hosts' } = options;
  const resolver = new Resolver({ timeout: 1_000, tries: 2 });
  return async (hostname) => {
    const name = bareHost(hostname);
    if (isLocalhostName(name)) return ['127.0.0.1', '::1'];
    const known = hostsFileAddresses(await readHostsFile(hostsFile), name);
    if (known.length > 0) return known;
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const addresses = answers.flatMap((answer) =>
      answer.status === 'fulfilled' ? answer.value : [],
    );
    if (addresses.length === 0) throw firstReason(answers);
    return addresses;
  };
}

/** The addresses that a hosts file gives a name. */
export function hostsFileAddresses(text: string, name: string): string[] {
  return text.split('\n').flatMap((line) => {
    const [address, ...names] = line.replace(/#.*/, '').trim().toLowerCase().split(/\s+/);
    return address !== undefined && isIP(address) !== 0 && names.includes(name) ? [address] : [];
  });
}

async function readHostsFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

const firstReason = (answers: PromiseSettledResult<string[]>[]): Error =>
  answers.find((answer) => answer.status === 'rejected')?.reason as Error;
