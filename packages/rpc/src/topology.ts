/** The services behind the gateway, each with the port that it listens on when run apart. */
export const internalPorts = {
  identity: 8081,
  'sync-bridge': 8082,
  'voice-gateway': 8083,
  knowledge: 8084,
  workflow: 8085,
  commerce: 8086,
  audit: 8087,
  outbound: 8088,
} as const;

/** The PostgreSQL schema of each service. */
export const schemaNames = {
  identity: 'identity',
  'sync-bridge': 'sync',
  'voice-gateway': 'voice',
  knowledge: 'knowledge',
  workflow: 'workflow',
  commerce: 'commerce',
  audit: 'audit',
  outbound: 'outbound',
} as const satisfies Record<InternalServiceName, string>;

export type InternalServiceName = keyof typeof internalPorts;

/** A deployable: a service behind the gateway, or the gateway itself. */
export type ServiceName = 'gateway' | InternalServiceName;

export const internalServiceNames = Object.keys(internalPorts) as InternalServiceName[];

export const allServiceNames: readonly ServiceName[] = [...internalServiceNames, 'gateway'];

/** The start of the names of a service's settings: `SYNC_BRIDGE` of `sync-bridge`. */
export const settingPrefix = (service: ServiceName): string =>
  service.toUpperCase().replaceAll('-', '_');
