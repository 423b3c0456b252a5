import { describe, expect, it } from 'vitest';
import { readFacts } from '../facts/read-facts.ts';
import { leavesOut } from './excluded-parts.ts';
import { composeAt } from '../../test/compose-run.ts';

const proof = { customer: 'Trevose Rowing Club', referrer: 'Loveday Hicks', outcome: '9 days' };
const fields = ['customer', 'referrer', 'outcome', 'quote'];
const listLeft = (consent: string) =>
  fields.filter((field) => leavesOut(consent, field, readFacts(proof))).join(' ');

describe('a part of a consent', () => {
  it.each([
    ['Yes, but leave the club name out', 'customer'],
    ['Yes to everything but the name of the club', 'customer'],
    ['Loveday fine with her name, leave out the club', 'customer'],
    ['Keep Trevose out of it', 'customer'],
    ['Quote yes, club name only after the committee on 2 December', 'customer'],
    ['quote ok, club later', 'customer'],
    ['Leave me out', 'referrer'],
    ['Yes, and drop the figures', 'outcome'],
    ['Name yes. Quote no.', 'quote'],
  ])('is left out: %s', (consent, left) => expect(listLeft(consent)).toBe(left));

  it.each([
    'Yes to name and quote, by email of 12 November',
    'Yes, the club is happy to be named',
    'Happy with the name and all, but the club wants to see it first',
    'All good, but please spell the name of the club right',
    'Fine as long as we keep the club informed',
  ])('is left in: %s', (consent) => expect(listLeft(consent)).toBe(''));
});

describe('a story', () => {
  const tell = (consent: string) =>
    composeAt('MKT-04 story', {
      customer: 'Rowing Club',
      outcome: 'Gig back in 9 days.',
      quote: 'Best varnish',
      consent,
    });

  it.each([
    'Yes, but leave the club name out',
    'Quote yes, club name only after the committee on 2 December',
  ])('waits where the customer may not be named: %s', (consent) => {
    const { content, title, asks } = tell(consent);
    expect(`${title}\n${content}`).not.toContain('Rowing Club');
    expect(content).toContain('Best varnish');
    expect(asks).toMatchObject([{ names: ['consent'] }]);
  });

  it.each([
    ['Yes, but leave the club name out', false],
    ['yes', true],
  ])('is planned under the name that the consent allows: %s', (consent, isNamed) => {
    const story = { customer: 'Rowing Club', outcome: 'Gig back in 9 days.', consent };
    const { title, content } = composeAt('MKT-04 schedule', story);
    expect(`${title}\n${content}`.includes('Rowing Club')).toBe(isNamed);
  });
});

describe('an introduction', () => {
  const introduce = (notes: string) =>
    composeAt('AFT-04 introduction', {
      ...proof,
      referral: 'Padstow Harbour Gig Club',
      contact: 'Denzil Brune',
      deliverables: ['Stripped and revarnished the gig'],
      consent: 'Loveday fine with her name, leave out the club',
      notes,
    });

  it('does not name the customer whom the consent leaves out', () => {
    const { content } = introduce('Denzil rows stroke.');
    expect(content).toContain('Loveday Hicks suggested');
    expect(content).not.toContain('Trevose');
  });

  it.each(['Denzil does not do phones, write to him.', 'He never answers the phone.'])(
    'asks whether it may offer a call: %s',
    (notes) => expect(introduce(notes).asks.map(({ names }) => names[0])).toContain('mayCall'),
  );
});
