import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withWholeName } from './whole-name.ts';

it.each([
  [
    { lead_first_name: 'Peter', lead_last_name: 'Johnson', city: 'Leeds' },
    { lead: 'Peter Johnson', city: 'Leeds' },
  ],
  [{ contactFirstName: 'Ana', contactSurname: 'Lee' }, { contact: 'Ana Lee' }],
  [{ lead_first_name: 'Peter' }, { lead: 'Peter' }],
  [
    { lead: 'Ana Lee', lead_first_name: 'Ana' },
    { lead: 'Ana Lee', lead_first_name: 'Ana' },
  ],
  [{ lead_last_name: 'Lee' }, { lead_last_name: 'Lee' }],
])('joins the parts of a name: %o', (context, whole) => {
  expect(withWholeName(context)).toEqual(whole);
});

it('answers a lead by the name that a mailing tool has', () => {
  const given = { lead_first_name: 'Peter', lead_last_name: 'Johnson', company_name: 'Firm Lets' };
  const reply = 'Yes, we are interested. How do you work?';
  const event = { ...given, reply_text: reply };
  expect(composeAt('SAL-03 sequence', event).content).toContain('Dear Peter Johnson,');
  expect(composeAt('SAL-03 slot', event).summary).not.toContain('Not found under a known name');
});
