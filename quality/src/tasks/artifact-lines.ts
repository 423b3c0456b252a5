import { evaluate } from '@workspace-ops/scoring';
import { z } from 'zod';
import { readLines } from '../read-lines.ts';
import { type Half, halves, isOfHalf } from '../task.ts';

export const typeSchema = z.enum(['document', 'post', 'calendar_entry', 'file', 'crm_diff', 'csv']);
const setSchema = z.enum(halves).optional();
const pairSchema = z.object({
  type: typeSchema,
  better: z.string(),
  worse: z.string(),
  why: z.string(),
  set: setSchema,
});
const singleSchema = z.object({
  type: typeSchema,
  content: z.string(),
  placeholder: z.boolean(),
  set: setSchema,
});
const lineSchema = z.union([pairSchema, singleSchema]);

type Type = z.infer<typeof typeSchema>;
type Pair = z.infer<typeof pairSchema>;
type Single = z.infer<typeof singleSchema>;

const read = async (folder: string, half?: Half): Promise<(Pair | Single)[]> =>
  (await readLines(folder, 'artifacts.jsonl', lineSchema)).filter((line) => isOfHalf(line, half));

export const readPairs = async (folder: string, half?: Half): Promise<Pair[]> =>
  (await read(folder, half)).filter((line) => 'better' in line);

export const readSingles = async (folder: string, half?: Half): Promise<Single[]> =>
  (await read(folder, half)).filter((line) => 'placeholder' in line);

/** The same title for every body, so that only the body decides. */
export const score = (artifactType: Type, content: string): ReturnType<typeof evaluate> =>
  evaluate({ artifactType, title: 'Draft for review', content }, { now: new Date(0) });
