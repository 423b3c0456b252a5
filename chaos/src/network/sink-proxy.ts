import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { Agent, request } from 'undici';

/** A call of a sink: what it is given is a batch of messages. */
export interface SinkCall {
  path: string;
  input: readonly { id?: string }[];
}

/** What becomes of a call: it passes, or the proxy answers in the sink's place. */
export type Verdict = 'pass' | 'refuse' | 'acknowledge';

export interface SinkProxy {
  readonly url: string;
  /** The service's own address, once it is known. */
  pointTo(address: string): void;
  /** Decides about each call of the sink from now on. */
  judge(by: (call: SinkCall) => Verdict): void;
  /** Answers of the sink are held back for so long from now on; everything else passes at once. */
  holdBack(ms: number): void;
  /** How often each message was sent to the sink, by its id, and got an answer other than a refusal. */
  sent(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

const refusal = { code: 'invalid_input', message: 'The harness refuses this message.' };

/** A way to a service that reads what its sink is handed, and passes all other calls as they are. */
export async function startSinkProxy(): Promise<SinkProxy> {
  const agent = new Agent({ connections: 64 });
  const sent = new Map<string, number>();
  const leaving = new AbortController();
  let target: string | undefined;
  let verdictOf: (call: SinkCall) => Verdict = () => 'pass';
  let holdMs = 0;

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const body = await buffer(req);
    const isSink = req.url === '/sink';
    if (!isSink) {
      await forward(req, res, body);
      return;
    }
    const calls = JSON.parse(body.toString()) as SinkCall[];
    const verdicts = calls.map(verdictOf);
    calls.forEach((call, place) => {
      if (verdicts[place] !== 'refuse') count(call);
    });
    const heldMs = holdMs;
    const lines = verdicts.flatMap((verdict, index) => {
      if (verdict === 'pass') return [];
      return JSON.stringify(verdict === 'refuse' ? { index, error: refusal } : { index });
    });
    const passed = [...calls.keys()].filter((place) => verdicts[place] === 'pass');
    if (passed.length > 0) {
      const rest = Buffer.from(JSON.stringify(passed.map((place) => calls[place])));
      const { statusCode, headers, body: given } = await send(req, rest);
      const text = await given.text();
      if (statusCode !== 200) {
        res.writeHead(statusCode, { 'content-type': String(headers['content-type']) }).end(text);
        return;
      }
      for (const line of text.split('\n').filter((one) => one !== '')) {
        const one = JSON.parse(line) as { index: number };
        lines.push(JSON.stringify({ ...one, index: passed[one.index] }));
      }
    }
    if (heldMs > 0) await delay(heldMs, undefined, { signal: leaving.signal });
    res.writeHead(200, { 'content-type': 'application/jsonl' }).end(`${lines.join('\n')}\n`);
  };
  const count = ({ input }: SinkCall): void => {
    for (const { id } of input) if (id !== undefined) sent.set(id, (sent.get(id) ?? 0) + 1);
  };
  const forward = async (req: IncomingMessage, res: ServerResponse, body: Buffer) => {
    const { statusCode, headers, body: given } = await send(req, body);
    res.writeHead(statusCode, withoutHop(headers));
    for await (const part of given) res.write(part);
    res.end();
  };
  const send = (req: IncomingMessage, body: Buffer) => {
    const { method, url, headers } = req;
    return request(`${target}${url}`, {
      dispatcher: agent,
      method: method as 'GET' | 'POST',
      headers: withoutHop(headers),
      ...(body.length > 0 ? { body } : {}),
    });
  };
  const server = createServer((req, res) => {
    // Without its target the proxy is as good as gone, and its callers are to notice that.
    answer(req, res).catch(() => res.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pointTo(address) {
      target = address;
    },
    judge(by) {
      verdictOf = by;
    },
    holdBack(ms) {
      holdMs = ms;
    },
    sent: () => sent,
    async close() {
      leaving.abort();
      server.closeAllConnections();
      server.close();
      await agent.destroy();
    },
  };
}

const hopHeaders = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
]);

const withoutHop = <V>(headers: Record<string, V>): Record<string, NonNullable<V>> =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => !hopHeaders.has(name) && value !== undefined),
  ) as Record<string, NonNullable<V>>;
