import { fileURLToPath } from 'node:url';

const resolveFile = (path: string): string => fileURLToPath(import.meta.resolve(path));

/** What runs in place of a program of the product, by the name of its app. */
export const leakingPrograms: Partial<Record<string, string>> = {
  'sync-bridge': resolveFile('./sync-bridge/main.ts'),
  standalone: resolveFile('./standalone/main.ts'),
};
