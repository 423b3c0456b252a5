import type { Queries } from '@workspace-ops/db';
import { workspaceProcedure } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import type { ConnectionRow } from '../sso/find-connection.ts';
import { findDirectory } from './directory.ts';

/** What a directory does with its token, which is in the input: nobody is signed in. */
export const directoryProcedure = workspaceProcedure.meta({ role: 'anyone' });

type Work<I, T> = (identity: Identity, connection: ConnectionRow, input: I) => Promise<T>;
type Read<I, T> = (db: Queries, workspaceId: string, input: I) => Promise<T>;

interface Asked<I> {
  input: I & { token: string };
}

/** Work for the workspace of the token. @throws {AppError} `unauthenticated`. */
export const forDirectory =
  <I, T>(identity: Identity, work: Work<I, T>) =>
  async ({ input }: Asked<I>): Promise<T> =>
    work(identity, await findDirectory(identity, input.token), input);

/** The same for work that only reads. */
export const readForDirectory = <I, T>(identity: Identity, read: Read<I, T>) =>
  forDirectory(identity, (_identity, { workspaceId }, input: I) =>
    identity.database.read(workspaceId, ({ db }) => read(db, workspaceId, input)),
  );
