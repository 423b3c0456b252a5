import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { teamInPublic } from './team-in-public.ts';

it.each([
  ['Gutter crew', 'Gutter crew'],
  ['Sales and Marketing', 'Sales and Marketing'],
  ['2 person crew w/ Dale', '2 person crew'],
  ['Night shift, led by Joan', 'Night shift'],
  ['the Domino team', 'the Domino team'],
  ['w Summer & Miles', null],
  ["Art's lot", null],
  ['Dave and Joan', null],
  ['Grace', null],
])('tells the public of the team “%s”: %s', (team, told) => {
  expect(teamInPublic(team)).toBe(told);
});

it('an opening names nobody of its team, and where to apply in full words', () => {
  const opening = { role: 'Window cleaner', location: 'Hexham', tasks: 'Domestic rounds' };
  const applyTo = 'jobs@x.example or txt Grace 07700 900100';
  const { content, summary } = composeAt('CUL-03 post', {
    ...opening,
    team: 'w Summer & Miles',
    applyTo,
  });
  expect(content).toContain('We are hiring: Window cleaner, Hexham.');
  expect(content).toContain('Email jobs@x.example or text Grace 07700 900100.');
  expect(summary).toContain('Not told in it: team.');
});
