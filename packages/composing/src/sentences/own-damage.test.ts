import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { forbidsAdmission, tellsOwnFault } from './own-damage.ts';

it.each([
  'pawel swung the frame into it',
  'pane in the front door cracked on thursday while we was unloading',
  'Our van reversed into the gate post',
  'We scratched the floor in the hall',
  'the lads knocked the lamp over',
  'One of our fitters dropped a panel',
  'The wall was dented during the delivery',
  'We drilled through a pipe',
  'Gaz forgot the fixings',
  'Jo measured it wrong',
  'The tiles were chipped by our fitters',
  'It was our mistake',
  'Two tiles broken when we lifted the frame',
])('reads what we did wrong: %s', (said) => {
  expect(tellsOwnFault(said)).toBe(true);
});

it.each([
  'We found a cracked pipe behind the wall',
  'The glass arrived cracked',
  'The storm damaged the fence',
  'They scratched it themselves',
  'Caretaker had no key for the plant room wall',
  'We broke ground on Monday',
  'We broke out the old concrete',
  'We cut the slab and hung the doors',
  'The supplier sent the wrong colour',
  'We dropped the keys at reception',
  'Somebody reversed into the sign',
  'Tenants damaged the lock',
  'The old sign was cracked',
  'Foundation poured, totem made and in our yard',
  'Rain came through the roof',
  'We put the frame into place',
  'Hail smashed two rooflights',
  'Costs ran into four figures',
])('and not of others: %s', (said) => {
  expect(tellsOwnFault(said)).toBe(false);
});

it.each([
  'insurer (nfu) says dont admit liability to them in writing, they will deal',
  'Do not admit any fault',
  'solicitor: admit nothing',
  'we must not accept responsibility yet',
  'dont say it was our fault',
  'no admission of liability please',
])('reads that nothing is to be admitted: %s', (said) => {
  expect(forbidsAdmission(said)).toBe(true);
});

it.each([
  'They admit liability',
  'We do not accept cash',
  'No liability cover needed',
  'Do not accept the offer before Friday',
])('and nothing of others: %s', (said) => {
  expect(forbidsAdmission(said)).toBe(false);
});

const report = (more: JsonObject) =>
  composeAt('FUL-02 report', {
    customer: 'Marsden Library',
    contact: 'Ruth Kaye',
    milestone: 'entrance totem',
    progress: 'foundation poured, totem made and in our yard',
    nextStep: 'Installation on 8 December',
    ...more,
  });
const damage = {
  issue: 'pane in the front door cracked on thursday while we was unloading',
  cause: 'pawel swung the frame into it',
};

it('says that the text admits what a note says is not to be admitted', () => {
  const notes = "insurer (nfu) says don't admit liability to them in writing, they will deal";
  const { summary } = report({ ...damage, notes });
  expect(summary).toContain(
    `On record is “${notes}”, and the text tells “${damage.issue}” and “${damage.cause}”, which reads as our fault: may it be sent with that all the same?`,
  );
  expect(summary).not.toContain('may it be sent without that');
});

it('asks whether a client is to read of damage that we did', () => {
  const { summary } = report(damage);
  expect(summary).toContain(
    `The text tells “${damage.issue}” and “${damage.cause}”, which reads as our fault: do management and the insurer know of it, and may this be sent?`,
  );
  expect(report({ ...damage, maySend: 'yes' }).asks).toEqual([]);
  expect(report({ issue: 'The glass arrived cracked', cause: 'the courier' }).asks).toEqual([]);
});

it.each([
  'One of our painters scratched a door; we make it good at our cost',
  'We got your order wrong on Saturday and the next tray is on us',
  'We broke the pane while fitting it, told Mrs Quill at once, and replaced it free',
])(
  'asks nothing of what is written for the client, unless nothing is to be admitted: %s',
  (issue) => {
    expect(report({ issue }).summary).not.toContain('reads as our fault');
    const notes = 'insurer says admit nothing until they ring back';
    expect(report({ issue, notes }).summary).toContain('reads as our fault');
  },
);
