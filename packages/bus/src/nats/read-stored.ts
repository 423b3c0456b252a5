import type { EventLog, EventsAfter, LoggedEvent } from '../event-log.ts';
import type { EventStream, LocatedStream } from './event-stream.ts';
import { readMessage } from './stored-messages.ts';
import { createConsumer, type Start } from './workspace-consumer.ts';

const messagesAtATime = 500;
/** For what the server says that it has. */
const fetchMs = 5_000;
/** By how much the clocks of those who make ids and of those who store may differ. */
const clocksMs = 2 * 60_000;

export async function readStored(
  stream: EventStream,
  { workspaceId, after, limit }: EventsAfter,
): Promise<LoggedEvent[]> {
  const located = await stream.locate();
  const events: LoggedEvent[] = [];
  for await (const event of scan(located, workspaceId, { start: { position: after }, limit })) {
    events.push(event);
  }
  return events;
}

/** An id says when it was made, and it is stored after that. */
export async function findStored(
  stream: EventStream,
  workspaceId: string,
  id: string,
): ReturnType<EventLog['findPosition']> {
  const at = new Date(readTime(id) - clocksMs);
  if (at.getTime() > Date.now()) return undefined;
  const located = await stream.locate();
  for await (const event of scan(located, workspaceId, { start: { at } })) {
    if (event.id === id) return event.position;
  }
  return undefined;
}

/** The first 48 bits of our ids are milliseconds. */
const readTime = (id: string): number => Number.parseInt(id.replace(/^.*_/, '').slice(0, 12), 16);

/** What is there, until the limit. @throws where it does not come. */
async function* scan(
  located: LocatedStream,
  workspaceId: string,
  { start, limit = Number.POSITIVE_INFINITY }: { start: Start; limit?: number },
): AsyncGenerator<LoggedEvent, void, undefined> {
  const info = await createConsumer(located, workspaceId, start);
  const consumer = located.client.consumers.getConsumerFromInfo(info);
  let left = Math.min(info.num_pending, limit);
  while (left > 0) {
    const count = Math.min(left, messagesAtATime);
    const messages = await consumer.fetch({ max_messages: count, expires: fetchMs });
    let received = 0;
    for await (const message of messages) {
      yield readMessage(message, { workspaceId, base: located.base });
      if (++received === count) break;
    }
    if (received < count) throw new Error(`${received} of ${count} stored events came.`);
    left -= count;
  }
}
