import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { composeStep } from '../compose/compose-step.ts';
import { readAnswers } from './read-answers.ts';
import { takeAnswers } from './take-answers.ts';

const definition = findWorkflowDefinition('OPS-03')!;
const step = definition.steps.find(({ key }) => key === 'letter')!;
const write = (context: JsonObject) => composeStep({ definition, step, context, earlier: [] });
const claim = { order: 'PO-4711', issue: 'Two pumps are cracked.', currency: 'EUR' };

it('settles for all fields what two of them said differently', () => {
  const context = { ...claim, amount: 1240, form: { amount: 900, seen: 'yes' } };
  const { asks } = write(context);
  expect(asks).toMatchObject([{ question: 'Which amount is right: EUR 1,240 or EUR 900?' }]);
  const { facts } = readAnswers('amount: 1,240', asks);
  const settled = takeAnswers(context, facts);
  expect(settled).toEqual({ ...claim, amount: '1,240', form: { amount: '1,240', seen: 'yes' } });
  expect(write(settled).asks).toEqual([]);
  expect(write(settled).content).toContain('EUR 1,240');
});

it('leaves the rest of a record whose name is settled', () => {
  const context = { customer: { name: 'Engine Ltd', city: 'Hull' }, form: { client: 'Southside' } };
  expect(takeAnswers(context, { customer: 'Southside' })).toEqual({
    customer: { name: 'Southside', city: 'Hull' },
    form: { client: 'Southside' },
  });
});

it('adds what was not on record', () => {
  expect(takeAnswers({ customer: 'A' }, { scope: 'A line.' })).toEqual({
    customer: 'A',
    scope: 'A line.',
  });
});

it.each([
  ['Tuesday 8 December', 'Asbestos survey done. Start Tuesday 8 December. Bring the tower.'],
  ['Start on Wed 9 December', 'Asbestos survey done. Start on Wed 9 December. Bring the tower.'],
  [
    'Tuesday 8 December 2026',
    'Asbestos survey done. Start Tuesday 8 December 2026. Bring the tower.',
  ],
  [
    'Tuesday 8 December at 9.',
    'Asbestos survey done. Start Tuesday 8 December at 9. Bring the tower.',
  ],
  ['nobody knows', 'nobody knows'],
])('leaves the other sentences of a text in which a day was asked about: %s', (answer, amended) => {
  const notes = 'Asbestos survey done. Start Monday 8 December. Bring the tower.';
  expect(takeAnswers({ notes }, { notes: answer })).toEqual({ notes: amended });
});

it('takes the day or amount of several that an answer has words of, and else the answer alone', () => {
  const text = 'Survey on Monday 7 December. Start Friday 11 December. EUR 900 agreed.';
  expect(takeAnswers({ text }, { text: 'Tue 7 December' })).toEqual({
    text: 'Survey on Tue 7 December. Start Friday 11 December. EUR 900 agreed.',
  });
  expect(takeAnswers({ text }, { text: 'EUR 950' })).toEqual({
    text: 'Survey on Monday 7 December. Start Friday 11 December. EUR 950 agreed.',
  });
  expect(takeAnswers({ text }, { text: 'EUR 2.50' })['text']).toContain(
    'Start Friday 11 December. EUR 2.50',
  );
  expect(takeAnswers({ text }, { text: '2026-12-01' })).toEqual({ text: '2026-12-01' });
});

it.each([
  [
    'Open day on Friday 12 December at 6pm in the clubhouse',
    'Saturday 12 December',
    'Open day on Saturday 12 December at 6pm in the clubhouse',
  ],
  [
    'Open day on Friday 12 December at 6pm in the clubhouse',
    'Saturday 12 December at 5pm',
    'Open day on Saturday 12 December at 5pm in the clubhouse',
  ],
  ['Mince pies on 20 November', '2026-12-04', 'Mince pies on 2026-12-04'],
  ['Friday 12 December at 6pm', 'Saturday 12 December at 5pm', 'Saturday 12 December at 5pm'],
  ['Friday 12 December at 6pm', 'Saturday 12 December', 'Saturday 12 December at 6pm'],
  ['6pm on Friday 12 December', 'Saturday 12 December', '6pm on Saturday 12 December'],
  ['Friday 12 December', 'Saturday 12 December', 'Saturday 12 December'],
  ['Monday 7 or Tuesday 8 December', 'Tuesday 8 December', 'Tuesday 8 December'],
  ['probably Tuesday 8 December', '9 December', '9 December'],
  ['Open day on Friday 12 December', 'Quiz night', 'Quiz night'],
])('changes the day alone of what one sentence names: %s, %s', (event, answer, amended) => {
  expect(takeAnswers({ event }, { event: answer })).toEqual({ event: amended });
});

it.each([
  [
    'Open day on Saturday 12 December at 6pm in the clubhouse',
    '7pm',
    'Open day on Saturday 12 December at 7pm in the clubhouse',
  ],
  [
    'Open day on Saturday 12 December at 6pm in the clubhouse',
    'from 19:00.',
    'Open day on Saturday 12 December from 19:00 in the clubhouse',
  ],
  [
    'Open day on Saturday 12 December from 2 to 4pm. Mince pies, £1.50 each.',
    '3 to 5pm',
    'Open day on Saturday 12 December from 3 to 5pm. Mince pies, £1.50 each.',
  ],
  ['Quiz night, 7.30 p.m., 2 rounds', '8 p.m.', 'Quiz night, 8 p.m., 2 rounds'],
  ['Juniors at 9am, seniors at 11am', '10am', '10am'],
  ['Quiz night', '8pm', '8pm'],
  ['Quiz night at 8pm', 'Quiz night at 9pm', 'Quiz night at 9pm'],
])(
  'changes the hour alone of a text that is answered with an hour: %s, %s',
  (event, answer, amended) => {
    expect(takeAnswers({ event }, { event: answer })).toEqual({ event: amended });
  },
);

it('keeps a visit and its hour where the reply that asks for them is answered with another day', () => {
  const reply =
    'Yes we would be interested, our people say 8 weeks for a board. Could you come and look on Wednesday 1 December, after 3.30 when the children are gone? I would rather not have phone calls, I teach. Philippa';
  const lead = { company: 'Ashby School', lead: 'Philippa Dean', reply };
  const dated = takeAnswers(lead, { reply: 'Wednesday 2 December 2026' });
  expect(dated['reply']).toBe(reply.replace('1 December', '2 December 2026'));
  const { summary, content } = composeAt('SAL-03 slot', takeAnswers(dated, { mayCall: 'no' }));
  expect(summary).toMatch(/^Wednesday, 2026-12-02, 15:30 UTC \((?:hour )?proposed\)/);
  expect(content).toContain('At a place');
  expect(content).not.toContain('By telephone');
});

it.each<[JsonObject, JsonObject, JsonObject]>([
  [
    { amount: '£2,184.00', credit_wanted: '£2,148.00' },
    { amount: '£2,184.00' },
    { amount: '£2,184.00', credit_wanted: '£2,184.00' },
  ],
  [
    { amount: '£2,184.00', credit_wanted: '£2,148.00' },
    { credit_wanted: '£2,148.00' },
    { amount: '£2,148.00', credit_wanted: '£2,148.00' },
  ],
  [
    { amount: '£1,492', wanted: 'replacements or a credit of £269.50' },
    { amount: '£280' },
    { amount: '£280', wanted: 'replacements or a credit of £280' },
  ],
  [
    { amount: '£1,492', wanted: 'replacements or a credit of £269.50' },
    { wanted: 'replacements' },
    { amount: '£1,492', wanted: 'replacements' },
  ],
])('takes the answer which of two amounts is claimed for both: %j, %j', (said, answer, settled) => {
  const context = { ...claim, ...said };
  const taken = takeAnswers(context, answer);
  expect(taken).toMatchObject(settled);
  expect(write(taken).summary).not.toContain('Which amount');
});

it.each([
  { startDate: '11 January 2027' },
  { scope: 'Monday 11 January 2027' },
  { startDate: '4 January 2027' },
])('takes the answer which start is right for both: %j', (answer) => {
  const now = new Date('2026-11-26T12:00:00Z');
  const context = {
    customer: 'A',
    startDate: '11 January 2027',
    scope: 'A loft. Starts on January 4.',
  };
  const taken = takeAnswers(context, answer, { now });
  const day = Object.values(answer)[0]!;
  expect(taken).toMatchObject({ startDate: day, scope: `A loft. Starts on ${day}.` });
});
