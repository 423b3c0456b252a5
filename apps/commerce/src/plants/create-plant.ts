import type { CreatePlantInput, Plant } from '@workspace-ops/contracts';
import type { Database } from '@workspace-ops/db';
import type { RequestContext } from '@workspace-ops/rpc';
import { AppError, type Clock } from '@workspace-ops/service-kit';
import { plants } from '../db/schema/commerce-schema.ts';

export interface PlantDependencies {
  database: Database;
  clock: Clock;
}

/** @throws {AppError} `invalid_input` when the workspace has a plant with that id. */
export async function createPlant(
  { database, clock }: PlantDependencies,
  { caller: { workspaceId } }: RequestContext,
  { id, name, tag }: CreatePlantInput,
): Promise<Plant> {
  const row = { workspaceId, id: BigInt(id), name, tag: tag ?? null, createdAt: clock.now() };
  const stored = await database.transaction(workspaceId, ({ db }) =>
    db.insert(plants).values(row).onConflictDoNothing().returning({ id: plants.id }),
  );
  if (stored.length === 0) {
    throw new AppError('invalid_input', `id must be new: a plant with the id ${id} exists already`);
  }
  return { name, ...(tag === undefined ? {} : { tag }) };
}
