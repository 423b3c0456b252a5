import { z } from 'zod';

const texts = [
  'example',
  '2026-01-02T03:04:05.000Z',
  'https://example.com/',
  'dana@example.com',
  '0',
  'EX-01',
  '08:00',
  '0'.repeat(64),
];
const others = [1, 0, 100, null, {}];

type Schema = z.core.$ZodType;

/** A value that the schema accepts, without what may be absent. */
export function makeExample(schema: Schema): unknown {
  if (schema instanceof z.ZodObject) return makeObject(schema.shape);
  if (schema instanceof z.ZodArray) return makeArray(schema);
  if (schema instanceof z.ZodLiteral) return [...schema.values][0];
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodUnion) return makeExample(schema.options[0]!);
  if (schema instanceof z.ZodIntersection) {
    return Object.assign({}, makeExample(schema.def.left), makeExample(schema.def.right));
  }
  if (schema instanceof z.ZodNullable) return null;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodVoid) return undefined;
  if (schema instanceof z.ZodPipe) return makeExample(schema.in);
  if (schema instanceof z.ZodLazy || schema instanceof z.ZodReadonly) {
    return makeExample(schema.unwrap());
  }
  return [true, ...texts, ...others].find((value) => z.safeParse(schema, value).success);
}

/** One element where one is allowed, so that lists have something in them. */
function makeArray(schema: z.ZodArray): unknown[] {
  const filled = [makeExample(schema.element)];
  return schema.safeParse(filled).success ? filled : [];
}

const makeObject = (shape: z.core.$ZodShape): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape)
      .map(([name, member]): [string, unknown] => [name, makeExample(member)])
      .filter(([, value]) => value !== undefined),
  );
