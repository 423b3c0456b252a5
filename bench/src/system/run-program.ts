import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  command: string;
  args: string[];
}

/** What a program printed. @throws {Error} when it is not installed or fails. */
export async function runProgram({ command, args }: Program): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${errors}`);
  return output;
}

export async function isInstalled(command: string): Promise<boolean> {
  try {
    await runProgram({ command, args: ['--version'] });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
