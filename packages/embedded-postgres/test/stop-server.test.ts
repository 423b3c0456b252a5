import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import type { ServerContext } from '../src/options.ts';
import { dataDirectoryIn } from '../src/data-directory.ts';
import { isProcess, servesCluster, stopServer } from '../src/running-server.ts';

it('waits for a server that is ending already, and so has lost its command line', async () => {
  const directory = dataDirectoryIn('/no/such/directory');
  // Any program that is not the server looks like one that has lost its command line.
  const ending = spawn('cat', { stdio: ['pipe', 'ignore', 'inherit'] });
  const pid = ending.pid!;
  let isStopped = false;
  const stopped = stopServer(directory, pid, {} as ServerContext).then(() => (isStopped = true));
  expect(await servesCluster(pid, directory.cluster)).toBe(false);
  expect(await isProcess(pid)).toBe(true);
  expect(isStopped).toBe(false);
  ending.stdin.end();
  await stopped;
  expect(await isProcess(pid)).toBe(false);
});
