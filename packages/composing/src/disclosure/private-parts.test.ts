import { expect, it } from 'vitest';
import { withoutPrivate } from './private-parts.ts';

const isDangerous = (said: string): boolean => /guard|brakes|asbestos/.test(said);
const cut = (text: string): string => withoutPrivate(text, { isDangerous });

it.each([
  // The sentence that says so of itself.
  [
    'Crew 3 at Nolan. Lena’s wrist is bad again, not for the crew. Order six valves.',
    'Crew 3 at Nolan. Order six valves.',
  ],
  ['Van 2 is back. He tested pos for weed, keep that with HR.', 'Van 2 is back.'],
  [
    'Start at 7. She gets 31k, do not tell the others as it is more than Rob.',
    'Start at 7. Bring boots.',
    ' Bring boots.',
  ],
  [
    'Desk 4 is free. Told Pia in confidence that he is unwell. Order six valves.',
    'Desk 4 is free. Order six valves.',
  ],
  [
    'Two bays free. Ollie leaves in May, management only. Bay 3 is full.',
    'Two bays free. Bay 3 is full.',
  ],
  // The bracket that says so of what stands in it.
  [
    'Tom is out until the 9th (his sister, private). Bay 3 is full.',
    'Tom is out until the 9th. Bay 3 is full.',
  ],
  [
    'Present: Ann, Raj, Lee (Mo off, scan results, keep to ourselves). Ann: bay 3 is full.',
    'Present: Ann, Raj, Lee. Ann: bay 3 is full.',
  ],
  [
    'Wants it on credit (told me about a court order, keep that between us). Ring Monday.',
    'Wants it on credit. Ring Monday.',
  ],
  // A bracket with a mark alone marks what it stands in.
  [
    'We need 40 seals. Orme went to Teale over this (dont tell them). By Friday.',
    'We need 40 seals. By Friday.',
  ],
  // What it refers back to goes, too.
  ['Bay 3 is full. Raj hands in his notice in May. That is between us.', 'Bay 3 is full.'],
  [
    'Bay 3 is full. Raj hands in his notice in May. Keep it to yourself for now please.',
    'Bay 3 is full.',
  ],
  ['Bay 3 is full. Their budget is 40k really. Keep that between us two.', 'Bay 3 is full.'],
  [
    'Bay 3 is full. Ines is on a warning. Please do not raise this with the lads at the depot.',
    'Bay 3 is full.',
  ],
  // Who speaks before a colon is no mark of all that follows.
  [
    'Raj: bay 3 is full. Lee: my dad is poorly this week, keep it between us. Ann: order six valves.',
    'Raj: bay 3 is full. Ann: order six valves.',
  ],
  [
    'Bay 3 is full. Ivo got a warning, between us. Six valves are on order.',
    'Bay 3 is full. Six valves are on order.',
  ],
  [
    'Pump fitted. Kit forgot a seal, keep that in house. She was lovely about it.',
    'Pump fitted. She was lovely about it.',
  ],
  ['Desk 4 is free. Dee leaves in May, management only. She goes to Teale.', 'Desk 4 is free.'],
  [
    'Two fans came. Not for the board: Sid broke one. Label the drums.',
    'Two fans came. Label the drums.',
  ],
  [
    'Cold room trips. My partner does not know I am ringing, use my mobile. Come Friday.',
    'Cold room trips. Come Friday.',
  ],
  [
    'Score 4. Please keep the Ravi episode out of this. Ravi threw a spanner. Two want a kettle.',
    'Score 4. Two want a kettle.',
  ],
  // A thing that is named, wherever it is told.
  [
    "11 answered. 'Dan shouts.' 'Good lot.' Don't share the Dan thing with the lads.",
    "11 answered. 'Good lot.'",
  ],
])('cuts %s', (text, kept, more = '') => {
  expect(cut(text + more)).toBe(kept);
});

it.each([
  [
    'Bay 3 is full. The guard of saw 2 is off, keep that between us.',
    'Bay 3 is full. The guard of saw 2 is off.',
  ],
  ['Confidential: the van is sold. Its brakes are gone. Forty jobs go.', 'Its brakes are gone.'],
])('never cuts danger: %s', (text, kept) => {
  expect(cut(text)).toBe(kept);
});

it.each([
  'Confidential: they close in May. Forty jobs go.',
  'They close in May. Forty jobs go. This is not to be shared.',
])('cuts all of %s', (text) => {
  expect(cut(text)).toBe('');
});

it.each([
  'The private car park is full. Use the road.',
  'Keep the gate shut. Keep it between 2 and 4 degrees.',
  'Not for the faint of heart. Bring a torch (in the private garden, by the shed).',
  'Between us and the river is a fence. Ann is out until the 9th (her own choice).',
  'Do not tell the pump to start before it is full. It trips.',
  'Keep the oil change in house. The wall between us and bay 4 is wet.',
  'He does not know the code. Ask Ann.',
  'HR has the forms. Keep the rest with the van.',
])('leaves %s', (text) => {
  expect(cut(text)).toBe(text);
});
