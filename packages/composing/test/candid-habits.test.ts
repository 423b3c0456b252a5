import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';
import { isCandid } from '../src/sentences/candid-sentences.ts';
import type { Reader } from '../src/sentences/reader.ts';
import { tellOfReader } from '../src/request/told-of-reader.ts';

const tellsOf = tellOfReader(readFacts({ customer: 'Alder Court Hotel', contact: 'Miriam Stone' }));

const isForColleagues = (reader: Reader, sentence: string): boolean =>
  isCandid(sentence, false) ||
  ((reader === 'customer' || reader === 'favour') && tellsOf(sentence, ''));

it.each<[Reader, string]>([
  // Deceit.
  ['customer', 'The budget sealant will do, they won’t notice'],
  ['customer', 'Fit the refurbished pump, she will be none the wiser'],
  ['customer', 'Second-hand boards, but we sell them as new'],
  ['customer', 'Cheapest ones we can find will do for this one'],
  ['customer', 'Good enough for what they pay'],
  ['customer', 'Charge it as four hours, nobody will check'],
  ['customer', 'We leave the old felt under it and say nothing'],
  ['customer', 'The client does not need to know that'],
  ['customer', 'Use up the leftover paint from Marsh Lane, he can’t tell the difference'],
  ['customer', 'We skip the second coat, you can’t see it from below'],
  ['public', 'We passed it off as oak'],
  ['supplier', 'Claim for six, they will never count them'],
  // Doubt and blame beside a name of ours.
  ['customer', 'The tile is chipped, Gwen could have knocked it, no idea'],
  ['customer', 'Pete might have left the valve shut, not sure'],
  ['supplier', 'The glass is cracked, Sanjay may have caught it with the forklift'],
  ['supplier', 'Two are bent, possibly by Kev when he unloaded'],
  ['supplier', 'Unless it was Marek who dropped it'],
  ['supplier', 'The lid is split, or Tomos ran over it, unsure'],
  // Drink, illness, idleness.
  ['customer', 'The plasterer is back on the booze'],
  ['customer', 'Roofer turned up hungover and went home at ten'],
  ['customer', 'Scaffolder stank of beer'],
  ['public', 'The last joiner liked a drink'],
  ['customer', 'Our tiler can’t get out of bed'],
  ['customer', 'The labourers sat in the van all morning'],
  ['customer', 'Ken is skiving again'],
  ['customer', 'The decorator was on his phone half the day'],
  ['customer', 'The groundworker is off with his nerves'],
  ['customer', 'Joiner has been poorly again and may not come back'],
  ['customer', 'Ruth has gone off sick'],
  ['public', 'Our electrician is in rehab'],
  ['customer', 'Crew is slow as treacle'],
  // Who lets us down.
  ['customer', 'Handover on Friday unless the glazier lets us down'],
  ['customer', 'The tilers are messing us about'],
  ['customer', 'Plumber has done a runner'],
  ['customer', 'Concrete people are dragging their feet as usual'],
  ['customer', 'The steel erector has gone awol'],
  ['public', 'Our usual printer let us down again'],
  // The reader in the third person.
  ['customer', 'Fit a German lock on the back door, she wants it cheap'],
  ['customer', 'Wants it done before the inspection but won’t pay for weekends'],
  ['customer', 'Replace the seal of her oven'],
  ['favour', 'We sorted his cellar out'],
])('is for colleagues, to %s: %s', (reader, sentence) =>
  expect(isForColleagues(reader, sentence)).toBe(true),
);

it.each<[Reader, string]>([
  ['customer', 'You will not notice the joint once it is painted'],
  ['customer', 'Guests will not notice the work: we come at night'],
  ['customer', 'The repair cannot be seen from below'],
  ['customer', 'The cheaper tile will do for the store room; the choice is yours'],
  ['customer', 'Second-hand slates match the old ones and are named as such'],
  ['customer', 'Residents do not need to know the code'],
  ['customer', 'We tell you before we change anything'],
  ['customer', 'The filter may have been blocked for months'],
  ['customer', 'We are not sure yet whether the beam is sound'],
  ['customer', 'Frost may have cracked the pipe'],
  ['customer', 'Anna may have to move the day'],
  ['customer', 'Pete might be ten minutes late on Tuesday'],
  ['supplier', 'Receiving log signed by Kim Alvarez'],
  ['supplier', 'Your driver may have dropped the pallet'],
  ['supplier', 'The crate stood in the rain at your depot'],
  ['supplier', 'Janet Firth may have the photos already'],
  ['customer', 'Drinking water is back on'],
  ['customer', 'The bottle store is emptied by Friday'],
  ['customer', 'A drinks reception follows at six'],
  ['customer', 'The line stood idle for two days'],
  ['customer', 'The pump runs slow at night'],
  ['customer', 'One of our painters was off, so the stairs move to Monday'],
  ['customer', 'Beds are moved to the sick bay'],
  ['customer', 'We were short for a week as two men were off sick'],
  ['customer', 'The nurse call rings in the office'],
  ['customer', 'We will not let you down'],
  ['customer', 'The blinds let down slowly'],
  ['customer', 'The delivery is late again; the new date is 4 December'],
  ['supplier', 'Your driver let us down twice'],
  ['supplier', 'We could not find out who signed for it'],
  ['public', 'It has never let us down'],
  ['public', 'The chef slept well that night'],
  ['public', 'He runs the bakery with his sister'],
  ['customer', 'The electrician tests his work on Friday'],
  ['customer', 'Each resident has her own key'],
  ['customer', 'The caretaker opens the gate with his key'],
  ['customer', 'Wants and needs are listed below'],
  ['customer', 'The gate wants painting'],
  ['customer', 'Fit a Yale lock on the back door'],
  ['customer', 'Lay the runners of the stair carpet and fix them with rods'],
])('may be read, by %s: %s', (reader, sentence) =>
  expect(isForColleagues(reader, sentence)).toBe(false),
);

it.each([
  'Sanjay may have knocked it when he unloaded.',
  'It stood uncovered in our yard for a week.',
  'Gwen ran it dry on Monday.',
  'Our forklift may have touched it.',
  'One was already bent when Lee tripped over it.',
  'Possibly our fault.',
])('a claim with an admission waits: %s', (more) => {
  const { asks, summary } = composeAt('OPS-03 letter', {
    supplier: 'Fenwick Pumps',
    order: 'PO 4471',
    issue: `The pump leaks at the seal. ${more}`,
    amount: '£410',
    deadline: '4 December 2026',
    evidence: 'photos',
  });
  expect(asks.map(({ names: [name] }) => name)).toContain('maySend');
  // It is quoted once, whatever else may be said of it.
  expect(summary.split(more.replace(/\.$/, ''))).toHaveLength(2);
});

it.each([
  ['SAL-02 proposal', 'scope', 'Budget grout will do, they won’t notice.'],
  ['FUL-02 report', 'nextStep', 'Handover on the 9th, if the glazier does not let us down.'],
  ['FUL-02 report', 'issue', 'The tiler is on the bottle again.'],
  ['MKT-02 issue', 'highlights', 'Our old printer let us down, so we have a new one.'],
])('waits and quotes it: %s %s %s', (where, field, said) => {
  const runs = {
    'SAL-02 proposal': {
      customer: 'Joanna Field',
      scope: 'Renew the floor.',
      price: '£4,300',
      timeline: 'Two weeks in January',
      terms: 'Half on order',
    },
    'FUL-02 report': {
      customer: 'Alder Court Hotel',
      contact: 'Miriam Stone',
      milestone: 'Second floor',
      progress: 'Six of nine rooms are painted.',
      issue: 'The lift was out for a day.',
      nextStep: 'Paint the stairs.',
    },
    'MKT-02 issue': { theme: 'Winter', highlights: 'The shop is open until six.' },
  };
  const run: Record<string, string> = runs[where as keyof typeof runs];
  const text = composeAt(where, { ...run, [field]: `${run[field]!} ${said}` });
  expect(text.summary).toMatch(/^Not ready to send\./);
  expect(text.asks.map(({ question }) => question).join(' ')).toContain(said.slice(0, 30));
});
