import type { Caller } from '@workspace-ops/contracts';
import { AppError, unavailable, type Clock } from '@workspace-ops/service-kit';
import { LRUCache } from 'lru-cache';
import { isOwn, type Asked } from './closed-workspaces.ts';

/** Which cell has which workspace, where several installations share one identity database. */
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
