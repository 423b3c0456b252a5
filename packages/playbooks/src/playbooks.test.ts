import { describe, expect, it } from 'vitest';
import { canonicalPlaybooks, findPlaybook, listPlaybooks } from './playbooks.ts';

describe('the canonical registry', () => {
  it('is listed by owning department and then name, where no playbook is stored', () => {
    const { playbooks, totalCount } = listPlaybooks([]);
    expect(totalCount).toBe(5);
    expect(playbooks.map((each) => each.ownerDepartmentCode)).toEqual([
      'aft',
      'fin',
      'ful',
      'mkt',
      'sal',
    ]);
  });

  it('gives way to what is stored', () => {
    const stored = { ...canonicalPlaybooks[0]!, name: 'Changed', status: 'review' as const };
    expect(listPlaybooks([stored])).toEqual({ playbooks: [stored], totalCount: 1 });
    expect(findPlaybook([stored], stored.id).playbook).toBe(stored);
  });

  it('is where a playbook is found that is not stored', () => {
    for (const playbook of canonicalPlaybooks) {
      expect(findPlaybook([], playbook.id)).toEqual({ playbook });
    }
  });

  it('knows no other playbook', () => {
    expect(() => findPlaybook([], 'nothing-like-it')).toThrow('Playbook not found.');
  });

  it('numbers the handoffs of a playbook from one, and names their departments', () => {
    for (const { handoffs } of canonicalPlaybooks) {
      handoffs.forEach((handoff, index) => {
        expect(handoff.sequence).toBe(index + 1);
        expect(handoff.fromWorkflowCode.toLowerCase()).toMatch(`${handoff.fromDepartmentCode}-`);
        expect(handoff.toWorkflowCode.toLowerCase()).toMatch(`${handoff.toDepartmentCode}-`);
      });
    }
  });
});
