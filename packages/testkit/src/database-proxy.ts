import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

/** A way to a PostgreSQL server that can be cut: what stands behind it is away for who uses it. */
export async function startDatabaseProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let hanging: 'no' | 'both ways' | 'answers' = 'no';
  let server: Server | undefined;

  const join = (near: Socket): void => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (data) => {
        if (hanging === 'no' || (hanging === 'answers' && one === near)) other.write(data);
      });
      // Either end may break the connection at any time; the other one then ends with it.
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  };
  const listen = async (port: number): Promise<void> => {
    server = createServer(join).listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cut = async (): Promise<void> => {
    const closed = server === undefined ? undefined : once(server, 'close');
    server?.close();
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await closed;
  };

  await listen(0);
  const { port } = server!.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  url.searchParams.delete('host');
  return {
    /** The address of the database through the proxy. */
    url: url.href,
    /** Refuses connections and breaks those there are, as a server that has stopped. */
    cut,
    /** Accepts and answers nothing, as a network that swallows packets. */
    hang(): void {
      hanging = 'both ways';
    },
    /** Hands on what the server is sent, and none of what it answers. */
    hangAnswers(): void {
      hanging = 'answers';
    },
    async restore(): Promise<void> {
      // What was swallowed is lost for good, so those connections are of no more use.
      if (hanging !== 'no') await cut();
      hanging = 'no';
      if (server === undefined) await listen(port);
    },
    /** Breaks the connections by a reset, as a host that has forgotten them, and answers new ones. */
    reset(): void {
      hanging = 'no';
      for (const socket of sockets) socket.resetAndDestroy();
    },
    close: cut,
  };
}
