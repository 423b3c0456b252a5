import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { wantsNoName } from './wish-for-no-name.ts';

const post = {
  observation: 'The fan was clogged.',
  outcome: 'It runs.',
  customer: 'Rosalind Fairweather',
};
const story = { ...post, before: '78 %', after: '56 %', quote: 'It is dry now.' };
const read = (code: string, context: JsonObject): string =>
  Object.entries(composeRun(code, context))
    .filter(([key]) => key === 'draft' || key === 'schedule' || key === 'story')
    .map(([, { title, content }]) => `${title} ${content}`)
    .join('\n')
    // Of what an entry rests on colleagues read the name.
    .replace(/^- \[.\] .*$/gmu, '');

it.each([
  ['may_we_publish', 'yes but only as a landlady in Bedminster, no name, no address'],
  ['notes', 'Does not want to be named anywhere.'],
  ['can we use it', 'the story yes, names no'],
  ['what she said', 'Please do not use her name.'],
  ['her wish', 'She wants to remain anonymous.'],
  ['notes', 'The matron does not want the home mentioned anywhere.'],
  ['wishes', 'He doesn’t want the farm named.'],
  ['notes', 'She’d rather we kept their name out of it.'],
  ['what she said', 'Jo said don’t put the shop’s name anywhere.'],
  ['note', 'Pls do not name the clinic.'],
  ['note', 'Keep the school name out please.'],
  ['note', 'Rosalind asked that we leave Fairweather out of it.'],
  ['note', 'Don’t use Fairweather’s name.'],
  ['note', 'The owner would prefer that the practice isn’t named.'],
  ['note', 'Wants to stay out of it.'],
  ['note', 'No mention of the practice please.'],
  ['note', 'Keep it anonymous.'],
  ['note', 'We asked both, none of them wants to be named.'],
  ['customer', 'Rosalind Fairweather (does not want to be named)'],
  ['transcript', 'Marcus: Can we say which bank? Priya: No, not until their comms sign off.'],
  ['call notes', 'I asked: may we name them? Better not, said Jo.'],
])('names nobody who does not want it, whatever the field: %s %s', (name, said) => {
  expect(read('MKT-01', { ...post, [name]: said })).not.toContain('Fairweather');
  expect(read('MKT-04', { ...story, [name]: said })).not.toContain('Fairweather');
});

it('takes no wish for a consent to the rest', () => {
  const { story: told } = composeRun('MKT-04', {
    ...story,
    notes: 'She does not want to be named.',
  });
  expect(told!.content).not.toContain('It is dry now');
  expect(told!.asks.map(({ names: [name] }) => name)).toContain('consent');
});

it.each([
  ['notes', 'Don’t name the driver of the van.'],
  ['site', 'There is no name on the door.'],
  ['notes', 'They do not put the maker’s name on the pump.'],
  ['notes', 'She did not mention the shop next door.'],
  ['transcript', 'Marcus: Can we say which pump it was? Priya: No, I forgot.'],
  ['transcript', 'Marcus: Can we name them? Priya: Not a problem, she said yes.'],
  ['notes', 'Don’t name the manager of the shop.'],
  ['notes', 'Do not put the names on the doors.'],
  ['notes', 'The cause could not be identified.'],
  ['notes', 'Keep the cat out of the room.'],
  ['notes', 'The part was to be in the box.'],
  ['notes', 'They named the street after him.'],
])('names the customer all the same: %s %s', (name, said) => {
  expect(read('MKT-01', { ...post, [name]: said })).toContain('Fairweather');
});

it.each([
  'They do not want to be named.',
  'She doesn’t want the shop named anywhere.',
  'Jo said don’t put the shop’s name anywhere.',
  'They’d rather we kept their name out of it.',
])('prints no wish not to be named, and no name: %s', (wish) => {
  const told = read('MKT-01', {
    ...post,
    observation: `The fan was clogged. ${wish} We cleaned it.`,
  });
  expect(told).toContain('We cleaned it');
  expect(told).not.toMatch(/Fairweather|named? |name (?:out|any)/);
});

it.each([
  ['Dr Lee is not fine with us using the name.', true],
  ['Dr Lee is not happy for us to use their name.', true],
  ['Not ok with us naming them.', true],
  ['She isn’t comfortable with being named.', true],
  ['They are unhappy about being mentioned.', true],
  ['Dr Lee is fine with us using the name.', false],
  ['They were not happy with the first crew.', false],
  ['Not sure about the name of the street.', false],
])('knows that somebody is not happy to be named: %s', (said, isWanted) =>
  expect(wantsNoName(said)).toBe(isWanted),
);
