import { expect, it } from 'vitest';
import { pickFilter, readAuditSearch, toQuery } from './filter.ts';

it('reads the filters of an address and drops what it does not know', () => {
  const search = { status: 'error', q: 'note', runId: 'run_1', entry: 'aud_1', other: 'x' };
  expect(readAuditSearch(search)).toEqual({
    status: 'error',
    q: 'note',
    runId: 'run_1',
    entry: 'aud_1',
  });
  expect(readAuditSearch({ status: 'open' })).toEqual({});
});

it('does not count the opened entry as a filter', () => {
  expect(pickFilter({ entry: 'aud_1', q: 'a' })).toEqual({ q: 'a' });
});

it('makes whole days of this place of dates, and leaves out what is none', () => {
  const { from, to } = toQuery({ from: '2026-11-22', to: '2026-11-23' }, 'local');
  expect(new Date(from!).getHours()).toBe(0);
  expect(Date.parse(to!) - Date.parse(from!)).toBe(2 * 24 * 3_600_000 - 1);
  expect(toQuery({ from: 'yesterday' }, 'local')).toEqual({});
});

it('makes whole days of UTC of dates where times are shown in it', () => {
  expect(toQuery({ from: '2026-11-22', to: '2026-11-23' }, 'utc')).toEqual({
    from: '2026-11-22T00:00:00.000Z',
    to: '2026-11-23T23:59:59.999Z',
  });
});
