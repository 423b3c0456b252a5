import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';

/** The names of what a snapshot holds. */
export const listParts = (scope: Schemas['SnapshotScope']): string[] =>
  Object.entries(words.scope)
    .filter(([key]) => scope[key as keyof typeof scope])
    .map(([, name]) => name);

type Reference = Schemas['SnapshotConfiguration']['activeAgents'][number];

/** Agents or workflows by the best name that each has. */
export const describeReferences = (references: readonly Reference[]): string =>
  references
    .map((reference) =>
      typeof reference === 'string'
        ? reference
        : (reference.name ?? reference.code ?? reference.id ?? reference.role ?? ''),
    )
    .filter((name) => name !== '')
    .join(', ');
