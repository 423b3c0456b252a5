import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { settingPrefix } from '@workspace-ops/rpc';
import { planMigrations } from '@workspace-ops/standalone/plan-migrations';
import { findHaproxy, findProgram } from '@workspace-ops/testkit';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findFaults } from './find-faults.ts';
import {
  listContainers,
  openChart,
  type ChartName,
  type KubernetesObject,
} from './render-chart.ts';

const helm = findProgram('helm', 'HELM');
if (helm === undefined) {
  process.stderr.write('helm is not here (HELM, or on the path): the charts are not rendered.\n');
}
const haproxy = findHaproxy('the configuration that the edge’s chart renders is not tested');

const archive = { destination: 's3://backups/a' };
const cell = {
  cell: 'a',
  image: { prefix: 'registry.example/workspace-ops/', tag: '1' },
  postgres: { archive },
};
const edge = {
  cells: [
    { name: 'a', gateway: 'a-gateway.cell-a.svc.cluster.local' },
    { name: 'b', gateway: 'b-gateway.cell-b.svc.cluster.local' },
  ],
  postgres: { archive },
};
const severalServers = {
  ...cell,
  services: {
    identity: {
      database: {
        host: 'edge-identity-rw.workspace-ops-edge.svc.cluster.local',
        namespace: 'workspace-ops-edge',
      },
    },
    audit: { database: { host: 'audit.db.example', cidr: '10.1.2.0/24' } },
  },
};

const variations: [chart: ChartName, what: string, values: object, release: string][] = [
  ['cell', 'what it must say', cell, 'a'],
  // YAML reads it as a boolean.
  ['cell', 'the name no', { ...cell, cell: 'no' }, 'no'],
  ['cell', 'several database servers', severalServers, 'a'],
  ['cell', 'no NATS', { ...cell, nats: { enabled: false } }, 'a'],
  [
    'cell',
    'all that it may say',
    {
      ...cell,
      services: { audit: { tag: '2', resources: { limits: { memory: '1Gi' } } } },
      network: { clients: [], monitoring: [] },
      postgres: {
        archive: { ...archive, endpoint: 'https://s3.example', retention: '7d' },
        storage: { size: '1Ti', class: 'fast' },
      },
    },
    'a',
  ],
  ['edge', 'what it must say', edge, 'edge'],
  [
    'edge',
    'all that it may say',
    {
      ...edge,
      certificate: 'edge-tls',
      service: { type: 'NodePort', annotations: { 'example.com/pool': 'edge' } },
      network: { cells: ['cell-a', '2'] },
    },
    '1',
  ],
  ['edge', 'identity’s database elsewhere', { ...edge, postgres: { enabled: false } }, 'edge'],
];

describe.skipIf(helm === undefined)('the charts', () => {
  let charts: Record<ChartName, Awaited<ReturnType<typeof openChart>>>;
  beforeAll(async () => {
    charts = { cell: await openChart(helm!, 'cell'), edge: await openChart(helm!, 'edge') };
  });
  afterAll(() => Promise.all(Object.values(charts).map((chart) => chart.remove())));

  describe.each(variations)('%s with %s', (chart, _, values, release) => {
    let objects: KubernetesObject[];
    beforeAll(async () => {
      objects = await charts[chart].render(release, values);
    });

    it('pass helm’s lint', () => charts[chart].lint(values));

    it('render objects that Kubernetes knows', () => {
      expect(objects).not.toEqual([]);
      expect(findFaults(objects)).toEqual([]);
    });

    it('render objects with names of their own', () => {
      const names = objects.map(({ kind, metadata }) => `${kind} ${metadata.name}`);
      expect(names).toEqual([...new Set(names)]);
    });

    it('render nothing that waits for a hook’s turn', () => {
      const annotated = objects.filter(({ metadata }) => metadata.annotations?.['helm.sh/hook']);
      expect(annotated.map(({ metadata }) => metadata.name)).toEqual([]);
    });

    it('select pods that they make', () => {
      const made = objects.map(readLabels);
      for (const object of objects) {
        const selector = readSelector(object);
        const isMade = selector === undefined || made.some((labels) => contains(labels, selector));
        expect([object.kind, object.metadata.name, isMade]).toContain(true);
      }
    });

    it('name each variable once, and in others only after it', () => {
      for (const { env = [] } of objects.flatMap(listContainers)) {
        const given = resolve(env);
        expect(Object.keys(given)).toEqual(env.map(({ name }) => name));
        expect(Object.values(given).join()).not.toContain('undefined');
      }
    });
  });

  it('migrate each service’s schema where the service signs in, as that server’s administrator', async () => {
    const objects = await charts.cell.render('a', severalServers);
    const environments = new Map(
      objects.flatMap(listContainers).map(({ name, env = [] }) => [name, resolve(env)]),
    );
    const servers: Record<string, { database: { host: string } }> = severalServers.services;
    for (const { service, adminUrl, loginUrl } of planMigrations(environments.get('migrate')!)) {
      const host = servers[service]?.database.host ?? 'a-postgres-rw';
      expect(adminUrl).toBe(`postgres://postgres:secret@${host}:5432/workspace_ops`);
      expect(loginUrl).toBe(environments.get(service)![`${settingPrefix(service)}_DATABASE_URL`]);
      expect(loginUrl).toContain(`@${host}:5432/`);
    }
  });

  it('let a service and migrate, and nobody else, reach the service’s own server', async () => {
    const objects = await charts.cell.render('a', severalServers);
    const policy = objects.find(({ metadata }) => metadata.name === 'a-audit-database')!;
    expect(policy.spec).toMatchObject({
      podSelector: { matchExpressions: [{ operator: 'In', values: ['audit', 'migrate'] }] },
      egress: [{ to: [{ ipBlock: { cidr: '10.1.2.0/24' } }], ports: [{ port: 5432 }] }],
    });
  });

  it.each<[chart: ChartName, values: object, text: string]>([
    ['cell', { ...cell, cell: '' }, 'cell is required'],
    ['cell', { ...cell, image: { tag: '1' } }, 'image.prefix is required'],
    ['cell', { ...cell, image: { prefix: 'r/' } }, 'image.tag is required'],
    ['cell', { ...cell, postgres: {} }, 'postgres.archive.destination is required'],
    [
      'cell',
      { ...cell, services: { audit: { database: { host: 'audit.db.example' } } } },
      'services.audit.database.namespace or cidr is required',
    ],
    ['edge', { ...edge, cells: [] }, 'cells is required'],
    ['edge', { ...edge, postgres: {} }, 'postgres.archive.destination is required'],
  ])('%s: %o is refused with what is missing', async (chart, values, text) => {
    await expect(charts[chart].render('a', values)).rejects.toThrow(text);
  });

  it.skipIf(haproxy === undefined)('give HAProxy a configuration that it accepts', async () => {
    const objects = await charts.edge.render('edge', edge);
    const { data } = objects.find(({ kind }) => kind === 'ConfigMap')!;
    const folder = await mkdtemp(join(tmpdir(), 'haproxy-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'haproxy.cfg');
    await writeFile(file, data!['haproxy.cfg']!);
    await promisify(execFile)(haproxy!, ['-c', '-f', file]);
  });
});

type Labels = Record<string, string>;

/** Of the pods that an object makes. */
function readLabels({ spec }: KubernetesObject): Labels {
  const pod = spec?.['template'] as { metadata: { labels: Labels } } | undefined;
  return pod?.metadata.labels ?? {};
}

/** By which an object finds pods of ours. */
function readSelector({ kind, spec = {} }: KubernetesObject): Labels | undefined {
  if (kind === 'Service') return spec['selector'] as Labels;
  if (kind !== 'Deployment' && kind !== 'PodDisruptionBudget') return undefined;
  return (spec['selector'] as { matchLabels: Labels }).matchLabels;
}

const contains = (labels: Labels, wanted: Labels): boolean =>
  Object.entries(wanted).every(([name, value]) => labels[name] === value);

/** As a container gets them, where every secret is `secret`. */
function resolve(variables: readonly { name: string; value?: string }[]): Labels {
  const given: Labels = {};
  for (const { name, value = 'secret' } of variables) {
    given[name] = value.replace(/\$\((\w+)\)/g, (_, other: string) => String(given[other]));
  }
  return given;
}
