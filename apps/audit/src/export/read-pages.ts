import { yieldToRequests } from '@workspace-ops/service-kit';
import type { Fold, PageReader } from './page-reader.ts';
import { csvRecord, type ExportRow } from './to-csv.ts';

/** Positions of a page. A longer one is held in memory longer, a shorter one costs more in queries. */
const pagePositions = 400;

const lastPosition = `select max(position)::text as position from audit.events where workspace_id = $1`;

/** The last position of the chain. What is at or before it is committed: positions have no gaps. */
export const readLastPosition = (pages: PageReader, workspaceId: string): Promise<number> =>
  pages
    .fold<{ position: string | null }, { position: number }>(
      { workspaceId, text: lastPosition, parameters: [workspaceId] },
      {
        begin: () => ({ position: 0 }),
        add: (made, row) => (made.position = Number(row.position)),
      },
    )
    .then(({ position }) => position);

/** With the status that an entry had when the chain ended at position $4. */
const entriesBetween = `
  select e.id, e.timestamp, e.agent, e.action, e.model,
    case when e.status = 'requires_approval' then coalesce((
      select case when w.link_position <= $4 then w.status end from audit.reviews w
      where w.workspace_id = e.workspace_id and w.entry_id = e.id
    ), e.status) else e.status end as status,
    e.latency_ms, e.tokens_total, e.cost, e.policy_checks->>'saifPassed' as saif_passed,
    e.policy_checks->>'piiDetected' as pii_detected, e.message
  from audit.events e
  where e.workspace_id = $1 and e.position > $2 and e.position <= $3 and e.decides is null
  order by e.position desc`;

export type EntryPages = AsyncGenerator<TextPage>;

/** A batch of rows would outlive a collection of short-lived objects, and fill the heap for long. */
const records: Fold<ExportRow, TextPage> = {
  begin: () => new TextPage(),
  add: (page, row) => page.add(csvRecord(row)),
};

/** The entries from the last position on as records of CSV, page by page; an empty page is left out. */
export async function* readPages(
  pages: PageReader,
  { workspaceId, last }: { workspaceId: string; last: number },
): EntryPages {
  const read = (to: number): Promise<TextPage> => {
    const parameters = [workspaceId, Math.max(0, to - pagePositions), to, last];
    const page = yieldToRequests().then(() =>
      pages.fold({ workspaceId, text: entriesBetween, parameters }, records),
    );
    // Awaited at the next turn; where the reader stops before that, its error is ignored.
    page.catch(() => undefined);
    return page;
  };
  let next = last > 0 ? read(last) : undefined;
  for (let to = last - pagePositions; next !== undefined; to -= pagePositions) {
    const page = await next;
    // The next one is on its way while this one is sent.
    next = to > 0 ? read(to) : undefined;
    if (page.bytes().length > 0) yield page;
  }
}

const firstBytes = 256 * 1_024;
/** A character of a JavaScript string takes at most so many bytes of UTF-8. */
const bytesPerCharacter = 3;

/** Text that is added bit by bit and kept as bytes, beyond the reach of the garbage collector. */
export class TextPage {
  #bytes = Buffer.allocUnsafeSlow(firstBytes);
  #length = 0;

  add(text: string): void {
    const needed = this.#length + text.length * bytesPerCharacter;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#length += this.#bytes.write(text, this.#length);
  }

  bytes(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(needed: number): void {
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
