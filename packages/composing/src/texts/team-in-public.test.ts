import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { teamBehindRole, teamInPublic } from './team-in-public.ts';

it.each([
  ['Gutter crew', 'Gutter crew'],
  ['Sales and Marketing', 'Sales and Marketing'],
  ['2 person crew w/ Dale', '2 person crew'],
  ['Night shift, led by Joan', 'Night shift'],
  ['the Domino team', 'the Domino team'],
  ['w Summer & Miles', null],
  ["Art's lot", null],
  ['Dave and Joan', null],
  ['Team Bec', null],
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

it.each([
  ['Medical', ' in our Medical team'],
  ['Pools and gardens', ' in our Pools and gardens team'],
  ['Medical team', ' in our Medical team'],
  ['the Medical team', ' in our Medical team'],
  ['our Medical team', ' in our Medical team'],
  ['Gardens crew', ' in our Gardens crew'],
  ['the night shift', ' on our night shift'],
  ['Team of six', ' in a team of six'],
  ['6 people, 2 supervisors', ' in a team of 6 people and 2 supervisors'],
  ['2 person crew w/ Dale', ' in a 2 person crew'],
  ['Reports to the yard, works alone', ', Reports to the yard, works alone'],
  ['with Bec and Dane', null],
])('stands behind a role, of “%s”:%s', (team, told) => {
  expect(teamBehindRole(team)).toBe(told);
});

it('an opening names the team as one', () => {
  const opening = { role: 'Pool technician', location: 'Newcastle', tasks: 'Service pools' };
  const first = (team: string): string =>
    composeAt('CUL-03 post', { ...opening, team, applyTo: 'jobs@x.example' }).content.split(
      '\n',
    )[0]!;
  expect(first('Pools')).toBe('We are hiring: Pool technician in our Pools team, Newcastle.');
  expect(first('Team of six')).toBe('We are hiring: Pool technician in a team of six, Newcastle.');
});
