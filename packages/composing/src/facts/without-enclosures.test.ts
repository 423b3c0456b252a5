import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withoutEnclosures } from './without-enclosures.ts';

it.each([
  ['Can you call me Tuesday at 2pm? (photos to follow)', 'Can you call me Tuesday at 2pm?'],
  ['12 units (site plan to come) in Leeds.', '12 units in Leeds.'],
  ['Yes please. Photos to follow.', 'Yes please.'],
  ['Happy to talk. Pics to follow tomorrow', 'Happy to talk.'],
  ['We have 12 [image: logo.png] units', 'We have 12 units'],
  ['Yes [cid:image001.png@01D] please', 'Yes please'],
])('leaves out of a reply what comes with it: %s', (reply, left) =>
  expect(withoutEnclosures('reply_text', reply)).toBe(left),
);

it.each([
  ['reply', 'The men are to come (three to follow us).'],
  ['reply', 'We follow the plan to the letter.'],
  ['notes', 'Photos to follow.'],
])('and nothing else: %s: %s', (name, text) => expect(withoutEnclosures(name, text)).toBe(text));

it('holds no reply for what is attached to it, and sends nobody for it', () => {
  const at = (reply: string) =>
    composeAt('SAL-03 sequence', { lead: 'Ann Low', company: 'Hill Farm', reply });
  const followed = at('Sounds good, can you call me Tuesday at 2pm? (photos to follow)');
  expect(followed.asks).toEqual([]);
  expect(followed.content).toContain('You named “Tuesday at 2pm” for a call');
  const attached = at('Interested (see attached), call me Thursday at 10.');
  expect(attached.asks).toEqual([]);
  expect(attached.summary).not.toContain('Add what it says goes with it');
});
