import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { composeAt, composeRun } from './compose-run.ts';
import { readFacts } from '../src/facts/read-facts.ts';
import { isHazardous } from '../src/request/hazards.ts';

const definition = findWorkflowDefinition('OPS-01')!;
const isReported = (context: JsonObject) =>
  isHazardous({ definition, sheet: readFacts({ Site: 'Hollins Tower', ...context }) });

it.each([
  'Lift dropped about a foot past the ground floor with Mrs Yates in it. He reset it and it is running again.',
  'Lift dropped two floors and stopped with a jolt.',
  'Car overshot the ground floor by a foot with a resident in it. Running again.',
  'Escalator stopped dead with people on it, two fell. Restarted by security.',
  'Lift doors shut on a lady’s arm this morning, bruised. Still in use.',
  'Comb plate missing two teeth at the top, still running with shoppers on it.',
  'Child’s shoe caught in the side of the escalator, foot bruised.',
  'Doors opened between floors with a lady in it.',
  'Car went up with the doors open.',
  'Levelling out by 4 inches, still in use.',
  'Governor rope has jumped off.',
  'Handrail stops while the steps carry on.',
  'Handrail runs slower than the steps.',
  'Emergency stop on escalator 1 does not work.',
  'The roller shutter came down on his shoulder.',
])('sees what a lift, a stair or a door that moves does to people: %s', (Fault) => {
  expect(isReported({ Fault })).toBe(true);
});

it.each([
  'Car dropped off at the garage for two weeks.',
  'Lift stopped nine times since September.',
  'The lift dropped out of the contract.',
  'Handrail stops squeaking when it is oiled.',
  'The office door closes on Friday, and shut on his birthday.',
  'Stopped by with a customer on Monday to look at the lift.',
  'The lift is used with patients in it all day.',
  'Lift levels 2 mm out.',
  'Comb plates are in stock, and the lift ropes came on Friday.',
  'Car light out.',
  'Calls fell over the summer, and two fell through.',
])('sees no danger in what moves as it should: %s', (Fault) => {
  expect(isReported({ Fault })).toBe(false);
});

it.each([
  [{ Fault: 'Lift stops 2 inches below floor level. Switched off, sign up, nobody hurt.' }, false],
  [{ Fault: 'Lift stops 2 inches below floor level.', 'Out of use?': 'Yes' }, false],
  [{ Fault: 'Step missing on escalator 2, stopped and barriered.' }, false],
  [{ Fault: 'Lift stops 2 inches below floor level. Switched off, then back in use.' }, true],
  [{ Fault: 'Lift stops 2 inches below floor level. It should be switched off.' }, true],
  [{ Fault: 'Lift stops 2 inches below floor level. It has not been switched off.' }, true],
  [{ Fault: 'A man is trapped in the lift. It is switched off.' }, true],
  [{ Fault: 'Smell of burning in the motor room. Switched off.' }, true],
])('takes what stands still and was taken out of use for safe: %j %s', (context, isDanger) => {
  expect(isReported(context)).toBe(isDanger);
});

it('keeps the day on record for what was taken out of use', () => {
  const context = {
    Site: 'Brierfield Library',
    Fault: 'Lift stops 2 inches below floor level, nobody hurt, one lady tripped slightly.',
    'Visit date': 'Monday 30 November 2026',
    Notes: 'Carol switched it off and put a sign up',
  };
  expect(composeAt('OPS-01 order', context).content).not.toContain('## At once');
  expect(composeAt('OPS-01 visit', context).summary).toContain('Monday, 2026-11-30');
});

it('is found in a time that grows with the text', () => {
  for (const pattern of [
    'lift dropped ',
    'lift opened with a ',
    'car went with ',
    'doors shut on a ',
    'shoe has been ',
    'comb plate teeth ',
    'two people fell ',
    'switched it ',
    'not been ',
  ]) {
    const sheet = readFacts({ list: [{ note: { text: pattern.repeat(20_000) } }] });
    const before = process.threadCpuUsage();
    isHazardous({ definition, sheet });
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000, pattern).toBeLessThan(300);
  }
});

it('warns at once of what is still in use, whatever severity is on record', () => {
  const { order, visit } = composeRun('OPS-01', {
    Site: 'Hollins Tower',
    Fault: 'Lift doors shut on a lady’s arm. Still in use.',
    Priority: 'Low',
  });
  expect(order!.content).toContain('## At once');
  expect(visit!.summary).toContain('2026-03-06');
});
