import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isUncovered } from './consent-scope.ts';

const fields = ['customer', 'quote', 'outcome'];
const uncovered = (said: string): string[] => fields.filter((name) => isUncovered(name, said));

it('names nobody where only their animal may be named', () => {
  const proof = { client: 'Linda Forbes', pet: 'Oscar', outcome: 'Down to one injection a day.' };
  for (const consent of ['pets name only please', "can use Oscar's name and photo, not theirs"]) {
    const { title, content, asks } = composeAt('MKT-04 story', { ...proof, consent });
    expect(`${title} ${content}`).not.toContain('Forbes');
    expect(asks.map(({ question }) => question).join(' ')).toContain(consent);
  }
});

describe('a consent that lists things covers only those', () => {
  it.each([
    ['Yes, name and figures, by email 12 November', 'quote'],
    ['Agreed to name and results on 3 May', 'quote'],
    ['Mrs Howells says we may use the company name and the numbers on our website', 'quote'],
    ['Consent given for name, figures and logo (signed form)', 'quote'],
    ['OK to use name + savings, verbally, Mark', 'quote'],
    ['Photos agreed', 'customer quote outcome'],
    ['Yes to pictures of the kitchen', 'customer quote outcome'],
    ['Permission for the video', 'customer quote outcome'],
    ['Logo may be used', 'customer quote outcome'],
    ['pets name only please', 'customer quote'],
    ["We can use the dog's name but not his", 'customer quote'],
    ["Dog's name and the quote", 'customer'],
  ])('%s', (said, left) => expect(uncovered(said)).toEqual(left.split(' ')));

  it.each([
    'Yes',
    'Name and quote, in writing on 2 November.',
    'Yes, name, quote and figures, by email',
    'Yes, and photos too',
    'Yes, including photos',
    'Yes but ask before using photos',
    'Yes, no photos of children',
    'Everything, name and figures as well',
    'Agreed to the story, name and figures checked',
    'Quote agreed',
    'Happy for us to tell others, photos to follow',
    'Written consent from the head on 20 November 2026, name of school and quote may be used, no photos of children',
    'First name and words only',
    "The dog's name and her first name and quote",
    'Yes, she read the text on 3 November and likes it, name is fine',
  ])('and all where it lists none, or is of more: %s', (said) =>
    expect(uncovered(said)).toEqual([]),
  );
});

describe('a case story', () => {
  const story = {
    customer: 'Moor Lane School',
    before: 'The hall roof leaked into two rooms',
    outcome: 'The hall has been dry since October',
    quote: 'The children watch the display every morning.',
  };
  const tell = (consent: string) => composeAt('MKT-04 story', { ...story, consent });

  it('does not quote where the name and the figures alone were agreed to', () => {
    const { content, summary } = tell('Yes, name and figures');
    expect(content).not.toContain('display');
    expect(summary).toContain(
      'It leaves out the quote: the consent on record says “Yes, name and figures”.',
    );
  });

  it('names nobody where pictures alone were agreed to', () => {
    const { summary } = tell('Photos agreed');
    expect(summary).toMatch(/^Not ready to send\./);
  });

  it.each([
    'Name and quote may be used, no photos of children',
    'Yes to name and quote, but no pictures of the children or the staff',
  ])('is not held by a ban on pictures: %s', (consent) => {
    const { content, asks } = tell(consent);
    expect(asks).toEqual([]);
    expect(content).toContain('“The children watch the display every morning.”');
  });

  it('still keeps out what a consent leaves out beside pictures', () => {
    expect(tell('Yes, but no photos and no children').asks).not.toEqual([]);
  });
});
