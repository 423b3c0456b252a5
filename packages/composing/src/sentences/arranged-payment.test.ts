import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const invoice = {
  customer: 'T',
  contact: 'Bill',
  invoice: 'M-1',
  amount: '£1,760',
  dueDate: '30 September 2026',
};
const remind = (more: Record<string, string>) =>
  composeAt('FIN-03 reminder', { ...invoice, ...more });

it.each([
  'We agreed he pays 400 a month from December',
  'Jo let him pay it off over three months.',
  'She can pay in two parts, half now and half in January.',
  'Told him he has until 15 January to pay.',
  'Gave them another month to settle.',
  'An extension to Christmas was granted.',
  'He wants more time.',
  'Says he will pay on Friday, and Jo agreed.',
  'Standing order of £200 set up for it.',
  'We said he pays at the end of January, after the boat is sold.',
  'Split into four payments by agreement.',
  'She said she’d pay 250 every 10th of the month, that is ok with us.',
  'He’ll pay £90 each Friday, I said fine.',
  'Told him 300 on the 1st of each month is all right.',
])('asks for nothing at once where it was agreed how it is paid: %s', (notes) => {
  const { asks, summary } = remind({ notes });
  expect(asks).toMatchObject([{ names: ['maySend'] }]);
  expect(summary).toContain('Not ready to send. On record is “');
  expect(remind({ notes, maySend: 'yes' }).asks).toEqual([]);
});

it.each([
  'No extension was given.',
  'Nobody has agreed to an extension.',
  'They pay on Fridays.',
  'He pays £400 a month for the berth.',
  'Agreed price, 30 days.',
  'He said the invoice is on his desk.',
  'Gave him the copy on Monday.',
  'We told him the van comes every Friday.',
  'He said 40 every month is what the berth costs him at Hull.',
])('reads no arrangement in: %s', (notes) => {
  expect(remind({ notes }).asks).toEqual([]);
});

it('quotes what was agreed beside what was paid', () => {
  const notes = 'He paid £500 on Monday. We agreed he pays 400 a month from December.';
  const { summary } = remind({ notes });
  for (const said of notes.split(/(?<=\.) /)) expect(summary).toContain(said.slice(0, -1));
});
