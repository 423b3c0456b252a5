import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';

/**
 * The lines of a labelled file, each a JSON object; none where there is no such file.
 * @throws {z.ZodError} for a line of another shape.
 */
export async function readLines<T>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T[]> {
  const file = join(folder, name);
  if (!existsSync(file)) return [];
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
