import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * What happens to what passes: `pass`; `cut`, connections are reset in the middle of an answer;
 * `refuse`, none can be made and those there were are reset; `swallow`, they are accepted, and what
 * is sent arrives, and no answer comes back.
 */
export type Fate = 'pass' | 'cut' | 'refuse' | 'swallow';

/** A way to a service that the harness can break. */
export interface TcpProxy {
  readonly url: string;
  /** The service's own address, once it is known. */
  pointTo(address: string): void;
  become(fate: Fate): Promise<void>;
  /** Connections that a fault has broken or swallowed an answer of. */
  broken(): number;
  close(): Promise<void>;
}

/** Of the answers that come while connections are cut; the others pass, as on a bad line. */
const cutEvery = 3;

export async function startTcpProxy(): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  /** The callers' ends of connections of which an answer is lost: they are of no more use. */
  const swallowed = new Set<Socket>();
  let fate: Fate = 'pass';
  let target: URL | undefined;
  let server: Server | undefined;
  let answers = 0;
  let broken = 0;

  const join = (near: Socket): void => {
    if (target === undefined) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    sockets.add(near).add(far);
    const leave = (socket: Socket): void => {
      sockets.delete(socket);
      swallowed.delete(socket);
    };
    // Either end may break the connection at any time; the other one then ends with it. Where
    // answers are swallowed, so is the news that the service has closed the connection.
    near.on('error', () => far.destroy());
    near.on('close', () => {
      leave(near);
      far.destroy();
    });
    const endNear = (): void => {
      if (!swallowed.has(near)) near.destroy();
    };
    far.on('error', endNear);
    far.on('close', () => {
      leave(far);
      endNear();
    });
    near.on('data', (data) => far.write(data));
    far.on('data', (data: Buffer) => {
      if (fate === 'cut' && ++answers % cutEvery === 0) {
        broken++;
        near.write(data.subarray(0, data.length / 2), () => near.resetAndDestroy());
      } else if (fate === 'swallow') {
        if (!swallowed.has(near)) broken++;
        swallowed.add(near);
      } else near.write(data);
    });
  };
  const listen = async (port: number): Promise<number> => {
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const shut = async (): Promise<void> => {
    const closed = server === undefined ? undefined : once(server, 'close');
    server?.close();
    server = undefined;
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  const port = await listen(0);
  return {
    url: `http://127.0.0.1:${port}`,
    pointTo(address) {
      target = new URL(address);
    },
    async become(next) {
      fate = next;
      for (const socket of swallowed) socket.resetAndDestroy();
      if (next === 'refuse') {
        broken += sockets.size / 2;
        await shut();
      } else if (server === undefined) await listen(port);
    },
    broken: () => broken,
    close: shut,
  };
}
