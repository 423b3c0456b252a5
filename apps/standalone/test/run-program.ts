import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface ProgramResult {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs one of this app's programs to its end, with nothing of this process's own settings.
 * @param options.readsOutput false for a reader that has gone away, as `head` has.
 */
export async function runProgram(
  name: string,
  environment: Record<string, string>,
  args: string[] = [],
  { readsOutput = true }: { readsOutput?: boolean } = {},
): Promise<ProgramResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src', name), ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = async (stream: NodeJS.ReadableStream): Promise<string> => {
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  };
  if (!readsOutput) child.stdout.destroy();
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
  const [exitCode, stdout, stderr] = await Promise.all([
    ended,
    readsOutput ? read(child.stdout) : '',
    read(child.stderr),
  ]);
  return { exitCode, stdout, stderr };
}

interface Output {
  write: (text: string) => void;
  print: (line: string) => void;
}

/**
 * Does a program's work in this process, with the result that the program has: the start of a program
 * takes most of a second of processor time, and one start in a test file shows that it works.
 */
export async function runInProcess(
  work: (output: Output) => Promise<void>,
): Promise<ProgramResult> {
  let stdout = '';
  const write = (text: string): void => void (stdout += text);
  try {
    await work({ write, print: (line) => write(`${line}\n`) });
    return { exitCode: 0, stdout, stderr: '' };
  } catch (error) {
    return { exitCode: 1, stdout, stderr: `${(error as Error).message}\n` };
  }
}
