import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isToColleagues } from './to-colleagues.ts';

describe('what is said to colleagues', () => {
  it.each([
    'Get Babs to ring them.',
    'Have Sunny call them before Friday',
    'Tell Sunny to bring the door.',
    'Jo to ring them Monday',
    'get the office to credit it',
    'ask accounts to hold the invoice',
    'dont hassle him',
    'escalator service, dont hassle him',
    "please don't chase her, her mum died",
    'no need to chase them',
  ])('is heard: %s', (said) => expect(isToColleagues(said)).toBe(true));

  it.each([
    'Ask Jo to send you the form.',
    'Ask Jo for a copy.',
    'Tell your electrician to isolate it first.',
    'Let Jo know if this suits you.',
    'Marek to fit the door on Tuesday.',
    'Do not disturb the tiles until they have set.',
    'Ask the supplier to replace it.',
    'We asked Phil to bring the keys.',
    'Get quotes before the price goes up.',
    "Don't call them lifts, they are hoists.",
  ])('is none: %s', (said) => expect(isToColleagues(said)).toBe(false));

  it('is asked about before a supplier reads it', () => {
    const { asks } = composeAt('OPS-03 letter', {
      supplier: 'Apex',
      order: 'PO 4417',
      issue: 'Two ropes are frayed. Get Babs to ring them.',
      amount: '£420',
    });
    expect(asks.map(({ question }) => question).join(' ')).toContain(
      '“Get Babs to ring them” (issue): is that for the supplier to read as it is?',
    );
  });
});
