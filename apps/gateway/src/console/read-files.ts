import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** One file of the built console, as it is sent. */
export interface ConsoleFile {
  type: string;
  /** By content encoding; `identity` always. */
  bodies: Readonly<Record<string, Buffer>>;
  etag: string;
  /** Its name has a hash of its content. */
  isImmutable: boolean;
}

export type ConsoleFiles = ReadonlyMap<string, ConsoleFile>;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** All files of a built console by their path below it; files of other kinds are not served. */
export async function readConsoleFiles(folder: string): Promise<ConsoleFiles> {
  const entries = await readdir(folder, { recursive: true });
  const names = entries.filter((name) => types[extname(name)] !== undefined);
  const files = names.map(async (name) => [name, await readFileIn(folder, name, entries)] as const);
  return new Map(await Promise.all(files));
}

async function readFileIn(
  folder: string,
  name: string,
  entries: readonly string[],
): Promise<ConsoleFile> {
  const identity = await readFile(join(folder, name));
  const bodies: Record<string, Buffer> = { identity };
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const compressed = `${name}${suffix}`;
    if (entries.includes(compressed)) bodies[encoding] = await readFile(join(folder, compressed));
  }
  return {
    type: types[extname(name)]!,
    bodies,
    etag: `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`,
    isImmutable: name.startsWith('assets/'),
  };
}
