import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { homeIn } from '../src/home.ts';
import type { ServerContext } from '../src/initialise-home.ts';
import { isProcess, isServerOf } from '../src/running-server.ts';
import { stopServer } from '../src/stop-server.ts';

it('waits for a server that is ending already, and so has lost its command line', async () => {
  const home = homeIn('/no/such/home');
  // Any program that is not the server looks like one that has lost its command line.
  const ending = spawn('cat', { stdio: ['pipe', 'ignore', 'inherit'] });
  const pid = ending.pid!;
  let isStopped = false;
  const stopped = stopServer(home, pid, {} as ServerContext).then(() => (isStopped = true));
  expect(await isServerOf(pid, home.cluster)).toBe(false);
  expect(await isProcess(pid)).toBe(true);
  expect(isStopped).toBe(false);
  ending.stdin.end();
  await stopped;
  expect(await isProcess(pid)).toBe(false);
});
