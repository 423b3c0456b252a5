import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

const sequenceTo = (reply: string, date: string) =>
  composeRun('SAL-03', { lead: 'Gareth Hoyle', reply, date })['sequence']!;

it('puts off the first message to somebody who asks to be written to later', () => {
  const { content, summary } = sequenceTo('Ring me again after Easter.', '21 April 2026');
  expect(content).toContain('## Message 1: on 21 April 2026');
  expect(summary).toContain('Send the first message on 21 April 2026, and');
  expect(content).toContain('We write on 21 April 2026: which day');
  expect(content).not.toContain('Does Tuesday');
});

it('proposes the call for after that message', () => {
  const reply = 'Ring me again after Easter.';
  const run = composeRun('SAL-03', { lead: 'Gareth Hoyle', reply, date: '21 April 2026' });
  expect(run['slot']!.summary).toMatch(/^Thursday, 2026-04-23, .*\(proposed\)/);
});

it('writes today to somebody who names a day for the call alone', () => {
  const { content, summary } = sequenceTo('Could do the 21st.', '21 April 2026');
  expect(content).toContain('## Message 1: today');
  expect(summary).toContain('Send the first message today');
});
