import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPlantInput, newPlantInput } from './plants.ts';

const parseId = (id: unknown) => newPlantInput.safeParse({ id, name: 'Oak' }).data?.id;

describe('a new plant', () => {
  it('has any int64 as its id, which goes on as digits', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), (id) => {
        const digits = parseId(id);
        expect(digits).toBe(String(id));
        expect(createPlantInput.parse({ id: digits, name: 'Oak' }).id).toBe(digits);
      }),
    );
  });

  it.each([2n ** 63n, -(2n ** 63n) - 1n, 1.5, 2 ** 53, '1', true, [], {}, Number.NaN])(
    'has no id %s',
    (id) => {
      expect(newPlantInput.safeParse({ id, name: 'Oak' }).error?.issues).toMatchObject([
        {
          path: ['id'],
          message: 'must be an integer from -9223372036854775808 to 9223372036854775807, in digits',
        },
      ]);
    },
  );

  it.each([
    [{ name: 'Oak' }, 'id'],
    [{ id: null, name: 'Oak' }, 'id'],
    [{ id: 1 }, 'name'],
    [{ id: 1, name: ' ' }, 'name'],
  ])('%j lacks its %s', (plant, field) => {
    expect(newPlantInput.safeParse(plant).error?.issues).toMatchObject([
      { path: [field], message: 'is required' },
    ]);
  });
});
