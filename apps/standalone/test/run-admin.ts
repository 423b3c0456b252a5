import { administer } from '../src/admin/administer.ts';
import { runInProcess, type ProgramResult } from './run-program.ts';

/** Does the work of `admin.ts` in this process; nobody answers its questions. */
export const runAdmin = (
  environment: Record<string, string>,
  args: readonly string[],
): Promise<ProgramResult> =>
  runInProcess(({ print }) =>
    administer(args, {
      environment,
      print,
      ask: (question) => Promise.reject(new Error(`Asked: ${question}`)),
    }),
  );
