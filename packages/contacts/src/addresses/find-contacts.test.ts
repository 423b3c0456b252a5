import { describe, expect, it } from 'vitest';
import { findContacts } from './find-contacts.ts';

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
      ),
    ).toEqual({ phones: ['+442079460018', '+12125550100'], emails: ['nora@example.com'] });
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
      ),
    ).toEqual({ phones: [], emails: [] });
  });
});
