import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const write = (consent: string): string =>
  composeAt('AFT-02 request', {
    customer: 'Harbour',
    contact: 'Helen Garrity',
    outcome: 'Six flats let.',
    consent,
  }).content;

it.each([
  [
    'She said fine to use her words on the website, first name only',
    'on our website, with your first name only',
  ],
  [
    "Can use the quote on our website with her first name and 'community trust'. No photos",
    'on our website, with your first name only, without photos',
  ],
  ['He agreed, but not his name', 'without your name'],
  ['Ok to quote her, no names', 'without your name'],
  ['Her words are fine, but not the practice name', 'without the name of your practice'],
  ['She says yes but without naming the firm', 'without the name of your firm'],
  ['Yes, not her name or the school’s name', 'without your name, without the name of your school'],
  [
    'They are fine with it, except no figures and not on Facebook',
    'without figures, not on social media',
  ],
  ['Customer said yes, initials only', 'with your initials only'],
  [
    'She said we can use it on the website but not her surname',
    'on our website, without your last name',
  ],
])('tells nobody of themselves as of another: %s', (consent, own) => {
  expect(write(consent)).toContain(
    `We have noted how we may use it: ${own}. We keep to that; tell us if it is not right.`,
  );
  expect(write(consent)).not.toContain(consent);
});

it.each([
  'yes, first names are fine',
  'Yes. No photos of the children.',
  "you can use it but don't mention the rent",
  'yes, but keep it to the website and the newsletter',
  'Use it, but leave the street out',
])('plays back terms of any kind: %s', (consent) => {
  const content = write(consent);
  expect(content).toContain('We have noted how we may use it: “');
  expect(content).toContain(consent.slice(4, 24));
  expect(content).not.toContain('May we tell others');
});

it.each(['yes in writing', 'Agreed by email on 3 November'])(
  'plays back no plain yes: %s',
  (consent) => expect(write(consent)).not.toContain('how we may use it'),
);

it('leaves what it has no words for to whoever sends it', () => {
  expect(write('She said yes as long as her boss sees it')).not.toContain('how we may use it');
});

it('quotes what somebody wrote themselves', () => {
  expect(write('Only without the name of the harbour')).toContain(
    '“Only without the name of the harbour.”',
  );
});
