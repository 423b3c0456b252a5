import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';

const invoices = [
  { invoice: 'A-12', amount: 7640, dueDate: '2026-09-15' },
  { invoice: 'A-19', amount: 890, dueDate: '2026-10-30' },
];
const context = {
  customer: 'Oak Lodge',
  contact: 'Jo Lund',
  invoices,
  amount: '$8,530',
  note: 'They say that A-19 is wrong, so they dispute it.',
};
const remind = (disputed: string) => composeAt('FIN-03 reminder', { ...context, disputed });

it.each(['yes, A-19', 'A-19', 'only A-19 is disputed', 'yes: invoice A-19'])(
  'asks for the others alone where somebody names the disputed one: %s',
  (disputed) => {
    const { asks, content } = remind(disputed);
    expect(asks).toEqual([]);
    expect(content).toContain('A-12');
    expect(content).toContain('$7,640');
    expect(content).not.toMatch(/A-19|8,530|890/);
  },
);

it.each(['yes', 'yes, A-12 and A-19', 'A-12 is fine, A-19 is not', 'yes, A-20'])(
  'asks for none of them where nobody can tell which: %s',
  (disputed) => expect(remind(disputed).asks).toMatchObject([{ names: ['disputed'] }]),
);

it('keeps the disputed one in the table', () =>
  expect(composeAt('FIN-03 ageing', { ...context, disputed: 'yes, A-19' }).content).toContain(
    'A-19',
  ));
