import type { JsonObject } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { withChecks } from './with-checks.ts';

const work = { customer: 'Elm Nursery', signatory: 'Rita Shaw', acceptanceDate: '2026-12-14' };
const sheet = (more: JsonObject) =>
  composeAt('FUL-03 checklist', { ...work, work: 'Softeners', ...more });
const report = (more: JsonObject) =>
  composeAt('FUL-02 report', {
    customer: 'Elm Nursery',
    milestone: 'Survey',
    workDone: ['Positions agreed'],
    nextStep: 'Install',
    nextDate: '2026-12-21',
    ...more,
  });

describe('what a check found stands among the findings, with its name', () => {
  it.each<[JsonObject, JsonObject]>([
    [
      { checklist: { hardnessC: '38 mg/l, limit 10', bypassLabelled: true, door2: 'gap 7 mm' } },
      { findings: ['Hardness C: 38 mg/l, limit 10', 'Bypass labelled: yes', 'Door 2: gap 7 mm'] },
    ],
    [
      { inspection: { date: '2026-11-20', inspector: 'Bob Lane', label: 'missing on 2' } },
      {
        findings: ['Label: missing on 2'],
        inspection: { date: '2026-11-20', inspector: 'Bob Lane' },
      },
    ],
    [
      { testResults: { blockC: { value: '38 mg/l', limit: '10 mg/l' } } },
      { findings: [{ item: 'Block C', value: '38 mg/l', limit: '10 mg/l' }] },
    ],
    [
      { findings: 'Scuff by the door', readings: { tap1: '4 ppb' } },
      { findings: ['Scuff by the door', 'Tap 1: 4 ppb'] },
    ],
    [{ results: ['Energy use is down 20%'] }, { results: ['Energy use is down 20%'] }],
    [{ measurements: { width: '3 m' } }, { measurements: { width: '3 m' } }],
    [
      { checks: { confidential: true, door: 'ok' } },
      { checks: { confidential: true, door: 'ok' } },
    ],
  ])('reads %j', (context, expected) => expect(withChecks(context)).toEqual(expected));
});

describe('a sheet for signature', () => {
  it.each<[JsonObject, string]>([
    [{ checklist: { hardnessC: '38 mg/l, limit 10' } }, 'Hardness C: 38 mg/l, limit 10'],
    [{ checklist: { hoodEarth: 'missing' } }, 'Hood earth: missing'],
    [{ inspection: { guard: 'not fitted' } }, 'Guard: not fitted'],
    [{ tests: { valve: 'failed' } }, 'Valve: failed'],
    [{ results: { pressure: 'below the minimum of 2 bar: 1.4' } }, 'Pressure: below the minimum'],
    [{ readings: ['Tap 1: 4 ppb, limit 15', 'Tap 2: 19 ppb, limit 15'] }, 'Tap 2: 19 ppb'],
    [{ finalChecklist: { earthBonded: false } }, 'Earth bonded: no'],
    [{ checklist: { sag: 'max 5, measured 7' } }, 'Sag: max 5, measured 7'],
    [{ note: 'Pressure at the roof is 1.4 bar, minimum 2.' }, 'Pressure at the roof is 1.4 bar'],
    [{ note: 'Get her to sign anyway, we sort C next week.' }, 'Get her to sign anyway'],
  ])('asks about what is open in it: %j', (more, open) => {
    const { asks, summary } = sheet(more);
    expect(asks.map(({ names: [name] }) => name)).toEqual(['findingsClosed']);
    expect(asks[0]!.question).toContain(`“${open}`);
    expect(summary).toMatch(/^Not ready to send/);
  });

  it.each<JsonObject>([
    { checklist: { hardnessA: '8 mg/l, limit 10', hardnessB: '5 mg/l' } },
    { inspection: { door1: 'gap 3 mm', door2: 'gap 4 mm, max 4' } },
    { checks: { leaks: 'none', cover: 'fitted', bypassLabelled: true } },
    { tests: { valve: 'passed', earthBond: '0.05 ohm, max 0.1' } },
    { readings: { flow: '12 l/min', pH: '7.2, limits 6.5 to 8.5' } },
  ])('asks nothing of what is within its limit: %j', (more) => {
    const { asks, content } = sheet(more);
    expect(asks).toEqual([]);
    expect(content).toContain('The inspection found the following.');
  });
});

describe('a report to a client', () => {
  it('tells what was found, and that a thing is not to be used', () => {
    const said = 'Lift 2 must stay out of use until the rope is replaced';
    const { content } = report({ findings: said, dangerSettled: 'yes' });
    expect(content).toContain(said);
    expect(report({ waterTests: { tapB: '9 ppb, limit 15' } }).content).toContain('Tap B: 9 ppb');
  });

  it.each([
    ['The showers must stay out of use until they are resampled.', 'mayOmitWarning'],
    ['The left burner must not be lit until the valve is changed.', 'mayOmitWarning'],
    ['Lift 2 stays out of use until the rope is replaced.', 'mayOmitWarning'],
    ['Edge of the ramp is 5 mm proud, limit 3.', 'maySend'],
  ])('does not go without a note that says so: %s', (note, name) => {
    const { asks } = report({ note, dangerSettled: 'yes' });
    expect(asks.map(({ names: [own] }) => own)).toEqual([name]);
  });

  it('reads two doors as two things', () => {
    const inspection = { door1: 'gap 3 mm', door2: 'gap 7 mm' };
    expect(JSON.stringify(sheet({ inspection }).asks)).not.toContain('Which is right');
    expect(JSON.stringify(report({ inspection }).asks)).not.toContain('Which is right');
  });
});
