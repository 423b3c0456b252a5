import type { Caller } from '@workspace-ops/contracts';

interface Asked {
  decides?: boolean;
}

/** The workspaces that want a person to show again who they are before they decide. */
export interface Confirmations {
  /** Called about every second, with what was changed since. */
  note: (changes: readonly { workspaceId: string; isWanted: boolean }[]) => void;
  /**
   * The caller of a row that decides, marked where that is wanted and was not shown lately: the
   * service that decides knows what the decision does, and refuses it.
   */
  mark: (route: Asked, caller: Caller) => Promise<Caller>;
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
