import type { KnowledgeSource } from '@workspace-ops/contracts';
import { AppError, notFound } from '@workspace-ops/service-kit';
import { globalScope } from './place.ts';

export interface Ownership {
  /** The workspace, or the global scope. */
  workspaceId: string;
  source: KnowledgeSource;
  createdByWorkspace: string | null;
}

/** Lets pass what the workspace may delete. @throws {AppError} not_found, forbidden */
export function assertDeletable(
  record: Ownership | undefined,
  workspaceId: string,
  noun: string,
): asserts record is Ownership {
  if (record === undefined) throw recordNotFound(noun);
  if (record.source === 'system') {
    throw new AppError('forbidden', `A system ${noun} cannot be deleted.`);
  }
  if (record.workspaceId === globalScope && record.createdByWorkspace !== workspaceId) {
    throw new AppError('forbidden', `Only the workspace that made a global ${noun} can delete it.`);
  }
}

export const recordNotFound = (noun: string): AppError =>
  notFound(noun.charAt(0).toUpperCase() + noun.slice(1));
