import type { Schemas } from '../api.ts';
import { listShown } from './tray.ts';

/** A person in a workspace: what they are told there is told nowhere else. */
export const nameOwner = ({ id, workspaceId }: Schemas['User']): string => `${id} ${workspaceId}`;

/** Closes what is shown to anybody else; all of it for nobody. */
export async function closeOthers(user: Schemas['User'] | null): Promise<void> {
  const owner = user && nameOwner(user);
  for (const shown of await listShown()) if (shown.data.owner !== owner) shown.close();
}
