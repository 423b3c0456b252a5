import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

it('takes place online where a reply says so, on the day that it names by weekday and number', () => {
  const reply = 'ooh yes. could do teams thurs 19th after 2';
  const { slot } = composeRun('SAL-03', { lead: 'Nadia', reply });
  expect(slot!.content).toContain('| Where | Online, as they say: “teams” |');
  expect(slot!.summary).toContain('Thursday, 2026-03-19, 14:00');
});

it('is a visit where a reply asks for one, whatever it says of calls', () => {
  const reply = 'No calls please. Come and have a look Mon 9 March about 9.30.';
  const { slot } = composeRun('SAL-03', { lead: 'Stubbs', reply, mayCall: 'no, text only' });
  expect(slot!.content).toContain('| Where | At a place, as they say: “Come and have a look');
  expect(slot!.summary).toContain('Follow-up messages: warm reply is not ready.');
});
