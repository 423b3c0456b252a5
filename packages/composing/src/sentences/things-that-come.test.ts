import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const lead = { company: 'Marina X', lead: 'Bo Lund' };
const slot = (reply: string) => composeAt('SAL-03 slot', { ...lead, reply });

it.each([
  'Two of the fleet could come to you from March. Happy to talk on Tuesday.',
  'The boats would come to you in spring. Ring me on Tuesday.',
  'All our laundry could go to you. Ring me on Tuesday.',
  'Our boats are coming over in March. Ring me on Tuesday.',
  'What would it come to per week for 60 aprons? Ring me on Tuesday.',
])('takes a thing, or a sum, that comes for no meeting at a place: %s', (reply) => {
  const { content, summary } = slot(reply);
  expect(content).toContain('| Where | By telephone');
  expect(summary).not.toContain('in place of that');
});

it.each([
  ['We could come to you on Tuesday.', 'At our place'],
  ['My wife could come to you on Tuesday.', 'At our place'],
  ['Our treasurer and I would come to yours on Tuesday.', 'At our place'],
  ['Shall I come to you on Tuesday?', 'At our place'],
  ['Can you come over on Tuesday?', 'At a place'],
  ['What day could you come to the depot? Tuesday is best.', 'At a place'],
  ['The boats would come to you in spring, could you come and look on Tuesday?', 'At a place'],
])('keeps a meeting at a place for one: %s', (reply, where) => {
  expect(slot(reply).content).toContain(`| Where | ${where}, as they say`);
});
