import { expect, it } from 'vitest';
import { changeSearch } from './change-search.ts';
import { pickOneOf, pickTexts } from './pick-texts.ts';

it('takes the named parameters that have a text, digits included', () => {
  const search = { q: 1234, action: 'run.pause', agent: '', other: 'x', from: ['a'] };
  expect(pickTexts(search, ['q', 'action', 'agent', 'from'])).toEqual({
    q: '1234',
    action: 'run.pause',
  });
});

it('takes known values alone', () => {
  expect(pickOneOf('error', ['success', 'error'])).toBe('error');
  expect(pickOneOf('all', ['success', 'error'])).toBeUndefined();
});

it('changes a search and takes parameters away', () => {
  const search: { q?: string; status?: string } = { q: 'a', status: 'error' };
  expect(changeSearch(search, { status: undefined })).toEqual({ q: 'a' });
  expect(Object.keys(changeSearch(search, { q: undefined }))).toEqual(['status']);
});
