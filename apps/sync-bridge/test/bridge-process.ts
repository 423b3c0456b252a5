import { from } from '@workspace-ops/testkit';
import { startBridge } from './start-bridge.ts';

/**
 * A bridge in a process of its own, which a test can kill, with one callback registered:
 * `node bridge-process.ts <database URL> <endpoint URL> <workspace>`.
 */
const [url, endpointUrl, workspaceId] = process.argv.slice(2);
if (url === undefined || endpointUrl === undefined || workspaceId === undefined)
  throw new Error('The arguments are a database URL, an endpoint URL and a workspace.');
const { client } = await startBridge(url);
await client.webhooks.register.mutate({ endpointUrl }, from(workspaceId));
process.stdout.write('ready\n');
