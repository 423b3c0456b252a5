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
  scimUserList,
  scimUserSchema,
} from '@workspace-ops/contracts';
import {
  memberProcedure,
  router,
  workspaceProcedure,
  type RequestContext,
} from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import {
  createScimToken,
  deleteScimToken,
  findDirectory,
  type DirectoryContext,
} from './directory.ts';
import { findGroup, listGroups } from './find-groups.ts';
import { findUser, listUsers } from './find-users.ts';
import { createGroup, deleteGroup, modifyGroup, replaceGroup } from './save-group.ts';
import { modifyUser, replaceUser } from './save-user.ts';

const done = { success: true as const };

/** What a directory does with its token, which is in the input: nobody is signed in. */
const directoryProcedure = workspaceProcedure.meta({ role: 'anyone' });

type Operation<I, T> = (identity: Identity, ctx: DirectoryContext, input: I) => Promise<T>;

interface Asked<I> {
  ctx: RequestContext;
  input: I & { token: string };
}

/** An operation of the directory whose token it is. @throws {AppError} `unauthenticated`. */
const forDirectory =
  <I, T>(identity: Identity, operation: Operation<I, T>) =>
  async ({ ctx, input }: Asked<I>): Promise<T> => {
    const connection = await findDirectory(identity, input.token);
    return operation(identity, { ...ctx, connection }, input);
  };

/** What a directory does, with its token; and the token, which an admin makes. */
export const createScimRouter = (identity: Identity) =>
  router({
    createToken: memberProcedure
      .meta({ role: 'admin' })
      .output(createdScimToken)
      .mutation(({ ctx }) => createScimToken(identity, ctx)),
    deleteToken: memberProcedure
      .meta({ role: 'admin' })
      .output(doneSchema)
      .mutation(async ({ ctx }) => {
        await deleteScimToken(identity, ctx);
        return done;
      }),
    authenticate: directoryProcedure
      .input(scimCall)
      .output(doneSchema)
      .query(forDirectory(identity, async () => done)),
    users: router({
      list: directoryProcedure
        .input(scimListCall)
        .output(scimUserList)
        .query(forDirectory(identity, listUsers)),
      find: directoryProcedure
        .input(scimIdCall)
        .output(scimUserSchema)
        .query(forDirectory(identity, findUser)),
      create: directoryProcedure
        .input(createScimUserCall)
        .output(scimUserSchema)
        .mutation(forDirectory(identity, createUser)),
      replace: directoryProcedure
        .input(replaceScimUserCall)
        .output(scimUserSchema)
        .mutation(forDirectory(identity, replaceUser)),
      modify: directoryProcedure
        .input(patchScimCall)
        .output(scimUserSchema)
        .mutation(forDirectory(identity, modifyUser)),
      delete: deletion(identity, deleteUser),
    }),
    groups: router({
      list: directoryProcedure
        .input(scimListCall)
        .output(scimGroupList)
        .query(forDirectory(identity, listGroups)),
      find: directoryProcedure
        .input(findScimGroupCall)
        .output(scimGroupSchema)
        .query(forDirectory(identity, findGroup)),
      create: directoryProcedure
        .input(createScimGroupCall)
        .output(scimGroupSchema)
        .mutation(forDirectory(identity, createGroup)),
      replace: directoryProcedure
        .input(replaceScimGroupCall)
        .output(scimGroupSchema)
        .mutation(forDirectory(identity, replaceGroup)),
      modify: directoryProcedure
        .input(patchScimCall)
        .output(scimGroupSchema)
        .mutation(forDirectory(identity, modifyGroup)),
      delete: deletion(identity, deleteGroup),
    }),
  });

type Delete = (identity: Identity, ctx: DirectoryContext, input: { id: string }) => Promise<void>;

const deletion = (identity: Identity, work: Delete) =>
  directoryProcedure
    .input(scimIdCall)
    .output(doneSchema)
    .mutation(
      forDirectory(identity, async (...asked: Parameters<Delete>) => {
        await work(...asked);
        return done;
      }),
    );
