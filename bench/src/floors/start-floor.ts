import { join } from 'node:path';
import type { Bench } from '../bench.ts';
import { startChild } from '@workspace-ops/load';
import type { FloorAddress, FloorInput } from './serve-floor.ts';

export interface Floor extends FloorAddress {
  pid: number;
  stop(): Promise<void>;
}

/** @param name of the module in this folder that serves the floor */
export async function startFloor(
  { databaseUrl }: Pick<Bench, 'databaseUrl'>,
  name: string,
  input: Omit<FloorInput, 'databaseUrl'>,
): Promise<Floor> {
  const child = startChild(join(import.meta.dirname, `${name}.ts`));
  const { url } = await child.ask<FloorAddress>({ databaseUrl, ...input } satisfies FloorInput);
  return { url, pid: child.pid, stop: child.stop };
}
