import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionalPageInput, pageInput, periodInput } from './page.ts';

const page = z.object({ ...pageInput(50), ...periodInput() });

test('a page has the list’s size and begins at its start when nothing is said', () => {
  expect(page.parse({})).toEqual({ limit: 50 });
  expect(page.parse({ limit: '', cursor: '', from: '', to: '' })).toEqual({ limit: 50 });
  expect(z.object(optionalPageInput()).parse({})).toEqual({});
});

test.each(['0', '501', '-1', '1e2', 'all'])('a page of %j rows is refused', (limit) => {
  for (const schema of [page, z.object(optionalPageInput())]) {
    expect(schema.safeParse({ limit }).error?.issues[0]).toMatchObject({
      path: ['limit'],
      message: 'must be an integer from 1 to 500',
    });
  }
});

test('a period of two dates includes both', () => {
  expect(page.parse({ from: '2026-02-01', to: '2026-02-28' })).toMatchObject({
    from: '2026-02-01T00:00:00.000Z',
    to: '2026-02-28T23:59:59.999Z',
  });
  expect(page.parse({ to: '2026-02-28T10:00:00+02:00' }).to).toBe('2026-02-28T08:00:00.000Z');
});

test.each(['2026-02-30', 'infinity', 'now', '2026-02-01T10:00:00', '+275760-09-13'])(
  'a period that begins or ends at %j is refused',
  (moment) => {
    for (const name of ['from', 'to']) {
      expect(page.safeParse({ [name]: moment }).error?.issues[0]).toMatchObject({
        path: [name],
        message: expect.stringMatching(/^must be an ISO 8601 date-time/),
      });
    }
  },
);
