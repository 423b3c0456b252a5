import type { Caller } from '@workspace-ops/contracts';
import { withContext, serviceContext } from '@workspace-ops/rpc';
import { AppError, newId, resolveTenancy, type Clock } from '@workspace-ops/service-kit';
import type { Services } from '../services.ts';
import type { GatewaySettings } from '../settings.ts';

/** The settings that name the workspaces for which the operator pays. */
export type OperatorSetting = 'OUTBOUND_WORKSPACES' | 'VOICE_WORKSPACES';

/** @throws {AppError} 403 for a workspace that the setting does not name. */
export type WorkspaceCheck = (caller: Caller, setting: OperatorSetting) => Promise<void>;

export interface OperatorWorkspacesOptions {
  settings: GatewaySettings;
  identity: Services['identity'];
  clock: Clock;
}

/** Accounts can be removed, so the first one is looked up now and then, as far as that can be done. */
const knownForMs = 60_000;

/**
 * Whose keys and contacts may be used: where nothing is set, everybody's in open tenancy; in strict
 * tenancy, where strangers can make accounts, those of the workspace that was first.
 */
export function createWorkspaceCheck(options: OperatorWorkspacesOptions): WorkspaceCheck {
  const { settings, identity, clock } = options;
  const isOpen = resolveTenancy(settings) === 'open';
  let known: { workspaceId: string; untilMs: number } | undefined;

  const lookUp = async (): Promise<void> => {
    const untilMs = clock.now().getTime() + knownForMs;
    try {
      const ctx = serviceContext('*', newId('req'));
      const first = await identity.workspaces.first.query(undefined, withContext(ctx));
      known = first.workspaceId === null ? undefined : { workspaceId: first.workspaceId, untilMs };
    } catch (error) {
      // While the identity service is away the known answer stays valid, as sessions do.
      if (known === undefined) throw error;
      known.untilMs = untilMs;
    }
  };

  const isFirst = async (workspaceId: string): Promise<boolean> => {
    if (known === undefined || clock.now().getTime() >= known.untilMs) await lookUp();
    return known?.workspaceId === workspaceId;
  };

  return async ({ workspaceId }, setting) => {
    const named = settings[setting];
    const isNamed = named.includes('*') || named.includes(workspaceId);
    if (named.length > 0 ? isNamed : isOpen || (await isFirst(workspaceId))) return;
    throw new AppError(
      'forbidden',
      `This uses the operator’s own accounts with providers. ${setting} names the workspaces that may; this one is not among them.`,
    );
  };
}
