import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isQuoteOfOther, isQuoteUnasked } from './unasked-giver.ts';

it.each([
  'quote was from a residents daughter she didnt know we were writing it down',
  'quote was from a residents daughter, not asked her',
  'she does not know we are using it',
  'He doesn’t know about the story yet',
  'nobody asked the daughter',
  'said it in passing at reception',
  'Overheard in the corridor',
  'we wrote it down without her knowing',
  'the daughter hasnt been asked',
  'still to ask him',
  'They do not know they would be quoted',
])('reads that whoever is quoted was not asked: %s', (said) => {
  expect(isQuoteUnasked(said)).toBe(true);
});

it.each([
  'name, quote and figures ok, email 24 Nov from Mr Hussain',
  'Have not asked her about photos',
  'she didnt know we took pictures',
  'We did not know you before, says Ann, fine to use',
  'not asked him to sign, but he said yes on the phone',
  'She didn’t know we were writing it down, but she is happy with it now',
  'He did not know we do vans',
  'People keep saying they never knew we were here',
  'Asked her on Monday, she said yes',
])('and not of others: %s', (said) => {
  expect(isQuoteUnasked(said)).toBe(false);
});

it.each([
  'yes to name, quote is from a resident not the manager',
  'The quote came from one of the residents',
  'words are from a visitor',
  'Quote is by the owner’s wife',
])('reads that the words are of somebody else: %s', (said) => {
  expect(isQuoteOfOther(said)).toBe(true);
});

it.each([
  'Quote is from Mrs Orr, the manager',
  'quote from the owner, name fine',
  'Name and quote, not the photo',
  'Quote fine, the residents are not to be named',
])('and of the customer: %s', (said) => {
  expect(isQuoteOfOther(said)).toBe(false);
});

const story = (consent: string, notes = '') =>
  composeAt('MKT-04 story', {
    customer: 'Longwood Care Home',
    before: 'All the doors looked the same',
    scope: 'Coloured signs for 64 doors',
    outcome: 'Falls on the corridor down from 9 to 3 a month',
    quote: 'It gave mum her confidence back',
    consent,
    ...(notes !== '' && { notes }),
  });

it.each([
  'Manager says fine to use the name. quote was from a residents daughter she didnt know we were writing it down',
  'Manager says fine to use the name. quote was from a residents daughter, not asked her',
])('leaves the quotation out and asks of it, and of the figures: %s', (consent) => {
  const { content, summary } = story(consent);
  expect(content).not.toContain('confidence');
  expect(content).toContain('Longwood Care Home');
  expect(summary).toContain('was more agreed since, so that the quote may be told?');
  expect(summary).toContain('The text tells of “Falls on the corridor down');
});

it.each(['Not asked her', 'She doesn’t know we are using it'])(
  'names nobody where that is all that is on record: %s',
  (consent) => {
    const { content, summary } = story(consent);
    expect(content).not.toMatch(/Longwood|confidence/);
    expect(summary).toMatch(/^Not ready to send/);
  },
);

it('asks of figures where the name alone was agreed to', () => {
  expect(story('name only, not the quote').summary).toContain('The text tells of “Falls');
  expect(story('Name, quote and figures').summary).not.toContain('The text tells of');
});

it('asks whether words of somebody else may be told as the customer’s', () => {
  const { summary } = story('yes to name, quote is from a resident not the manager');
  expect(summary).toContain('has it as the customer’s words: have they agreed');
  expect(story('Yes, all', 'quote came from one of the residents').summary).toContain(
    'has it as the customer’s words',
  );
});

it('asks of a quotation whose giver a note says was not asked', () => {
  const unasked = 'quote is the cook’s, nobody has asked her';
  expect(story('Yes, all', unasked).summary).toContain('have they agreed since');
  for (const notes of ['Nobody asked the driver to wait', 'She has not told her boss she leaves'])
    expect(story('Yes, all', notes).summary).not.toContain('have they agreed since');
});
