#!/usr/bin/env node
import { argv, execPath, env, exit, stderr } from 'node:process';
import { keepRunning } from './keep-running.ts';
import { nodeFlags } from './node-flags.ts';

/*
 * supervise <main.ts>: runs a service's process and starts it again when it dies, as a container's
 * restart policy does, until this process is told to stop.
 */
const [, , main] = argv;
if (main === undefined) {
  stderr.write('supervise: name the file to run\n');
  exit(2);
}
let stopping = false;
const kept = keepRunning({
  command: execPath,
  args: [...nodeFlags, main],
  env,
  stdio: 'inherit',
  onEnded(code, signal) {
    if (!stopping) stderr.write(`ended with ${signal ?? code}; it is started again\n`);
  },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopping = true;
    kept.stop(signal).then(
      (code) => exit(code ?? 1),
      () => exit(1),
    );
  });
}
