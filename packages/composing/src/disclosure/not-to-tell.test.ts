import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutAsides } from './asides.ts';

const slip = 'The pump came late.';

describe('an order not to tell', () => {
  it.each([
    'Dont say to client that Pat broke it.',
    'Please never mention Pat to them.',
    'NB dont tell client Pat broke it.',
    'Do not tell the tenants Pat broke it.',
    'Keep it from the owners that Pat broke it.',
    'Not for the customer: Pat broke it.',
    'Don’t discuss the claim with the school.',
    'Our lawyer said not to raise the leak with the council.',
    'Don’t mention the leak.',
    'They asked us not to bring up the leak.',
    'Don’t go into details about the leak.',
    'Pls dont be too specific about the leak.',
    'Dont let the client know Pat broke it.',
    'No need to tell Jo about the leak.',
    'Best not tell Jo that Pat broke it.',
    'We’re not telling the client about the leak.',
    'Avoid mentioning the leak to Jo.',
    'Leave out that Pat broke it.',
    'Don’t bring the leak up with Jo.',
    'Please keep the leak from Jo.',
    'Asked us to leave Birchwood out of it.',
    'Don’t use Birchwood’s name.',
  ])('stands in no text, and what stands before it does: %s', (order) =>
    expect(withoutAsides(`${slip} ${order}`)).toBe(slip),
  );

  it.each([
    'Pat broke it. We have not told them yet.',
    'Pat broke it. We haven’t told Mr Hale.',
    'Pat broke it. Nobody has told the family.',
    'Pat broke it. We saw it on Monday and have told nobody there yet.',
    'Pat broke it. Nobody at the school knows.',
    'Pat broke it. They are not aware of it yet.',
    'Pat broke it. The client hasn’t been informed.',
    'Pat broke it. The customer has no idea.',
    'Pat broke it. Do not tell the family before we have called them.',
    'Pat broke it. Keep that from the client please.',
    'Pat broke it. Insurer said do not discuss with the Town until Monday.',
    'Pat broke it. Keep it from Joe for now.',
    'Pat broke it. Jo doesn’t know about it yet.',
  ])('takes with it what it means: %s', (said) =>
    expect(withoutAsides(`${slip} ${said}`)).toBe(slip),
  );

  it('in brackets is left out alone where it is about how the rest is told', () =>
    expect(withoutAsides('Read the label (dont be specific about the brand).')).toBe(
      'Read the label.',
    ));

  it.each([
    'Never say no to a customer.',
    'We told nobody to switch it off.',
    'Nobody at the firm knows the old code.',
    'They have told nobody about the new page.',
    'The team has been told, and they are aware of the rules.',
    'The manuals are old and do not mention the valve.',
    'Reports do not name a cause.',
    'A lid keeps it from freezing. Keep it from the heat.',
    'Not for the faint-hearted: a roof in January.',
    'We discuss every plan with the tenants.',
    'We have not told them apart since.',
    'Don’t mention it.',
    'Be specific about the pump.',
    'We told the tenants on Monday.',
    'Keep the lid out of the rain.',
    'Let the customer know by Friday.',
    'Don’t let the filter dry out.',
    'We do not know about the cause yet.',
    'We see no need to change it.',
    'Please keep the dog from the road works.',
    'Avoid the stairs on Monday.',
    'Do not use Hales’s ladder.',
    'Bring the pump up to the roof.',
  ])('is none: %s', (text) => expect(withoutAsides(text)).toBe(text));
});

it.each(['don’t mention ', 'pls keep a ', 'leave the ', 'keep their name ', 'not want the '])(
  'is found in time in proportion to the length of a text of “%s”',
  (part) => expect(measureGrowth(withoutAsides, part)).toBeLessThan(10),
);

describe('a letter', () => {
  it.each([
    [
      'FUL-02 report',
      {
        customer: 'Elm Court',
        contact: 'Jo Hale',
        milestone: 'Pump',
        progress: 'Pump is in.',
        nextStep: 'Test',
      },
    ],
    [
      'OPS-03 letter',
      {
        supplier: 'Fenwick Pumps',
        order: 'PO 4471',
        amount: '£410',
        deadline: '4 December 2026',
        evidence: 'photo',
      },
    ],
  ])('says nothing of it, and asks: %s', (where, context) => {
    const { content, asks } = composeAt(where, {
      ...context,
      issue: `${slip} Pat broke the seal. We have not told them yet.`,
    });
    expect(content).toContain(slip);
    expect(content).not.toMatch(/Pat|told them/);
    expect(asks.map(({ names: [name] }) => name)).toContain('privateKept');
  });
});
