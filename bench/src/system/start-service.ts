import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const readyLine = /ready at (http:\/\/\S+) /;

export interface RunningService {
  url: string;
  pid: number;
  /** From the spawning of the process to its ready line. */
  readyMs: number;
  stop(): Promise<void>;
}

export interface ServiceOptions {
  /** Settings of the service; nothing else of this process's environment reaches it but PATH and HOME. */
  environment: Record<string, string | undefined>;
  execArgv?: string[];
  /** Starts it as the README says, through npx and pnpm, instead of by node. */
  isTyped?: boolean;
}

/** Starts the service as `pnpm start` does, all services in one process, and waits until it is ready. */
export async function startService(options: ServiceOptions): Promise<RunningService> {
  const [command, ...args] = await buildCommand(options);
  const startedAt = performance.now();
  const child = spawn(command!, args, {
    cwd: root,
    // npx asks the registry whether its copy of pnpm is current: the network is not measured here.
    env: {
      PORT: '0',
      LOG_LEVEL: 'error',
      npm_config_prefer_offline: 'true',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Its output stays open until the service has ended, also where that is not the child itself.
  const closed = once(child, 'close');
  let output = '';
  let isStopping = false;
  const { promise: url, resolve, reject } = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
      const match = readyLine.exec(output);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
  }
  child.once('exit', (code, signal) => {
    reject(new Error(`The service ended with ${code ?? signal}: ${output}`));
    if (!isStopping)
      process.stderr.write(`The service ended by itself (${code ?? signal}): ${output}\n`);
  });
  return {
    url: await url,
    pid: child.pid!,
    readyMs: performance.now() - startedAt,
    async stop() {
      isStopping = true;
      child.kill('SIGTERM');
      await closed;
    },
  };
}

async function buildCommand({ execArgv = [], isTyped = false }: ServiceOptions): Promise<string[]> {
  if (isTyped) return [...(await readTypedCommand()), 'start'];
  return [process.execPath, ...execArgv, ...(await readStartArguments())];
}

/** The project's folder. */
const root = join(import.meta.dirname, '../../..');

/** The command that the README tells to type, without the word `start`. */
async function readTypedCommand(): Promise<string[]> {
  const { packageManager } = await readManifest();
  return ['npx', '--yes', packageManager];
}

/** What `pnpm start` gives to node: the service is measured as its users start it. */
export async function readStartArguments(): Promise<string[]> {
  return parseStart((await readManifest()).scripts.start);
}

async function readManifest(): Promise<{ packageManager: string; scripts: { start: string } }> {
  return JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
    scripts: { start: string };
  };
}

/** @throws {Error} for a script that is more than one call of node. */
export function parseStart(script: string): string[] {
  const match = /^exec sh scripts\/node\.sh ([\w./=\- ]+)$/.exec(script);
  if (match?.[1] === undefined) throw new Error(`"${script}" is not one call of node.`);
  return match[1].split(' ');
}
