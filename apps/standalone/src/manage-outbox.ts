import {
  openParkedMessages,
  type ParkedMessage,
  type ParkedMessages,
  type Chosen,
} from '@workspace-ops/db';
import { internalServiceNames, schemaNames, type InternalServiceName } from '@workspace-ops/rpc';
import type { CommandContext } from './admin/command.ts';
import { findServiceDatabases, type ServiceDatabases } from './find-databases.ts';

type OutboxCommand =
  | { verb: 'list'; service: InternalServiceName | undefined }
  | { verb: 'retry' | 'drop'; service: InternalServiceName; chosen: Chosen };

const outboxUsage = `Messages that their receiver refuses for good, or fails at for ever, and what waits.

  pnpm outbox [list] [service]                    shows them
  pnpm outbox retry <service> <id> ... | --all    has them handed over again
  pnpm outbox drop <service> <id> ... | --all     removes them for good, and prints them

Services: ${internalServiceNames.join(', ')}.
`;

/** @throws {Error} with a message and the usage. */
function readOutboxArguments(args: readonly string[]): OutboxCommand {
  const [verb = 'list', service, ...ids] = args;
  if (verb === 'list') {
    if (ids.length > 0) throw refused('list takes one service at most.');
    return { verb, service: service === undefined ? undefined : readService(service) };
  }
  if (verb !== 'retry' && verb !== 'drop') throw refused(`${verb} is no command.`);
  if (service === undefined) throw refused(`${verb} needs a service.`);
  const known = readService(service);
  if (ids.length === 0) throw refused(`${verb} needs the ids of messages, or --all.`);
  const isAll = ids.includes('--all');
  if (isAll && ids.length > 1) throw refused('Name ids, or --all, not both.');
  const unknown = ids.find((id) => id.startsWith('-') && id !== '--all');
  if (unknown !== undefined) throw refused(`${unknown} is no option.`);
  return { verb, service: known, chosen: isAll ? 'all' : ids };
}

function readService(name: string): InternalServiceName {
  const service = internalServiceNames.find((known) => known === name);
  if (service === undefined) throw refused(`${name} is no service.`);
  return service;
}

const refused = (message: string): Error => new Error(`${message}\n\n${outboxUsage}`);

interface OutboxContext {
  databases: ServiceDatabases;
  print: (line: string) => void;
}

/** Lists, retries or drops the messages that a service's outbox has parked. */
export async function manageOutbox(
  args: readonly string[],
  { environment, print }: Pick<CommandContext, 'environment' | 'print'>,
): Promise<void> {
  const command = readOutboxArguments(args);
  const databases = findServiceDatabases(environment);
  const context = { databases, print };
  try {
    await (command.verb === 'list' ? list(context, command.service) : change(context, command));
  } finally {
    await databases.close();
  }
}

async function list(
  { databases, print }: OutboxContext,
  only: InternalServiceName | undefined,
): Promise<void> {
  const services = only === undefined ? internalServiceNames : [only];
  let parked = 0;
  for (const service of services) {
    parked += await withOutbox(databases, service, async (messages) => {
      if (!(await messages.exists())) return 0;
      for (const { topic, count, oldestSeconds, lastError } of await messages.listWaiting()) {
        const age = `the oldest for ${Math.round(oldestSeconds)} s`;
        const reason = lastError === null ? '' : `: ${oneLine(lastError)}`;
        print(`${service}: ${count} waiting for ${topic}, ${age}${reason}`);
      }
      const found = await messages.list();
      for (const message of found) print(describe(service, message));
      return found.length;
    });
  }
  print(parked === 0 ? 'No message is parked.' : `Parked messages: ${parked}.`);
}

async function change(
  { databases, print }: OutboxContext,
  { verb, service, chosen }: Exclude<OutboxCommand, { verb: 'list' }>,
): Promise<void> {
  const changed = await withOutbox(databases, service, async (messages) => {
    if (!(await messages.exists())) throw new Error(`${service} has no outbox.`);
    if (verb === 'retry') return messages.retry(chosen);
    const dropped = await messages.drop(chosen);
    // What is gone is on record here alone.
    for (const message of dropped) print(JSON.stringify({ service, ...message }));
    return dropped.map(({ id }) => id);
  });
  const missing = chosen === 'all' ? [] : chosen.filter((id) => !changed.includes(id));
  print(`${verb === 'retry' ? 'To be handed over again' : 'Dropped'}: ${changed.length}.`);
  if (missing.length > 0) throw new Error(`Not parked in ${service}: ${missing.join(', ')}.`);
}

async function withOutbox<T>(
  databases: ServiceDatabases,
  service: InternalServiceName,
  work: (messages: ParkedMessages) => Promise<T>,
): Promise<T> {
  const url = await databases.findUrl(service);
  const messages = openParkedMessages({ url, schema: schemaNames[service] });
  try {
    return await work(messages);
  } finally {
    await messages.close();
  }
}

function describe(service: string, message: ParkedMessage): string {
  return (
    `${service}: ${message.id} to ${message.topic}, of ${message.workspaceId}, ${message.bytes} bytes, ` +
    `parked ${message.parkedAt} after ${message.attempts} attempts: ${oneLine(message.lastError)}`
  );
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
