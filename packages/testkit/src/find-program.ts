import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that may be missing: where a variable names it, or else on the path. */
export function findProgram(name: string, variable: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const given = process.env[variable];
  const candidates = given ? [given] : folders.map((folder) => join(folder, name));
  return candidates.find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
