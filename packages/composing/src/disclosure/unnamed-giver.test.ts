import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const story = (consent: string, quote: string, customer = 'Calder Street Arcade') =>
  composeAt('MKT-04 story', { customer, outcome: 'Energy down.', quote, consent });

const quote = 'I expected moaning and got none. Joe Ratcliffe, centre manager';

it.each([
  'Joe: fine with the arcade’s name and my quote, but not my name, just “centre manager”.',
  'Fine with our name and the quote. Don’t name me, just “centre manager”.',
])('names the customer, and asks how a quotation reads without its giver: %s', (consent) => {
  const { content, asks } = story(consent, quote);
  expect(content).toContain('Calder Street Arcade');
  expect(content).not.toMatch(/Joe|Ratcliffe/);
  expect(asks).toEqual([
    { names: ['quote'], question: expect.stringContaining('“Joe Ratcliffe”') as string },
  ]);
});

it('tells the quotation without the name', () => {
  const consent = 'Joe: fine with the arcade’s name and my quote, but not my name.';
  const { content, asks } = story(consent, 'I expected moaning and got none.');
  expect(content).toContain('I expected moaning');
  expect(asks).toEqual([]);
});

it('names no customer who is the person that is not to be named', () => {
  const { content, asks } = story(
    'Fine with the farm and my quote, not my name',
    'Good',
    'Helen Cray',
  );
  expect(content).not.toContain('Cray');
  expect(asks.map(({ names: [name] }) => name)).toEqual(['consent']);
});

it.each(['Yes, name and quote', 'Joe is fine with his name and the quote', 'Yes to her name'])(
  'leaves a name that may be told: %s',
  (consent) => {
    const { content, asks } = story(consent, quote);
    expect(content).toContain('Joe Ratcliffe');
    expect(asks).toEqual([]);
  },
);

it('asks whether a story keeps to a figure that is left out until later', () => {
  const { asks } = story(
    'Fine with the arcade’s name, but leave the energy figure out until 10 December.',
    'Good',
  );
  expect(asks.map(({ names: [name] }) => name)).toContain('consentKept');
});
