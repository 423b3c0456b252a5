import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';

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
