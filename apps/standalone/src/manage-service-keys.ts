import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  allServiceNames,
  formatPublicKeys,
  generateServiceKey,
  settingPrefix,
  signingKeySchema,
  type ServiceName,
} from '@workspace-ops/rpc';

/*
 * The services' keys in a file of settings, as `.env`: <SERVICE>_SIGNING_KEY for each, and
 * INTERNAL_PUBLIC_KEYS. Changing one key takes three steps, so that at each moment every process
 * knows the public key of what it is sent: `add` the next key, `use` it, `drop` the former one.
 */

const keySteps = ['add', 'use', 'drop'] as const;
type KeyStep = (typeof keySteps)[number];

const publicName = 'INTERNAL_PUBLIC_KEYS';
const currentName = (service: ServiceName): string => `${settingPrefix(service)}_SIGNING_KEY`;
const nextName = (service: ServiceName): string => `${settingPrefix(service)}_NEXT_SIGNING_KEY`;

/** The file's text with a key for every service that has none. */
function addMissingKeys(text: string): string {
  const missing = allServiceNames.filter((service) => !readValue(text, currentName(service)));
  if (missing.length === 0) return text;
  let changed = text;
  const made = missing.map((service) => {
    const { signingKey, publicKey } = generateServiceKey();
    changed = withLine(changed, currentName(service), signingKey);
    return { service, publicKey };
  });
  const known = publicKeysIn(text).filter(({ service }) => !missing.includes(service));
  return withLine(changed, publicName, formatPublicKeys([...known, ...made]));
}

/** The file's text after a step of the change of one service's key. @throws {Error} out of turn. */
function changeKey(text: string, step: KeyStep, service: ServiceName): string {
  const next = readValue(text, nextName(service));
  if (step === 'add') {
    if (next) throw new Error(`${nextName(service)} is there already: use it, or remove it.`);
    const { signingKey, publicKey } = generateServiceKey();
    const keys = formatPublicKeys([...publicKeysIn(text), { service, publicKey }]);
    return withLine(withLine(text, nextName(service), signingKey), publicName, keys);
  }
  if (step === 'use') {
    if (!next) throw new Error(`There is no ${nextName(service)} to use: add one first.`);
    return withLine(withLine(text, nextName(service), undefined), currentName(service), next);
  }
  if (next) throw new Error(`${nextName(service)} is not in use yet.`);
  const { publicKey } = signingKeySchema.parse(readValue(text, currentName(service)));
  const others = publicKeysIn(text).filter((key) => key.service !== service);
  return withLine(text, publicName, formatPublicKeys([...others, { service, publicKey }]));
}

function publicKeysIn(text: string): { service: ServiceName; publicKey: string }[] {
  const entries = (readValue(text, publicName) ?? '').split(',').filter((entry) => entry !== '');
  return entries.map((entry) => {
    const [service, publicKey] = entry.split(':') as [ServiceName, string];
    return { service, publicKey };
  });
}

const matchLine = (name: string): RegExp => new RegExp(`^${name}=(.*)$`, 'm');

const readValue = (text: string, name: string): string | undefined =>
  matchLine(name).exec(text)?.[1]?.trim();

/** Sets the setting where its line is, or at the end; undefined removes the line. */
function withLine(text: string, name: string, value: string | undefined): string {
  if (value === undefined) return text.replace(new RegExp(`^${name}=.*\n?`, 'm'), '');
  const line = `${name}=${value}`;
  if (matchLine(name).test(text)) return text.replace(matchLine(name), line);
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`;
}

const usage = `Usage: service-keys [<file> [--${keySteps.join('|--')} <service>]]`;

/** @throws {Error} with the usage where the arguments are not of these forms. */
export async function manageServiceKeys(
  args: string[],
  write: (text: string) => void,
): Promise<void> {
  const { values, positionals } = readArguments(args);
  const [file, ...rest] = positionals;
  const steps = Object.entries(values) as [KeyStep, string][];
  if (rest.length > 0 || steps.length > 1 || (steps.length > 0 && file === undefined)) {
    throw new Error(usage);
  }
  if (file === undefined) write(addMissingKeys(''));
  else write(`${file}: ${await change(file, steps[0])}\n`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { add: { type: 'string' }, use: { type: 'string' }, drop: { type: 'string' } },
    });
  } catch (error) {
    throw new Error(usage, { cause: error });
  }
}

async function change(file: string, step: [KeyStep, string] | undefined): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const changed =
    step === undefined ? addMissingKeys(text) : changeKey(text, step[0], readService(step[1]));
  if (changed === text) return 'every service has its key already.';
  // Renamed into place, so that a crash leaves one file or the other.
  await writeFile(`${file}.new`, changed, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return 'written.';
}

function readService(name: string): ServiceName {
  const service = allServiceNames.find((known) => known === name);
  if (service !== undefined) return service;
  throw new Error(`${name} is no service. There are ${allServiceNames.join(', ')}.`);
}
