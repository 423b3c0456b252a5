import type { FleetProcess } from '@workspace-ops/fleet';

/** What a process has answered, by its own count: all calls, or those of one procedure. */
export async function callsOf({ url }: FleetProcess, procedure?: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return [...metrics.matchAll(/^rpc_calls_total\{procedure="([^"]*)".*\} (\d+)$/gm)]
    .filter(([, name]) => procedure === undefined || name === procedure)
    .reduce((sum, [, , count]) => sum + Number(count), 0);
}
