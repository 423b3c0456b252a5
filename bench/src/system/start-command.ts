import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../../..');

/** The command that the README tells to type, without the word `start`. */
export async function readTypedCommand(): Promise<string[]> {
  const { packageManager } = await readManifest();
  return ['npx', '--yes', packageManager];
}

/** What `pnpm start` gives to node: the service is measured as its users start it. */
export async function readStartArguments(): Promise<string[]> {
  return parseStart((await readManifest()).scripts.start);
}

async function readManifest(): Promise<{ packageManager: string; scripts: { start: string } }> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
    scripts: { start: string };
  };
}

/** @throws {Error} for a script that is more than one call of node. */
export function parseStart(script: string): string[] {
  const match = /^exec sh scripts\/node\.sh ([\w./=\- ]+)$/.exec(script);
  if (match?.[1] === undefined) throw new Error(`"${script}" is not one call of node.`);
  return match[1].split(' ');
}
