import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import {
  allServiceNames,
  createCredentials,
  createGuard,
  publicKeysSchema,
  settingPrefix,
  signingKeySchema,
  type PublicKeys,
  type ServiceName,
} from '@workspace-ops/rpc';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manageServiceKeys } from '../src/manage-service-keys.ts';
import { runInProcess, runProgram } from './run-program.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keys-'));
  file = join(folder, '.env');
});
afterEach(() => rm(folder, { recursive: true }));

const program = (...args: string[]) => runProgram('service-keys.ts', {}, args);
const serviceKeys = (...args: string[]) =>
  runInProcess(({ write }) => manageServiceKeys(args, write));

const read = async () => {
  const settings = parseEnv(await readFile(file, 'utf8'));
  const publicKeys = publicKeysSchema.parse(settings['INTERNAL_PUBLIC_KEYS']);
  const readToken = (service: ServiceName): string => {
    const key = signingKeySchema.parse(settings[`${settingPrefix(service)}_SIGNING_KEY`]);
    return createCredentials(service, key).authorizationFor('audit');
  };
  return { settings, publicKeys, tokenOf: readToken };
};

const identifySender = (publicKeys: PublicKeys, token: string): ServiceName =>
  createGuard({ service: 'audit', publicKeys }).identify(token);

describe('service-keys', () => {
  it('gives each service a key in a file that only its owner reads, and keeps the rest of it', async () => {
    await writeFile(file, 'POSTGRES_PASSWORD=secret');
    expect(await program(file)).toMatchObject({ exitCode: 0, stderr: '' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const { settings, publicKeys, tokenOf } = await read();
    expect(settings['POSTGRES_PASSWORD']).toBe('secret');
    for (const service of allServiceNames) {
      expect(identifySender(publicKeys, tokenOf(service))).toBe(service);
    }
  });

  it('leaves keys that are there', async () => {
    await serviceKeys(file);
    const first = await readFile(file, 'utf8');
    expect((await serviceKeys(file)).stdout).toBe(`${file}: every service has its key already.\n`);
    expect(await readFile(file, 'utf8')).toBe(first);
  });

  it('prints what is to be appended where no file is named', async () => {
    const { stdout } = await program();
    await writeFile(file, stdout);
    const { publicKeys, tokenOf } = await read();
    expect(identifySender(publicKeys, tokenOf('workflow'))).toBe('workflow');
  });

  it('changes a key in steps, at none of which a process meets a key that it does not know', async () => {
    await serviceKeys(file);
    const before = await read();
    await serviceKeys(file, '--add', 'voice-gateway');
    const added = await read();
    // Processes with the new settings know the old key, which is still the one in use.
    expect(added.settings['VOICE_GATEWAY_SIGNING_KEY']).toBe(
      before.settings['VOICE_GATEWAY_SIGNING_KEY'],
    );
    await serviceKeys(file, '--use', 'voice-gateway');
    const used = await read();
    const token = used.tokenOf('voice-gateway');
    expect(identifySender(added.publicKeys, token)).toBe('voice-gateway');
    expect(identifySender(used.publicKeys, before.tokenOf('voice-gateway'))).toBe('voice-gateway');
    expect(() => identifySender(before.publicKeys, token)).toThrow();
    await serviceKeys(file, '--drop', 'voice-gateway');
    const dropped = await read();
    expect(identifySender(dropped.publicKeys, token)).toBe('voice-gateway');
    expect(() => identifySender(dropped.publicKeys, before.tokenOf('voice-gateway'))).toThrow();
    expect(identifySender(dropped.publicKeys, before.tokenOf('audit'))).toBe('audit');
  });

  it.each([
    [['.env', '--use', 'voice-gateway'], 'There is no VOICE_GATEWAY_NEXT_SIGNING_KEY to use'],
    [['.env', '--add', 'vioce'], 'vioce is no service. There are identity,'],
    [['--add', 'audit'], 'Usage: service-keys'],
    [['--help'], 'Usage: service-keys'],
  ])('refuses %j with a message', async (args, message) => {
    const given = args.map((arg) => (arg === '.env' ? file : arg));
    const { exitCode, stderr } = await serviceKeys(...given);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining(message)]);
  });
});
