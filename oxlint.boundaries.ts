import type { OxlintConfig } from 'oxlint';

/**
 * What may import what. A package's other dependencies are limited by its package.json already.
 * `scripts/boundaries.test.ts` compares these lists with the folders and breaks each rule once.
 */

/** Every app, and whether it speaks to the database with tables of its own. */
export const apps = {
  gateway: { database: false },
  identity: { database: true },
  'sync-bridge': { database: true },
  'voice-gateway': { database: true },
  knowledge: { database: true },
  workflow: { database: true },
  commerce: { database: true },
  audit: { database: true },
  outbound: { database: true },
  console: { database: false },
  standalone: { database: false },
} as const satisfies Record<string, { database: boolean }>;

/** The app that composes the others: it alone imports their services. */
const composition = 'standalone';

/** The packages that speak to the database. */
const databasePackages = ['bus', 'db', 'embedded-postgres', 'jobs', 'testkit'];

/** The package that imports nothing of ours. */
const contracts = 'contracts';

/**
 * The folders and files of a member's `src`, lowest first: each imports only those before it. Tests
 * import everything.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'apps/gateway': [
    'default-port.ts',
    'setting-values',
    'settings.ts',
    'services.ts',
    'http',
    'origins',
    'limits',
    'authentication',
    'routes',
    'handlers',
    'console',
    'openapi',
    'operations',
    'check-settings.ts',
    'app.ts',
    'service.ts',
    'main.ts',
    'test-support',
  ],
  'apps/identity': [
    'settings.ts',
    'migrate.ts',
    'db',
    'keys',
    'limits',
    'google',
    'hashing',
    'openid',
    'mail-request.ts',
    'identity.ts',
    'cells',
    'accounts',
    'devices',
    'mail',
    'second-factors',
    'tokens',
    'sessions',
    'passwords',
    'workspaces',
    'members',
    'notifications',
    'invitations',
    'sign-in',
    'sso',
    'admin',
    'scim',
    'factor-router.ts',
    'router.ts',
    'maintenance.ts',
    'service.ts',
    'main.ts',
  ],
  'apps/sync-bridge': [
    'migrate.ts',
    'db',
    'events',
    'deliveries',
    'webhooks',
    'ingestions',
    'state',
    'actions',
    'compute-tasks.ts',
    'compute-worker.ts',
    'settings.ts',
    'router.ts',
    'service.ts',
    'peers.ts',
    'main.ts',
  ],
  'apps/voice-gateway': [
    'settings.ts',
    'migrate.ts',
    'invalid-value.ts',
    'db',
    'phones',
    'references',
    'slots',
    'bookings',
    'dispatches',
    'calls',
    'speech',
    'compute-tasks.ts',
    'compute-worker.ts',
    'background.ts',
    'router.ts',
    'service.ts',
    'main.ts',
    'test-support',
  ],
  'apps/knowledge': [
    'settings.ts',
    'migrate.ts',
    'dependencies.ts',
    'db',
    'access',
    'generation',
    'questions',
    'profiles',
    'sessions',
    'router.ts',
    'service.ts',
    'peers.ts',
    'main.ts',
  ],
  'apps/commerce': [
    'settings.ts',
    'migrate.ts',
    'catalogue.ts',
    'db',
    'plants',
    'deployments',
    'subscriptions',
    'marketplace',
    'router.ts',
    'service.ts',
    'peers.ts',
    'main.ts',
  ],
  'apps/audit': [
    'settings.ts',
    'migrate.ts',
    'chain',
    'db',
    'rollbacks',
    'entries',
    'search',
    'logs',
    'events',
    'verification',
    'acknowledgements',
    'export',
    'admin',
    'router.ts',
    'service.ts',
    'peers.ts',
    'main.ts',
    'test-support',
  ],
  'apps/outbound': [
    'settings.ts',
    'migrate.ts',
    'db',
    'campaigns',
    'judging',
    'follow-ups',
    'events',
    'compute-tasks.ts',
    'compute-worker.ts',
    'background.ts',
    'router.ts',
    'service.ts',
    'main.ts',
    'test-support',
  ],
  'apps/workflow': [
    'dependencies.ts',
    'db',
    'search',
    'budget',
    'deployments',
    'workspace',
    'snapshots',
    'contacts',
    'approvals',
    'artifacts',
    'runs',
    'playbooks',
    'metrics',
    'engine',
    'settings.ts',
    'migrate.ts',
    'admin',
    'router.ts',
    'service.ts',
    'peers.ts',
    'main.ts',
    'test-support',
  ],
  'apps/console': [
    'messages',
    'preferences.ts',
    'service-worker.ts',
    'refuse-offline.ts',
    'api.ts',
    'query-client.ts',
    'ui',
    'root-route.tsx',
    'content',
    'keyboard',
    'charts',
    'lists',
    'live',
    'sample-data',
    'session',
    'notifications',
    'shell',
    'scheduling',
    'approvals',
    'runs',
    'artifacts',
    'calendar',
    'audit',
    'members',
    'budgets',
    'policies',
    'settings',
    'playbooks',
    'snapshots',
    'leads',
    'library',
    'overview',
    'router.tsx',
    'main.tsx',
  ],
  'packages/composing': [
    'weights',
    'facts',
    'records',
    'figures',
    'disclosure',
    'times',
    'sentences',
    'request',
    'left-out',
    'questions',
    'reasons',
    'days',
    'schedule',
    'texts',
    'tables',
    'compose',
    'asks',
    'index.ts',
  ],
};

type Override = NonNullable<OxlintConfig['overrides']>[number];

interface Pattern {
  group?: string[];
  regex?: string;
  allowTypeImports?: boolean;
  message: string;
}

const names = Object.keys(apps).join('|');

const noDatabase: Pattern = {
  group: ['drizzle-orm', 'drizzle-orm/*', 'postgres', 'pg'],
  message: "Only a service's own folder and packages/db speak to the database.",
};

const noCompositionOfApps: Pattern = {
  regex: `^@workspace-ops/(${names})/(service|settings|migrate|routes)(/|$)`,
  message: 'An app knows another one by the type of its router only.',
};

const noOtherApps: readonly Pattern[] = [
  {
    regex: `^@workspace-ops/(${names})/router(/|$)`,
    allowTypeImports: true,
    message: 'An app knows another one by the type of its router only.',
  },
  noCompositionOfApps,
];

const nothingOfOurs: Pattern = {
  group: ['@workspace-ops/*'],
  message: 'The contracts import nothing of ours.',
};

const restrict = (patterns: readonly Pattern[]): NonNullable<Override['rules']> => ({
  'no-restricted-imports': ['error', { patterns: [...patterns] }],
});

interface Member {
  path: string;
  patterns: readonly Pattern[];
}

const listAppMembers = (): Member[] =>
  Object.entries(apps).map(([name, { database }]) => ({
    path: `apps/${name}`,
    patterns: [...(database ? [] : [noDatabase]), ...(name === composition ? [] : noOtherApps)],
  }));

/** A package that no rule names is held to the general one. */
const packageMembers: readonly Member[] = [
  { path: 'packages/*', patterns: [noDatabase, ...noOtherApps] },
  { path: 'packages/composing', patterns: [noDatabase, ...noOtherApps] },
  ...databasePackages.map((name) => ({ path: `packages/${name}`, patterns: noOtherApps })),
  { path: `packages/${contracts}`, patterns: [noDatabase, nothingOfOurs] },
];

/** Whether a layer is a file of `src` itself, rather than a folder. */
export const isFileLayer = (layer: string): boolean => /\.tsx?$/.test(layer);

/** A layer's files must not import what stands above it. */
function restrictLayers({ path, patterns }: Member): Override[] {
  const order = layers[path] ?? [];
  return order.slice(0, -1).map((layer, index) => {
    const isFile = isFileLayer(layer);
    const above = order.slice(index + 1).map((name) => name.replace('.', '\\.'));
    const upward: Pattern = {
      regex: `^${isFile ? '\\./' : '(\\.\\./)+'}(${above.join('|')})(/|$)`,
      message: `In ${path}/src, ${layer} stands below what it imports here: oxlint.boundaries.ts has the order.`,
    };
    return {
      files: [`${path}/src/${layer}${isFile ? '' : '/**'}`],
      excludeFiles: ['**/*.test.ts'],
      rules: restrict([...patterns, upward]),
    };
  });
}

/** The overrides, of which the last one that matches a file counts. */
export function listBoundaries(): Override[] {
  const members = [...packageMembers, ...listAppMembers()];
  return [
    ...members.map(({ path, patterns }) => ({
      files: [`${path}/**`],
      rules: restrict(patterns),
    })),
    ...members.flatMap(restrictLayers),
    // The gateway's stand-ins are made of the services' routers, so that they have their schemas.
    {
      files: ['apps/gateway/src/test-support/stand-in-services.ts'],
      rules: restrict([noDatabase, noCompositionOfApps]),
    },
    {
      files: [`apps/${composition}/**/*.test.ts`],
      rules: { 'no-restricted-imports': 'off' },
    },
  ];
}
