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

it('asks whether a price holds beside a cost that its customer is not to know of', () => {
  const offer = {
    customer: 'Jean Alder',
    scope: 'Three windows',
    price: '£5,940',
    terms: '30 days',
  };
  const rotten = 'she doesn’t know yet that the sill is rotten, that’ll be another 600 or so';
  const { summary, content } = composeAt('SAL-02 proposal', { ...offer, hidden: rotten });
  expect(summary).toMatch(/^Not ready to send\. .*what is not to be told/);
  expect(content).not.toContain('sill');
  expect(composeAt('SAL-02 crm', { ...offer, hidden: rotten }).summary).toContain(
    'What the hidden has that is not public tells of a further cost',
  );
  const sold = 'she doesn’t know yet that her son is selling, for about 300,000';
  expect(composeAt('SAL-02 proposal', { ...offer, hidden: sold }).asks).toEqual([]);
});
