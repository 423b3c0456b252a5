import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { HostedService } from '@workspace-ops/service-host/run-app';
import {
  allServiceNames,
  auditWriters,
  callTable,
  internalServiceNames,
  type CallRow,
  type CallRows,
  type InternalServiceName,
  type ServiceName,
} from '@workspace-ops/rpc';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger, readSettings, systemClock } from '@workspace-ops/service-kit';
import { composeStandalone, type HostedServices } from '../src/compose.ts';
import { withGeneratedKeys } from '../src/generated-keys.ts';
import type { ServiceDatabases } from '../src/prepare-databases.ts';
import { allSettings } from '../src/settings.ts';

/*
 * The table is complete and minimal as far as can be shown without running everything: its rows are
 * the procedures that there are, and each permission is one that the source of its service uses.
 * That what services ask of each other is permitted is shown by all the end-to-end tests, which
 * run on links that check it.
 */

/** The paths of a router's procedures. */
type PathsOf<Record, Prefix extends string = ''> = {
  [Key in keyof Record & string]: Record[Key] extends { _def: { procedure: true } }
    ? `${Prefix}${Key}`
    : PathsOf<Record[Key], `${Prefix}${Key}.`>;
}[keyof Record & string];

type RowsOf = {
  [Name in InternalServiceName]: Readonly<
    Record<PathsOf<HostedServices[Name]['router']['_def']['record']>, CallRow>
  >;
};

// The compiler says which procedure has no row.
callTable satisfies RowsOf;

const key = 'no key of an installation, but as long as one';
const given = readSettings(allSettings, { PORT: '0' });
const { services, ...standalone } = composeStandalone({
  settings: withGeneratedKeys(given, { auditAnchorKey: key, sessionKeySecret: key }),
  databases: Object.fromEntries(
    internalServiceNames.map((name) => [name, 'postgres://nobody@127.0.0.1:1/nothing']),
  ) as ServiceDatabases,
  logger: createLogger({ name: 'test', level: 'silent' }),
  clock: systemClock,
  coldmailApiKey: () => undefined,
});
afterAll(() => standalone.stop());

const apps = join(import.meta.dirname, '../..');

/** What a service's own code calls, and the code of packages/rpc that calls on its behalf. */
const readSource = (service: ServiceName): string =>
  [...globSync(join(apps, service, 'src/**/*.ts')), join(apps, '../packages/rpc/src/peers.ts')]
    .filter((file) => !/test/.test(relative(apps, file)))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

const listRows = (service: InternalServiceName): [string, CallRow][] =>
  Object.entries(callTable[service] as CallRows);

describe('the table of calls', () => {
  it.each(internalServiceNames)('lets %s hand over what its transactions say', (name) => {
    const source = readSource(name);
    const missing = internalServiceNames.flatMap((receiver) =>
      listRows(receiver)
        .filter(([path, row]) => sentTo[path]?.test(source) === true && row[name] === undefined)
        .map(([path]) => path),
    );
    expect(missing).toEqual([]);
  });

  it.each(internalServiceNames)('has a row for each procedure of %s, and no other', (name) => {
    const { router, sink, raw } = services[name] as HostedService;
    const procedures = [
      ...Object.keys(router._def.procedures),
      ...Object.keys(sink?._def.procedures ?? {}).map((path) => `sink.${path}`),
      ...Object.keys(raw ?? {}).map((path) => `raw.${path}`),
    ];
    expect(
      listRows(name)
        .map(([path]) => path)
        .toSorted(),
    ).toEqual(procedures.toSorted());
  });

  it.each(internalServiceNames)('keeps the actions that %s audits for itself', (name) => {
    const areas = [...readSource(name).matchAll(/\baction: .*/g)].flatMap(([line]) =>
      [...line.matchAll(/['`]([a-z]+)\.[a-z_$]+/g)].map(([, area]) => area!),
    );
    for (const area of areas) expect([area, auditWriters[area]]).toEqual([area, expect.anything()]);
    for (const area of areas) expect(auditWriters[area]).toContain(name);
  });

  it.each(allServiceNames)('lets %s call only what its code calls', (caller) => {
    const source = readSource(caller);
    const unused = internalServiceNames.flatMap((service) =>
      listRows(service)
        .filter(([path, row]) => row[caller] !== undefined && !isCalled(source, path))
        .map(([path]) => `${service}: ${path}`),
    );
    expect(unused).toEqual([]);
  });
});

/** What a transaction says is sent to the sink of this name. */
const sentTo: Record<string, RegExp> = {
  'sink.append': /\.audit\(|auditRefusals\(/,
  'sink.publish': /\b(tx|write)\.publish\(/,
  'sink.reportContacts': /\b(tx|write)\.reportContact\(/,
  'sink.create': /\b(tx|write)\.createRun\(/,
  'sink.notify': /\b(tx|write)\.notify\(/,
};

/** As `workflow.runs.decide.mutate(…)`, by the name of a raw operation, or through an outbox. */
function isCalled(source: string, path: string): boolean {
  const sent = sentTo[path];
  if (sent !== undefined) return sent.test(source);
  if (path.startsWith('raw.')) return source.includes(`'${path.slice('raw.'.length)}'`);
  return ['query', 'mutate'].some((verb) => source.includes(`.${path}.${verb}(`));
}
