import { parseArgs } from 'node:util';
import { allServiceNames, type ServiceName } from '@workspace-ops/rpc';
import { clock } from './clock.ts';
import { cut } from './cut.ts';
import { fullDisk } from './full-disk.ts';
import { large } from './large.ts';
import { refusingSink, createRefusingSink } from './refusing-sink.ts';
import type { Scenario, Extent } from './scenario.ts';
import { slowSink } from './slow-sink.ts';
import { createUpgrade } from './upgrade/upgrade.ts';
import { upgradeOrder } from './upgrade/upgrade-order.ts';

const scenarios: readonly Scenario[] = [cut, fullDisk, clock, refusingSink, slowSink, large];

export interface ScenarioOptions {
  scenarios: readonly Scenario[];
  /** Named alone: that it cannot be done here is a failure then. */
  isAlone: boolean;
  seed: number;
  extent: Extent;
}

const names = scenarios.map(({ name }) => name);

export const scenarioUsage = `pnpm chaos --scenario ${names.join('|')}|all
  [--seed N] [--short] [--lossy-sink]
pnpm chaos --scenario upgrade --from REF [--order ${upgradeOrder.join(',')}] [--seed N] [--short]`;

const definitions = {
  scenario: { type: 'string' },
  seed: { type: 'string', default: '1' },
  short: { type: 'boolean', default: false },
  'lossy-sink': { type: 'boolean', default: false },
  from: { type: 'string' },
  order: { type: 'string', default: upgradeOrder.join(',') },
} as const;

/** Undefined where no scenario is asked for. @throws {Error} with a message for wrong arguments. */
export function readScenarioOptions(args: readonly string[]): ScenarioOptions | undefined {
  if (!args.some((arg) => /^--scenario(=|$)/.test(arg))) return undefined;
  const { values } = parseArgs({ args: [...args], options: definitions, strict: true });
  const { scenario: name } = values;
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new Error(`--seed must be an integer from 0, got "${values.seed}"`);
  }
  return {
    scenarios: chooseScenarios(values),
    isAlone: name !== 'all',
    seed,
    extent: values.short ? 'short' : 'whole',
  };
}

interface Choice {
  scenario?: string | undefined;
  'lossy-sink': boolean;
  from?: string | undefined;
  order: string;
}

function chooseScenarios({ scenario: name, from, order, ...values }: Choice): readonly Scenario[] {
  if (name === 'upgrade') {
    if (from === undefined) throw new Error('--from must name the release before, as a git ref');
    return [createUpgrade(from, readOrder(order))];
  }
  const known = scenarios.map((one) =>
    values['lossy-sink'] && one.name === 'refusing-sink'
      ? createRefusingSink({ losesInstead: true })
      : one,
  );
  const chosen = name === 'all' ? known : known.filter((one) => one.name === name);
  if (chosen.length > 0) return chosen;
  throw new Error(`--scenario must be one of ${names.join(', ')}, all, upgrade, got "${name}"`);
}

function readOrder(text: string): ServiceName[] {
  const order = text.split(',');
  const services = allServiceNames.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  if (services.join(',') === text) return services;
  throw new Error(`--order must name each service once, separated by commas, got "${text}"`);
}
