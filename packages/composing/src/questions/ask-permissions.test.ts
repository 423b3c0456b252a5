import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const introduction = (consent: string) =>
  composeAt('AFT-04 introduction', {
    customer: 'Low Beck Farm',
    referrer: 'Jim Threlfall',
    referral: 'Barbon Hall',
    scope: 'Health plan',
    outcome: 'One calf lost out of 112',
    consent,
  });

it.each([
  ['Use his name, no figures please', []],
  ['Use his name, without the numbers', []],
  ['Use his name, but not the calving numbers', []],
  ['Use his name, but not the calving numbers before the audit', ['consent']],
  ['Use his name, no figures until the audit is done', ['consent']],
  ['Agrees to be named', ['consent']],
])('asks for no figures that were refused for good: %s', (consent, names) => {
  const { asks, content, summary } = introduction(consent);
  expect(content).not.toContain('112');
  expect(asks.map(({ names: [name] }) => name)).toEqual(names);
  if (names.length === 0) expect(summary).toContain('Not told in it: outcome');
});

it('asks whether a number of the record keeps to the consent', () => {
  const { asks } = composeAt('MKT-04 story', {
    customer: 'Low Beck Farm',
    outcome: 'Losses fell from 9 to 1',
    consent: 'Yes, but no figures please',
  });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['consentKept']);
});

const story = (consent: string) =>
  composeAt('MKT-04 story', {
    customer: 'Howgill Equestrian',
    contact: 'Steph Mounsey',
    outcome: '2 colic callouts this year',
    quote: 'I sleep at night now',
    consent,
  });

it.each([
  ['Steph ok with quote and first name only, not the yard name', true, false],
  ['Quote, name only', true, true],
  ['Name and quote only', true, true],
  ['Name only', false, true],
  ['Quote only', true, false],
])('takes “only” to be of all that is listed: %s', (consent, isQuoted, isNamed) => {
  const { content } = story(consent);
  expect(content.includes('I sleep at night now')).toBe(isQuoted);
  expect(content.includes('Howgill Equestrian')).toBe(isNamed);
});

it.each([
  ['AFT-02 request', { contact: 'Jim' }, false],
  ['AFT-04 introduction', { referrer: 'Jim', referral: 'Barbon Hall', scope: 'Plan' }, true],
  ['MKT-04 story', {}, true],
])('%s asks whether they have seen the text, unless it is to them', (where, fields, isAsked) => {
  const { asks } = composeAt(where, {
    customer: 'Low Beck Farm',
    outcome: 'One calf lost out of 112',
    consent: 'OK for the website, wants to see it first',
    ...fields,
  });
  expect(asks.some(({ names }) => names.includes('textSeen'))).toBe(isAsked);
});

it.each([
  ['AFT-04 introduction', 'Nia wants to send us to her cousin Tom. She lets us use her name.'],
  ['MKT-04 story', 'Their hall is warm now. They lets us use the name.'],
])('asks of %s at once for what is told and for the leave to tell it', (at, note) => {
  const { asks } = composeAt(at, { note });
  expect(asks.map(({ names: [name] }) => name)).toContain('consent');
});

it('asks for no leave to tell what needs none', () =>
  expect(
    composeAt('MKT-01 draft', { note: 'x' }).asks.map(({ names: [name] }) => name),
  ).not.toContain('consent'));
