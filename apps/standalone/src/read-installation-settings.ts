import { allServiceNames, internalServiceNames, settingPrefix } from '@workspace-ops/rpc';
import { gatewayChecks } from '@workspace-ops/gateway/check-settings';
import { expectModelsOfKeys } from '@workspace-ops/generative';
import { expectSender } from '@workspace-ops/identity/check-settings';
import {
  checkSettings,
  readSettings,
  SettingsError,
  type Settings,
} from '@workspace-ops/service-kit';
import { expectNats } from '@workspace-ops/sync-bridge/check-settings';
import { distance } from 'fastest-levenshtein';
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
  checkSettings(settings, [...gatewayChecks, expectSender, expectNats, expectModelsOfKeys]);
  return settings;
}

export interface MistypedSetting {
  /** The variable as it is in the environment. */
  name: string;
  /** The setting's name that is most like it. */
  nearest: string;
  /** So like it that nothing else can be meant. */
  isClose: boolean;
}

/** At most so many letters differ in a name that can only be a slip. */
const closeDistance = 2;
/** Short names of other programs are close to ours by chance: HOST and PORT, say. */
const shortestSlip = 6;
/** A misspelt name differs from a setting's in at most this share of its letters. */
const likeness = 0.4;

/** Settings begin with these words, and so do variables of other programs. */
const sharedPrefixes = new Set(
  'ALLOWED DATA DATABASE DEFAULT DISK DOWNLOAD GOOGLE HOST LOG MAX METRICS NODE OTEL PASSWORD PORT PUBLIC REQUEST RUN SESSION SIGN TRUST'
    .split(' ')
    .map((word) => `${word}_`),
);
/** What Kubernetes sets in each container about the other services. */
const serviceLink = /_SERVICE_(?:HOST|PORT)|_PORT_\d+_(?:TCP|UDP)/;

/**
 * The variables that are no settings but were most likely meant as one: they begin with a word that
 * only settings begin with, or with one that others begin with too and are like a setting, or differ
 * from one in a letter or two.
 * @param known the names of all settings.
 */
export function findMistypedSettings(
  known: readonly string[],
  environment: Record<string, string | undefined>,
): MistypedSetting[] {
  const names = new Set(known);
  const prefixes = new Set(known.filter((name) => name.includes('_')).map(readPrefix));
  return Object.keys(environment)
    .filter((name) => !names.has(name) && /^[A-Z]/.test(name) && !serviceLink.test(name))
    .flatMap((name) => {
      const nearest = findNearest(name, known);
      const away = distance(name, nearest);
      const isClose =
        away <= closeDistance && Math.min(name.length, nearest.length) >= shortestSlip;
      const prefix = readPrefix(name);
      const isOurs = prefixes.has(prefix) && !sharedPrefixes.has(prefix);
      const isLike = prefixes.has(prefix) && away <= likeness * name.length;
      if (isClose || isLike) return [{ name, nearest, isClose }];
      return isOurs
        ? [{ name, nearest: findNearest(name, withPrefix(known, prefix)), isClose }]
        : [];
    });
}

const withPrefix = (known: readonly string[], prefix: string): string[] =>
  known.filter((name) => name.startsWith(prefix));

const readPrefix = (name: string): string => name.slice(0, name.indexOf('_') + 1);

const findNearest = (name: string, known: readonly string[]): string =>
  known.reduce((best, candidate) =>
    distance(name, candidate) < distance(name, best) ? candidate : best,
  );
