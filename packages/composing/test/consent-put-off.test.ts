import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const favour = {
  customer: 'Elm Court',
  contact: 'Jo Hale',
  outcome: 'The lift runs again.',
  quote: 'At last.',
};
const asked = (consent: string) => composeAt('AFT-02 request', { ...favour, consent }).asks;

it.each([
  'havent asked. Her dad is ill so maybe leave it',
  'leave it for now',
  'not a good time',
  'don’t ask them now',
  'better not bother her this month',
  'Not yet, leave it till after Easter',
  'no',
  'not now',
  'Not before the audit',
])('nobody is asked for a favour that is put off: %s', (consent) =>
  expect(asked(consent)).toMatchObject([{ names: ['maySend'] }]),
);

it.each([
  'not asked yet',
  'Not yet',
  'not yet asked',
  'pending',
  'to be asked',
  'No consent yet.',
  'hasn’t been asked yet',
  'Permission not yet given',
  'name is fine, leave it with me',
  'yes, first name only',
  'leave it to her to choose',
])('is asked all the same: %s', (consent) => expect(asked(consent)).toEqual([]));

const introduction = {
  customer: 'Elm Court',
  referrer: 'Dr Ann Boyle',
  referral: 'Ash Practice',
  contact: 'Liz Doyle',
  deliverables: 'A new lift motor',
  outcome: 'Call-outs fell from 14 to 9 a year.',
};

it.each([
  'use her name, but not that we look after the tower',
  'Ann said yes. Don’t mention what we were paid.',
  'Name is fine, just not how much they saved',
])('a text is held for a consent to a part: %s', (consent) => {
  const { asks } = composeAt('AFT-04 introduction', { ...introduction, consent });
  expect(asks).toMatchObject([{ names: ['consentKept'] }]);
  expect(
    composeAt('AFT-04 introduction', { ...introduction, consent, consentKept: 'yes' }).asks,
  ).toEqual([]);
});

it('a consent to all is no consent to a part', () =>
  expect(
    composeAt('AFT-04 introduction', { ...introduction, consent: 'Yes, she knows what we write.' })
      .asks,
  ).toEqual([]));

it.each([
  { outcome: 'The lift runs again. Cracked tile claim still with the insurers.' },
  { notes: 'The refund for May is pending.' },
  { openIssues: 'An unsettled claim about the gate' },
])('nobody is asked for a favour while something is open between us: %j', (more) => {
  const { asks } = composeAt('AFT-02 request', { ...favour, consent: 'not yet', ...more });
  expect(asks.map(({ names: [name] }) => name)).toEqual(['maySend']);
});

it.each([
  { outcome: 'The claim was settled in May. The lift runs again.' },
  { outcome: 'Refunds are down from 14 to 2 a month.' },
  { notes: 'They claim back the VAT.' },
])('and is where nothing is: %j', (more) => {
  expect(composeAt('AFT-02 request', { ...favour, consent: 'not yet', ...more }).asks).toEqual([]);
});
