import { findWorkflowDefinition, type WorkflowDefinition } from '@workspace-ops/catalogue';
import { approvalPolicyInput } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { planRun } from '../runs/plan-run.ts';
import {
  findStanding,
  findUnsatisfied,
  isEffectPoint,
  type ApprovedPause,
} from './effect-points.ts';

const readPlan = (definition: WorkflowDefinition) =>
  planRun(definition, { actionPrompts: {}, agents: null, fieldNames: {} }, {});

/** A brief, a draft that leaves the company, the gate, and the step that publishes it. */
const story = readPlan(findWorkflowDefinition('MKT-01')!);

const policy = (name: string) => approvalPolicyInput.parse({ name, require: {} });

const approved = (more: Partial<ApprovedPause> = {}): ApprovedPause => ({
  sequence: 2,
  decidedAt: new Date('2026-03-02T12:00:00Z'),
  policyVersion: 1,
  requirements: [],
  ...more,
});

it('something happens where a step acts outside, and at the end; not where a text is written', () => {
  const points = [0, 1, 2, 3, 4].filter((next) => isEffectPoint(story, next));
  expect(points).toEqual([3, 4]);
});

describe('an approval stands for what the run does next', () => {
  it('when it was given after the last text was written that leaves the company', () => {
    const early = approved({ sequence: 0 });
    const late = approved({ sequence: 2 });
    expect(findStanding([early, late], story, null)).toEqual([late]);
  });

  it('until the run is sent back', () => {
    const before = approved();
    const after = approved({ decidedAt: new Date('2026-03-02T13:00:00Z') });
    const sentBackAt = new Date('2026-03-02T12:30:00Z');
    expect(findStanding([before, after], story, sentBackAt)).toEqual([after]);
    expect(findStanding([before], story, before.decidedAt)).toEqual([]);
  });
});

describe('policies before an effect', () => {
  const present = { version: 2, policies: [policy('Two'), policy('Three')] };

  it('are the present ones where no approval stands', () => {
    expect(findUnsatisfied(present, null)).toEqual(present);
  });

  it('are those of the approval’s version that it did not satisfy and that nobody removed since', () => {
    const kept = {
      version: 1,
      policies: [policy('One'), policy('Two'), policy('Three')],
      satisfied: new Set(['Two']),
    };
    expect(findUnsatisfied(present, kept)).toEqual({ version: 1, policies: [policy('Three')] });
  });

  it('are none where the workspace had none when the run was approved', () => {
    const kept = { version: 0, policies: [], satisfied: new Set<string>() };
    expect(findUnsatisfied(present, kept).policies).toEqual([]);
  });
});
