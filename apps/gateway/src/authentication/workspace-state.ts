import { sessionLifetimeSeconds, type Caller, type Role } from '@workspace-ops/contracts';
import { AppError, unavailable, type Clock } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import type { RouteAuth } from './route-auth.ts';

/*
 * What the identity service says of workspaces, about every second, with the sessions that have ended.
 */

interface Asked {
  auth: RouteAuth;
  role: string;
}

/** What the identity service says of closed workspaces about every second. */
interface Told {
  /** All that are suspended now. */
  suspended: readonly string[];
  /** Those of them that are being moved to another cell. */
  moving: readonly string[];
  /** Those that were deleted since it was last asked. */
  deleted: readonly string[];
}

/** The workspaces that the operator has suspended, and those that were deleted. */
export interface ClosedWorkspaces {
  note: (told: Told) => void;
  /**
   * @throws {AppError} `workspace_suspended` or `workspace_deleted` for what is asked of a closed
   * workspace, and `unavailable` for one that is being moved: whoever tries again loses nothing.
   */
  check: (route: Asked, caller: Pick<Caller, 'workspaceId'>) => void;
  /** Calls back once the workspace is closed; for answers that go on. Returns how to stop watching. */
  watch: (workspaceId: string, onClosed: () => void) => () => void;
}

export function createClosedWorkspaces(): ClosedWorkspaces {
  let suspended: ReadonlySet<string> = new Set();
  let moving: ReadonlySet<string> = new Set();
  // An id is never used again: in open tenancy anybody could read what is kept under it.
  const deleted = new Set<string>();
  const watchers = new Map<string, Set<() => void>>();
  const isClosed = (id: string): boolean => suspended.has(id) || deleted.has(id);
  return {
    note(told) {
      if (told.suspended.length + told.deleted.length === 0 && suspended.size === 0) return;
      const added = [...told.suspended, ...told.deleted].filter((id) => !isClosed(id));
      suspended = new Set(told.suspended);
      moving = new Set(told.moving);
      for (const id of told.deleted) deleted.add(id);
      for (const id of added) watchers.get(id)?.forEach((notify) => notify());
    },
    check(route, { workspaceId }) {
      if (!isClosed(workspaceId) || isOwn(route)) return;
      if (deleted.has(workspaceId)) {
        throw new AppError('workspace_deleted', 'The workspace was deleted.');
      }
      if (moving.has(workspaceId)) throw beingMoved();
      throw new AppError('workspace_suspended', 'The workspace is suspended. Ask its operator.');
    },
    watch(workspaceId, notify) {
      const ofWorkspace = watchers.get(workspaceId) ?? new Set();
      watchers.set(workspaceId, ofWorkspace.add(notify));
      if (isClosed(workspaceId)) notify();
      return () => {
        ofWorkspace.delete(notify);
        if (ofWorkspace.size === 0) watchers.delete(workspaceId);
      };
    },
  };
}

/** A move takes some two minutes. */
const beingMoved = (): AppError =>
  new AppError(
    'unavailable',
    'The workspace is being moved. Nothing was done. Try again shortly.',
    {
      retryAfterSeconds: 5,
    },
  );

/** What is a person's own, as their sessions and the way to another workspace, goes on. */
const isOwn = ({ auth, role }: Asked): boolean =>
  role === 'anyone' && (auth === 'none' || auth === 'optional' || auth === 'credential');

/**
 * Which cell has which workspace, where several installations share one identity database.
 * Why: docs/decisions/0028.
 */
export interface Cells {
  /** Called about every second, with the workspaces that were moved since. */
  note: (moved: readonly { workspaceId: string; cell: string }[]) => void;
  /** What a credential says of its workspace, as of when it was made. */
  learn: (workspaceId: string, cell: string | undefined) => void;
  /** @throws {AppError} `wrong_cell` with the right one; 503 where that cannot be found out. */
  check: (route: Asked, caller: Pick<Caller, 'workspaceId'>) => Promise<void>;
}

export interface CellsOptions {
  /** Undefined where there are no cells. */
  own: string | undefined;
  /** The cell of a workspace; null for one that is in whichever is asked. */
  find: (workspaceId: string) => Promise<string | null>;
  clock: Clock;
}

const knownWorkspaces = 100_000;
/** What nobody's credential has said may be a workspace that is made only now. */
const foundForMs = 60_000;

export function createCells({ own, find, clock }: CellsOptions): Cells {
  if (own === undefined) return { note() {}, learn() {}, check: async () => {} };
  const moved = new Map<string, string>();
  const learnt = new LRUCache<string, string>({ max: knownWorkspaces });
  const found = new LRUCache<string, { cell: string | null; untilMs: number }>({
    max: knownWorkspaces,
  });

  const lookUp = async (workspaceId: string): Promise<string | null> => {
    const known = found.get(workspaceId);
    if (known !== undefined && clock.now().getTime() < known.untilMs) return known.cell;
    try {
      const cell = await find(workspaceId);
      found.set(workspaceId, { cell, untilMs: clock.now().getTime() + foundForMs });
      return cell;
    } catch (cause) {
      if (known !== undefined) return known.cell;
      throw unavailable('The cell of the workspace', cause);
    }
  };

  return {
    note(changes) {
      for (const { workspaceId, cell } of changes) moved.set(workspaceId, cell);
    },
    learn(workspaceId, cell) {
      if (cell !== undefined) learnt.set(workspaceId, cell);
    },
    async check(route, { workspaceId }) {
      if (isOwn(route)) return;
      const known = moved.get(workspaceId) ?? learnt.get(workspaceId);
      const cell = known ?? (await lookUp(workspaceId));
      if (cell !== null && cell !== own) throw wrongCell(cell);
    },
  };
}

const wrongCell = (cell: string): AppError =>
  new AppError('wrong_cell', `The workspace is in the cell ${cell}. Nothing was done.`, {
    extra: { cell },
  });

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

/** The workspaces that want a person to show again who they are before they decide. */
export interface Confirmations {
  /** Called about every second, with what was changed since. */
  note: (changes: readonly { workspaceId: string; isWanted: boolean }[]) => void;
  /**
   * The caller of a row that decides, marked where that is wanted and was not shown lately: the
   * service that decides knows what the decision does, and refuses it.
   */
  mark: (route: { decides?: boolean }, caller: Caller) => Promise<Caller>;
}

/**
 * @param ask whether the session was confirmed lately.
 * @throws {AppError} `unavailable` when that cannot be asked; in workspaces that want it only.
 */
export function createConfirmations(ask: (caller: Caller) => Promise<boolean>): Confirmations {
  const wanting = new Set<string>();
  return {
    note(changes) {
      for (const { workspaceId, isWanted } of changes) {
        if (isWanted) wanting.add(workspaceId);
        else wanting.delete(workspaceId);
      }
    },
    async mark({ decides }, caller) {
      const isAsked = decides === true && caller.userId !== null && wanting.has(caller.workspaceId);
      return isAsked && !(await ask(caller)) ? { ...caller, isUnconfirmed: true } : caller;
    },
  };
}
