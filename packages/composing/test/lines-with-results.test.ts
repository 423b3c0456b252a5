import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const ask = (items: string | string[], amount: string): string =>
  composeAt('FIN-02 control', { customer: 'Keypoint', items, amount }).summary;

it.each<[string | string[], string, string]>([
  [
    'Callout (Sun) 2.5 hrs @ €145 = 362.50; Callout 9/11 1 hr @ 95; Rollers x 4 @ €38.00 = 152',
    '€659.50',
    '€609.50',
  ],
  [['Spay 12 @ £95 = 1140', 'Neuter 9 @ 65 = 585', 'Vaccine 21 @ £18'], '£2,130', '£2,103'],
  ['Callout Sunday €362.50; Callout Monday 95; Rollers €152', '€690.50', '€609.50'],
  [['Labour: £400', 'Van - 120', 'Paint £85'], '£625', '£605'],
])('lines of which some have no sign are added up, too: %j', (items, amount, sum) => {
  expect(ask(items, amount)).toContain(`${amount} on record, or ${sum} as the lines add up`);
  expect(ask(items, sum)).not.toContain('Which amount');
});

it.each<[string | string[], string]>([
  [['Service lift 12', 'Rollers €152', 'Call €95'], '€300'],
  [['Visit in May', 'Rollers €152', 'Call €95'], '€300'],
  [['Rollers, flat 41', 'Call €95', 'Ropes €40'], '€300'],
  [['Survey 2026', 'Call €95', 'Ropes €40'], '€300'],
  ['Call on 7 December at 95.30; Ropes', '€300'],
])('a number of a thing, or of a day, is no sum: %j', (items, amount) => {
  expect(ask(items, amount)).not.toContain('add up');
});

it('a line that is not its quantity times its price is asked about once', () => {
  const items = 'Callout 2.5 hrs @ €145 = €352.50; Callout 1 hr @ €95; Rollers x 4 @ €38 = €152';
  const summary = ask(items, '€599.50');
  expect(summary.match(/362\.50/g)).toHaveLength(1);
  expect(summary).not.toContain('457.50');
  const unsigned = ask(items.replace('= €352.50', '= 352.50'), '€599.50');
  expect(unsigned.match(/362\.50/g)).toHaveLength(1);
});
