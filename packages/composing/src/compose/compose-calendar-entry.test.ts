import { expect, it } from 'vitest';
import { composeAt, composeRun } from '../../test/compose-run.ts';

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
  expect(slot!.summary).toContain('On site: warm reply.');
});

it.each([
  'Yes please, we need this. Tuesday 3 March at 11 works, our yard in Ossett. Bring your rates.',
  'Thursday 5th after 2 at the Pudsey unit?',
  'Can you do Tuesday 10 March at 11 at our place, SK8 3DG? Please bring prices.',
])('is no call where a reply names a place beside the day: %s', (reply) => {
  const { sequence, slot } = composeRun('SAL-03', { lead: 'Stubbs', reply });
  // With its hour the meeting is confirmed.
  expect(sequence!.summary + sequence!.content).toMatch(
    /may the messages offer a call in place of that\?|shall we meet on site then\?/,
  );
  expect(slot!.content).toContain('| Where | At a place, as they say: ');
});

it.each([
  'Tuesday at 11, call our office number.',
  'Friday is fine, the office is closed on Monday',
])('is a call where a place is no place to meet: %s', (reply) => {
  expect(composeRun('SAL-03', { lead: 'Stubbs', reply })['slot']!.content).toContain(
    '| Where | By telephone',
  );
});

it('is sent to nobody with our own notes', () => {
  const { slot } = composeRun('SAL-03', {
    lead: 'Moy',
    reply: 'Yes, tell us more.',
    notes: 'Our floor is £1,900.',
  });
  expect(slot!.content).toContain('This sheet is ours.');
  expect(slot!.content).not.toContain('send this');
});

it('is done by nobody to whom it happened', () => {
  const { visit } = composeRun('OPS-01', {
    site: 'Heacham',
    what: 'A peg hit a cable',
    who: 'Danny',
  });
  expect(visit!.content).toContain('| Owner | not on record');
});

it.each([
  { kickoff: 'Weds 25 March 2pm, harbour office' },
  { kickoffCall: 'Weds 25 March 2pm, harbour office' },
  { 'first meeting': 'Weds 25 March 2pm, harbour office' },
  { kick_off_meeting: 'Wednesday 25 March 2026 at 14:00, harbour office' },
])('is a kick-off when and where it was agreed: %j', (agreed) => {
  const { meeting } = composeRun('FUL-01', { client: 'Falmouth', start: '11 May 2026', ...agreed });
  expect(meeting!.summary).toContain('Wednesday, 2026-03-25, 14:00');
  expect(meeting!.content).toContain('| Where | harbour office |');
});

it('asks of no call whether it may be sent', () => {
  const { call } = composeRun('AFT-01', { customer: 'Golf Club', notes: 'Don’t send it yet.' });
  expect(call!.summary).not.toContain('may this be sent');
});

it('asks whether a kick-off is when a note says', () => {
  const { meeting } = composeRun('FUL-01', {
    customer: 'Brewery',
    start: 'Tuesday 24 March 2026',
    notes: 'Kick-off with Hughie and Agnes Friday 20 March 2pm. Bring the list.',
  });
  expect(meeting!.summary).toContain('Friday, 2026-03-20, 14:00 UTC (proposed)');
  expect(meeting!.summary).toContain('Friday 20 March 2pm”: is that the time?');
});

it('is not on the day of the event itself', () => {
  const { meeting } = composeRun('FUL-01', { customer: 'Ball', eventDate: 'Sat 28 March 2026' });
  expect(meeting!.summary).not.toContain('2026-03-28');
  expect(meeting!.summary).toContain('(proposed)');
});

it('takes a meeting at ours for one, and our answer about a call for none of theirs', () => {
  const reply = 'Weds 2 Dec morning would do, at yours in Fishponds.';
  const said = { company: 'Yco', contact: 'Tom', mayCall: 'no, no call needed' };
  const { content } = composeAt('SAL-03 slot', { ...said, reply });
  expect(content).toContain('| At our place, as they say: “Weds 2 Dec morning would do, at yours');
  const other = composeAt('SAL-03 slot', { ...said, reply: 'Interested. What does it cost?' });
  expect(other.content).not.toContain('they ask not to be called');
});

it('proposes the hour of a visit that is to be before another', () => {
  const { content } = composeAt('OPS-01 visit', {
    site: 'Shoreham depot',
    observation: 'Wheel of cage 12 is stiff.',
    dueDate: 'Tuesday 1 December, before 6am',
  });
  expect(content).toContain('Tuesday, 2026-12-01, 05:00 UTC (hour proposed)');
});

it('ticks no approval of a text that is held', () => {
  const { content } = composeAt('MKT-01 schedule', { observation: 'Draft. Don’t mention.' });
  expect(content).toContain('- [ ] Approve the post for publication');
  expect(content).toContain('- [x] Research brief');
});
