import { describe, expect, it } from 'vitest';
import { composeAt } from '../../test/compose-run.ts';
import { isDangerBehind } from './behind-decision.ts';

describe('what has to be decided', () => {
  it.each([
    'switch lift B off for good until the door lock is replaced?',
    'Can the lift run without the pit guard till then?',
    'Keep the saw on without its guard till Friday?',
    'whether to run the kiln with the extractor broken',
    'do we send Kofi up without a harness again',
    'carry on with bare wires in the switchroom until January?',
    'stop the conveyor until the e-stop is mended?',
    'take slide out of use till the bolts are replaced',
    'leave the fire door wedged open or not?',
    'let the fryers run with the cut-out bypassed?',
  ])('has a danger behind it: %s', (decision) => {
    expect(isDangerBehind(decision)).toBe(true);
  });

  it.each([
    'Who covers the 3pm college run while KBP is off?',
    'Do we hire in for Saturday York?',
    'keep the cafe shut until the heating is fixed?',
    'turn the coffee machine off until it is descaled?',
    'stop the newsletter until the website is fixed',
    'run the van with one driver?',
    'send the quote without prices?',
    'carry on with the same caterer until Easter?',
    'Replace the smoke alarms on Friday',
    'silence notifications on phones?',
    'close early as it is quiet?',
    'do we go ahead without Apex?',
  ])('has none: %s', (decision) => {
    expect(isDangerBehind(decision)).toBe(false);
  });

  const items = [{ item: 'Lift A', owner: 'Marek', dueDate: '2 Dec', status: 'open' }];

  it('is heard in a digest', () => {
    const decisions = 'switch lift B off for good until the door lock is replaced?';
    const said = `Somebody may come to harm: settle that first. It says “${decisions}”.`;
    expect(composeAt('OPS-02 digest', { items, decisions }).content).toContain(said);
  });

  it('is heard outside Operations, and by a word alone', () => {
    const decisions = 'lock off lift B, door opens with no car there';
    const { content } = composeAt('FUL-01 plan', { customer: 'Hill', scope: 'Lift', decisions });
    expect(content).toContain(`“${decisions}”: may somebody come to harm?`);
  });

  it.each(['Who goes on the safety course?', 'Who covers Saturday?'])(
    'is no alarm: %s',
    (decisions) => {
      const { content, summary } = composeAt('OPS-02 digest', { items, decisions });
      expect(`${content}${summary}`).not.toContain('come to harm');
    },
  );
});

it.each([
  ['Take bus 4 off the road as its brakes fail', true],
  ['Do we take minibus 4 off as its brakes fail?', true],
  ['Keep bus 4 in although the steering is going', true],
  ['Who covers the 3pm run while bus 4 is off?', false],
  ['Take the printer out because it jams', false],
])('sees why somebody decides: %s', (sentence, isBehind) =>
  expect(isDangerBehind(sentence)).toBe(isBehind),
);
