import {
  mayBeLearned,
  mayBeMeant,
  mayBeOwn,
  toOwnName,
  type OwnNames,
} from '@workspace-ops/composing';
import { redactJson } from '@workspace-ops/content';
import {
  fieldNamesSchema,
  limits,
  nameCaller,
  toActor,
  type Actor,
  type FieldNames,
  type Issue,
} from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import { eq } from 'drizzle-orm';
import { workspaceSettings } from '../db/schema/index.ts';
import type { WorkflowDependencies } from '../dependencies.ts';
import { lockSettings, readPlanChanges } from './configuration.ts';

export const getFieldNames = (
  { database }: Pick<WorkflowDependencies, 'database'>,
  { caller: { workspaceId } }: RequestContext,
): Promise<FieldNames> =>
  database.read(workspaceId, async (scope) => {
    const { fieldNames } = await readPlanChanges(scope);
    return { fieldNames };
  });

/**
 * Says what a workspace's own names of fields mean, in place of what it said before; runs that are made afterwards read
 * their data so.
 * @throws {AppError} `invalid_input` for a name that means something already, and for a meaning that nothing is called by.
 */
export async function setFieldNames(
  { database, clock }: Pick<WorkflowDependencies, 'database' | 'clock'>,
  { caller }: RequestContext,
  { fieldNames: given }: FieldNames,
): Promise<FieldNames> {
  checkFieldNames(given);
  const fieldNames = keepOnce(Object.entries(given));
  const now = clock.now();
  return database.transaction(caller.workspaceId, async (tx) => {
    await lockSettings(tx, now);
    const by = { agent: nameCaller(caller) ?? 'Workspace caller', actor: toActor(caller), now };
    await storeFieldNames(tx, fieldNames, by);
    return { fieldNames };
  });
}

/** @throws {AppError} `invalid_input` for what no workspace may say of its names. */
export function checkFieldNames(given: OwnNames): void {
  const [first, ...others] = [...Object.entries(given).flatMap(findFaults), ...findTwice(given)];
  if (first !== undefined)
    throw new AppError('invalid_input', `${first.path} ${first.message}`, {
      issues: [first, ...others],
    });
}

function findFaults([name, means]: [string, string]): Issue[] {
  const path = `fieldNames.${name}`;
  if (toOwnName(name) === '') return [{ path, message: 'must have a letter or a figure' }];
  if (!mayBeOwn(name)) return [{ path, message: 'is what workflows call something themselves' }];
  if (!mayBeMeant(means))
    return [{ path, message: 'must mean a field that workflows read, as customer or order' }];
  return [];
}

/** `Works No.` beside `works no`, with another meaning. */
function findTwice(given: OwnNames): Issue[] {
  const meant = byOwnName(given);
  return Object.entries(given)
    .filter(([name, means]) => meant[toOwnName(name)] !== means.trim())
    .map(([name]) => ({
      path: `fieldNames.${name}`,
      message: 'is the same name as another one, and means something else',
    }));
}

const byOwnName = (names: OwnNames): OwnNames =>
  Object.fromEntries(Object.entries(names).map(([name, means]) => [toOwnName(name), means.trim()]));

/** Each name once, as it was written last. */
function keepOnce(names: readonly (readonly [string, string])[]): OwnNames {
  const kept = new Map(
    names.map(([name, means]) => [toOwnName(name), [name.trim(), means.trim()] as const]),
  );
  return Object.fromEntries(kept.values());
}

/** A name in somebody's data may be longer than a name that is kept. */
const isFitting = (name: string, means: string): boolean =>
  fieldNamesSchema.safeParse({ fieldNames: { [name]: means } }).success;

/** What somebody has answered once, by the name of a field that was offered, is asked in no run after this one. */
export async function learnFieldNames(
  tx: Transaction,
  meant: OwnNames,
  by: { actor: Actor; now: Date },
): Promise<void> {
  await lockSettings(tx, by.now);
  const { fieldNames: known } = await readPlanChanges(tx);
  const knownMeanings = byOwnName(known);
  const learned = Object.entries(meant).filter(
    ([name, means]) =>
      isFitting(name, means) &&
      mayBeLearned(name) &&
      mayBeMeant(means) &&
      knownMeanings[toOwnName(name)] !== means.trim(),
  );
  const fieldNames = keepOnce([...Object.entries(known), ...learned]);
  // With so many of its own a workspace says itself what they mean.
  if (learned.length === 0 || Object.keys(fieldNames).length > limits.fieldNames) return;
  await storeFieldNames(tx, fieldNames, { ...by, agent: by.actor.name });
}

/** The caller holds the lock on the settings. */
async function storeFieldNames(
  tx: Transaction,
  fieldNames: OwnNames,
  { agent, actor, now }: { agent: string; actor: Actor; now: Date },
): Promise<void> {
  await tx.db
    .update(workspaceSettings)
    .set({ fieldNames, updatedAt: now })
    .where(eq(workspaceSettings.workspaceId, tx.workspaceId));
  tx.audit({
    timestamp: now.toISOString(),
    agent,
    actor,
    action: 'field_names.set',
    message: 'Set what the workspace’s own names of fields mean.',
    details: redactJson({ fieldNames }).value,
  });
}
