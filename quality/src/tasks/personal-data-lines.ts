import { z } from 'zod';
import { readLines } from '../read-lines.ts';
import { type Half, halves, isOfHalf } from '../task.ts';

const lineSchema = z.object({
  text: z.string(),
  pii: z.array(
    z.object({
      type: z.enum(['email', 'phone', 'card', 'iban', 'national_id', 'secret']),
      value: z.string(),
    }),
  ),
  why: z.string(),
  set: z.enum(halves).optional(),
});

export type PersonalDataLine = z.infer<typeof lineSchema>;

export const readPersonalData = async (folder: string, half?: Half): Promise<PersonalDataLine[]> =>
  (await readLines(folder, 'pii.jsonl', lineSchema)).filter((line) => isOfHalf(line, half));
