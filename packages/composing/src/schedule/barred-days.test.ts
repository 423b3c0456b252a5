import { expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { readFacts } from '../facts/read-facts.ts';
import { listBarredDays } from './barred-days.ts';

const slot = (context: Record<string, string>): string =>
  composeAt('SAL-03 slot', { company: 'Acme', contact: 'Ann Moore', ...context }).scheduledFor!;

it.each([
  [{ reply: 'Yes please. Can’t do Friday.' }, [5]],
  [{ reply: 'Happy to talk. I am not in on Monday or Tuesday.' }, [1, 2]],
  [{ reply: 'Yes, but we are closed Friday and Monday.' }, [5, 1]],
  [{ reply: 'Yes, call me.', notes: 'She is never in on Fridays.' }, [5]],
  [{ reply: 'Yes, call me.', notes: 'Ann does not work Fridays.' }, [5]],
  [{ reply: 'Yes, call me.', notes: 'Not free Friday.' }, [5]],
])('bars the days on which they are not there: %o', (context, days) => {
  expect(listBarredDays(readFacts({ contact: 'Ann Moore', ...context }))).toEqual(days);
  // The next working day after that of the tests is a Friday.
  const day = new Date(slot(context)).getUTCDay();
  expect(days).not.toContain(day);
});

it.each([
  { reply: 'Yes please. Friday is fine.' },
  { reply: 'Not before Friday please.' },
  { reply: 'Could you come out Friday 4 December at 2 pm?' },
  { reply: 'Can you get out on Friday?' },
  { reply: 'Please send somebody out Friday.' },
  { reply: 'We would like to have one of you out on Friday.' },
  { reply: 'Can’t do Friday morning, the afternoon works.' },
  { reply: 'I am away from Friday to Tuesday.' },
  { reply: 'Yes, call me.', notes: 'Jo is off Fridays, so Pia calls.' },
  { reply: 'Yes, call me.', notes: 'We do not deliver on Fridays.' },
  { reply: 'Yes, call me.', notes: 'The shop opens on Friday.' },
])('bars no day otherwise: %o', (context) => {
  expect(listBarredDays(readFacts({ contact: 'Ann Moore', ...context }))).not.toContain(5);
});

it('of a check-in, too', () => {
  const call = (notes: string) =>
    composeAt('AFT-01 call', {
      customer: 'Acme',
      contact: 'Ann Moore',
      deliverables: 'Cooler',
      deliveryDate: '2026-10-28',
      notes,
    }).scheduledFor!;
  expect(call('Ann is on the road.')).toContain('2026-11-27');
  expect(call('Ann does not work Fridays.')).toContain('2026-11-30');
});
