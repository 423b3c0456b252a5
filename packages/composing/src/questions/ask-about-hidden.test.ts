import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const lead = {
  company: 'Marina X',
  lead: 'Bo Lund',
  need: 'Racks for 12 m boats',
  budget: '£9,000',
};
const update = (notes: string) => composeAt('SAL-01 crm', { ...lead, notes });

it.each([
  ['need', 'Boats are 14 m actually, measured it myself. Keep that between us two.'],
  ['need', 'The boats are 14, not 12. That is confidential.'],
  ['budget', 'Their budget is really £4,000. Keep that between us two.'],
])('says that a part which is not public corrects the field %s', (field, notes) => {
  const { content, summary } = update(notes);
  const question = `What the notes have that is not public says otherwise than the field “${field}”: read it there. Which is right?`;
  expect(summary).toContain(question);
  expect(content).toContain(question);
  expect(content).not.toMatch(/14|4,000/);
});

it.each([
  'The boats are 12 m actually. Keep that between us two.',
  'They really want 3 racks by May. Keep that between us two.',
  'She is unhappy with her 14 m neighbour. Keep that between us two.',
])('asks of no field that a part which is not public leaves as it is: %s', (notes) => {
  expect(update(notes).summary).not.toContain('says otherwise');
});
