import { allServiceNames, internalServiceNames, settingPrefix } from '@workspace-ops/rpc';
import { checkGatewaySettings } from '@workspace-ops/gateway/check-settings';
import { readSettings, SettingsError, type Settings } from '@workspace-ops/service-kit';
import { findMistypedSettings } from './mistyped-settings.ts';
import { allSettings, settingsByService } from './settings.ts';

export type InstallationSettings = Settings<typeof allSettings>;

/**
 * Reads the settings of all services. A name that is almost a setting's ends the start, since an
 * ignored `TENANCI=strict` would let everybody in; one that is only like it is mentioned.
 * @throws {SettingsError}
 */
export function readInstallationSettings(environment: NodeJS.ProcessEnv): InstallationSettings {
  const known = [
    ...Object.values(settingsByService).flatMap(Object.keys),
    // Read where the services' databases are migrated, and in containers: one file may hold all.
    ...internalServiceNames.flatMap((service) =>
      ['ADMIN_DATABASE_URL', 'DATABASE_PASSWORD'].map((end) => `${settingPrefix(service)}_${end}`),
    ),
    ...allServiceNames.flatMap((service) =>
      ['SIGNING_KEY', 'NEXT_SIGNING_KEY'].map((end) => `${settingPrefix(service)}_${end}`),
    ),
  ];
  const mistyped = findMistypedSettings(known, environment);
  for (const { name, nearest } of mistyped.filter(({ isClose }) => !isClose)) {
    process.stderr.write(`${name} is not a setting. Is ${nearest} meant?\n`);
  }
  const faults = mistyped
    .filter(({ isClose }) => isClose)
    .map(({ name, nearest }) => `${name} is not a setting, ${nearest} is`);
  if (faults.length > 0) throw new SettingsError(faults);
  const settings = readSettings(allSettings, environment);
  checkGatewaySettings(settings);
  return settings;
}
