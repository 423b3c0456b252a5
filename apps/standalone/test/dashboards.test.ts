import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { expect } from 'vitest';
import { parse } from 'yaml';
import { apiClient } from './client.ts';
import { it } from './shared-system.ts';

const folder = join(import.meta.dirname, '../../../deploy/grafana');

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: Record<string, string> }[] }[];
}

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

/** The metrics that an expression of PromQL reads. @throws {Error} for one that is no PromQL. */
function listMetrics(expression: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter(node) {
      if (node.type.isError) throw new Error(`"${expression}" is wrong at ${node.from}.`);
      if (node.name !== 'VectorSelector') return;
      const identifier = node.node.getChild('Identifier');
      if (identifier !== null) found.push(expression.slice(identifier.from, identifier.to));
    },
  });
  return found;
}

/** The names of all series that the service shows, those without a value yet included. */
async function readShownMetrics(url: string): Promise<Set<string>> {
  const { body: text } = await apiClient(url).get<string>('/metrics');
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  const names = types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  return new Set(names);
}

async function readExpressions(): Promise<string[]> {
  const rules = parse(await readFile(join(folder, 'alerts.yml'), 'utf8')) as Rules;
  const dashboard = JSON.parse(await readFile(join(folder, 'dashboard.json'), 'utf8')) as Dashboard;
  return [
    ...rules.groups.flatMap((group) => group.rules.map(({ expr }) => expr)),
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
}

it('the dashboard and the alert rules read only metrics that exist', async ({ system }) => {
  const expressions = await readExpressions();
  const read = new Set(expressions.flatMap(listMetrics));
  expect(read.size).toBeGreaterThan(15);
  const shown = await readShownMetrics(system.url);
  expect([...read].filter((name) => !shown.has(name))).toEqual([]);
  // Nor is there a figure of the domain that the dashboard does not show.
  const own = [...shown].filter((name) => name.startsWith('workspace_ops_'));
  expect(own.filter((name) => !read.has(name))).toEqual([]);
});

/** Read from a service's tables, so that each of its replicas shows the same. */
const ofTables = /workspace_ops_(?:outbox|jobs|runs)\w*/;

it('what all replicas of a service show alike is not added up over them', async () => {
  const found = (await readExpressions()).filter((expression) => ofTables.test(expression));
  expect(found.length).toBeGreaterThan(8);
  const alike = new RegExp(String.raw`\bmax(?: by \([\w, ]+\) ?)?\(${ofTables.source}`);
  expect(found.filter((expression) => !alike.test(expression))).toEqual([]);
});
