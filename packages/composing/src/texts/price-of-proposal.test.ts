import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const proposal = (more: Record<string, string>) =>
  composeAt('SAL-02 proposal', {
    customer: 'Islington Preschool',
    scope: 'Fortnightly mow',
    timeline: 'From 14 December 2026',
    ...more,
  });

it.each([
  ['$462 incl. GST', 'The price is $462 incl. GST for the work above.'],
  ['$462 ex. GST', 'The price is $462 ex. GST for the work above.'],
  ['$462 exc. GST a month', 'The price is $462 exc. GST a month for the work above.'],
  ['AUD 420.00 inc. GST', 'The price is AUD 420.00 inc. GST for the work above.'],
  ['$462 incl. Sundays', 'The price is $462 incl. Sundays for the work above.'],
  ['$420.00 plus G.S.T.', 'The price is $420.00 plus G.S.T. for the work above.'],
  ['$420.00 (excl. GST)', 'For the work above, the price is $420.00 (excl. GST).'],
  ['$420.00, GST excl.', 'For the work above, the price is $420.00, GST excl.'],
  ['$95 ea. GST extra', 'For the work above, the price is $95 ea. GST extra.'],
  ['$480 + GST, tip fees extra', 'For the work above, the price is $480 + GST, tip fees extra.'],
  [
    '$4,500 a month (normally $5,000)',
    'For the work above, the price is $4,500 a month (normally $5,000).',
  ],
  ['$1,480 p.m. plus GST', 'The price is $1,480 p.m. plus GST for the work above.'],
  ['$28,400', 'The price is $28,400 for the work above.'],
  [
    '$9,400 all in. Scaffold is extra',
    'The price is $9,400 all in for the work above. Scaffold is extra.',
  ],
])('tells the price %j as one', (price, said) => {
  expect(proposal({ price }).content).toContain(`${said} `);
});

it.each([
  ['price_ex_gst', '$420.00', 'The price is $420.00 plus GST for'],
  ['priceIncGst', '$462.00', 'The price is $462.00 including GST for'],
  ['total_inc_vat', '£462.00', 'The price is £462.00 including VAT for'],
  ['amountExTax', '$420.00', 'The price is $420.00 plus tax for'],
  ['price_ex_gst', '$420.00 + GST', 'The price is $420.00 + GST for'],
  ['quote', '$420.00 + GST', 'The price is $420.00 + GST for'],
  ['rate', '$92/hr', 'The price is $92/hr for'],
  ['hourlyRate', '$92', 'The price is $92 an hour for'],
  ['monthlyRetainer', '$4,500', 'The price is $4,500 a month for'],
  ['retainer', '$4,500/mo', 'The price is $4,500/mo for'],
  ['monthlyPrice', '$420.00 + GST', 'The price is $420.00 a month + GST for'],
  ['investment', '$4,500 a month', 'The price is $4,500 a month for'],
])('reads %s %j as the price', (name, value, said) => {
  const { content, asks } = proposal({ [name]: value });
  expect(content).toContain(said);
  expect(asks).toEqual([]);
});

it.each([{ rate: '4%' }, { quote: 'Best money we spend' }, { hourlyRate: '$92', dayRate: '$640' }])(
  'asks for the price where %j is none',
  (more) => {
    expect(proposal(more as Record<string, string>).content).not.toContain('he price is');
  },
);

it('keeps to the price beside a rate', () => {
  expect(proposal({ hourlyRate: '$92', price: '$28,400' }).content).toContain(
    'The price is $28,400 for',
  );
});

it.each([
  ['gst', 'GST: 10%.'],
  ['GST', 'GST: 10%.'],
  ['hst', 'HST: 10%.'],
  ['salesTax', 'Tax: 10%.'],
  ['vat', 'VAT: 10%.'],
])('calls the tax of the field %s by its name', (name, said) => {
  expect(proposal({ price: '$420', [name]: '10%' }).content).toContain(said);
});

it.each(['10% if signed by 15 December', '$500 off the first month', '10% for annual prepay'])(
  'offers the discount %j, which says when it is given',
  (discount) => {
    const { content, summary } = proposal({ price: '$420', discount });
    expect(content).toContain(`Discount: ${discount}.`);
    expect(summary).not.toContain('taken off already');
  },
);

it.each(['15% nonprofit discount', '5%', '5% on materials'])(
  'leaves to who sends it whether the discount %j is taken off',
  (discount) => {
    const { content, summary } = proposal({ price: '$420', discount });
    expect(content).not.toContain('Discount:');
    expect(summary).toContain('taken off already');
  },
);
