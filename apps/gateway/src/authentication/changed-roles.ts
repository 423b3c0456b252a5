import { sessionLifetimeSeconds, type Role } from '@workspace-ops/contracts';
import type { Clock } from '@workspace-ops/service-kit';

interface Member {
  workspaceId: string;
  userId: string | null;
}

/** A role as the identity service says it; null where the tokens of the member say it. */
export interface ChangedRole {
  workspaceId: string;
  userId: string;
  role: Role | null;
  since: string;
}

/** The roles of members that are others than their tokens may say. */
export interface ChangedRoles {
  /** Called every second; also forgets what was changed before the oldest tokens that are valid. */
  note: (roles: readonly ChangedRole[]) => void;
  /** The member's role now: the token's own unless it was changed. */
  resolve: (member: Member, ofToken: Role | null) => Role | null;
}

const forgetEveryMs = 60_000;

export function createChangedRoles(clock: Clock): ChangedRoles {
  const changed = new Map<string, { role: Role; untilMs: number }>();
  let forgottenAtMs = 0;
  const forgetExpired = (): void => {
    const nowMs = clock.now().getTime();
    if (nowMs - forgottenAtMs < forgetEveryMs) return;
    forgottenAtMs = nowMs;
    for (const [key, { untilMs }] of changed) if (untilMs <= nowMs) changed.delete(key);
  };
  return {
    note(roles) {
      forgetExpired();
      for (const { role, since, ...member } of roles) {
        const untilMs = Date.parse(since) + sessionLifetimeSeconds * 1_000;
        if (role === null) changed.delete(makeKey(member));
        else changed.set(makeKey(member), { role, untilMs });
      }
    },
    resolve: (member, ofToken) =>
      changed.size === 0 ? ofToken : (changed.get(makeKey(member))?.role ?? ofToken),
  };
}

/** No id has a space. */
const makeKey = ({ workspaceId, userId }: Member): string => `${workspaceId} ${userId}`;
