import { describe, expect, it } from 'vitest';
import { nameDecision } from './name-decision.ts';

const approval = {
  kind: 'gate',
  effect: 'external',
  stepTitle: 'Approve the post for publication',
  workflowName: 'Field story',
  workflowId: 'mkt-01',
} as const;
const post = { artifactType: 'post', targetPlatform: 'linkedin' } as const;

describe('nameDecision', () => {
  it('names the verb, the object and the platform of a post', () => {
    expect(nameDecision(approval, post)).toBe('Publish post to LinkedIn');
    expect(nameDecision(approval, { ...post, targetPlatform: null })).toBe('Publish post');
  });

  it('has the words of the workflow for what is not published, and without the artifact', () => {
    expect(nameDecision(approval)).toBe(approval.stepTitle);
    expect(nameDecision({ ...approval, effect: 'internal' }, post)).toBe(approval.stepTitle);
    expect(nameDecision(approval, { ...post, artifactType: 'crm_diff' })).toBe(approval.stepTitle);
  });

  it('names the workflow that may spend more, or begin', () => {
    expect(nameDecision({ ...approval, kind: 'budget' }, post)).toBe(
      'Let Field story spend beyond its budget',
    );
    expect(nameDecision({ ...approval, kind: 'handoff', workflowName: null })).toBe('Start mkt-01');
  });
});
