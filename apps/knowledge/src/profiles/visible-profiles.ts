import { inArray, type SQL } from 'drizzle-orm';
import { globalScope } from '../access/global-scope.ts';
import { profiles } from '../db/schema/profiles.ts';

/** What a workspace sees of the library: the global profiles and its own. */
export const visibleProfiles = (workspaceId: string): SQL =>
  inArray(profiles.workspaceId, [globalScope, workspaceId]);
