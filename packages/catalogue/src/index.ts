export { assignAgent, listAgents, toAgentId, withAgents } from './agents.ts';
export {
  actsOutside,
  countLetters,
  findPublicFields,
  hearsCustomers,
  leavesCompany,
  reachesOut,
} from './audience.ts';
export { defineWorkflow } from './define-workflow.ts';
export {
  defaultDepartments,
  departments,
  findWorkflowByName,
  findWorkflowDefinition,
} from './departments.ts';
export { byTelephone } from './types.ts';
export type {
  ArtifactDefinition,
  DayDefinition,
  Department,
  OpenQuestion,
  ParagraphDefinition,
  PermissionDefinition,
  RecordDefinition,
  SectionDefinition,
  StepDefinition,
  StepKind,
  TextDefinition,
  WorkflowDefinition,
} from './types.ts';
