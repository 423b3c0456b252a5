import { stepKinds } from '@workspace-ops/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFinal, transition, type RunState, type RunTrigger } from './transitions.ts';

const pending: RunState = {
  status: 'pending',
  nextSequence: 0,
  stepFailures: 0,
  pauseKind: null,
  grantedUsd: '0',
  neededUsd: null,
  errorMessage: null,
};
const running: RunState = { ...pending, status: 'running' };

const simple = ['claim', 'reach_gate', 'ask_policies', 'run_out_of_steps', 'retry_step'] as const;
const trigger: fc.Arbitrary<RunTrigger> = fc.oneof(
  fc.constantFrom(...simple, 'lose_worker' as const, 'approve' as const).map((type) => ({ type })),
  fc
    .tuple(fc.constantFrom(null, ...stepKinds), fc.boolean())
    .map(([following, isHeld]) => ({ type: 'finish_step', following, isHeld })),
  fc.constant({ type: 'exceed_budget' as const, neededUsd: '0.05' }),
  fc.constantFrom('fail' as const, 'reject' as const, 'stop' as const).map((type) => ({
    type,
    errorMessage: `${type}ed`,
  })),
) as fc.Arbitrary<RunTrigger>;

/** Every state that the triggers lead through, those without an effect left out. */
function walk(triggers: RunTrigger[]): RunState[] {
  const states = [pending];
  for (const next of triggers) {
    const after = transition(states.at(-1)!, next);
    if (after !== null) states.push(after);
  }
  return states;
}

describe('any sequence of triggers', () => {
  const property = (check: (states: RunState[]) => void) =>
    fc.assert(fc.property(fc.array(trigger, { maxLength: 40 }), (all) => check(walk(all))));

  it('never overwrites a terminal status', () => {
    property((states) => {
      const final = states.findIndex((state) => isFinal(state.status));
      if (final !== -1) expect(final).toBe(states.length - 1);
    });
  });

  it('never goes back to a step that was finished', () => {
    property((states) => {
      for (const [index, state] of states.slice(1).entries()) {
        expect(state.nextSequence).toBeGreaterThanOrEqual(states[index]!.nextSequence);
      }
    });
  });

  it('knows why a run is paused exactly while it is paused', () => {
    property((states) => {
      for (const state of states) {
        expect(state.pauseKind !== null).toBe(state.status === 'paused_for_approval');
      }
    });
  });

  it('gives a reason exactly for runs that failed', () => {
    property((states) => {
      for (const state of states) {
        expect(state.errorMessage !== null).toBe(state.status === 'failed');
      }
    });
  });
});

describe('a step that finished', () => {
  it('leads to the next step', () => {
    const next = transition(running, { type: 'finish_step', following: 'generate' });
    expect(next).toEqual({ ...running, nextSequence: 1 });
  });

  it('leads to the pause where the next step is an approval', () => {
    const next = transition(running, { type: 'finish_step', following: 'approval' });
    expect(next).toMatchObject({ status: 'paused_for_approval', nextSequence: 1 });
  });

  it.each([null, 'generate'] as const)(
    'pauses the run where its text has to be seen, and goes on behind it (%s follows)',
    (following) => {
      const held = transition(running, { type: 'finish_step', following, isHeld: true })!;
      expect(held).toMatchObject({
        status: 'paused_for_approval',
        pauseKind: 'policy',
        nextSequence: 1,
      });
      expect(transition(held, { type: 'approve' })).toMatchObject({
        status: 'pending',
        pauseKind: null,
        nextSequence: 1,
      });
    },
  );

  it('completes the run where it was the last one', () => {
    const next = transition(running, { type: 'finish_step', following: null });
    expect(next?.status).toBe('completed');
  });

  it('forgets the failures of the step', () => {
    const next = transition(
      { ...running, stepFailures: 2 },
      { type: 'finish_step', following: 'tool' },
    );
    expect(next?.stepFailures).toBe(0);
  });
});

describe('a decision', () => {
  const gate = transition(running, { type: 'reach_gate' })!;
  const overBudget = transition(running, { type: 'exceed_budget', neededUsd: '0.05' })!;

  it('carries on after an approved gate', () => {
    expect(transition(gate, { type: 'approve' })).toEqual({ ...pending, nextSequence: 1 });
  });

  it('grants a run that waits for its budget what the step needs, or another amount', () => {
    expect(transition(overBudget, { type: 'approve' })).toEqual({ ...pending, grantedUsd: '0.05' });
    const more = transition(
      { ...overBudget, grantedUsd: '0.1' },
      { type: 'approve', grantUsd: '2' },
    );
    expect(more).toEqual({ ...pending, grantedUsd: '2.1' });
  });

  it('on a gate grants nothing', () => {
    expect(transition(gate, { type: 'approve', grantUsd: '2' })?.grantedUsd).toBe('0');
  });

  it('rejects paused runs only, where stopping ends every run that is under way', () => {
    const reject = { type: 'reject', errorMessage: 'no' } as const;
    const stop = { type: 'stop', errorMessage: 'no' } as const;
    expect(transition(gate, reject)?.status).toBe('failed');
    expect(transition(running, reject)).toBeNull();
    expect(transition(pending, reject)).toBeNull();
    for (const state of [pending, running, gate]) {
      expect(transition(state, stop)).toMatchObject({ status: 'failed', errorMessage: 'no' });
    }
  });

  it('is taken once', () => {
    const approved = transition(gate, { type: 'approve' })!;
    expect(transition(approved, { type: 'approve' })).toBeNull();
  });
});
