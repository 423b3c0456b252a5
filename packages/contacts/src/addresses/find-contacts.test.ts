import { describe, expect, it } from 'vitest';
import { findContacts } from './find-contacts.ts';

const many = () => ({ left: 1_000 });

describe('the contacts of an object', () => {
  it('are its numbers and addresses, at any depth, each once and in one form', () => {
    expect(
      findContacts(
        {
          phone: '(212) 555-0100',
          lead: { email: ' Nora@Example.com ', mobile: 2125550100 },
          contact: 'Nora Vance <NORA@example.com>',
          others: ['+44 20 7946 0018'],
        },
        'US',
        many(),
      ),
    ).toEqual({ phones: ['+12125550100', '+442079460018'], emails: ['nora@example.com'] });
  });

  it('are no amounts, no addresses within a text, and nobody of the workspace itself', () => {
    expect(
      findContacts(
        {
          amount: 2125550100,
          order: '2125550100',
          summary: 'Write to joe@example.com about it',
          reporter: 'ann@ours.example',
          owner: { email: 'bo@ours.example', phone: '+12125550111' },
        },
        'US',
        many(),
      ),
    ).toEqual({ phones: [], emails: [] });
  });

  it('are found after any number of other fields', () => {
    const fields = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`field${n}`, 'x']));
    const found = findContacts({ ...fields, email: 'nora@example.com' }, 'US', many());
    expect(found.emails).toEqual(['nora@example.com']);
  });

  it('are as many as the budget has', () => {
    const emails = Array.from({ length: 20 }, (_, n) => `n${n}@example.com`);
    const budget = { left: 15 };
    expect(findContacts({ emails }, 'US', budget).emails).toEqual(emails.slice(0, 15));
    expect(budget.left).toBe(0);
  });
});
