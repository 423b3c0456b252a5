/**
 * Writes docs/configuration.md from the settings' definitions (`--write`), or fails when the
 * file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SettingDefinitions } from '@workspace-ops/service-kit';
import { settingsByService } from '@workspace-ops/standalone/settings';

const file = join(import.meta.dirname, '../docs/configuration.md');

const introduction = `# Configuration

Every setting is an environment variable, read once at start. A wrong value stops the start, with
every fault listed, and so does a name that is a letter or two off. Further unknown names that begin as
settings do are mentioned. An empty variable is as if absent. This page is generated from the settings'
definitions by \`pnpm check --fix\`.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');

function row([name, definition]: [string, SettingDefinitions[string]]): string {
  const value = definition.default === undefined ? '' : `\`${definition.default}\``;
  const secret = definition.secret === true ? ' Secret.' : '';
  return `| \`${name}\` | ${cell(definition.description)}${secret} | ${value} |`;
}

/** Settings that several services share are listed with the first of them. */
const listed = new Set<string>();
const isFirstOfItsName = ([name]: [string, unknown]): boolean =>
  !listed.has(name) && listed.add(name).has(name);

function sections([service, definitions]: [string, SettingDefinitions]): string[] {
  const rows = Object.entries(definitions).filter(isFirstOfItsName).map(row);
  if (rows.length === 0) return [];
  const head = ['| Setting | What it does | Default |', '| --- | --- | --- |'];
  return [[`## ${service}`, '', ...head, ...rows, ''].join('\n')];
}

const page = [introduction, ...Object.entries(settingsByService).flatMap(sections)].join('\n');

if (process.argv.includes('--write')) {
  await writeFile(file, page);
} else if ((await readFile(file, 'utf8')) !== page) {
  console.error('docs/configuration.md is stale: run `pnpm check --fix`.');
  process.exitCode = 1;
}
