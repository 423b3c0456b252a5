import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startGateway, type StartedGateway } from '../test-support/start-gateway.ts';

let server: Server;
let gateway: StartedGateway;

afterEach(async () => {
  await gateway.gateway.stop();
  server.closeAllConnections();
  server.close();
});

/** Completes a web socket's handshake and sends one text, as the development server announces a change. */
function acceptSockets(target: Server): void {
  target.on('upgrade', (req, socket) => {
    const accept = createHash('sha1')
      .update(`${req.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    socket.write(Buffer.from([0x81, 2, ...Buffer.from('up')]));
  });
}

it('passes pages and the web socket of changes to the development server', async () => {
  server = createServer((req, res) => res.end(`vite ${req.url}`)).listen(0, '127.0.0.1');
  acceptSockets(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  gateway = await startGateway({
    environment: { CONSOLE_DEV_SERVER: `http://127.0.0.1:${port}` },
  });
  const page = await gateway.request('/console/runs?status=failed');
  expect(await page.text()).toBe('vite /console/runs?status=failed');
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/console/`);
  const [message] = (await once(socket, 'message')) as [MessageEvent];
  expect(message.data).toBe('up');
  socket.close();
});
