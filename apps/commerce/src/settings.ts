import { defineSettings, setting } from '@workspace-ops/service-kit';

export const commerceSettings = defineSettings({
  MARKETPLACE_DATABASE_TIMEOUT_MS: {
    description:
      'After so many milliseconds without an answer of the database, the marketplace goes on in memory.',
    schema: setting.integer(50, 60_000),
    default: '2000',
  },
  MARKETPLACE_MAX_HELD_CHANGES: {
    description:
      'How many mounts and unmounts are held in memory while the database is away; more are answered with 503.',
    schema: setting.integer(1, 1_000_000),
    default: '10000',
  },
  MARKETPLACE_RECONCILE_MS: {
    description:
      'How often held changes are offered to the database, and outstanding deployments to the workflow service.',
    schema: setting.integer(10, 600_000),
    default: '1000',
  },
  MARKETPLACE_DEPLOYMENT_WAIT_MS: {
    description:
      'How long the answer to a mount or unmount waits for the workflow service; the deployment goes on without it.',
    schema: setting.integer(0, 60_000),
    default: '2000',
  },
});
