import { createdScimToken, doneSchema, scimCall } from '@workspace-ops/contracts';
import { memberProcedure, router } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { createScimToken, deleteScimToken } from './directory.ts';
import { directoryProcedure, forDirectory } from './directory-procedure.ts';
import { createGroupsRouter } from './groups-router.ts';
import { createUsersRouter } from './users-router.ts';

const done = { success: true as const };

/** What a directory does, with its token; and the token, which an admin makes. */
export const createScimRouter = (identity: Identity) =>
  router({
    createToken: memberProcedure
      .meta({ role: 'admin' })
      .output(createdScimToken)
      .mutation(({ ctx }) => createScimToken(identity, ctx.caller)),
    deleteToken: memberProcedure
      .meta({ role: 'admin' })
      .output(doneSchema)
      .mutation(async ({ ctx }) => {
        await deleteScimToken(identity, ctx.caller);
        return done;
      }),
    authenticate: directoryProcedure
      .input(scimCall)
      .output(doneSchema)
      .query(forDirectory(identity, async () => done)),
    users: createUsersRouter(identity),
    groups: createGroupsRouter(identity),
  });
