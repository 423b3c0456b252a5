import type { ServiceName } from '@workspace-ops/rpc';
import { settingsOfProcess } from './settings.ts';

/** What one service's process is told of an environment: its own settings and no other's. */
export function environmentOf(
  service: ServiceName,
  environment: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  const own = Object.keys(settingsOfProcess(service));
  return Object.fromEntries(
    own.filter((name) => environment[name]).map((name) => [name, environment[name]]),
  );
}
