import { createHash, type Hash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { listLessons, weightFiles } from './learn.ts';

/** What the committed weights were learned from, and the weights: learning them again takes a minute. */
const digestsSchema = z.strictObject({
  /** Of all lessons. */
  lessons: z.string(),
  /** Of the sources that say how. */
  learning: z.string(),
  /** Of each file of weights, by its name. */
  weights: z.record(z.string(), z.string()),
});
type Digests = z.infer<typeof digestsSchema>;

const file = join(import.meta.dirname, '..', 'learned.json');
const sources = ['kind-sets.ts', 'learn.ts', 'learn-weights.ts'];

/** The digests of what is there now. */
export async function digestLearned(): Promise<Digests> {
  const lessons = createHash('sha256');
  for await (const lesson of listLessons()) lessons.update(lesson);
  const learning = createHash('sha256');
  for (const name of sources) learning.update(await readFile(join(import.meta.dirname, name)));
  const weights: Digests['weights'] = {};
  for (const { file: path } of weightFiles)
    weights[basename(path)] = toText(createHash('sha256').update(await readFile(path)));
  return { lessons: toText(lessons), learning: toText(learning), weights };
}

const toText = (hash: Hash): string => hash.digest('hex');

export const readDigests = async (): Promise<Digests> =>
  digestsSchema.parse(JSON.parse(await readFile(file, 'utf8')));

export const writeDigests = (digests: Digests): Promise<void> =>
  writeFile(file, `${JSON.stringify(digests, null, 2)}\n`);
