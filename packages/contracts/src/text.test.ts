import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { optionalId, optionalName, requiredName, textList, withDefault } from './text.ts';

const fault = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('a required text', () => {
  it('is missing when it is absent, empty or only white space', () => {
    expect(fault(requiredName(), undefined)).toBe('is required');
    expect(fault(requiredName(), '')).toBe('is required');
    expect(fault(requiredName(), ' \t\n')).toBe('is required');
  });

  it('refuses what PostgreSQL cannot store', () => {
    expect(fault(requiredName(), 'a\u0000b')).toMatch(/NUL/);
    expect(fault(requiredName(), '\uD800')).toMatch(/surrogate/);
    expect(fault(requiredName(), '👍')).toBeUndefined();
  });

  it('counts its length in UTF-16 code units', () => {
    expect(fault(requiredName(), 'x'.repeat(200))).toBeUndefined();
    expect(fault(requiredName(), '👍'.repeat(101))).toBe('must be at most 200 characters');
  });

  it('names the expected type', () => {
    expect(fault(requiredName(), 7)).toBe('must be a string');
  });
});

describe('an optional field', () => {
  it('takes null as absent', () => {
    expect(optionalName().parse(null)).toBeUndefined();
  });

  it('has its default for null and for absent', () => {
    const schema = withDefault(requiredName(), 'STUDIO');
    expect(schema.parse(undefined)).toBe('STUDIO');
    expect(schema.parse(null)).toBe('STUDIO');
    expect(schema.parse('PHONE')).toBe('PHONE');
  });
});

describe('a list of texts', () => {
  it('has at most 500 items', () => {
    expect(
      fault(
        textList(),
        Array.from({ length: 501 }, () => 'x'),
      ),
    ).toBe('must have at most 500 items');
  });
});

it.each([undefined, null, '', ' \n'])('an id that may be left out is absent as %j', (given) => {
  expect(optionalId().parse(given)).toBeUndefined();
});

it('a choice that is missing is required, and says of what', () => {
  const onLimit = z.object({ onLimit: z.enum(['pause', 'refuse']) });
  const findMessage = (given: object) => onLimit.safeParse(given).error?.issues[0]?.message;
  expect(findMessage({})).toBe('is required: one of pause, refuse');
  expect(findMessage({ onLimit: 'stop' })).toBe('must be one of pause, refuse');
});
