import { phoneRegionSettings } from '@workspace-ops/contacts';
import { defineSettings, setting, timeZoneSetting } from '@workspace-ops/service-kit';
import { z } from 'zod';

const usd = () =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, { error: 'must be an amount of US dollars, as 25 or 2.50' })
    .transform(Number);

/** What the workflow service reads from its environment. */
export const workflowSettings = defineSettings({
  ...phoneRegionSettings,
  VOICE_TIMEZONE: timeZoneSetting,
  WORKSPACE_CONCURRENCY: {
    description: 'Runs of one workspace that run at the same time.',
    schema: setting.integer(1, 64),
    default: '4',
  },
  RUN_WORKER_CONCURRENCY: {
    description:
      'Concurrency slots that one process works in at the same time, those that wait for a model included.',
    schema: setting.integer(1, 256),
    default: '32',
  },
  RUN_SCHEDULER_SECONDS: {
    description: 'How often pending runs that nobody asked to be processed at once are picked up.',
    schema: setting.integer(1, 86_400),
    default: '60',
  },
  RUN_LEASE_SECONDS: {
    description: 'A run whose process gives no sign of life for so long is carried on elsewhere.',
    schema: setting.integer(1, 3_600),
    default: '15',
  },
  RUN_STEP_ATTEMPTS: {
    description: 'How often a step is tried whose model fails, before its run fails.',
    schema: setting.integer(1, 10),
    default: '3',
  },
  QUALITY_MODEL: {
    description:
      'Whether evaluating an artifact also asks a model, which may lower the grade and never raise it: `on` or `off`. Its cost counts in the budget of the workspace.',
    schema: setting.onOff(),
    default: 'off',
  },
  DEFAULT_DAILY_BUDGET_USD: {
    description:
      'US dollars that a workspace may spend on models a day (UTC); a step that could exceed it waits for approval, any other request for a model gets 409.',
    schema: usd(),
    default: '25',
  },
});
