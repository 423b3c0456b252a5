import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { saysWhatIsOpen } from './open-words.ts';

const questions = (step: string, context: Parameters<typeof composeAt>[1]): string[] =>
  composeAt(step, context).asks.map(({ question, names }) => question ?? names.join(' '));

it.each([
  'disputed, resolution tbd',
  'in dispute, TBC',
  'hold [tbc]',
  'Two links broken: still open.',
  'Two links broken: to follow',
  'venue tba by Friday',
])('takes the blank in %o for a word of whoever wrote it', (text) => {
  expect(saysWhatIsOpen(text)).toBe(true);
});

it.each([
  'TBC',
  '[tbc]',
  'Hello {{first_name}}, call tbd',
  'disputed, credit of $XX',
  '[Name] tbd',
])('takes %o for a blank', (text) => {
  expect(saysWhatIsOpen(text)).toBe(false);
});

const invoice = {
  customer: 'Harlan Packaging',
  contact: 'Priya Nair',
  invoice: 'NG-2207',
  amount: '$3,800',
  dueDate: 'October 31, 2026',
};

it.each([
  ['dont send, reason tbd', 'may this be sent now?'],
  ['hold, date TBD', 'may this be sent now?'],
  ['paid 11/27, remittance tbd', 'less open than it asks for?'],
  ['they dispute 2 hrs, credit tbd', 'is the invoice disputed?'],
  ['in dispute, TBC', 'is the invoice disputed?'],
  ['they dispute 2 hrs, credit of $XX promised', 'is the invoice disputed?'],
])('hears what a note with a blank says of an invoice: %o', (notes, asked) => {
  expect(questions('FIN-03 reminder', { ...invoice, notes }).join(' ')).toContain(asked);
});

it.each(['next call tbd', 'called 11/20, next step TBC'])(
  'asks about no blank alone: %o',
  (notes) => {
    const { asks, summary } = composeAt('FIN-03 reminder', { ...invoice, notes });
    expect(asks).toEqual([]);
    expect(summary).toContain('Compare it with the notes');
  },
);

const signedOff = { customer: 'Harlan Packaging', signatory: 'Priya Nair', date: '2026-12-04' };

it.each(['Login page fails on mobile, fix tbd', 'Login page fails: still open', 'Login: TBD'])(
  'asks about a finding in a list, of which a part is open: %o',
  (finding) => {
    const { content, asks } = composeAt('FUL-03 checklist', {
      ...signedOff,
      deliverables: ['Case study'],
      findings: ['Wrong logo on slide 4: fixed on 20 November', finding],
    });
    expect(asks.flatMap(({ names }) => names)).toContain('findingsClosed');
    expect(content).toContain('Wrong logo');
  },
);

it('tells a list of which an entry is not settled, and asks about that', () => {
  const record = { ...signedOff, deliverables: ['Case study', 'Video, date tbd'] };
  expect(questions('FUL-03 checklist', { ...record, findings: 'none' })).toEqual([
    '“Video, date to be decided” is not settled yet: may this be sent with it as it stands?',
  ]);
  expect(questions('FUL-03 checklist', { ...record, findings: 'none', maySend: 'yes' })).toEqual(
    [],
  );
});

it('reads a reply and a call note of which a part is open', () => {
  const answered = composeAt('SAL-03 slot', {
    lead: 'Mark Ostrowski',
    company: 'Voss Tools',
    reply: 'Budget tbd, but call me Thursday at 2pm.',
  });
  expect(String(answered.scheduledFor)).toMatch(/T14:00/);
  const { summary, content } = composeAt('SAL-01 brief', {
    lead: 'Tom Bauer',
    company: 'Ridgeway Logistics',
    notes: 'wants seo, budget tbd',
  });
  expect(summary).toContain('Not on record outside the notes');
  expect(content).toContain('wants seo');
});

it('fills no blank of a note with what another field holds', () => {
  const { summary } = composeAt('FIN-03 reminder', { ...invoice, notes: 'rang them (date?)' });
  expect(summary).not.toContain('October 31');
});
