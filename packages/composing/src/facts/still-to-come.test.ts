import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isStillToCome } from './still-to-come.ts';

it.each([
  ['purchaseOrder', 'tbc - Tomas says he’ll send one'],
  ['PO number', 'to follow'],
  ['order', 'not issued yet, they will raise it'],
  ['Our ref', 'waiting for Ann'],
  ['phone', 'she will send it'],
  ['works no', 'don’t have it yet'],
  ['acceptanceDate', 'to be agreed with Ray'],
  ['dueDate', 'TBA (after the survey)'],
  ['signatory', 'not known yet, Ray will say'],
  ['owner', 'none as yet'],
  ['contact', 'still to be named'],
])('what a field is for is still to come: %s: %s', (name, value) => {
  expect(isStillToCome(name, value)).toBe(true);
});

it.each([
  ['purchaseOrder', 'PO-4471, original to follow'],
  ['purchaseOrder', 'tbc, was PO-4471'],
  ['order', 'Not Just Flowers, 12 wreaths'],
  ['dueDate', 'tbc, Friday at the latest'],
  ['startDate', '4 January, to be confirmed'],
  ['signatory', 'Mary Halpin (tbc)'],
  ['customer', 'TBC Bank'],
  ['customer', 'Pending Ltd'],
  ['owner', 'Will Sender'],
  ['notes', 'tbc - Tomas says he’ll send one'],
  ['nextStep', 'To be agreed with the council'],
  ['progress', 'not yet'],
])('what is given, or told in words, is none: %s: %s', (name, value) => {
  expect(isStillToCome(name, value)).toBe(false);
});

const invoice = {
  customer: 'Keypoint',
  items: ['Rollers £40', 'Call £60'],
  amount: '£100',
  invoiceDate: '23/11/2026',
  purchaseOrder: 'tbc - Tomas says he’ll send one',
};

it('no table or record has it for the number, and it is not on record', () => {
  const { content, summary } = composeAt('FIN-02 lines', invoice);
  expect(content).not.toContain('tbc');
  expect(summary).toContain('Not on record: purchase order');
  const crm = composeAt('FIN-02 crm', invoice);
  expect(crm.content).not.toContain('"purchase_order"');
  expect(crm.summary).toContain('Not written: purchase order (not yet known)');
});

it('a letter tells it to nobody', () => {
  const { content, summary } = composeAt('FUL-03 checklist', {
    customer: 'Keypoint',
    deliverables: ['Rollers'],
    findings: 'none',
    signatory: 'not known yet, Ray will say',
  });
  expect(content).not.toContain('Ray');
  expect(summary).toContain('Not on record: signatory');
});
