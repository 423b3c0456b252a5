import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '@workspace-ops/service-kit';
import { z } from 'zod';
import type { allSettings } from './settings.ts';

const keysSchema = z.object({
  auditAnchorKey: z.string().min(32),
  sessionKeySecret: z.string().min(32),
});

export type GeneratedKeys = z.infer<typeof keysSchema>;

/**
 * The keys that hold outside the database what only this installation may know, made at the
 * first start and kept in the data folder, readable by its owner only.
 */
export async function loadGeneratedKeys(dataDir: string): Promise<GeneratedKeys> {
  const file = join(dataDir, 'keys.json');
  await mkdir(dataDir, { recursive: true });
  try {
    return keysSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw new Error(`${file} cannot be read as this installation's keys.`, { cause: error });
    }
  }
  const keys = { auditAnchorKey: newKey(), sessionKeySecret: newKey() };
  // Renamed into place, so that a crash leaves either no file or a whole one.
  await writeFile(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return keys;
}

const newKey = (): string => randomBytes(32).toString('base64url');

type Given = Settings<typeof allSettings>;

/** The settings as read, with this installation's own keys where none were given. */
export type StandaloneSettings = Omit<Given, keyof KeySettings> & KeySettings;

interface KeySettings {
  AUDIT_ANCHOR_KEY: string;
  SESSION_KEY_SECRET: string;
}

export const withGeneratedKeys = (given: Given, keys: GeneratedKeys): StandaloneSettings => ({
  ...given,
  AUDIT_ANCHOR_KEY: given.AUDIT_ANCHOR_KEY ?? keys.auditAnchorKey,
  SESSION_KEY_SECRET: given.SESSION_KEY_SECRET ?? keys.sessionKeySecret,
});
