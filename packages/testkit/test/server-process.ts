import { startTestServer } from '../src/test-server.ts';

/** A process with a test server, for the tests: prints its address, and never ends by itself. */
const server = await startTestServer();
process.stdout.write(`${server.url}\n`);
setInterval(() => undefined, 60_000);
