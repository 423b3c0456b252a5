import { type MsgHdrs, headers } from '@nats-io/transport-node';
import type { LiveEvent } from '@workspace-ops/contracts';
import { eventBody } from '../event-body.ts';
import type { LoggedEvent } from '../event-log.ts';

const nameHeader = 'Event';
const idHeader = 'Nats-Msg-Id';

export interface WrittenMessage {
  /** By which the server knows a repetition. Other workspaces have other events of the same id. */
  msgID: string;
  headers: MsgHdrs;
  payload: string;
}

export function writeMessage(event: LiveEvent): WrittenMessage {
  const written = headers();
  written.set(nameHeader, event.event);
  return {
    msgID: `${event.workspaceId}/${event.id}`,
    headers: written,
    payload: eventBody(event),
  };
}

/** A message as it is delivered or read. */
export interface StoredMessage {
  headers?: MsgHdrs | undefined;
  seq: number;
  string(): string;
}

export function readMessage(
  message: StoredMessage,
  { workspaceId, base }: { workspaceId: string; base: number },
): LoggedEvent {
  const messageId = message.headers?.get(idHeader) ?? '';
  return {
    position: base + message.seq,
    id: messageId.slice(messageId.lastIndexOf('/') + 1),
    workspaceId,
    event: message.headers?.get(nameHeader) ?? '',
    body: message.string(),
  };
}
