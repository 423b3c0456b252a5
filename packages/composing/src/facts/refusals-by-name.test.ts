import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readProgramRecord } from '../../test/read-record.ts';
import { refusedByName } from './refusals-by-name.ts';

describe('a field that says no', () => {
  it.each([
    ['do_not_contact', 'yes', 'all'],
    ['doNotEmail', 'yes', 'writing'],
    ['Email opt out', 'true', 'writing'],
    ['unsubscribed', '1', 'writing'],
    ['accepts_marketing', 'no', 'writing'],
    ['I agree to receive marketing emails', 'no', 'writing'],
    ['marketing_email_consent', 'withdrawn', 'writing'],
    ['do not call', 'yes', 'calls'],
    ['contact status', 'Do not contact', 'all'],
    ['tags', 'vip, do not email', 'writing'],
    ['CASL consent', 'No', 'writing'],
    ['lead consent', 'not yet', 'writing'],
    ['marketing consent', 'no. email, 2026-11-22', 'writing'],
  ])('is read by its name: %s: %s', (name, value, refused) =>
    expect(refusedByName(name, value)).toBe(refused),
  );

  it.each([
    ['email opt out', 'no'],
    ['accepts_marketing', 'yes'],
    ['marketing consent', 'no, only until May'],
    ['email', 'no'],
    ['consent', 'no'],
    ['no contact since', '2026-10-01'],
    ['call notes', 'yes'],
    ['notes', 'No calls before noon'],
  ])('is no other: %s: %s', (name, value) => expect(refusedByName(name, value)).toBeUndefined());
});

const asksOf = (step: string, record: JsonObject) =>
  composeAt(step, readProgramRecord(record)).asks.map(({ question }) => question);
const moved = { customer: 'Golden Wok', contact: 'Ana Ruiz', outcome: 'Moved in one day' };

describe('whoever has said no in a field', () => {
  it.each<JsonObject>([
    { do_not_email: true },
    { 'email opt out': 'yes' },
    { marketing_consent: false },
    { customer: { id: 'C1', name: 'Golden Wok', do_not_contact: true } },
    { contact: { id: '7', name: 'Ana Ruiz', email: 'ana@wok.example', unsubscribed: true } },
    { contact: { name: 'Ana Ruiz', opted_out: true } },
    { 'email status': 'Unsubscribed' },
    { tags: ['vip', 'do not contact'] },
  ])('is asked for no praise unasked: %j', (refusal) =>
    expect(asksOf('AFT-02 request', { ...moved, ...refusal })).toEqual([
      expect.stringMatching(/^On record is “.*: .*”: may this be sent\?$/),
    ]),
  );

  it('gets what they have asked for, and a reminder, but where no contact is wanted', () => {
    const offer = { scope: 'Move', price: '$600', timeline: '15 December 2026' };
    expect(asksOf('SAL-02 proposal', { ...offer, customer: 'Gill', do_not_email: true })).toEqual(
      [],
    );
    const due = { invoice: 'INV-1', amount: '$300', dueDate: '2026-11-01', customer: 'Golden Wok' };
    expect(asksOf('FIN-03 reminder', { ...due, accepts_marketing: false })).toEqual([]);
    expect(asksOf('FIN-03 reminder', { ...due, do_not_contact: true })).toHaveLength(1);
  });

  it('is not called', () =>
    expect(
      composeAt('AFT-01 call', { ...moved, phone: '519-555-0100', do_not_call: true }).content,
    ).toContain('In writing: they ask not to be called'));

  it('has agreed to no more than to get mail', () =>
    expect(readProgramRecord({ ...moved, marketing_consent: true })).not.toHaveProperty('consent'));
});

it('keeps what somebody noted of a customer that a program has numbered', () =>
  expect(
    readProgramRecord({
      customer: { id: 'C1', name: 'Golden Wok', contact_name: 'Ana Ruiz', notes: 'Call after 10' },
      notes: 'Piano on the second floor',
    }),
  ).toEqual({
    customer: 'Golden Wok',
    contact: 'Ana Ruiz',
    'customer notes': 'Call after 10',
    notes: 'Piano on the second floor',
  }));
