import type { ApiClient } from './client.ts';

/** A stream of server-sent events that is being read. */
export interface EventStream {
  /** What has come so far. */
  text: () => string;
  /** Resolves when the stream has ended. */
  ended: Promise<void>;
  close: () => void;
}

/** Opens the client's live events at a gateway; resolves once the stream is open. */
export async function openEvents(gatewayUrl: string, client: ApiClient): Promise<EventStream> {
  const left = new AbortController();
  const response = await fetch(`${gatewayUrl}/api/events`, {
    headers: client.headers,
    signal: left.signal,
  });
  if (response.status !== 200) throw new Error(await response.text());
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    try {
      for await (const part of response.body!) {
        text += decoder.decode(part as Uint8Array, { stream: true });
      }
    } catch (error) {
      if (!left.signal.aborted) throw error;
    }
  };
  return { text: () => text, ended: read(), close: () => left.abort() };
}
