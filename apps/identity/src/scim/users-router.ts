import {
  createScimUserCall,
  doneSchema,
  patchScimCall,
  replaceScimUserCall,
  scimIdCall,
  scimListCall,
  scimUserList,
  scimUserSchema,
} from '@workspace-ops/contracts';
import { router } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { createUser } from './create-user.ts';
import { deleteUser } from './delete-user.ts';
import { directoryProcedure, forDirectory, readForDirectory } from './directory-procedure.ts';
import { findUser, listUsers } from './find-users.ts';
import { modifyUser, replaceUser } from './save-user.ts';

export const createUsersRouter = (identity: Identity) =>
  router({
    list: directoryProcedure
      .input(scimListCall)
      .output(scimUserList)
      .query(readForDirectory(identity, listUsers)),
    find: directoryProcedure
      .input(scimIdCall)
      .output(scimUserSchema)
      .query(readForDirectory(identity, findUser)),
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
    delete: directoryProcedure
      .input(scimIdCall)
      .output(doneSchema)
      .mutation(
        forDirectory(identity, async (...asked: Parameters<typeof deleteUser>) => {
          await deleteUser(...asked);
          return { success: true as const };
        }),
      ),
  });
