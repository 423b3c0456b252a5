import { settingPrefix, type ServiceName } from '@workspace-ops/rpc';
import {
  readSettings,
  SettingsError,
  type SettingDefinitions,
  type Settings,
} from '@workspace-ops/service-kit';
import { startTelemetry, telemetrySettings } from '@workspace-ops/telemetry';
import { explainStartFailure } from './explain-start-failure.ts';
import { stopOnSignal } from './stop-on-signal.ts';

export interface RunningProcess {
  /** Where it listens. */
  url: string;
  stop: () => Promise<void>;
}

export interface ProcessOptions<D extends SettingDefinitions> {
  name: ServiceName;
  settings: D;
  start: (settings: Settings<D>) => Promise<RunningProcess>;
}

/** Runs a deployable as this process. A start that fails ends it with the reason and the code 1. */
export async function runProcess<D extends SettingDefinitions>(
  { name, settings, start }: ProcessOptions<D>,
  environment: Record<string, string | undefined>,
): Promise<void> {
  const portSetting = name === 'gateway' ? 'PORT' : `${settingPrefix(name)}_PORT`;
  try {
    refuseRetiredSecret(environment);
    const given = readSettings({ ...settings, ...telemetrySettings }, environment);
    const telemetry = await startTelemetry(given, name);
    const { url, stop } = await start(given);
    stopOnSignal(async () => {
      await stop();
      await telemetry.stop();
    });
    process.stdout.write(`${name} is ready at ${url}\n`);
  } catch (error) {
    process.stderr.write(`${name}: ${explainStartFailure(error, portSetting)}\n`);
    // Open handles must not keep the process of a failed start running.
    process.exit(1);
  }
}

/** @throws {SettingsError} where only the secret is set that all services shared before. */
function refuseRetiredSecret(environment: Record<string, string | undefined>): void {
  if (!environment['INTERNAL_TOKEN_SECRET'] || environment['INTERNAL_SIGNING_KEY']) return;
  throw new SettingsError([
    'INTERNAL_TOKEN_SECRET is not used any more: each service has a key of its own. `pnpm service-keys .env` makes a <SERVICE>_SIGNING_KEY for each, which is its INTERNAL_SIGNING_KEY, and the INTERNAL_PUBLIC_KEYS of all',
  ]);
}
