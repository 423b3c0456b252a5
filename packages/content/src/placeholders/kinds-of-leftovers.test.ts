import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { findPlaceholders } from './find-placeholders.ts';

const found = (text: string) => findPlaceholders(text).map((placeholder) => placeholder.text);

describe('leftovers', () => {
  it.each([
    'XYZ Corp has renewed its contract.',
    'Call us on 01234 567890 before noon.',
    'Pay into DE12 3456 7890 1234 5678 90 by Friday.',
    'The shop is at 4 Mill Lane, Anytown.',
    'New on the shelves today. #hashtag1 #hashtag2',
    'For the costs see page XX of this report.',
    'Die Zahlen stehen auf Seite ?? unten.',
    'We deliver in KW XX as agreed.',
    'Hi {{first_name}, the van is ready.',
    'Hello {name, your order is here.',
    'Dear Mr XX, we write about the roof.',
    'Price: £tbc',
    'A room for up to NN guests.',
    'Owner: ??\nStart: 4 May',
    'Costs fell by ... % in a year.',
    'The pier opens in Q? 2026.',
    'The plan is shown in Figure ?? below.',
    'Text folgt.',
    'Please call or contact (name) at the desk.',
    'Good morning.{# greet by name where known #} The pool is open.',
  ])('are found in %j', (text) => {
    expect(found(text)).not.toEqual([]);
  });

  it.each([
    'Call 01234 567 for short, or 0431 234567. Item 1234567890 is in stock.',
    'Use a #hashtag in each post. Our #tagging and #tag are known.',
    'Rugby on page xx of the preface, which ends on page xxi.',
    'The week XXL shirts came in. See section XXI.',
    'What is it: ? The film is called: ...',
    'It costs 4 € ... more or less. Dear Mr Xu, hello.',
    'Text folgt auf Bild. Was folgt? What is shown in the table??',
    'Bitte Formular (in Blockschrift ausfüllen) abgeben.',
    '[Who would have thought?] Kind regards,\n\nThe Department',
    'Agenda\n\nPresent the key figures for May.\n\nAny other business',
    'A set {{1, 2}, {a}} of sets; { # } is a sign.',
  ])('are not found in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

it.each([
  'see page XX ',
  'a: ?',
  '...%',
  'Figure ??',
  'Text folgt\n',
  'Dear Mr X, ',
  '{{a',
  '{# a ',
  '#tag1 ',
  '12345 ',
  'Anytown ',
])('takes time in proportion to the length of a text of %j', (text) => {
  const find = (content: string) => {
    findPlaceholders(content);
  };
  expect(measureGrowth(find, text)).toBeLessThan(10);
});
