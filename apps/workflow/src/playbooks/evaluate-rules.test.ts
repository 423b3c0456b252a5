import { canonicalPlaybooks, findRules, type FactRule } from '@workspace-ops/playbooks';
import { describe, expect, it } from 'vitest';
import { findMatch } from './evaluate-rules.ts';

const now = new Date('2026-05-10T12:00:00.000Z');
const holds = (rule: FactRule, context: Record<string, string | boolean>): boolean =>
  findMatch([rule], context, now) !== undefined;

describe('a rule on a fact', () => {
  it('compares names without case and marks, and values as a whole', () => {
    const rule = { fact: ['dealStatus'], is: ['lost'] };
    expect(holds(rule, { deal_status: 'Lost.' })).toBe(true);
    expect(holds(rule, { deal_status: 'Not lost' })).toBe(false);
    expect(holds(rule, { status: 'lost' })).toBe(false);
  });

  it('reads true and false as yes and no', () => {
    expect(holds({ fact: ['credited'], isNot: ['no'] }, { credited: true })).toBe(true);
    expect(holds({ fact: ['credited'], isNot: ['no'] }, { credited: false })).toBe(false);
  });

  it.each([
    ['past', '2026-05-09', true],
    ['past', '2026-05-10', false],
    ['future', '2026-05-11', true],
    ['this-quarter', '2026-04-01', true],
    ['this-quarter', '2026-03-31', false],
    ['past', 'last week', false],
  ] as const)('compares dates: %s of %s', (date, value, expected) => {
    expect(holds({ fact: ['when'], date }, { when: value })).toBe(expected);
  });
});

describe('the registry', () => {
  it.each(
    canonicalPlaybooks.flatMap(({ id, handoffs }) =>
      handoffs.map(({ sequence, stopCondition }) => ({ id, sequence, stopCondition })),
    ),
  )('has a rule beside the stop condition of $id $sequence: $stopCondition', (handoff) => {
    expect(findRules(handoff.id, handoff.sequence)!.stopWhen.length).toBeGreaterThan(0);
  });

  it('publishes no rule', () => {
    expect(JSON.stringify(canonicalPlaybooks)).not.toMatch(/stopWhen|signalledBy|givenAs/);
  });
});
