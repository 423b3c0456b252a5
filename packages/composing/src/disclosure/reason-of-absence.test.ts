import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutReason } from './reason-of-absence.ts';

it.each([
  ['Ganesh on leave, fever', 'Ganesh on leave'],
  ['1 unit returned. Ganesh sick leave - dengue', '1 unit returned. Ganesh on leave'],
  ['Imran Shaikh absent (viral fever). Vinod covers.', 'Imran Shaikh absent. Vinod covers.'],
  ['Priya is off today due to migraine', 'Priya is off today'],
  ['Tom is off sick with stress.', 'Tom is off.'],
  ['Callum is off sick today; Isla covers.', 'Callum is off today; Isla covers.'],
  ['Kofi called in sick, Sam takes it', 'Kofi is off, Sam takes it'],
  ['Kofi off sick today, Sam takes it', 'Kofi is off today, Sam takes it'],
])('tells that somebody is away, and not of what they are ill: %s', (said, told) =>
  expect(withoutReason(said)).toBe(told),
);

it.each([
  'Ganesh on leave, Vinod covers',
  'Ganesh on leave, back on Monday',
  'Boiler off, cold water only',
  'Imran absent, site visit at Wakad',
  'Van 3 out, fuel pump broken',
  'Sick bay restocked, Tom signed',
])('leaves all else as it is: %s', (said) => expect(withoutReason(said)).toBe(said));

it('keeps it out of the register and the digest', () => {
  const day = { entries: ['Ganesh on leave, fever', 'Nair: service done'] };
  for (const step of ['collect', 'register', 'digest'])
    expect(composeAt(`OPS-02 ${step}`, day).content).not.toContain('fever');
  expect(composeAt('OPS-02 register', day).content).toMatch(/^Ganesh on leave,/m);
});
