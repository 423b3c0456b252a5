#!/usr/bin/env node
import { basename } from 'node:path';
import { argv, cwd, env, execPath, exit, stderr } from 'node:process';
import { keepRunning, nodeFlags } from './keep-running.ts';
import { runProgram } from './project-folder.ts';
import { readEnvironment, runtimeEnvironment } from './service-environments.ts';

/**
 * supervise <main.ts>: runs a service and starts it again when it ends, until this process is
 * stopped. SERVICE_ENVIRONMENTS is a folder with a file of each service's own settings;
 * WATCHED_SERVICES names, separated by commas, those that are also restarted when a file changes.
 */
const [, , main] = argv;
if (main === undefined) {
  stderr.write('supervise: name the file to run\n');
  exit(2);
}
const service = basename(cwd());
const { SERVICE_ENVIRONMENTS: environments, WATCHED_SERVICES: watched = '' } = env;
// What is watched runs from its sources.
const program = watched.split(',').includes(service) ? ['--watch', main] : [runProgram, main];
const serviceEnv =
  environments === undefined
    ? env
    : { ...runtimeEnvironment(env), ...(await readEnvironment(environments, service)) };
let stopping = false;
const kept = keepRunning({
  command: execPath,
  args: [...nodeFlags, ...program],
  env: serviceEnv,
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
