import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

/** Runs whose texts go out as they are: a sentence is added to one field at a time. */
const runs: Readonly<Record<string, JsonObject>> = {
  'MKT-01 draft': {
    customer: 'Larkrise Nursery',
    observation: 'The boiler started forty times an hour.',
    outcome: 'It starts twice an hour now.',
    consent: 'Yes, the name may be used',
  },
  'MKT-04 story': {
    customer: 'Larkrise Nursery',
    quote: 'The rooms are warm at eight now.',
    before: 'The heating stopped twice a week.',
    outcome: 'It has run without a stop since October.',
    consent: 'Name and quote, in writing on 2 November',
  },
  'SAL-02 proposal': {
    customer: 'Joanna Field',
    scope: 'Replace the boiler and two radiators',
    price: '£4,300',
    startDate: '2027-01-11',
    terms: 'Half on order, half on completion',
  },
  'FUL-02 report': {
    customer: 'Alder Court Hotel',
    contact: 'Miriam Stone',
    milestone: 'Second floor',
    progress: 'Six of nine rooms are painted.',
    issue: 'The lift was out for a day.',
    nextStep: 'Paint the stairs',
    nextDate: '2026-12-09',
  },
  'OPS-03 letter': {
    supplier: 'Fenwick Pumps',
    order: 'PO 4471',
    issue: 'The pump leaks at the seal.',
    amount: '£410',
    deadline: '4 December 2026',
    evidence: 'photos',
  },
  'CUL-03 post': {
    role: 'Plumber',
    team: 'Service',
    location: 'Leeds',
    tasks: ['Repair boilers', 'Fit bathrooms'],
    salary: '£34,000',
    startDate: '2027-01-11',
    applyTo: 'jobs@t.example',
  },
  'AFT-02 request': {
    customer: 'Alder Court Hotel',
    contact: 'Miriam Stone',
    outcome: 'The floors have been dry since May.',
  },
  'AFT-04 introduction': {
    customer: 'Alder Court Hotel',
    referrer: 'Miriam Stone',
    referral: 'Paul Reed',
    scope: 'Two bathrooms renewed',
    outcome: 'The floors have been dry since May.',
    consent: 'Yes, name and result may be used',
  },
};

const summary = (where: string, field: string, said: string): string => {
  const run = runs[where]!;
  const had = run[field];
  const value = Array.isArray(had)
    ? [...had, said]
    : had === undefined
      ? said
      : `${(had as string).replace(/[.]?$/, '.')} ${said}`;
  return composeAt(where, { ...run, [field]: value }).summary;
};

const held = (where: string, field: string, said: string): void => {
  const told = summary(where, field, said);
  expect(told).toMatch(/^Not ready to send\./);
  expect(told).toContain(said.replace(/[.]$/, '').slice(0, 60));
};

it.each(Object.keys(runs))('goes out as it is: %s', (where) =>
  expect(composeAt(where, runs[where]!).asks).toEqual([]),
);

it.each([
  ['FUL-02 report', 'progress', 'Miriam could not settle on a colour for weeks.'],
  ['FUL-02 report', 'nextStep', 'Miriam to send us the colours by Weds.'],
  ['FUL-02 report', 'issue', 'Mrs Stone moans about the smell.'],
  ['FUL-02 report', 'nextStep', 'They still owe us for the first floor.'],
  ['FUL-02 report', 'issue', 'She keeps moving the furniture back.'],
  ['FUL-02 report', 'progress', 'The client keeps changing the order of the rooms.'],
  ['SAL-02 proposal', 'terms', 'She has been let down before.'],
  ['SAL-02 proposal', 'scope', 'Joanna wanted the cheap boiler at first.'],
  ['SAL-02 proposal', 'scope', 'I told Mrs Field that the tank is finished.'],
  ['AFT-02 request', 'outcome', 'Miriam still grumbles about the invoice.'],
])('holds a letter that tells of its reader: %s %s “%s”', held);

it.each([
  ['SAL-02 proposal', 'price', 'We could go to 4,000 in cash.'],
  ['SAL-02 proposal', 'scope', 'It is really half a day but I would charge a full one.'],
  ['SAL-02 proposal', 'scope', 'There is not much margin in this one.'],
  ['SAL-02 proposal', 'terms', 'Expect a fight over the price, stand firm.'],
  ['SAL-02 proposal', 'timeline', 'To be honest March is likelier.'],
  ['SAL-02 proposal', 'price', 'Match Holt Heating at £4,100 if need be.'],
  ['FUL-02 report', 'nextStep', 'Stairs done by the 12th, we hope.'],
  ['CUL-03 post', 'salary', 'We would stretch to 37 for somebody good.'],
  ['OPS-03 letter', 'evidence', 'If they say no we go to Marlow Pumps.'],
  ['MKT-01 draft', 'outcome', 'Pete reckons it was Holt Heating who set it up wrong.'],
  ['MKT-01 draft', 'observation', 'It must have been the last firm but nobody can prove it.'],
])('holds what is opinion or tactics: %s %s “%s”', held);

it.each([
  ['SAL-02 proposal', 'terms', 'Get a card first, her last cheque bounced.'],
  ['FUL-02 report', 'progress', 'The hotel has not paid for September yet.'],
  ['SAL-02 proposal', 'terms', 'They owe two other firms money.'],
])('holds what is said of how somebody pays: %s %s “%s”', held);

it.each([
  ['FUL-02 report', 'issue', 'Night porter is a total clown, no keys.'],
  ['OPS-03 letter', 'issue', 'Your sales desk is a shambles.'],
  ['OPS-03 letter', 'issue', 'Karl in dispatch was hopeless.'],
  ['AFT-02 request', 'quote', 'Your plumbers are fine, your office is a joke.'],
  ['CUL-03 post', 'tasks', 'Put up with the tantrums of the boss'],
  ['FUL-02 report', 'progress', 'Our lad made a pig’s ear of the first coat.'],
])('holds contempt: %s %s “%s”', held);

it.each([
  ['FUL-02 report', 'issue', 'Two days went to rain, and Liam ordered the wrong paint.'],
  ['FUL-02 report', 'progress', 'Sanjay put a ladder through the window on the landing.'],
  ['FUL-02 report', 'issue', 'Gwen forgot the keys on Monday.'],
  ['MKT-01 draft', 'outcome', 'Dave had mixed up the two valves.'],
])('holds a fault beside the name of somebody: %s %s “%s”', held);

it.each([
  ['MKT-01 draft', 'observation', 'Our own engineer had overlooked it in March.'],
  ['MKT-01 draft', 'outcome', 'The cook was still cross with us.'],
  ['MKT-01 draft', 'observation', 'The owner was warned twice and did nothing.'],
  ['MKT-01 draft', 'observation', 'The fire exit was locked, staff said it always is.'],
  ['AFT-02 request', 'outcome', 'Only the one leak that we caused in June.'],
  ['AFT-02 request', 'outcome', 'The claim for the carpet is still with our insurers.'],
  ['AFT-04 introduction', 'outcome', 'Nina cried when she saw the new bath.'],
  ['AFT-04 introduction', 'outcome', 'The caretaker whom they blamed was not sacked.'],
  ['MKT-01 draft', 'outcome', 'Rita paid £1,150 and was glad of it.'],
  ['AFT-04 introduction', 'scope', 'The price was £14,200.'],
  ['AFT-04 introduction', 'scope', 'New tiles and baths, £14,200.'],
])('holds what shames somebody before others: %s %s “%s”', held);

it.each([
  ['SAL-02 proposal', 'terms', 'Ten years on the boiler (check that the maker still gives it).'],
  ['SAL-02 proposal', 'terms', 'Give her the number of Pete.'],
  ['FUL-02 report', 'nextStep', 'Ring her about the stairs first.'],
  ['SAL-02 proposal', 'timeline', 'But ask for a deposit before Christmas.'],
])('holds an order to ourselves: %s %s “%s”', held);

it.each([
  ['CUL-03 post', 'tasks', 'Ideally a young bloke, not another with a bad knee'],
  ['CUL-03 post', 'requirements', 'Nobody over 45'],
  ['CUL-03 post', 'requirements', 'No small children at home'],
])('holds what nobody may be chosen by: %s %s “%s”', held);

it('holds what is told of a customer who has agreed to nothing', () => {
  const { customer, observation, outcome } = runs['MKT-01 draft']!;
  const draft = { customer: customer!, observation: observation!, outcome: outcome! };
  expect(composeAt('MKT-01 draft', draft).asks).toEqual([]);
  const { summary: said } = composeAt('MKT-01 draft', {
    ...draft,
    observation: 'We smelled gas at two of the ovens when we came.',
  });
  expect(said).toMatch(/^Not ready to send\..*no consent is on record/);
});

it('holds what is told of a house by its name that has agreed to nothing', () => {
  const told = (observation: string): string =>
    composeAt('MKT-01 draft', { observation, outcome: 'It was clean in a night.' }).summary;
  expect(told('At Lou’s Diner the hood had two inches of grease above the filters.')).toMatch(
    /^Not ready to send\..*It names Lou’s Diner, no consent is on record/,
  );
  expect(told('One hood had two inches of grease above the filters.')).not.toContain('Not ready');
});

it('sends it where somebody says so', () => {
  const more = { terms: 'Half on order. She has been let down before.', maySend: 'yes' };
  expect(composeAt('SAL-02 proposal', { ...runs['SAL-02 proposal']!, ...more }).asks).toEqual([]);
});

it('asks for it once, by its field', () => {
  const { asks } = composeAt('SAL-02 proposal', {
    ...runs['SAL-02 proposal']!,
    price: '£4,300. Could do 4,000 for cash',
    terms: 'Half on order. She always pays late.',
  });
  expect(asks).toHaveLength(1);
  expect(asks[0]!.question).toContain('“Could do 4,000 for cash” (price)');
  expect(asks[0]!.question).toContain('“She always pays late” (terms)');
});

it.each([
  ['SAL-02 proposal', 'terms', 'The scaffold licence is the customer’s cost.'],
  ['SAL-02 proposal', 'terms', 'The customer provides water and power.'],
  ['SAL-02 proposal', 'terms', 'Interest is charged where an invoice is not paid on time.'],
  ['SAL-02 proposal', 'terms', 'Price held for 30 days.'],
  ['SAL-02 proposal', 'terms', 'Work stops if a stage has not been paid.'],
  ['SAL-02 proposal', 'scope', 'Tiles to match the existing ones, with a margin of 5 mm.'],
  ['SAL-02 proposal', 'scope', 'The old radiators go; they are taken to the tip.'],
  ['SAL-02 proposal', 'scope', 'I measured both rooms on Tuesday.'],
  ['SAL-02 proposal', 'scope', 'All mess is cleared at the end of each day.'],
  ['SAL-02 proposal', 'timeline', 'Two weeks, weather permitting.'],
  ['SAL-02 proposal', 'timeline', 'The plumber comes first, then he makes room for the tiler.'],
  ['FUL-02 report', 'nextStep', 'Walk round with Miriam on the ninth.'],
  ['FUL-02 report', 'issue', 'The maker sent the wrong voltage.'],
  ['FUL-02 report', 'issue', 'Frost cracked a pipe, which was renewed the same day.'],
  ['FUL-02 report', 'issue', 'One of our painters scratched a door; we make it good at our cost.'],
  ['FUL-02 report', 'issue', 'The inspectors came on Monday. They said that all is in order.'],
  ['FUL-02 report', 'progress', 'Four doors are hung. They still have to be painted.'],
  ['FUL-02 report', 'progress', 'Thank you for moving the beds, it really helped.'],
  ['FUL-02 report', 'progress', 'Pete answers for the stairs, he is on site daily.'],
  ['FUL-02 report', 'nextStep', 'Check with us before you use the lift.'],
  ['OPS-03 letter', 'issue', 'They fitted the wrong seal.'],
  ['OPS-03 letter', 'issue', 'The parts are useless to us.'],
  ['OPS-03 letter', 'issue', 'The pallet was a mess of broken boxes.'],
  ['OPS-03 letter', 'evidence', 'Receiving log signed by Kim Alvarez'],
  ['MKT-01 draft', 'outcome', 'The cook finally trusts it.'],
  ['MKT-01 draft', 'observation', 'Nobody had counted the starts before Monday.'],
  ['MKT-01 draft', 'observation', 'The owners kept the nursery open all the while.'],
  ['MKT-04 story', 'outcome', 'They paid £300 a month for oil before.'],
  ['CUL-03 post', 'tasks', 'Work with young people at schools'],
  ['CUL-03 post', 'requirements', 'Experience with single-phase supplies'],
  ['CUL-03 post', 'requirements', 'Texas journeyman license, clean driving record'],
  ['CUL-03 post', 'requirements', 'Good spoken English'],
  ['CUL-03 post', 'salary', 'More for the right experience.'],
  ['AFT-02 request', 'outcome', 'No claim on the guarantee in two years.'],
  ['AFT-02 request', 'outcome', 'About £300 a month less oil.'],
  ['AFT-04 introduction', 'outcome', 'Saves about £190 a month.'],
])('asks nothing of what its reader may read: %s %s “%s”', (where, field, said) =>
  expect(summary(where, field, said)).not.toContain('Not ready to send'),
);

it('asks nothing about what an event costs whoever comes', () => {
  const event = 'Wreath workshop with florist Nia Bevan, Saturday 12 December 2026, £28';
  const issue = { theme: 'December', highlights: ['New trees are in'], event };
  expect(composeAt('MKT-02 issue', issue).asks).toEqual([]);
});
