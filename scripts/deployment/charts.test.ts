import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allServiceNames, internalServiceNames, settingPrefix } from '@workspace-ops/rpc';
import { planMigrations } from '@workspace-ops/standalone/plan-migrations';
import { expect, it } from 'vitest';
import { readCellValues, readTemplates } from './read-charts.ts';
import { readCompose } from './read-compose.ts';

const root = join(import.meta.dirname, '../..');
const compose = await readCompose();
const cell = await readCellValues();
const templates = { cell: await readTemplates('cell'), edge: await readTemplates('edge') };

/** What the templates write out for every service, and for these. */
const written = {
  all: [
    'NODE_ENV',
    'INTERNAL_HOST',
    'INTERNAL_PUBLIC_KEYS',
    'INTERNAL_SIGNING_KEY',
    ...internalServiceNames.map((name) => `${settingPrefix(name)}_URL`),
  ],
  gateway: ['CELL', 'PORT', 'HOST', 'TRUST_PROXY'],
  identity: ['CELL', 'DATA_DIR'],
};

it.each(allServiceNames)('the cell’s chart gives %s the settings that Compose gives it', (name) => {
  const { secrets, settings, schema } = cell.services[name]!;
  const own = name === 'gateway' || name === 'identity' ? written[name] : [];
  const login = schema === undefined ? [] : [`${settingPrefix(name)}_DATABASE_URL`];
  const given = [...written.all, ...own, ...login, ...cell.settings, ...secrets, ...settings];
  const wanted = Object.keys(compose.services[name]!.environment);
  expect(given.toSorted()).toEqual(wanted.toSorted());
});

it('the cell’s chart demands the secrets that Compose demands', () => {
  for (const name of allServiceNames) {
    const { environment } = compose.services[name]!;
    const demanded = Object.keys(environment).filter(
      (variable) =>
        !written.all.includes(variable) &&
        String(environment[variable]).startsWith('${' + variable + ':?'),
    );
    expect([name, cell.services[name]!.secrets]).toEqual([name, demanded]);
  }
});

it('the cell’s chart runs the services of Compose, at their ports and in their networks', () => {
  expect(Object.keys(cell.services).toSorted()).toEqual(allServiceNames.toSorted());
  for (const name of allServiceNames) {
    const { build, networks } = compose.services[name]!;
    const { port, outgoing } = cell.services[name]!;
    expect([name, port]).toEqual([name, build!.args['APP_PORT']]);
    expect([name, outgoing]).toEqual([name, networks.includes('outside')]);
  }
});

it('the cell’s chart signs each service in as its own role', () => {
  const plans = planMigrations({ DATABASE_URL: 'postgres://admin@host/database' });
  const schemas = plans.map(({ service, migration }) => [service, migration.service.schema]);
  const given = Object.entries(cell.services).filter(([, { schema }]) => schema !== undefined);
  expect(Object.fromEntries(given.map(([name, { schema }]) => [name, schema]))).toEqual(
    Object.fromEntries(schemas),
  );
});

it.each(['cell', 'edge'] as const)('the %s’s templates include what they define', (chart) => {
  const texts = Object.values(templates[chart]).join('\n');
  const names = (pattern: RegExp) => new Set([...texts.matchAll(pattern)].map(([, name]) => name));
  expect(names(/\binclude "([^"]+)"/g)).toEqual(names(/\bdefine "([^"]+)"/g));
});

it('the edge’s chart chooses a cell as the HAProxy of Compose does', async () => {
  const choosing = (text: string) =>
    [...text.matchAll(/^ *(http-request set-var.*)$/gm)].map(([, line]) => line);
  const tested = await readFile(join(root, 'deploy/haproxy/haproxy.cfg'), 'utf8');
  const inChart = choosing(templates.edge['templates/haproxy.yaml']!);
  expect(inChart).toHaveLength(3);
  expect(inChart).toEqual(choosing(tested));
});
