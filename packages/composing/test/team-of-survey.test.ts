import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';

const survey = { Month: 'November 2026', Score: '5.1' };

it('calls a survey by the group that it is of', () => {
  const { table, summary } = composeRun('CUL-02', { ...survey, Group: 'Service desk' });
  expect(table!.content).toContain('Service desk,November 2026');
  expect(table!.content).not.toContain('group');
  expect(summary!.content).toContain('# Pulse summary: Service desk');
  expect(summary!.summary).not.toContain('team');
});

it('says of no survey that it is of all teams', () => {
  const { table, summary } = composeRun('CUL-02', survey);
  expect(`${table!.content} ${summary!.content}`).not.toContain('all teams');
  expect(summary!.content).toContain('# Pulse summary: team not on record');
});

it.each(['November 2026', 'Q4 2026', 'Autumn 2026', 'Nov'])(
  'takes a month, or a quarter, in which a survey was made for its period: %s',
  (When) => {
    const { table, summary } = composeRun('CUL-02', { Team: 'Fitters', When, Overall: '6.9' });
    expect(summary!.summary).not.toMatch(/which day is meant|period/);
    expect(table!.content).toContain(`Fitters,${When}`);
  },
);

it('asks of a day that nobody can tell, whatever it is of', () => {
  const { summary } = composeRun('CUL-02', { Team: 'Fitters', When: 'soon', Overall: '6.9' });
  expect(summary!.summary).toContain('which day is meant');
  const { meeting } = composeRun('FUL-01', { customer: 'Obi Ltd', start: 'November 2026' });
  expect(meeting!.summary).toContain('which day is meant');
});

it('takes the replies of a survey for its answers, and sees the danger in them', () => {
  const replies = ['5 fine', '1 I nearly lost a finger', '4 good', '3 dust', '4 ok', '5 all well'];
  const { summary, content } = composeAt('CUL-02 summary', { team: 'Workshop', replies });
  expect(summary).toContain('may somebody come to harm?');
  expect(summary).toContain('Answers stand in it word for word.');
  const few = composeAt('CUL-02 summary', { team: 'Workshop', replies: replies.slice(0, 3) });
  expect(few.content).not.toContain('finger');
  expect(content).toContain('dust');
});
