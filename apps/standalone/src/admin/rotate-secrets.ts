import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rotateSigningKey } from '@workspace-ops/identity/admin';
import { readSettings, tenancySettings } from '@workspace-ops/service-kit';
import { loadGeneratedKeys } from '../generated-keys.ts';
import { standaloneSettings } from '../settings.ts';
import type { Command } from './command.ts';

export const rotateSecretsCommand: Command = {
  usage: 'secrets rotate [--drop-former]',
  summary:
    'makes a new key that signs sessions; --drop-former withdraws the others, which signs everybody out',
  flags: ['drop-former'],
  async run({ identity, print, environment }, { options }) {
    const dropsFormer = options['drop-former'] === true;
    const kid = await rotateSigningKey(identity, {
      secret: await findSecret(environment),
      workspaceId: readSettings(tenancySettings, environment).DEFAULT_WORKSPACE_ID,
      dropsFormer,
    });
    print(`${kid} signs sessions from now on. Running services take it up within a minute.`);
    if (dropsFormer) print('Sessions of before are void within ten minutes.');
  },
};

/** The setting, or what the first start of this data folder made; undefined where there is neither. */
async function findSecret(
  environment: Record<string, string | undefined>,
): Promise<string | undefined> {
  const given = environment['SESSION_KEY_SECRET'];
  if (given) return given;
  const { DATA_DIR } = readSettings(standaloneSettings, environment);
  const isThere = await readFile(join(DATA_DIR, 'keys.json')).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  return isThere ? (await loadGeneratedKeys(DATA_DIR)).sessionKeySecret : undefined;
}
