import { expect, it } from 'vitest';
import { signsAnyway } from './signs-anyway.ts';

it.each([
  'Get her to sign anyway, we’ll sort C next week.',
  'Let her sign, we fix door 2 later.',
  'Get him to sign it off regardless',
  'Have it signed off and we come back for the rail in May',
  'Ask Tom to sign as it is',
  'They can sign it anyway',
  'Just get it signed, then do the trim',
])('reads that it is to be signed although it is not right: %s', (said) =>
  expect(signsAnyway(said)).toBe(true),
);

it.each([
  'Ann signs on Friday',
  'Get her to sign on Friday',
  'Ask Tom to sign the sheet and return it',
  'We fit the sign later',
  'Let her sign when door 2 is done',
  'Nobody signs before door 2 is done',
  'He will sign it for the landlord',
])('reads nothing of it in: %s', (said) => expect(signsAnyway(said)).toBe(false));
