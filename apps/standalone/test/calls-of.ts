import type { FleetProcess } from '@workspace-ops/fleet';

/** What a process has answered, by its own count. */
export async function callsOf({ url }: FleetProcess): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return [...metrics.matchAll(/^rpc_calls_total\{.*\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}
