import {
  artifactTypes,
  defaultPlaybookIds,
  playbookDepartments,
  stepKinds,
  workflowCodes,
} from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { defaultDepartments, departments, findWorkflowDefinition } from './departments.ts';
import { departmentCodes } from './types.ts';

const workflows = departments.flatMap((department) => department.workflows);
const steps = workflows.flatMap((workflow) => workflow.steps);

describe('the catalogue', () => {
  it('has the seven departments, each with the playbook id of its code', () => {
    expect(departments.map((department) => department.code)).toEqual(departmentCodes);
    for (const { code, playbookId } of departments) expect(playbookId).toBe(`${code}-playbook`);
  });

  it('gives each department three to five workflows of three to six steps', () => {
    for (const department of departments) {
      expect(department.workflows.length).toBeGreaterThanOrEqual(3);
      expect(department.workflows.length).toBeLessThanOrEqual(5);
    }
    for (const workflow of workflows) {
      expect(workflow.steps.length, workflow.code).toBeGreaterThanOrEqual(3);
      expect(workflow.steps.length, workflow.code).toBeLessThanOrEqual(6);
    }
  });

  it('numbers the codes of a department from 01 on, with the code in lower case as the id', () => {
    for (const department of departments) {
      department.workflows.forEach((workflow, index) => {
        const code = `${department.code.toUpperCase()}-${String(index + 1).padStart(2, '0')}`;
        expect(workflow).toMatchObject({
          code,
          id: code.toLowerCase(),
          departmentCode: department.code,
        });
      });
    }
  });

  it('uses all step kinds and all artifact types', () => {
    expect(new Set(steps.map((step) => step.kind))).toEqual(new Set(stepKinds));
    const made = new Set(steps.flatMap((step) => step.artifact?.type ?? []));
    expect(made).toEqual(new Set(artifactTypes));
  });

  it('gives the two departments deployed by default workflows with and without approval', () => {
    for (const code of ['mkt', 'ops']) {
      const own = workflows.filter((workflow) => workflow.departmentCode === code);
      expect(own.some((workflow) => workflow.requiresApproval)).toBe(true);
      expect(own.some((workflow) => !workflow.requiresApproval)).toBe(true);
    }
  });

  it('keys steps uniquely within a workflow, and lets no approval make an artifact', () => {
    for (const workflow of workflows) {
      const keys = workflow.steps.map((step) => step.key);
      expect(new Set(keys).size, workflow.code).toBe(keys.length);
    }
    for (const step of steps.filter(({ kind }) => kind === 'approval')) {
      expect(step.artifact).toBeUndefined();
    }
  });

  it('tells every artifact how to be composed', () => {
    for (const { artifact } of steps) {
      if (artifact?.type === 'csv') expect(artifact.columns?.length).toBeGreaterThan(2);
      else if (artifact !== undefined) expect(artifact.callToAction).toMatch(/^[A-Z].*\.$/);
      if (artifact?.type === 'document' || artifact?.type === 'file') {
        const paragraphs = artifact.texts?.flatMap((text) => text.paragraphs);
        expect((artifact.outline ?? paragraphs)?.length).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

describe('findWorkflowDefinition', () => {
  it('finds a workflow by its id and by its code, whatever the case', () => {
    for (const wanted of ['mkt-01', 'MKT-01', ' Mkt-01 ']) {
      expect(findWorkflowDefinition(wanted)?.code).toBe('MKT-01');
    }
  });

  it('answers undefined for what is not in the catalogue', () => {
    for (const wanted of ['', 'mkt', 'mkt-99', '__proto__', 'x'.repeat(10_000)]) {
      expect(findWorkflowDefinition(wanted)).toBeUndefined();
    }
  });
});

describe('the list of departments', () => {
  it('is the list of departments that the marketplace offers, with as many workflows', () => {
    const own = departments.map(({ playbookId, code, name, workflows: defined }) => ({
      playbookId,
      departmentCode: code,
      department: name,
      workflowsCount: defined.length,
    }));
    expect(own).toEqual(playbookDepartments);
  });

  it('defines every workflow that the contracts list, in their order', () => {
    const defined = workflows.map(({ code }) => code);
    expect(defined).toEqual(workflowCodes);
  });

  it('has the departments deployed by default that the marketplace reports as mounted', () => {
    const playbookIds = departments
      .filter(({ code }) => defaultDepartments.includes(code))
      .map(({ playbookId }) => playbookId);
    expect(playbookIds).toEqual(defaultPlaybookIds);
  });
});
