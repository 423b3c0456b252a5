import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

it('takes place online where a reply says so, on the day that it names by weekday and number', () => {
  const reply = 'ooh yes. could do teams thurs 19th after 2';
  const { slot } = composeRun('SAL-03', { lead: 'Nadia', reply });
  expect(slot!.content).toContain('| Where | Online, as they say: “teams” |');
  expect(slot!.summary).toContain('Thursday, 2026-03-19, 14:00');
});
