import { expect, it } from 'vitest';
import { composeAt } from './compose-run.ts';

const home = {
  customer: 'Downsview Nursing Home',
  contact: 'Ruth Obi',
  outcome: 'Carers spend 40 minutes less a day on linen.',
};
const consent = 'Name, quote and figures, in writing on 12 November 2026';

it.each([
  '"My carers are back."',
  '“My carers are back.”',
  '‘My carers are back’',
  "'My carers are back.'",
  '"My carers are back".',
])('sets one pair of marks around %s', (quote) => {
  const request = composeAt('AFT-02 request', { ...home, quote, consent: 'Not asked yet' });
  expect(request.content).toContain('You told us: “My carers are back.”');
  expect(request.summary).not.toContain('Not told in it');
  expect(composeAt('MKT-04 story', { ...home, quote, consent }).content).toContain(
    'In the customer’s words: “My carers are back.”',
  );
});

it.each(['"My carers" are "back".', '’Tis the best year we had.', 'Our carers’ work'])(
  'keeps the marks within %s',
  (quote) => {
    const { content } = composeAt('MKT-04 story', { ...home, quote, consent });
    expect(content).toContain(`“${quote}`);
  },
);
