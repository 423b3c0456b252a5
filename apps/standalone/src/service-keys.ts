import { readFile, rename, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { allServiceNames, type ServiceName } from '@workspace-ops/rpc';
import { addMissingKeys, changeKey, keySteps, type KeyStep } from './service-key-file.ts';

/*
 * service-keys [file]: makes the keys by which the services recognise each other, in the file of
 * settings, or on standard output where none is named.
 * service-keys <file> --add|--use|--drop <service>: the steps of changing one: docs/operations.md.
 */
const usage = `Usage: service-keys [<file> [--${keySteps.join('|--')} <service>]]`;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { add: { type: 'string' }, use: { type: 'string' }, drop: { type: 'string' } },
  });
  const [file, ...rest] = positionals;
  const steps = Object.entries(values) as [KeyStep, string][];
  if (rest.length > 0 || steps.length > 1 || (steps.length > 0 && file === undefined)) {
    throw new Error(usage);
  }
  if (file === undefined) process.stdout.write(addMissingKeys(''));
  else await change(file, steps[0]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function change(file: string, step: [KeyStep, string] | undefined): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const changed =
    step === undefined ? addMissingKeys(text) : changeKey(text, step[0], serviceOf(step[1]));
  // Renamed into place, so that a crash leaves one file or the other.
  await writeFile(`${file}.new`, changed, { mode: 0o600 });
  await rename(`${file}.new`, file);
}

function serviceOf(name: string): ServiceName {
  const service = allServiceNames.find((known) => known === name);
  if (service !== undefined) return service;
  throw new Error(`${name} is no service. There are ${allServiceNames.join(', ')}.`);
}
