import { isIPv6 } from 'node:net';
import {
  internalPorts,
  internalServiceNames,
  settingPrefix,
  type ServiceName,
} from '@workspace-ops/rpc';
import { SettingsError } from '@workspace-ops/service-kit';
import { settingsOfProcess } from './settings.ts';

/**
 * Where services that are started together find each other: `<SERVICE>_URL` of each that has none in the
 * environment, by its port.
 * @throws {SettingsError} for a port that the system picks.
 */
export function serviceAddresses(environment: NodeJS.ProcessEnv): Record<string, string> {
  const host = reachable(environment['INTERNAL_HOST'] || '127.0.0.1');
  const addresses: Record<string, string> = {};
  const faults: string[] = [];
  for (const service of internalServiceNames) {
    const prefix = settingPrefix(service);
    if (environment[`${prefix}_URL`]) continue;
    const port = environment[`${prefix}_PORT`] || String(internalPorts[service]);
    if (Number(port) === 0)
      faults.push(`${prefix}_PORT must not be 0: the other services would not find ${service}`);
    addresses[`${prefix}_URL`] = `http://${host}:${port}`;
  }
  if (faults.length > 0) throw new SettingsError(faults);
  return addresses;
}

/** What to call for what listens on an interface, or on all. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIPv6(host) ? `[${host}]` : host;
}

/** The part of an environment that one service's process gets: its own settings and no other's. */
export function selectEnvironment(
  service: ServiceName,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const own = Object.keys(settingsOfProcess(service));
  return Object.fromEntries(
    own.filter((name) => environment[name]).map((name) => [name, environment[name]]),
  );
}
