import { setTimeout as delay } from 'node:timers/promises';
import { isSuccess, type Answer, type ApiRequest } from '../http/client.ts';
import type { Entry, Outcome, Intent } from '../journal/journal.ts';
import type { LoadClient } from './load-client.ts';

export interface Write extends Intent {
  /** The service that answers for it. */
  service: string;
  request: (marker: string) => ApiRequest;
  /** Sent with an Idempotency-Key, and so repeated until its answer is known. */
  repeatable: boolean;
  /** What of the answer identifies the write afterwards. */
  readIds?: (body: never) => Record<string, string>;
}

const pauseMs = { first: 100, longest: 1_000 };
/** Past this a write stays unknown, also one that may be repeated. */
const patienceMs = 20_000;

/** Journals the intent, sends it, and journals the outcome. */
export async function write(client: LoadClient, given: Write): Promise<Entry> {
  const entry = await client.journal.begin(given);
  const { answer, certain } = await send(client, given, entry.marker);
  const outcome = readOutcome(answer, certain);
  const ids = isSuccess(answer) && answer.type === 'answered' ? answer.body : undefined;
  client.journal.settle(
    entry,
    outcome,
    ids === undefined ? {} : (given.readIds?.(ids as never) ?? {}),
  );
  return entry;
}

interface Sent {
  answer: Answer;
  /** False when an earlier try may have been done without the client's knowing. */
  certain: boolean;
}

async function send(client: LoadClient, given: Write, marker: string): Promise<Sent> {
  const deadline = performance.now() + patienceMs;
  const request = given.request(marker);
  const keyed = given.repeatable ? { ...request, idempotencyKey: marker } : request;
  let certain = true;
  for (let waitMs = pauseMs.first; ; waitMs = Math.min(waitMs * 2, pauseMs.longest)) {
    const answer = await client.http.send(given.service, keyed);
    const settled = answer.type === 'answered' && answer.status < 500;
    // A repeated key gives the first use's answer, so that is certain again.
    if (settled) return { answer, certain: certain || given.repeatable };
    if (answer.type !== 'not connected') certain = false;
    const over = performance.now() > deadline || client.ending.aborted;
    if (over || !(given.repeatable || answer.type === 'not connected')) return { answer, certain };
    await delay(waitMs);
  }
}

function readOutcome(answer: Answer, certain: boolean): Outcome {
  if (answer.type === 'not connected') return certain ? 'refused' : 'unknown';
  if (answer.type !== 'answered' || answer.status >= 500) return 'unknown';
  if (answer.status >= 300) return certain ? 'refused' : 'unknown';
  const { message } = answer.body as { message?: unknown };
  return typeof message === 'string' && message.includes('in memory') ? 'held' : 'acknowledged';
}
