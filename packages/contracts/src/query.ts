import { z } from 'zod';

/** An empty query value is as if absent. */
const emptyAsAbsent = (value: unknown): unknown =>
  value === '' || value === null ? undefined : value;

/** A plain decimal integer within a range, refused and not clamped outside it. */
export const queryInteger = (range: { min: number; max: number; default: number }) =>
  z.preprocess(
    emptyAsAbsent,
    z
      .union([z.string(), z.number()])
      .refine((value) => isIntegerIn(value, range), {
        error: `must be an integer from ${range.min} to ${range.max}`,
      })
      .transform(Number)
      .default(range.default)
      .meta({ type: 'integer', minimum: range.min, maximum: range.max, default: range.default }),
  );

/** As {@link queryInteger}; undefined when absent. */
export const optionalQueryInteger = (range: { min: number; max: number }) =>
  z.preprocess(
    emptyAsAbsent,
    z
      .union([z.string(), z.number()])
      .refine((value) => isIntegerIn(value, range), {
        error: `must be an integer from ${range.min} to ${range.max}`,
      })
      .transform(Number)
      .optional()
      .meta({ type: 'integer', minimum: range.min, maximum: range.max }),
  );

const isIntegerIn = (value: string | number, range: { min: number; max: number }): boolean => {
  if (!/^\d{1,15}$/.test(String(value))) return false;
  return Number(value) >= range.min && Number(value) <= range.max;
};

/** One of the values, or `all`, or absent: both mean no filter. */
export const queryFilter = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    emptyAsAbsent,
    z
      .enum([...values, 'all'] as const)
      .optional()
      .transform((value) => (value === 'all' ? undefined : (value as T[number] | undefined))),
  );

/** One of the values; the first one named by default. */
export const queryChoice = <const T extends readonly [string, ...string[]]>(
  values: T,
  usual: T[number],
) =>
  z.preprocess(
    emptyAsAbsent,
    z.enum(values).default(() => usual),
  );

export const queryText = (schema: z.ZodType<string>) =>
  z.preprocess(emptyAsAbsent, schema.optional());
