import {
  internalSettings,
  portSetting,
  settingPrefix,
  type InternalServiceName,
} from '@workspace-ops/rpc';
import {
  defineSettings,
  logLevels,
  setting,
  SettingsError,
  type Settings,
} from '@workspace-ops/service-kit';

/** What every process of a service reads. */
export const processSettings = defineSettings({
  DATABASE_URL: {
    description:
      'A PostgreSQL server (16 or later) to use instead of the embedded one, as postgres://user:password@host/database; with ?host=/folder by the Unix-domain socket in that folder, which costs less than TCP. The user must be allowed to create roles and schemas.',
    schema: setting.optionalPostgresUrl(),
    secret: true,
  },
  NATS_URL: {
    description:
      'NATS servers that carry the wake-ups between replicas, and with LIVE_EVENT_COPIES keep the live events, as nats://user:password@host:4222, separated by commas. Without it PostgreSQL does, by NOTIFY.',
    schema: setting.optionalNatsUrl(),
    secret: true,
  },
  LOG_LEVEL: {
    description: `What is logged, as JSON lines on standard error: ${logLevels.join(', ')}.`,
    schema: setting.choice(logLevels),
    default: 'warn',
  },
  INTERNAL_HOST: {
    description:
      'The network interface that services run apart listen on for each other; 0.0.0.0 for all.',
    schema: setting.text(),
    default: '127.0.0.1',
  },
});

/** A service's own database, where it does not share the common one. */
export const databaseSetting = (service: InternalServiceName) => ({
  description: `The database of the ${service} service, in place of DATABASE_URL. Signed in as the service's own role, it only checks that its schema is current.`,
  schema: setting.optionalPostgresUrl(),
  secret: true,
});

export type HostSettings = Settings<typeof processSettings> & Settings<typeof internalSettings>;

/** The settings of a process beside its service's own. */
export const hostSettings = (service: InternalServiceName) => ({
  ...processSettings,
  ...internalSettings,
  ...serviceSettings(service),
});

/** The settings of where one service listens and stores. */
export const serviceSettings = (service: InternalServiceName) => ({
  [`${settingPrefix(service)}_PORT`]: portSetting(service),
  [`${settingPrefix(service)}_DATABASE_URL`]: databaseSetting(service),
});

export const readPort = (service: InternalServiceName, settings: object): number =>
  (settings as Record<string, number>)[`${settingPrefix(service)}_PORT`]!;

/** @throws {SettingsError} when neither the service's own address nor the common one is given. */
export function readDatabaseUrl(service: InternalServiceName, settings: HostSettings): string {
  const name = `${settingPrefix(service)}_DATABASE_URL`;
  const own = (settings as unknown as Record<string, string | undefined>)[name];
  const url = own ?? settings.DATABASE_URL;
  if (url === undefined) throw new SettingsError([`${name} or DATABASE_URL is required`]);
  return url;
}
