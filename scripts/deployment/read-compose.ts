import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A service of docker-compose.yml, as far as the project's rules about it go. */
export interface ComposeService {
  image?: string;
  build?: { context: string; target: string; args: Record<string, string | number> };
  environment: Record<string, string | number | null>;
  ports?: string[];
  networks: string[];
  depends_on?: Record<string, { condition: string }>;
  deploy?: { replicas: number };
  restart: string;
  stop_grace_period?: string;
  healthcheck?: { test: string[] };
  volumes?: string[];
}

export interface Compose {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean }>;
  /** The text, for linters. */
  text: string;
}

const root = join(import.meta.dirname, '../..');

export const composeFile = join(root, 'docker-compose.yml');

export async function readCompose(): Promise<Compose> {
  const text = await readFile(composeFile, 'utf8');
  return { ...(parse(text, { merge: true }) as Omit<Compose, 'text'>), text };
}

const reference = /\$\{(?<name>\w+)(?::(?<kind>[?-])(?<rest>[^}]*))?\}/g;

/** The variables that a text needs before Compose accepts it. */
export const requiredVariables = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(reference)]
      .filter(({ groups }) => groups?.['kind'] === '?')
      .map(({ groups }) => groups!['name']!),
  ),
];

/**
 * A service's environment as its container gets it: references filled in from the variables,
 * settings without a value passed on where the variables have one.
 * @throws {Error} which names a required variable that is missing.
 */
export function readEnvironment(
  { environment }: ComposeService,
  variables: Record<string, string>,
): Record<string, string> {
  const filled = Object.entries(environment).map(([name, value]) => [
    name,
    value === null ? variables[name] : fillIn(String(value), variables),
  ]);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

const fillIn = (text: string, variables: Record<string, string>): string =>
  text.replaceAll(reference, (_, name: string, kind?: string, rest?: string) => {
    const value = variables[name];
    if (value !== undefined && value !== '') return value;
    if (kind === '?') throw new Error(`${name} is required: ${rest}`);
    return rest ?? '';
  });
