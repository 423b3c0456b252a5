import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { lessDue, putOffPayment, toSettleFirst } from './less-due.ts';

const invoice = {
  customer: 'Aspinall Mills',
  contact: 'Wendy',
  invoice: '2588',
  amount: '£385',
  dueDate: '30 September 2026',
};
const remind = (more: Record<string, string>) =>
  composeAt('FIN-03 reminder', { ...invoice, ...more });

it.each([
  'we owe them a credit of £90',
  'billed twice',
  'Half of it went off on Friday, the other half when the tread is changed',
  'credit note CN-88 for £300 raised on 25/11 not yet matched',
  'It was charged twice by mistake',
  'Credit note still to come for the second visit',
  'Babs to credit £90',
  'She is owed a refund for October',
  'We overcharged them on the call-out',
  'The amount is wrong, should be £295',
  'He paid part of it in cash',
  'waiting on our credit memo for the bad switch',
  'needs a credit memo for the two hours',
  'asked for a credit for October',
  'He pays nothing until he gets the credit memo',
])('asks whether less is open than it asks for: %s', (notes) => {
  const { asks, summary } = remind({ notes });
  expect(asks).toMatchObject([{ names: ['maySend'] }]);
  expect(summary).toContain('or is less open than it asks for?');
});

it.each(['paid in part', 'settled in part', 'part of it received', 'half of it paid'])(
  'asks before an invoice is called unpaid that is %s',
  (status) => expect(remind({ status }).asks).toMatchObject([{ names: ['maySend'] }]),
);

it.each([
  'pays £50 a month, agreed with Babs',
  'Jo said to leave it till January',
  "she'll pay when the probate is done",
  'will settle once the house is sold',
  'dont chase hard',
  "Don't press her, she has enough on",
  'Jo wants us to hold off for now',
  'go easy on them',
  'Give her another fortnight',
  'He is waiting for the insurance',
  "can't pay until the grant is in",
  "she's paying Friday",
  "said it'd be in this week",
  'Wendy will pay by the 15th',
  'promised to settle it next week',
  'they never got it',
  "She hasn't had the invoice",
  'wants a copy sending again',
  'ring first',
  'Ray promised a check by Friday.',
  'promised payment this week',
  'she said she would mail a check',
  'AP is cutting a check',
  'Ray says AP will cut the check next week',
  'she will send a wire on Monday',
  'Al is holding payment',
  'check goes out Friday',
  'check by Friday',
  'Invoice went to the wrong address, resent Nov 28',
  'We sent it to their old address',
  'the invoice bounced',
  'resent it on Monday',
])('asks before all of it is asked for at once: %s', (notes) => {
  const { asks } = remind({ notes });
  expect(asks.map(({ question }) => question)).toEqual([
    expect.stringMatching(/^On record is “.+”: may this be sent now/u),
  ]);
  expect(remind({ notes, maySend: 'yes' }).asks).toEqual([]);
});

it.each([
  'Not billed twice, Babs checked',
  'They are invoiced twice a year',
  'No credit note is due',
  'He always pays when reminded',
  'She pays once we have rung her',
  'We have not chased it yet',
  'No reminders sent so far',
  'Never reminded before',
  'Left the copy with Babs',
  'Wendy is also a sales lead',
  'They left us waiting for the key for an hour',
  'We promised a check-up in May',
  'They asked for credit terms last year',
  'He asked for credit at the bank in May',
  'He will send a wire diagram of the rack',
  'Their accountant cuts checks on Fridays',
  'Their credit check was fine in March',
  'We check it on Fridays with their office',
  'The reminder was resent on Nov 20',
  'They are sending a payment link to nobody',
])('asks nothing of: %s', (notes) => expect(remind({ notes }).asks).toEqual([]));

it('reads in time in proportion to the length', () => {
  for (const words of [
    'not chase ',
    'credit note is still ',
    'pays it when ',
    'some of it ',
    'leave it be ',
    'is paying by the ',
    'never got it ',
    'said it is in by ',
    'promised us a ',
    'is sending the ',
    'went to the wrong ',
    'holding payments ',
    'until he gets the ',
  ])
    expect(
      measureGrowth(
        (text) => [lessDue, putOffPayment, toSettleFirst].map((one) => one.test(text)),
        words,
      ),
    ).toBeLessThan(10);
});

it.each([
  'They always pay on Fridays',
  'We never got it paid on time before',
  "we haven't received the payment",
  'Paying by card is fine',
  'She got the first copy',
  'It is to be chased on Monday',
])('asks about nothing that is no promise and no loss: %s', (notes) => {
  expect(putOffPayment.test(notes) || toSettleFirst.test(notes)).toBe(false);
});

it.each([
  ['Otieno says half goes out on Friday and the rest after harvest', true],
  ['the balance will follow in January', false],
  ['The rest will be paid next week', true],
  ['Half of it is disputed', false],
  ['Some of it goes to the landlord', false],
])('hears that a part is paid later: %s', (said, isLater) =>
  expect(putOffPayment.test(said)).toBe(isLater),
);
