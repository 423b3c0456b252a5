import { readCellName } from '@workspace-ops/db';
import type { MoveContext } from './move-context.ts';
import { movedServices } from './moved-services.ts';

/**
 * What the target has of a workspace is replaced, so the two must not be taken for each other.
 * @param from the cell that has the workspace; where that is the new one already, the source is another.
 * @throws {Error} where a database is not of the cell that it is given for.
 */
export async function checkCells({ source, target, to }: MoveContext, from: string): Promise<void> {
  for (const { name } of movedServices) {
    const found = await readCellName(await source.findAdminUrl(name));
    const isRight = from === to ? found !== null && found !== to : found === from;
    if (!isRight) throw wrong(name, { found, wanted: from === to ? 'the former one' : from });
    const other = await readCellName(await target.findAdminUrl(name));
    if (other !== to) throw wrong(`the other cell's ${name}`, { found: other, wanted: to });
  }
}

const wrong = (whose: string, { found, wanted }: { found: string | null; wanted: string }): Error =>
  new Error(
    found === null
      ? `The database of ${whose} has no cell: run pnpm migrate with CELL=${wanted}.`
      : `The database of ${whose} is of the cell ${found}, not of ${wanted}.`,
  );
