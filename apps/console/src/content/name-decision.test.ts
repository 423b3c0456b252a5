import { describe, expect, it } from 'vitest';
import { nameDecision } from './name-decision.ts';

const approval = {
  kind: 'gate',
  effect: 'external',
  stepTitle: 'Approve the post for publication',
  workflowName: 'Field story',
  workflowId: 'mkt-01',
} as const;
const post = { id: 'art_1', artifactType: 'post', targetPlatform: 'linkedin' } as const;
const of = (subject: object, changes: object = {}) =>
  nameDecision({ ...approval, ...changes, artifacts: [{ ...post, ...subject }] });

describe('nameDecision', () => {
  it('names the verb, the object and the platform of a post', () => {
    expect(of(post)).toBe('Publish post to LinkedIn');
    expect(of({ targetPlatform: null })).toBe('Publish post');
  });

  it('has the words of the workflow for what is not published, and without an artifact', () => {
    expect(nameDecision({ ...approval, artifacts: [] })).toBe(approval.stepTitle);
    expect(of(post, { effect: 'internal' })).toBe(approval.stepTitle);
    expect(of({ artifactType: 'crm_diff' })).toBe(approval.stepTitle);
  });

  it('names the workflow that may spend more, or begin', () => {
    expect(of(post, { kind: 'budget' })).toBe('Let Field story spend beyond its budget');
    expect(of(post, { kind: 'handoff', workflowName: null })).toBe('Start mkt-01');
  });
});
