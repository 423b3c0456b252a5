import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { text } from 'node:stream/consumers';
import { browserSettings } from './settings.ts';

/** Changes an answer's text; null is a 404 in its place. */
type Change = (body: string) => string | null;

/** A way to the service that a test can cut, as the end of the gateway would, and whose answers it can change. */
export class Relay {
  /** By what a path matches. */
  readonly changes = new Map<RegExp, Change>();
  readonly #server = createServer((req, res) => this.#pass(req, res));
  #port = 0;

  get url(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Begins, and begins again where it was cut. */
  async open(): Promise<void> {
    this.#server.listen(this.#port, 'localhost');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection; new ones are refused. */
  async cut(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #pass(req: IncomingMessage, res: ServerResponse): void {
    const found = [...this.changes].find(([path]) => path.test(req.url!));
    const headers = { ...req.headers };
    if (found !== undefined) {
      delete headers['if-none-match'];
      headers['accept-encoding'] = 'identity';
    }
    const { port } = browserSettings;
    const passed = request({ host: 'localhost', port, path: req.url, method: req.method, headers });
    passed.on('response', (answer) => {
      if (found !== undefined) void sendChanged(answer, res, found[1]);
      else sendAsIs(answer, res);
    });
    passed.on('error', () => res.destroy());
    res.on('close', () => {
      // Whoever asked has left, or was cut off; else the connection is another request's by now.
      if (!res.writableFinished) passed.destroy();
    });
    req.pipe(passed);
  }
}

function sendAsIs(answer: IncomingMessage, res: ServerResponse): void {
  res.writeHead(answer.statusCode!, answer.headers);
  // Each side ends the other.
  pipeline(answer, res, () => undefined);
}

async function sendChanged(
  answer: IncomingMessage,
  res: ServerResponse,
  change: Change,
): Promise<void> {
  const body = change(await text(answer));
  const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
  res.writeHead(body === null ? 404 : answer.statusCode!, headers);
  res.end(body ?? '{}');
}
