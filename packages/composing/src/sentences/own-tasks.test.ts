import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const delivered = {
  customer: 'Pellon Lodge',
  deliverables: ['Controller', '3 landing doors'],
  findings: ['Floor lamp dim – replaced 26 Nov'],
  acceptedBy: 'Sister Walsh',
  acceptanceDate: '3 December 2026',
  warranty: '24 months',
};
const invoice = {
  customer: 'A',
  contact: 'Wendy',
  invoice: '1',
  amount: '£5',
  dueDate: '1 Oct 2026',
};

it.each([
  'knock to get in',
  'ring the bell twice',
  'use the side door',
  'please sign in at reception',
])('asks of no text whether it keeps to how somebody gets in: %s', (notes) => {
  expect(composeAt('FUL-03 checklist', { ...delivered, notes }).asks).toEqual([]);
});

it.each(['Wendy is also a sales lead for the goods lift so be nice', 'pls be polite'])(
  'leaves its tone to whoever approves it: %s',
  (notes) => {
    expect(composeAt('FIN-03 reminder', { ...invoice, notes }).asks).toEqual([]);
  },
);

it('asks of a text whether it keeps to what limits it', () => {
  const notes = 'Be nice and leave the crane out of it';
  expect(composeAt('FIN-03 reminder', { ...invoice, notes }).asks).not.toEqual([]);
});

it('takes what is ok now for closed', () => {
  const findings = ['Door 2 ok now', 'Lamp is fine again'];
  expect(composeAt('FUL-03 checklist', { ...delivered, findings }).asks).toEqual([]);
  const open = ['Door 2 not ok'];
  expect(composeAt('FUL-03 checklist', { ...delivered, findings: open }).asks).not.toEqual([]);
});
