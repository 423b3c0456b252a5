import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

const answer = (more: JsonObject) =>
  composeRun('SAL-03', { lead: 'Priya Nair', company: 'Engine Ltd', campaign: 'Calls', ...more });

describe('a time that a reply names', () => {
  it('is taken up in the words of the reply, and is not missing', () => {
    const reply = 'Sounds good. Could do Tuesday at 3. Priya';
    const { read, sequence, slot } = answer({ reply });
    expect(sequence?.content).toContain('You named “Tuesday at 3”: shall we keep that');
    expect(sequence?.content).not.toContain('Which day and hour');
    expect(read?.content).toContain('- **Date (reply):** Tuesday at 3');
    for (const step of [read, sequence, slot]) expect(step?.summary).not.toContain('Not on record');
    expect(slot?.summary).toMatch(/^Tuesday, 2026-03-10, 15:00 UTC \(proposed\)/);
  });

  it('is taken up where a field names its day, too', () => {
    const said = { reply: 'Thursday 12 March suits, late morning.', date: '2026-03-12' };
    const { sequence } = answer(said);
    expect(sequence?.content).toContain('You named “Thursday 12 March”: shall we keep that');
    expect(sequence?.content).not.toContain('suit you for a call');
  });

  it.each<[JsonObject, string]>([
    [{ reply: 'Sounds good.' }, 'Which day and hour suit you'],
    [{ reply: 'Friday, 12 March 2026 would do.' }, 'Which day and hour suit you'],
    [
      { reply: 'My director has to have it by Tuesday, then we talk.' },
      'Which day and hour suit you',
    ],
    [{ reply: 'We spoke on 2 March 2026.' }, 'Which day and hour suit you'],
    [{ reply: 'Could do Tuesday.', date: '2026-03-12' }, 'Does Thursday 12 March 2026 suit you'],
  ])('is none in %j', (said, asked) => {
    const { sequence } = answer(said);
    expect(sequence?.content).toContain(asked);
    expect(sequence?.content).not.toContain('You named');
  });
});

it.each([
  [
    'Our contract runs out end of January. Could do a call on Thursday 3 December after 14:00.',
    'Thursday 3 December after 14:00',
  ],
  ['Can someone look this week, Thursday morning is best? What do you charge?', 'Thursday morning'],
  ['Wednesday would be best but not before 11.', 'Wednesday'],
  ['Two mice in the cellar. Can you come and look on Monday 16 March?', 'Monday 16 March'],
  ['Is there funding for it? I am about Tuesday morning.', 'Tuesday morning'],
  ['I would like to talk. Can you do Tuesday at 3 pm?', 'Tuesday at 3 pm'],
])('is the one that is proposed: %j', (reply, words) => {
  expect(answer({ reply }).sequence?.content).toContain(`You named “${words}”`);
});

it.each([
  ["I'm out Thursday and Friday, next week is better.", 'Thursday and'],
  ["We're closed on Monday. What do you charge?", 'Monday'],
])('is none on which they are out: %j', (reply, words) => {
  expect(answer({ reply }).sequence?.content).not.toContain(`You named “${words}`);
});

it.each([
  ["I'm out Thursday, but Friday at 10 works.", 'Friday at 10'],
  ["I'm in meetings Wednesday, call me Thursday at 2.", 'Thursday at 2'],
  ["I'm out and about on Thursday, call me at 2pm.", 'Thursday'],
  ["I'm off Monday, call me then at 11.", 'Monday'],
])('is the one beside it: %j', (reply, words) => {
  expect(answer({ reply }).sequence?.content).toContain(`You named “${words}`);
});

it('is no short word of another language, and no week', () => {
  const reply = 'Send me your prices for four lifts so I can compare. What do you do next week?';
  expect(answer({ reply }).sequence?.content).not.toContain('You named');
});

it.each([
  ['We are open Friday, can you call me at 1:30 pm? 970-555-0133.', 'Friday … at 1:30 pm', 13],
  ['I am in on Friday, could you ring me at 14.30?', 'Friday … at 14.30', 14],
  ['I am in on Friday, ring me around 4.', 'Friday … around 4', 16],
  ['I am in on Friday. Please call at 3 pm.', 'Friday … at 3 pm', 15],
])('has its hour, where other words name one: %j', (reply, words, hour) => {
  const { sequence, slot } = answer({ reply });
  expect(sequence?.content).toContain(`You named “${words}”`);
  expect(sequence?.summary).not.toContain('Not told in it');
  expect(slot?.summary).toMatch(new RegExp(`^Friday, 2026-03-06, ${hour}:`));
});

it('has no hour of several', () => {
  const reply = 'Please call on Friday, our office is open 8 am to 5 pm.';
  expect(answer({ reply }).slot?.summary).toContain('(hour proposed)');
});

it.each([
  ['Wednesday morning would suit me.', /T(?:09|1[01]):/],
  ['Could do Thursday afternoon.', /T1[3-6]:/],
  ['I am in on Tuesday 10 March in the morning.', /-10T(?:09|1[01]):/],
])('of a part of the day is planned within it: %j', (reply, hour) => {
  const { slot } = composeRun('SAL-03', { company: 'Engine Ltd', reply });
  expect(slot!.scheduledFor).toMatch(hour);
});

it('is no part of a telephone number', () => {
  const { slot, sequence } = answer({
    reply: 'Ring me Friday morning on 01 555 0133, I am in surgery from 11.',
  });
  expect(sequence?.content).toContain('You named “Friday morning”');
  expect(slot?.scheduledFor).toMatch(/T(?:09|1[01]):/);
});

it('has the hour that a reply names for the day of a field', () => {
  const reply = 'Could you talk on Tuesday 10 March after 3pm?';
  const { slot, sequence } = answer({ reply, date: '2026-03-10' });
  expect(slot?.scheduledFor).toMatch(/^2026-03-10T15:00/);
  expect(slot?.proposed).toBe(true);
  expect(sequence?.content).toContain('You named “Tuesday 10 March after 3pm”');
  expect(sequence?.content).not.toContain('Does Tuesday');
});

it('takes the end of a lease for no day of a visit', () => {
  const reply = 'Our lease is up 26 March. Can you come and look on Weds 11th Mar?';
  const { slot } = composeRun('SAL-03', { company: 'Tideway', reply, mayCall: 'yes' });
  expect(slot!.summary).toContain('Wednesday, 2026-03-11');
});

it('takes no meeting that was for one that is asked for', () => {
  const reply = 'Good to meet on Tuesday. Could we do Thursday 19th at 2 at your workshop?';
  const { slot } = composeRun('SAL-03', { company: 'Shaw', reply });
  expect(slot!.summary).toContain('Thursday, 2026-03-19, 14:00');
});

it('reads 10ish as an hour', () => {
  const reply = 'Tuesday the 1st works better than Monday. 10ish?';
  const { summary } = composeAt('SAL-03 slot', { company: 'Yco', contact: 'Cody', reply });
  expect(summary).toMatch(/^Tuesday, 2026-12-01, 10:00/);
});

it.each(['deadline', 'answerBy', 'due', 'reply_by'])(
  'a day by which an answer is wanted is none for the call: %s',
  (name) => {
    const run = composeRun('SAL-03', {
      company: 'Bexley Foods',
      lead: 'Anna Reid',
      reply: 'Yes, tell me more.',
      [name]: '24 March 2026',
    });
    expect(run['sequence']!.content).toContain('Which day and hour suit you for a call');
    expect(run['sequence']!.content).not.toContain('24 March');
    expect(run['slot']!.scheduledFor).toMatch(/^2026-03-09/);
    expect(run['slot']!.content).toContain('24 March 2026');
  },
);

const slotOf = (reply: string) => composeAt('SAL-03 slot', { contact: 'Ann', reply });

it.each([
  ['Call me Tuesday at 10. No, sorry, Thursday at 10.', '2026-12-03T10:00'],
  [
    'Ring me Tuesday after 4. Actually make that Wednesday, I have the dentist.',
    '2026-12-02T16:00',
  ],
  ['Tuesday at 10 is good. Sorry, Thursday at 10, I have the dentist Tuesday.', '2026-12-03T10:00'],
  ['Call me Tuesday at 10. No, sorry, at 11.', '2026-12-01T11:00'],
  ['Monday at 9? Hmm, better Tuesday at 9.', '2026-12-01T09:00'],
  ['Let’s say Monday at 9. On reflection Tuesday at 9 is easier.', '2026-12-01T09:00'],
  ['Could you ring Tuesday, no, Wednesday at 2pm?', '2026-12-02T14:00'],
  ['Call me on 8 December at 10. Sorry, I meant 9 December.', '2026-12-09T10:00'],
  ['Tuesday at 10 is good. Sorry, I can’t do Tuesday after all. Thursday at 10?', '2026-12-03T10'],
])('is the one that takes the place of another: %s', (reply, when) => {
  expect(slotOf(reply).scheduledFor).toMatch(new RegExp(`^${when}`));
});

it.each([
  'Could do Tuesday at 10. Sorry, Thursday I am away.',
  'Could do Tuesday at 10. Actually Wednesday the inspector comes.',
  'Could do Tuesday at 10, but not on Thursday.',
])('stays where what comes after it is no other day for the call: %s', (reply) => {
  expect(slotOf(reply).scheduledFor).toMatch(/^2026-12-01T10/);
});

it('is heeded with what takes its place', () => {
  const { summary } = slotOf('Call me Tuesday at 10. No, sorry, Thursday at 10.');
  expect(summary).not.toContain('“Call me Tuesday at 10”');
});

it.each([
  ['Ring me Wednesday after 4, not the office number.', '2026-12-02T16:00'],
  ['Ring me Wednesday at 4pm, not my husband.', '2026-12-02T16:00'],
  ['Ring me on Tuesday at 2pm not on my mobile.', '2026-12-01T14:00'],
])('is not lost to what is refused beside it: %s', (reply, when) => {
  expect(slotOf(reply).scheduledFor).toMatch(new RegExp(`^${when}`));
});

it.each([
  ['My treasurer has to be on it, and he can only do evenings.', /T1[89]:/],
  ['Ring me after work, please.', /T1[89]:/],
  ['Tell me more. Mornings are best.', /T(?:09|1[01]):/],
  ['Weekends only, I’m afraid.', /T/],
])('has its part of the day, where no day is named: %s', (reply, hour) => {
  const { scheduledFor, summary } = slotOf(reply);
  expect(scheduledFor).toMatch(hour);
  expect(summary).toContain('”: on which day is the call?');
});

it.each([
  'Good evening, tell me more.',
  'Tell me more. I can’t do evenings.',
  'We were there all morning. Ring me.',
])('has none in a greeting, nor in what is refused: %s', (reply) => {
  expect(slotOf(reply).summary).not.toContain('on which day is the call?');
});

it.each([
  ['2026-11-20', 'Date (has passed):** 20 November 2026', false],
  ['2026-12-03', 'Date:** 3 December 2026', false],
  [undefined, 'Not on record', true],
])('has a day beside a reply on record, though it has passed: %s', (date, told, isMissing) => {
  const context = { company: 'Pugh', reply: 'Sounds good.', ...(date && { date }) };
  const { content, summary } = composeAt('SAL-03 read', context);
  expect(content).toContain(told);
  expect(/missing: [^.]*\bdate\b/.test(summary)).toBe(isMissing);
  expect(composeAt('SAL-03 slot', context).summary).not.toContain('2026-11-20');
});
