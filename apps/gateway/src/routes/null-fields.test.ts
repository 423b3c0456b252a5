import { expect, test } from 'vitest';
import type { z } from 'zod';
import { routes } from './table.ts';

interface AnyField {
  def: {
    type: string;
    in?: z.ZodType;
    innerType?: z.ZodType;
    element?: z.ZodType;
    options?: readonly z.ZodType[];
    shape?: Record<string, z.ZodType>;
  };
}

/** The fields of a schema that may be left out and take no null. */
function refusingNull(schema: z.ZodType, path: string): string[] {
  const { in: input, innerType, element, options = [], shape = {} } = (schema as AnyField).def;
  const inner = [input, innerType, element, ...options].filter((part) => part !== undefined);
  return [
    ...inner.flatMap((part) => refusingNull(part, path)),
    ...Object.entries(shape).flatMap(([name, field]) => {
      const at = `${path}.${name}`;
      const isRefused = field.safeParse(undefined).success && !field.safeParse(null).success;
      return [...(isRefused ? [at] : []), ...refusingNull(field, at)];
    }),
  ];
}

test('null is taken as absent in every field that may be absent', () => {
  const bodies = routes.flatMap(({ method, path, body }) =>
    body === undefined ? [] : [{ at: `${method} ${path}`, body: body }],
  );
  expect(bodies.length).toBeGreaterThan(50);
  expect(bodies.flatMap(({ at, body }) => refusingNull(body, at))).toEqual([]);
});
