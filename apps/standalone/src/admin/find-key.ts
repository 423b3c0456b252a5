import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSettings } from '@workspace-ops/service-kit';
import { loadGeneratedKeys } from '../generated-keys.ts';
import { standaloneSettings } from '../standalone-settings.ts';

type Environment = Record<string, string | undefined>;

const generatedNames = {
  SESSION_KEY_SECRET: 'sessionKeySecret',
  AUDIT_ANCHOR_KEY: 'auditAnchorKey',
} as const;

/** The setting, or what the first start of this data folder made; undefined where there is neither. */
export async function findKey(
  environment: Environment,
  name: keyof typeof generatedNames,
): Promise<string | undefined> {
  const given = environment[name];
  if (given) return given;
  const { DATA_DIR } = readSettings(standaloneSettings, environment);
  const isThere = await readFile(join(DATA_DIR, 'keys.json')).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  return isThere ? (await loadGeneratedKeys(DATA_DIR))[generatedNames[name]] : undefined;
}
