import type { ServiceProcess } from './system.ts';

/** A stop ends within ten seconds. */
export const stopLimitMs = 10_000;

/** Stops one group after the other; gives a message for each that ended late or not with 0. */
export async function stopInTurn(
  groups: readonly (readonly ServiceProcess[])[],
): Promise<string[]> {
  const faults: (string | undefined)[] = [];
  for (const group of groups) faults.push(...(await Promise.all(group.map(stopOne))));
  return faults.filter((fault) => fault !== undefined);
}

async function stopOne(one: ServiceProcess): Promise<string | undefined> {
  const startedAt = performance.now();
  const code = await one.stop();
  const tookMs = performance.now() - startedAt;
  if (code !== 0) return `${one.service} ended with ${code} on SIGTERM`;
  return tookMs > stopLimitMs ? `${one.service} took ${Math.round(tookMs)} ms to stop` : undefined;
}
