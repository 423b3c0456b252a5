import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { startEmbeddedPostgres } from '../src/index.ts';

/**
 * A process that owns a data folder, for the tests: prints one line of JSON when it has the
 * server, or the error; stops it when its standard input ends. Ctrl-C alone does not end it.
 */
const [dataDir = '', durability] = process.argv.slice(2);
const print = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
process.on('SIGINT', () => print({ interrupted: true }));
try {
  const server = await startEmbeddedPostgres({ dataDir, durable: durability === 'durable' });
  const { url, adopted, serverPid } = server;
  print({ url, adopted, serverPid });
  const input = createInterface({ input: process.stdin });
  await once(input, 'close');
  await server.stop();
  print({ stopped: true });
} catch (error) {
  print({ name: (error as Error).name, message: (error as Error).message });
}
