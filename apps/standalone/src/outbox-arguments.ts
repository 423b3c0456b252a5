import type { Chosen } from '@workspace-ops/db';
import { internalServiceNames, type InternalServiceName } from '@workspace-ops/rpc';

export type OutboxCommand =
  | { verb: 'list'; service: InternalServiceName | undefined }
  | { verb: 'retry' | 'drop'; service: InternalServiceName; chosen: Chosen };

export const outboxUsage = `Messages that their receiver refuses for good, or fails at for ever, and what waits.

  pnpm outbox [list] [service]                    shows them
  pnpm outbox retry <service> <id> ... | --all    has them handed over again
  pnpm outbox drop <service> <id> ... | --all     removes them for good, and prints them

Services: ${internalServiceNames.join(', ')}.
`;

/** @throws {Error} with a message and the usage. */
export function readOutboxArguments(args: readonly string[]): OutboxCommand {
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
