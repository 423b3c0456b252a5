import {
  createScimGroupCall,
  doneSchema,
  findScimGroupCall,
  patchScimCall,
  replaceScimGroupCall,
  scimGroupList,
  scimGroupSchema,
  scimIdCall,
  scimListCall,
} from '@workspace-ops/contracts';
import { router } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { directoryProcedure, forDirectory, readForDirectory } from './directory-procedure.ts';
import { findGroup, listGroups } from './find-groups.ts';
import { createGroup, deleteGroup, modifyGroup, replaceGroup } from './save-group.ts';

export const createGroupsRouter = (identity: Identity) =>
  router({
    list: directoryProcedure
      .input(scimListCall)
      .output(scimGroupList)
      .query(readForDirectory(identity, listGroups)),
    find: directoryProcedure
      .input(findScimGroupCall)
      .output(scimGroupSchema)
      .query(readForDirectory(identity, findGroup)),
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
    delete: directoryProcedure
      .input(scimIdCall)
      .output(doneSchema)
      .mutation(
        forDirectory(identity, async (...asked: Parameters<typeof deleteGroup>) => {
          await deleteGroup(...asked);
          return { success: true as const };
        }),
      ),
  });
