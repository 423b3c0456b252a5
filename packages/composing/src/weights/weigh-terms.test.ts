import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isTerm, setsTerm } from './weigh-terms.ts';

const report = { customer: 'Oak Lodge', milestone: 'Boiler fitted', progress: 'Two flues are in.' };
const proposal = { customer: 'Oak Lodge', scope: 'New boiler', price: '£4,200', timeline: 'May' };
const sheet = { customer: 'Oak Lodge', deliverables: ['Boiler', 'Two flues'] };
const claim = { supplier: 'Pipe Co', order: 'PO 18', issue: 'Three valves leak.' };
const reminder = { customer: 'Oak Lodge', invoice: '118', amount: '£1,200' };

const asked = (at: string, context: JsonObject): string[] =>
  composeAt(at, context).asks.map(({ names: [name] }) => name!);

it.each([
  ['warning', 'Keep the pump unplugged till Sami has seen the seal'],
  ['warning', 'The tenant has to keep the annexe heating off before the flush'],
  ['warning', 'Nobody drives over the new slabs before Thursday'],
  ['warning', 'They must not use the shower for the first 48 hours, nor fill the tray before that'],
  ['warning', 'Don’t load the upper shelf until the brackets are in'],
  ['warning', 'The east stair is off limits'],
  ['price', 'We used 3 rolls fewer, so the bill comes down by £210'],
  ['price', 'If the joists are rotten it is €900 extra'],
  ['price', 'We knock 15% off for the delay'],
  ['price', 'The second coat is free of charge'],
  ['price', 'Night work +25%'],
  ['deadline', 'The quote stands until 14 January'],
  ['deadline', 'Valid for 21 days'],
  ['deadline', 'They need the hall back by Friday'],
  ['deadline', 'Installation no earlier than mid February'],
  ['deadline', 'Reply by Monday or we cancel'],
  ['condition', 'The landlord has to sign before we begin'],
  ['condition', 'We can only dig once the gas people have marked the pipe'],
  ['condition', 'Listed building consent first, then the windows'],
  ['promise', 'I promised we leave the old sink in the shed'],
  ['promise', 'Told Mrs Dale that we’d repaint the gate'],
  ['promise', 'We said we would bring a second van'],
  ['demand', 'We want the six cracked ones replaced and €85 for the skip'],
  ['demand', 'We don’t pay till they have collected the rest'],
  ['demand', 'Want a credit of 684'],
] as const)('reads a %s: %s', (term, said) => expect(isTerm(term, said)).toBe(true));

it.each([
  'We stay closed until 4 January',
  'Keep the tone friendly',
  'Their power bill went down by $180 a month',
  'The total is £865',
  '£385 hire + £480 labour',
  'Don’t mention the 10% discount',
  'I can go to 3,900 if he pushes, our cost is 2,700',
  'The work started on Monday',
  'They hope to let us know by Friday',
  'Don’t ring before 10',
  'He promised to send the drawing',
  'She told us about her garden',
  'We need a ladder',
  'Priya is thinking of waiving £40, no decision',
  'The office is shut till Tuesday',
  'Credit card was charged on 3 May',
  'Nobody was hurt',
  'They left before lunch',
])('reads no term in: %s', (said) => expect(setsTerm(said)).toBe(false));

describe('a text for outside beside a note', () => {
  it.each([
    ['FUL-02 report', report, 'Keep boiler 2 off until Lena has set the valve.', 'mayOmitWarning'],
    ['FUL-02 report', report, 'We take £150 off for the wet carpet.', 'mayOmitPrice'],
    ['SAL-02 proposal', proposal, 'Offer is good until 9 January.', 'mayOmitDeadline'],
    ['SAL-02 proposal', proposal, 'The council has to approve first.', 'mayOmitCondition'],
    ['SAL-02 proposal', proposal, 'I promised her the old radiators.', 'mayOmitPromise'],
    ['FUL-03 checklist', sheet, 'One flue fewer, price drops £310.', 'mayOmitPrice'],
    ['FUL-03 checklist', sheet, 'The gas valve was never tested.', 'findingsClosed'],
    ['FUL-03 checklist', sheet, 'Nobody lights it before Lena was there.', 'findingsClosed'],
    ['OPS-03 letter', claim, 'Answer by 11 December.', 'mayOmitDeadline'],
    ['OPS-03 letter', claim, 'We want new ones and £90 for the van.', 'mayOmitDemand'],
    ['FIN-03 reminder', reminder, 'I said I’d knock £100 off.', 'mayOmitPrice'],
  ])('%s: asks about what binds, in a question of its own', (at, fields, note, name) => {
    expect(asked(at, { ...fields, note: `Rang at ten. ${note}` })).toEqual([name]);
    // A field of any name may be asked about as a whole, too.
    expect(asked(at, { ...fields, 'site log': `Rang at ten. ${note}` })).toContain(name);
    const { asks, summary } = composeAt(at, { ...fields, note });
    expect(asks[0]!.question).toContain(`“${note.slice(0, -1)}”`);
    expect(summary).toMatch(/^Not ready to send/);
  });

  it('is asked again by no answer that is about another thing', () => {
    const note = 'Keep boiler 2 off until Lena has set the valve. We take £150 off.';
    const context = { ...report, note, instructionsKept: 'yes', maySend: 'yes' };
    expect(asked('FUL-02 report', context)).toEqual(['mayOmitWarning', 'mayOmitPrice']);
    expect(asked('FUL-02 report', { ...context, mayOmitPrice: 'yes' })).toEqual(['mayOmitWarning']);
  });

  it('asks nothing of what it tells in words of its own', () => {
    const note = 'Keep boiler 2 off until Lena has set the valve.';
    const progress = 'Boiler 2 is kept off until our fitter Lena has set its valve.';
    expect(asked('FUL-02 report', { ...report, progress, note })).toEqual([]);
  });

  it.each([
    ['FUL-02 report', report, 'She is happy. The van was late on Monday. Sami has the key.'],
    ['SAL-02 proposal', proposal, 'He has three dogs and a long drive. Found us at the fair.'],
    ['FUL-03 checklist', sheet, 'All tests passed. Lena was there on Tuesday.'],
    ['OPS-03 letter', claim, 'Their rep is called Tom. Photos are in the folder.'],
    ['FIN-03 reminder', reminder, 'Sandra rang twice. They moved to a new office.'],
  ])('%s: asks nothing where nothing binds', (at, fields, note) =>
    expect(asked(at, { ...fields, note })).toEqual([]),
  );

  it('asks no reader of a post', () =>
    expect(
      asked('MKT-01 draft', { observation: 'Dust.', note: 'Offer is good until 9 January.' }),
    ).toEqual([]));
});

it.each(['keep it off ', 'we want 10 ', 'price goes down ', 'has to approve ', '+ 5 '])(
  'takes time in proportion to the length of “%s”',
  (part) => expect(measureGrowth(setsTerm, part)).toBeLessThan(10),
);
