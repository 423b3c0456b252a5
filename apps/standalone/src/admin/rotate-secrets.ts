import { rotateSigningKey } from '@workspace-ops/identity/admin';
import { readSettings, tenancySettings } from '@workspace-ops/service-kit';
import type { Command } from './command.ts';
import { findKey } from './find-key.ts';

export const rotateSecretsCommand: Command = {
  usage: 'secrets rotate [--drop-former]',
  summary:
    'makes a new key that signs sessions; --drop-former withdraws the others, which signs everybody out',
  flags: ['drop-former'],
  async run({ identity, print, environment }, { options }) {
    const dropsFormer = options['drop-former'] === true;
    const kid = await rotateSigningKey(identity, {
      secret: await findKey(environment, 'SESSION_KEY_SECRET'),
      workspaceId: readSettings(tenancySettings, environment).DEFAULT_WORKSPACE_ID,
      dropsFormer,
    });
    print(`${kid} signs sessions from now on. Running services take it up within a minute.`);
    if (dropsFormer) print('Sessions of before are void within ten minutes.');
  },
};
