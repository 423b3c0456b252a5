import { inArray, type SQL } from 'drizzle-orm';
import { globalScope } from '../access/global-scope.ts';
import { questions } from '../db/schema/questions.ts';

/** What a workspace sees of the bank: the global questions and its own. */
export const visibleQuestions = (workspaceId: string): SQL =>
  inArray(questions.workspaceId, [globalScope, workspaceId]);
