import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const asksAfter = (reply: string) =>
  composeAt('SAL-03 sequence', { lead: 'Mark Orr', company: 'Summit Fasteners', reply }).asks;

it.each([
  'We already have an agency but not happy with them.',
  'We have an agency already but we’re not happy with them.',
  'We already work with someone, but we’re looking to switch.',
  'We’re with another firm but the contract ends in March.',
  'We’ve got a supplier, but they’re useless.',
  'We currently use a freelancer and are not getting results.',
  'Already got a bookkeeper but fed up with him.',
])('takes who is about to leave another firm for a lead: %s', (reply) =>
  expect(asksAfter(reply)).toEqual([]),
);

it.each([
  'We already have an agency.',
  'We already have an agency and are happy with them.',
  'We have a supplier and we’re not looking to switch.',
  'We’re happy with our current agency.',
  'No thanks, we have an agency, not interested.',
])('and asks of who stays whether anything may be sent: %s', (reply) =>
  expect(asksAfter(reply)[0]!.names).toEqual(['maySend']),
);

it('hears a complaint of us, and an opt-out beside it', () => {
  expect(asksAfter('Not happy with your agency.')[0]!.names).toEqual(['complaintAnswered']);
  const leaving = 'We have an agency but not happy with them. Please remove me from your list.';
  expect(asksAfter(leaving)[0]!.names).toEqual(['maySend']);
});
