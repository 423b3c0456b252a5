import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gatewaySettings } from '@workspace-ops/gateway/settings';
import {
  allServiceNames,
  generateServiceKeys,
  internalPorts,
  internalServiceNames,
  settingPrefix,
  type ServiceName,
} from '@workspace-ops/rpc';
import { readDatabaseUrl, type HostSettings } from '@workspace-ops/service-host';
import {
  defineSettings,
  readSettings,
  setting,
  type SettingDefinitions,
} from '@workspace-ops/service-kit';
import { planMigrations } from '@workspace-ops/standalone/plan-migrations';
import {
  ownSettings,
  settingsByService,
  settingsOfProcess,
} from '@workspace-ops/standalone/settings';
import { DCLinter } from 'dclint';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readContextFilter } from './context-filter.ts';
import { composeFile, readEnvironment, readCompose, requiredVariables } from './read-compose.ts';
import { readDockerfile } from './read-dockerfile.ts';

const root = join(import.meta.dirname, '../..');
const compose = await readCompose();
const dockerfile = await readDockerfile();
const entries = Object.entries(compose.services);
const findPort = (name: ServiceName): number =>
  name === 'gateway' ? Number(gatewaySettings.PORT.default) : internalPorts[name];

/** Its rules of order would take the reader's; what it says of ports, a test here knows better. */
const linter = new DCLinter({
  rules: {
    'service-keys-order': 0,
    'services-alphabetical-order': 0,
    'service-dependencies-alphabetical-order': 0,
    'top-level-properties-order': 0,
    'no-unbound-port-interfaces': 0,
  },
  quiet: false,
  debug: false,
  exclude: [],
});
const faultsIn = (file: string): string[] =>
  (linter.lintFiles([file], false) as { messages: { message: string }[] }[]).flatMap(
    ({ messages }) => messages.map(({ message }) => message),
  );

describe('docker-compose.yml', () => {
  it.each([composeFile, join(root, 'compose.scale.yml')])(
    'keeps to the Compose specification: %s',
    (file) => {
      expect(faultsIn(file)).toEqual([]);
    },
  );

  it('is read by a linter that would notice', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'compose-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const wrong = join(folder, 'docker-compose.yml');
    await writeFile(wrong, compose.text.replace('cap_drop:', 'cap_drops:'));
    expect(faultsIn(wrong).join()).toContain('must NOT have additional properties');
  });

  it('runs the apps that `start:services` runs, at the same ports', () => {
    const images = entries.filter(([, { build }]) =>
      ['service', 'gateway'].includes(build?.target ?? ''),
    );
    const named = images.map(([name, { build }]) => ({ name, ...build!.args }));
    const served = appsThatServe().map((app) => ({
      name: app,
      APP: app,
      APP_PORT: findPort(app as ServiceName),
    }));
    expect(byName(named)).toEqual(byName(served));
    expect(named.map(({ name }) => name).toSorted()).toEqual(allServiceNames.toSorted());
  });

  it('lets the services find each other by their names', () => {
    const addresses = Object.fromEntries(
      internalServiceNames.map((name) => [
        `${settingPrefix(name)}_URL`,
        `http://${name}:${internalPorts[name]}`,
      ]),
    );
    for (const name of allServiceNames) {
      expect(compose.services[name]!.environment).toMatchObject(addresses);
      expect(compose.services[name]!.networks).toContain('internal');
    }
  });

  it('builds from targets of the Dockerfile', () => {
    const targets = dockerfile.stages.map(({ name }) => name);
    for (const [, { build }] of entries) {
      if (build !== undefined) expect(targets).toContain(build.target);
    }
  });

  it('opens the gateway to the outside and nothing else, and on this machine alone', () => {
    const published = entries.filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['gateway']);
    expect(published[0]![1].ports).toEqual([
      `\${PUBLISHED_ADDRESS:-127.0.0.1}:\${PUBLISHED_PORT:-8080}:${findPort('gateway')}`,
    ]);
    expect(compose.networks['internal']).toEqual({ internal: true });
  });

  it('starts everything again that ends, but for the migration', () => {
    for (const [name, { restart }] of entries) {
      expect([name, restart]).toEqual([name, name === 'migrate' ? 'no' : 'unless-stopped']);
    }
  });

  it('starts services after the migration, and gives them more time to drain than they take', () => {
    for (const name of internalServiceNames) {
      const { depends_on: after, stop_grace_period: grace } = compose.services[name]!;
      expect(after?.['migrate']?.condition).toBe('service_completed_successfully');
      expect(after?.['postgres']?.condition).toBe('service_healthy');
      expect(Number.parseInt(grace!, 10)).toBeGreaterThan(10);
    }
  });

  it('runs two of the services that have busy days', () => {
    const replicas = entries.map(([name, { deploy }]) => [name, deploy?.replicas ?? 1]);
    expect(replicas.filter(([, count]) => count !== 1)).toEqual([
      ['sync-bridge', 2],
      ['voice-gateway', 2],
    ]);
  });
});

const secretNames = requiredVariables(compose.text);
const keys = generateServiceKeys();
const signingKeyName = (name: ServiceName): string => `${settingPrefix(name)}_SIGNING_KEY`;
const secrets: Record<string, string> = {
  ...Object.fromEntries(
    secretNames.map((name, index) => [name, index.toString(16).padStart(64, '0')]),
  ),
  INTERNAL_PUBLIC_KEYS: keys.publicKeys,
  ...Object.fromEntries(
    allServiceNames.map((name) => [
      signingKeyName(name),
      keys.findSettings(name).INTERNAL_SIGNING_KEY,
    ]),
  ),
};

describe('the settings in docker-compose.yml', () => {
  /** Read by Node itself; docs/operations.md says what for. */
  const ofNode = defineSettings({
    NODE_OPTIONS: { description: 'Options of Node.', schema: setting.optionalText() },
    UV_THREADPOOL_SIZE: { description: 'Threads for hashing.', schema: setting.optionalText() },
  });
  const listDefinitions = (name: ServiceName): SettingDefinitions => ({
    ...settingsOfProcess(name),
    ...ofNode,
  });

  it.each(allServiceNames)('give %s all of its own, and nothing that does not exist', (name) => {
    const given = Object.keys(compose.services[name]!.environment);
    expect(given).toEqual(expect.arrayContaining(Object.keys(ownSettings[name])));
    expect(Object.keys(listDefinitions(name))).toEqual(expect.arrayContaining(given));
  });

  it.each(allServiceNames)('let %s start as in production', (name) => {
    const settings = readSettings(
      listDefinitions(name),
      readEnvironment(compose.services[name]!, secrets),
    );
    expect(settings['NODE_ENV']).toBe('production');
  });

  it('sign every service in as its own role with a password of its own, prepared by `migrate`', () => {
    const plans = planMigrations(readEnvironment(compose.services['migrate']!, secrets));
    expect(plans.map(({ service }) => service)).toEqual(internalServiceNames);
    for (const { service, loginUrl, adminUrl } of plans) {
      const environment = readEnvironment(compose.services[service]!, secrets);
      const settings = readSettings(
        listDefinitions(service),
        environment,
      ) as unknown as HostSettings;
      expect(readDatabaseUrl(service, settings)).toBe(loginUrl);
      expect(environment).not.toHaveProperty('DATABASE_URL');
      expect(new URL(adminUrl).username).toBe('postgres');
    }
    const passwords = plans.flatMap(({ loginUrl, adminUrl }) => [
      new URL(loginUrl!).password,
      new URL(adminUrl).password,
    ]);
    expect(new Set(passwords).size).toBe(internalServiceNames.length + 1);
  });

  it('give every service its own key and no other’s, and the two keys of the data to one each', () => {
    for (const name of [...allServiceNames, 'migrate']) {
      const values = Object.values(readEnvironment(compose.services[name]!, secrets));
      const held = secretNames.filter(
        (secret) =>
          (secret.endsWith('_SIGNING_KEY') || /^(AUDIT_ANCHOR|SESSION)_KEY/.test(secret)) &&
          values.includes(secrets[secret]!),
      );
      const own = name === 'migrate' ? [] : [signingKeyName(name as ServiceName)];
      const ofData = { audit: ['AUDIT_ANCHOR_KEY'], identity: ['SESSION_KEY_SECRET'] }[name] ?? [];
      expect(held.toSorted()).toEqual([...own, ...ofData].toSorted());
    }
  });

  it('name no secret by its value, and .env.example names each of them', async () => {
    const example = await readFile(join(root, '.env.example'), 'utf8');
    const demanded = [...example.matchAll(/^(\w+)=$/gm)].map(([, name]) => name);
    expect(new Set(demanded)).toEqual(new Set(secretNames));
    const known = [...Object.keys(allDefinitions()), 'PUBLISHED_ADDRESS', 'PUBLISHED_PORT'];
    const optional = [...example.matchAll(/^# (\w+)=/gm)].map(([, name]) => name);
    expect(known).toEqual(expect.arrayContaining(optional));
    for (const [name, { environment }] of entries) {
      for (const [variable, value] of Object.entries(environment)) {
        if (allDefinitions()[variable]?.secret !== true || value === null) continue;
        expect(`${name} ${variable} ${value}`).toMatch(/\$\{\w+:\?/);
      }
    }
  });
});

describe('Dockerfile', () => {
  it('copies what exists and what .dockerignore lets through', async () => {
    const isInContext = await readContextFilter();
    const sources = dockerfile.stages
      .flatMap(({ copies }) => copies)
      .filter(({ from }) => from === undefined)
      .flatMap((copy) => copy.sources);
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources) {
      expect([source, existsSync(join(root, source))]).toEqual([source, true]);
      expect([source, isInContext(source)]).toEqual([source, true]);
    }
  });

  it('uses the versions of Node and pnpm that the project installs', async () => {
    const workspace = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
    const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      packageManager: string;
    };
    expect(workspace).toContain(`\n  node: ${dockerfile.args['NODE_VERSION']}\n`);
    expect(packageManager).toBe(`pnpm@${dockerfile.args['PNPM_VERSION']}`);
  });

  it('ends in images that run as an ordinary user and hear their signals', () => {
    const app = dockerfile.stages.find(({ name }) => name === 'app');
    expect(app?.user).toBe('node');
    for (const target of ['service', 'migrate']) {
      const stage = dockerfile.stages.find(({ name }) => name === target);
      expect([stage?.base, stage?.cmd?.[0]]).toEqual(['app', 'node']);
    }
    expect(dockerfile.stages.find(({ name }) => name === 'gateway')?.base).toBe('service');
  });
});

const byName = <T extends { name: string }>(items: T[]): T[] =>
  items.toSorted((a, b) => a.name.localeCompare(b.name));

function appsThatServe(): string[] {
  return globSync('apps/*/package.json', { cwd: root })
    .filter((file) => {
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as {
        scripts?: Record<string, string>;
      };
      return manifest.scripts?.['serve'] !== undefined;
    })
    .map((file) => dirname(file).slice('apps/'.length));
}

function allDefinitions(): SettingDefinitions {
  return Object.assign({}, ...Object.values(settingsByService)) as SettingDefinitions;
}
