import { z } from 'zod';
import { optionalName, requiredName } from './text.ts';

const int64Fault = 'must be an integer from -9223372036854775808 to 9223372036854775807, in digits';

const isInt64 = (value: bigint): boolean => BigInt.asIntN(64, value) === value;

/**
 * An int64 of a body whose integers were read without loss: a bigint, or a number that is exact.
 * It goes on as decimal digits, since JSON between the services has no bigint.
 */
const int64Input = () =>
  z
    .custom<bigint | number>((value) => typeof value === 'bigint' || Number.isSafeInteger(value), {
      error: ({ input }) => (input === undefined || input === null ? 'is required' : int64Fault),
    })
    .transform(BigInt)
    .refine(isInt64, { error: int64Fault })
    .transform(String)
    .meta({ type: 'integer', format: 'int64' });

const digits = /^(0|-?[1-9]\d{0,18})$/;

const int64Digits = () =>
  z.string().refine((text) => digits.test(text) && isInt64(BigInt(text)), { error: int64Fault });

/** The body of `POST /plants`. */
export const newPlantInput = z
  .object({
    id: int64Input().describe('Identification number.'),
    name: requiredName(),
    tag: optionalName().describe('Type of plant.'),
  })
  .meta({ id: 'NewPlant' });

/** Internal: the same, as one service sends it to another. */
export const createPlantInput = newPlantInput.extend({ id: int64Digits() }).meta({});

export type CreatePlantInput = z.output<typeof createPlantInput>;

export const plantSchema = z
  .object({ name: z.string(), tag: z.string().optional().describe('Type of plant.') })
  .meta({ id: 'Plant' });

export type Plant = z.infer<typeof plantSchema>;

/** The error body of `POST /plants`, the one exception to the one shape. */
export const plantErrorSchema = z
  .object({
    error: z.int32().meta({ format: 'int32', description: 'The HTTP status.' }),
    message: z.string(),
  })
  .meta({ id: 'PlantError' });
