import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { compileCache, keepRunning, pickPorts } from '@workspace-ops/fleet';
import { probeReady } from './readiness.ts';
import { stopInTurn } from './stop-in-turn.ts';
import type { DatabaseServer, ServiceProcess, System } from './system.ts';

export interface StartOptions {
  database: DatabaseServer;
  settings: Record<string, string>;
  /** The PATH and HOME of the processes. */
  base: Record<string, string>;
  folder: string;
}

/** All services in one process, which is started again at once when it ends. */
export async function startTogether(
  options: StartOptions,
  program: string = ownProgram,
): Promise<System> {
  const port = (await pickPorts(1))[0]!;
  const url = `http://127.0.0.1:${port}`;
  const standalone = runStandalone(options, { url, port, program });
  return {
    urls: [url],
    database: options.database,
    processes: [standalone],
    findUnready: async () => ((await probeReady(url)) ? [] : ['standalone']),
    stop: () => stopInTurn([[standalone]]),
  };
}

const settingsFile = import.meta.resolve('@workspace-ops/standalone/settings');
const ownProgram = fileURLToPath(new URL('./main.mjs', settingsFile));
const readyLine = / is ready at http/;

function runStandalone(
  options: StartOptions,
  { url, port, program }: { url: string; port: number; program: string },
): ServiceProcess {
  const { database, settings, base, folder } = options;
  const log = createWriteStream(`${folder}/standalone.log`, { flags: 'a' });
  let starts = 0;
  let output = '';
  const kept = keepRunning({
    command: process.execPath,
    args: [program],
    env: {
      ...base,
      NODE_COMPILE_CACHE: compileCache,
      ...settings,
      DATABASE_URL: database.socketUrl,
      DATA_DIR: `${folder}/data`,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    longestPauseMs: 100,
    onStarted(child) {
      for (const stream of [child.stdout!, child.stderr!]) {
        createInterface({ input: stream }).on('line', (line) => {
          log.write(`${line}\n`);
          output += `${line}\n`;
          if (readyLine.test(line)) starts++;
        });
      }
    },
  });
  return {
    service: 'standalone',
    replica: 0,
    url,
    starts: () => starts,
    output: () => output,
    ...kept,
  };
}
