import {
  allServiceNames,
  internalServiceNames,
  settingPrefix,
  type InternalServiceName,
  type ServiceName,
} from '@workspace-ops/rpc';

/** One process to run: a replica of a service, and where it listens. */
export interface PlannedReplica {
  service: ServiceName;
  /** From 0. */
  replica: number;
  port: number;
}

export type ReplicaCounts = Partial<Record<ServiceName, number>>;

export const countReplicas = (counts: ReplicaCounts): number =>
  allServiceNames.reduce((sum, service) => sum + (counts[service] ?? 1), 0);

/** Gives every replica a port. */
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

export const addressOf = ({ port }: PlannedReplica): string => `http://127.0.0.1:${port}`;

/** Gives the addresses by which the others reach a service, from its replicas' own ones. */
export type Route = (
  service: InternalServiceName,
  addresses: readonly string[],
) => readonly string[];

/** The settings by which every process of the fleet finds the others. */
export function addressSettings(
  plan: readonly PlannedReplica[],
  route: Route = (_service, addresses) => addresses,
): Record<string, string> {
  const addresses = (name: InternalServiceName): string => {
    const own = plan.filter(({ service }) => service === name).map(addressOf);
    return route(name, own).join(',');
  };
  return Object.fromEntries(
    internalServiceNames.map((name) => [`${settingPrefix(name)}_URL`, addresses(name)]),
  );
}

/** The setting by which a replica knows its own port. */
export const portSettingOf = ({ service, port }: PlannedReplica): Record<string, string> => ({
  [service === 'gateway' ? 'PORT' : `${settingPrefix(service)}_PORT`]: String(port),
});
