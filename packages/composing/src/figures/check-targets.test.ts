import type { JsonObject } from '@workspace-ops/contracts';
import { measureGrowth } from '@workspace-ops/growth';
import { expect, it } from 'vitest';
import { composeRun } from '../../test/compose-run.ts';
import { findWrongTargets } from './check-targets.ts';
import { readFacts } from '../facts/read-facts.ts';

const find = (context: JsonObject): string[] =>
  findWrongTargets(readFacts(context)).map(({ said }) => said.join(' | '));

const entry = (more: JsonObject): JsonObject => ({
  items: [
    { item: 'Response time', ...more },
    { item: 'Gate check', status: 'done' },
  ],
});

it.each<[JsonObject, string]>([
  [entry({ target: '45 min', measured: '49 minutes', status: 'target met' }), '49 minutes'],
  [entry({ result: '49 min, within target', target: '45 minutes' }), '49 min'],
  [entry({ target: '1 hour', actual: '1 h 10 min', outcome: 'met target' }), '1 h 10'],
  [entry({ target: '45 min', measured: '41 minutes', status: 'target missed' }), '41 minutes'],
  [{ notes: 'Responses took 49 minutes. The response target of 45 min was met.' }, '49 minutes'],
  [{ response_time: '49 minutes', notes: 'Response target 45 min met.' }, '49 minutes'],
  [{ notes: 'Attendance 91% today, 95% target hit.' }, '91%'],
  [{ notes: 'Defects at 4%, target 3% met.' }, '4%'],
])('finds a target that is not met beside what was measured: %j', (context, measured) => {
  const [found = '', more] = find(context);
  expect(found).toContain(measured);
  expect(more).toBeUndefined();
});

it.each<[JsonObject]>([
  [entry({ target: '45 min', measured: '41 minutes', status: 'target met' })],
  [entry({ target: '45 min', measured: '49 minutes', status: 'target missed' })],
  [entry({ target: '45 min', measured: '49 minutes', status: 'target not met' })],
  [entry({ target: '45 min', measured: '49 minutes' })],
  [{ notes: 'Attendance 96% today, 95% target hit.' }],
  [{ notes: 'Target 45 min met.', lunch: '60 minutes' }],
  [{ notes: 'Target of 12 visits met with 9.' }],
  [{ notes: 'Response target 45 min met, 49 minutes and 41 minutes.' }],
])('takes a target for met where nothing says otherwise: %j', (context) => {
  expect(find(context)).toEqual([]);
});

it('asks in the register and in the digest', () => {
  const context = entry({ target: '45 min', measured: '49 minutes', status: 'target met' });
  const { register, digest } = composeRun('OPS-02', { site: 'Depot 2', ...context });
  for (const { summary } of [register!, digest!])
    expect(summary).toMatch(/Which is right: “Response time: .*target met.*” or “49 minutes”\?/);
});

it.each(['target 45 min met ', '49 minutes ', 'target '])(
  'takes time in proportion to the length of a text of “%s”',
  (part) => expect(measureGrowth((notes: string) => find({ notes }), part)).toBeLessThan(10),
);
