import { workspaceProcedure, type RequestContext } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { type DirectoryContext, findDirectory } from './directory.ts';

/** What a directory does with its token, which is in the input: nobody is signed in. */
export const directoryProcedure = workspaceProcedure.meta({ role: 'anyone' });

type Operation<I, T> = (identity: Identity, ctx: DirectoryContext, input: I) => Promise<T>;

interface Asked<I> {
  ctx: RequestContext;
  input: I & { token: string };
}

/** An operation of the directory whose token it is. @throws {AppError} `unauthenticated`. */
export const forDirectory =
  <I, T>(identity: Identity, operation: Operation<I, T>) =>
  async ({ ctx, input }: Asked<I>): Promise<T> => {
    const connection = await findDirectory(identity, input.token);
    return operation(identity, { ...ctx, connection }, input);
  };
