import { hasPersonalData } from '../approvals/read-progress.ts';
import { evaluateWith, refineWith } from '../artifacts/judge-artifact.ts';
import { excludeListed, listPeople } from '../contacts/find-exclusions.ts';
import { readContext } from '../contacts/read-context-wishes.ts';
import { finishStep } from './effects-of-step.ts';
import { previewWith } from '../runs/test-field-names.ts';
import { composeWith } from './perform-step.ts';

/** What takes long over large data. */
export const computeTasks = {
  evaluateWith,
  refineWith,
  composeWith,
  finishStep,
  excludeListed,
  listPeople,
  hasPersonalData,
  readContext,
  previewWith,
};
