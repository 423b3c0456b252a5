import type { ArtifactType, stepKinds } from '@workspace-ops/contracts';

export const departmentCodes = ['mkt', 'sal', 'ops', 'fin', 'ful', 'cul', 'aft'] as const;
export type DepartmentCode = (typeof departmentCodes)[number];

export type StepKind = (typeof stepKinds)[number];

/** One part of a document or a file. */
export interface SectionDefinition {
  heading: string;
  /** One or two sentences that hold for every run. */
  purpose: string;
  /** The context fields it reports, by their usual names (see compose/field-names.ts). */
  covers: readonly string[];
}

/** What a finished step leaves behind. */
export interface ArtifactDefinition {
  type: ArtifactType;
  /** May name fields of the run's context, with an alternative: `Field story: {customer|our week}`. */
  title: string;
  targetPlatform: string;
  /** For what leaves the company: the input's fields that may stand in it, by their usual names. */
  publicFields?: readonly string[];
  /** What the reader is asked to do. */
  callToAction?: string;
  /** For documents and files. */
  outline?: readonly SectionDefinition[];
  /** For tables: the columns that come first, by the context's field names. */
  columns?: readonly string[];
  /** For posts: a sentence on where it comes from, with fields as in the title. */
  setting?: string;
  /** For posts: a sentence or two of the house's own, true whatever the context says. */
  angle?: string;
  /** For posts, without the sign. */
  hashtags?: readonly string[];
}

export interface StepDefinition {
  /** Unique within its workflow, stable over releases. */
  key: string;
  kind: StepKind;
  title: string;
  actionPrompt: string;
  agentName: string;
  agentRole: string;
  tools: readonly string[];
  /** For approvals: why a person is asked; by default because the workflow asks for one. */
  reason?: string;
  artifact?: ArtifactDefinition;
}

export interface WorkflowDefinition {
  /** The code in lower case, as `mkt-01`. */
  id: string;
  /** As the playbooks' handoffs name it, `MKT-01`. */
  code: string;
  departmentCode: DepartmentCode;
  name: string;
  description: string;
  /** True exactly when one of the steps is of kind `approval`. */
  requiresApproval: boolean;
  /** Context fields it makes best use of; none is required. */
  inputs: readonly string[];
  steps: readonly StepDefinition[];
}

export interface Department {
  code: DepartmentCode;
  name: string;
  /** The marketplace id whose mounting deploys the department's workflows. */
  playbookId: string;
  workflows: readonly WorkflowDefinition[];
}
