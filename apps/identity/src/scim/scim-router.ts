import {
  createdScimToken,
  createScimGroupCall,
  createScimUserCall,
  doneSchema,
  findScimGroupCall,
  patchScimCall,
  replaceScimGroupCall,
  replaceScimUserCall,
  scimCall,
  scimGroupList,
  scimGroupSchema,
  scimIdCall,
  scimListCall,
  scimSchemas,
  scimUserList,
  scimUserSchema,
} from '@workspace-ops/contracts';
import { memberProcedure, router, workspaceProcedure } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import type { ConnectionRow } from '../sso/find-connection.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { createScimToken, deleteScimToken, findDirectory } from './directory.ts';
import { findGroup, listGroups } from './find-groups.ts';
import { findUser, listUsers } from './find-users.ts';
import { createGroup, deleteGroup, modifyGroup, replaceGroup } from './save-group.ts';
import { modifyUser, replaceUser } from './save-user.ts';

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
    authenticate: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(scimCall)
      .output(doneSchema)
      .query(({ input }) => forDirectory(identity, input, async () => done)),
    users: createUserRouter(identity),
    groups: createGroupRouter(identity),
  });

const createUserRouter = (identity: Identity) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(scimListCall)
      .output(scimUserList)
      .query(({ input }) =>
        forDirectory(identity, input, ({ workspaceId }) =>
          identity.database.read(workspaceId, async (queries) =>
            asList(input, await listUsers(queries, workspaceId, input)),
          ),
        ),
      ),
    find: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(scimIdCall)
      .output(scimUserSchema)
      .query(({ input }) =>
        forDirectory(identity, input, ({ workspaceId }) =>
          identity.database.read(workspaceId, (queries) =>
            findUser(queries, workspaceId, input.id),
          ),
        ),
      ),
    create: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(createScimUserCall)
      .output(scimUserSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, (connection) => createUser(identity, connection, input)),
      ),
    replace: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(replaceScimUserCall)
      .output(scimUserSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, (connection) => replaceUser(identity, connection, input)),
      ),
    modify: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(patchScimCall)
      .output(scimUserSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, (connection) => modifyUser(identity, connection, input)),
      ),
    delete: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(scimIdCall)
      .output(doneSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, async (connection) => {
          await deleteUser(identity, connection, input.id);
          return done;
        }),
      ),
  });

const createGroupRouter = (identity: Identity) =>
  router({
    list: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(scimListCall)
      .output(scimGroupList)
      .query(({ input }) =>
        forDirectory(identity, input, ({ workspaceId }) =>
          identity.database.read(workspaceId, async (queries) =>
            asList(input, await listGroups(queries, workspaceId, input)),
          ),
        ),
      ),
    find: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(findScimGroupCall)
      .output(scimGroupSchema)
      .query(({ input }) =>
        forDirectory(identity, input, ({ workspaceId }) =>
          identity.database.read(workspaceId, (queries) =>
            findGroup(queries, { workspaceId, id: input.id }, input),
          ),
        ),
      ),
    create: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(createScimGroupCall)
      .output(scimGroupSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, (connection) => createGroup(identity, connection, input)),
      ),
    replace: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(replaceScimGroupCall)
      .output(scimGroupSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, (connection) => replaceGroup(identity, connection, input)),
      ),
    modify: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(patchScimCall)
      .output(scimGroupSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, (connection) => modifyGroup(identity, connection, input)),
      ),
    delete: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(scimIdCall)
      .output(doneSchema)
      .mutation(({ input }) =>
        forDirectory(identity, input, async (connection) => {
          await deleteGroup(identity, connection, input.id);
          return done;
        }),
      ),
  });

/** The work of a directory, for the workspace of its token. @throws {AppError} `unauthenticated`. */
const forDirectory = async <T>(
  identity: Identity,
  { token }: { token: string },
  work: (connection: ConnectionRow) => Promise<T>,
): Promise<T> => work(await findDirectory(identity, token));

const asList = <T>(
  { startIndex }: { startIndex: number },
  { totalResults, resources }: { totalResults: number; resources: T[] },
) => ({
  schemas: [scimSchemas.list] as (typeof scimSchemas.list)[],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

const done = { success: true as const };
