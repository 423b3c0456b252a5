import { readFile } from 'node:fs/promises';
import { isInstalled, runProgram } from './run-program.ts';

/** Two halves of the processors that this process may use, as lists of `taskset`. */
export interface Halves {
  first: string;
  second: string;
  all: string;
}

/** Undefined with one processor, and where `taskset` is not installed. */
export async function halveProcessors(): Promise<Halves | undefined> {
  if (!(await isInstalled('taskset'))) return undefined;
  const status = await readFile('/proc/self/status', 'utf8');
  const all = parseProcessors(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '');
  if (all.length < 2) return undefined;
  const middle = Math.floor(all.length / 2);
  const list = (processors: number[]): string => processors.join(',');
  return { first: list(all.slice(0, middle)), second: list(all.slice(middle)), all: list(all) };
}

/** The numbers of a list such as `0-2,5`. */
export const parseProcessors = (list: string): number[] =>
  list.split(',').flatMap((range) => {
    const [first, last = first] = range.split('-').map(Number);
    return range === '' ? [] : Array.from({ length: last! - first! + 1 }, (_, at) => first! + at);
  });

/** Keeps a process, with all its threads and what it starts from now on, to processors of the list. */
export const pinProcess = async (pid: number, processors: string): Promise<void> =>
  void (await runProgram({
    command: 'taskset',
    args: ['--all-tasks', '--cpu-list', '--pid', processors, String(pid)],
  }));
