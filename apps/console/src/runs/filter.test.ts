import { expect, it } from 'vitest';
import { readRunFilter, toQuery } from './filter.ts';
import { words } from './messages.en.ts';

it('reads the filters of an address and drops what it does not know', () => {
  const search = { status: 'failed', q: 12, source: 'voice_call', period: 'week', other: 'x' };
  expect(readRunFilter(search)).toEqual({
    status: 'failed',
    q: '12',
    source: 'voice_call',
    period: 'week',
  });
  expect(readRunFilter({ status: 'open', period: 'ever', workflow: '' })).toEqual({});
});

it('makes the beginning of a period of it', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  expect(toQuery({ period: 'day', workflow: 'MKT-01', q: 'dental' }, now)).toEqual({
    from: '2026-11-22T12:00:00.000Z',
    workflowId: 'MKT-01',
    q: 'dental',
  });
});

it('has words for each period', () => {
  for (const period of Object.keys(words.periods)) {
    expect(readRunFilter({ period })).toEqual({ period });
  }
});
