import { z } from 'zod';
import { describeIssue } from './sentences.ts';

// Zod has one place for the wording that schemas do not give themselves.
z.config({ customError: describeIssue });

/** Sizes in UTF-16 code units, items and levels. */
export const limits = {
  name: 200,
  shortText: 2_000,
  longText: 200_000,
  arrayItems: 500,
  jsonDepth: 32,
  password: 1_024,
  email: 254,
  userAgent: 500,
  /** In characters, and how many a workspace may say the meaning of. */
  fieldName: 100,
  fieldNames: 200,
} as const;

/** PostgreSQL stores neither NUL nor an unpaired surrogate; both are refused in every input. */
export const isStorableText = (value: string): boolean =>
  !value.includes('\u0000') && value.isWellFormed();

/** At most so many UTF-16 code units; zod's own `max` counts code points. */
export const textUpTo = (max: number) =>
  z
    .string()
    .refine((value) => value.length <= max, { error: `must be at most ${max} characters` })
    .meta({ maxLength: max });

/** Text that PostgreSQL stores as it is, possibly empty. */
export const storableText = (max: number) =>
  textUpTo(max).refine(isStorableText, {
    error: 'must not contain NUL or unpaired surrogate characters',
  });

/** What a JSON Schema says of a text that must not be empty or only white space. */
export const notBlank = { minLength: 1, pattern: '\\S' } as const;

/** A required text: empty or only white space counts as missing. */
const required = (max: number) =>
  storableText(max)
    .refine((value) => value.trim() !== '', { error: 'is required' })
    .meta(notBlank);

export const requiredName = () => required(limits.name);
export const requiredShortText = () => required(limits.shortText);
export const requiredLongText = () => required(limits.longText);

/** `null` counts as absent, as everywhere in requests. */
export const absent = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value) => value ?? undefined);

export const optionalName = () => absent(storableText(limits.name));
export const optionalShortText = () => absent(storableText(limits.shortText));
export const optionalLongText = () => absent(storableText(limits.longText));

/** A default that also replaces `null` and, for texts, the empty string. */
export const withDefault = <T extends z.ZodType>(schema: T, value: z.output<T>) =>
  schema
    .nullish()
    .transform((given) => given ?? value)
    .meta({ default: value });

/** A text with a default that also replaces one that is empty or only white space. */
export const textOr = (max: number, value: string) =>
  absent(storableText(max))
    .transform((given) => (given === undefined || given.trim() === '' ? value : given))
    .meta({ default: value });

export const textList = () =>
  z
    .array(requiredShortText())
    .max(limits.arrayItems, { error: `must have at most ${limits.arrayItems} items` });

/** An id that may be left out, or empty. */
export const optionalId = () =>
  optionalName().transform((id) => (id?.trim() === '' ? undefined : id));

/** An id as it comes in a path or a body: any storable text; an unknown one is "not found". */
export const idInput = () => required(limits.name);
