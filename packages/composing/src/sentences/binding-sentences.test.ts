import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isBinding } from './binding-sentences.ts';

const conditions = [
  'Need TPO consent for the oaks first',
  'Listed building, waiting for consent from the county',
  'The parking permit is not yet in',
  'No felling until the bat survey is back',
  'Party wall award needed before we open the wall',
  'No work before the licence comes',
  'Road closure for the crane, 3 weeks notice',
];
const sums = [
  'Fuel cards in, difference £41.10 unexplained',
  'Petty cash £8 short, no receipt',
  'Float does not balance, Ana looks at it',
  'Credit card not in, no statement',
  'Receipt for the van is missing',
];

it.each([...conditions, ...sums])('binds: %s', (said) => expect(isBinding(said)).toBe(true));

it.each([
  'TPO consent granted on 3 November',
  'No permit needed on this road',
  'We need a skip and two men',
  'The bat survey was done in May',
  'Receipts are in the folder',
  'No invoices outstanding',
  'Nothing is unexplained',
  'The difference was since explained',
  'Notice of the meeting went out',
  'Bank agrees, statement in folder',
  'She has a driving licence',
  'We need the approval rating up',
])('binds nothing: %s', (said) => expect(isBinding(said)).toBe(false));

describe('what is to be heeded', () => {
  it('has what binds the work before how it is told', () => {
    const note = `Keep it short. Do not mention Ken. Don't ring before 9. Never use blue. Leave the logo out. ${conditions[0]!}.`;
    for (const at of ['OPS-01 order', 'FUL-01 plan'])
      expect(composeAt(at, { location: 'Yard', note }).summary).toContain(
        `Heed what is said: “${conditions[0]!}”`,
      );
  });

  it('has the sums of a month that nobody can account for', () => {
    const { summary } = composeAt('FIN-04 pack', { note: `Bank agrees. ${sums.join('. ')}.` });
    for (const said of sums.slice(0, 4)) expect(summary).toContain(`“${said}”`);
  });
});
