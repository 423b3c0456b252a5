import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { OpsError } from '../ops-error.ts';

/** Far more than the longest event. */
const longestMessageCharacters = 1_000_000;

/**
 * The messages of a stream of server-sent events, until it ends, breaks off, or is quiet for too long.
 */
export async function* readMessages(
  response: Response,
  quietMs: number,
): AsyncGenerator<EventSourceMessage, void, undefined> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') !== true) {
    await response.body?.cancel();
    throw invalidStream(response, 'no stream of events');
  }
  const messages: EventSourceMessage[] = [];
  const parser = createParser({
    onEvent: (message) => messages.push(message),
    maxBufferSize: longestMessageCharacters,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const part = await readWithin(reader, quietMs);
      if (part === null) return;
      feed(parser, part, response);
      yield* messages.splice(0);
    }
  } finally {
    // Of a stream that broke off, it rejects with the reason again.
    reader.cancel().catch(() => undefined);
  }
}

/** @returns null at the end: also of a connection that was lost or has been quiet for too long. */
async function readWithin(
  reader: ReadableStreamDefaultReader<string>,
  quietMs: number,
): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const quiet = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), quietMs);
  });
  try {
    const part = await Promise.race([reader.read(), quiet]);
    return part?.value ?? null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function feed(parser: ReturnType<typeof createParser>, part: string, response: Response): void {
  try {
    parser.feed(part);
  } catch (cause) {
    throw invalidStream(response, 'a longer event than the service sends', cause);
  }
}

const invalidStream = ({ status }: Response, what: string, cause?: unknown): OpsError =>
  new OpsError('invalid_answer', `The answer is ${what}.`, { status, cause });
