import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import {
  allServiceNames,
  type InternalServiceName,
  internalServiceNames,
  type ServiceName,
  settingPrefix,
} from '@workspace-ops/rpc';
import { environmentFile } from './service-environments.ts';

export interface PlannedReplica {
  service: ServiceName;
  /** From 0. */
  replica: number;
  port: number;
}

export type ReplicaCounts = Partial<Record<ServiceName, number>>;

export const countReplicas = (counts: ReplicaCounts): number =>
  allServiceNames.reduce((sum, service) => sum + (counts[service] ?? 1), 0);

export function planFleet(counts: ReplicaCounts, ports: readonly number[]): PlannedReplica[] {
  const left = [...ports];
  return allServiceNames.flatMap((service) =>
    Array.from({ length: counts[service] ?? 1 }, (_, replica) => {
      const port = left.shift();
      if (port === undefined) throw new Error('There are fewer ports than replicas.');
      return { service, replica, port };
    }),
  );
}

export const toAddress = ({ port }: PlannedReplica): string => `http://127.0.0.1:${port}`;

/** Gives the addresses by which the others reach a service, from its replicas' own ones. */
export type Route = (
  service: InternalServiceName,
  addresses: readonly string[],
) => readonly string[];

export function addressSettings(
  plan: readonly PlannedReplica[],
  route: Route = (_service, addresses) => addresses,
): Record<string, string> {
  const addresses = (name: InternalServiceName): string => {
    const own = plan.filter(({ service }) => service === name).map(toAddress);
    return route(name, own).join(',');
  };
  return Object.fromEntries(
    internalServiceNames.map((name) => [`${settingPrefix(name)}_URL`, addresses(name)]),
  );
}

export const portSettings = ({ service, port }: PlannedReplica): Record<string, string> => ({
  [service === 'gateway' ? 'PORT' : `${settingPrefix(service)}_PORT`]: String(port),
});

/** Below the range from which the system picks ports for who asks for any. */
const first = 10_240;
const last = 32_000;
const host = '127.0.0.1';

/** Ports that are free at the moment, and that the system gives to no process that asks for any port. */
export async function pickPorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = first + Math.floor(Math.random() * (last - first));
    if (!ports.has(port) && (await isFree(port))) ports.add(port);
  }
  return [...ports];
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch {
    // Taken, whatever the reason: another one is tried.
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Leaves each service its own settings in a file that `supervise` reads; only this user may. */
export async function writeEnvironments(
  folder: string,
  makeEnvironment: (service: ServiceName) => NodeJS.ProcessEnv,
): Promise<void> {
  await removeEnvironments(folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const service of allServiceNames) {
    await writeFile(environmentFile(folder, service), JSON.stringify(makeEnvironment(service)), {
      mode: 0o600,
    });
  }
}

export const removeEnvironments = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true });
