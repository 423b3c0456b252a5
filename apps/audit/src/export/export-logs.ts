import { beginBody, type RequestContext, type RawAnswer } from '@workspace-ops/rpc';
import type { Clock, Logger } from '@workspace-ops/service-kit';
import type { ExportPlace, ExportPlaces } from './export-places.ts';
import { readLastPosition, readPages, type EntryPages } from './read-pages.ts';
import type { PageReader } from './page-reader.ts';
import { csvHeader } from './to-csv.ts';

export interface ExportContext {
  pages: PageReader;
  places: ExportPlaces;
  clock: Clock;
  logger: Logger;
}

/**
 * All entries of the caller's workspace as CSV, the latest in the chain first, streamed: memory does not
 * grow with their number, and between two pages nothing of the database is held. It is of one moment: the
 * entries, and the decisions on them, up to the position that the chain had at the beginning. What fails
 * before the first byte is thrown; later, the body breaks off.
 * @throws {AppError} `rate_limited` when the workspace has two exports under way.
 */
export async function exportLogs(context: ExportContext, ctx: RequestContext): Promise<RawAnswer> {
  const { caller, signal } = ctx;
  const { workspaceId } = caller;
  signal?.throwIfAborted();
  const place = await context.places.claim(workspaceId);
  const release = (): void => {
    place.release().catch((error: unknown) => {
      // It is free by itself when its time is over.
      context.logger.warn({ err: error }, 'the place of an export was not given back');
    });
  };
  try {
    const last = await readLastPosition(context.pages, workspaceId);
    const chunks = writeCsv(readPages(context.pages, { workspaceId, last }), { place, release });
    signal?.addEventListener('abort', release, { once: true });
    const { parts } = await beginBody(chunks);
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName(context.clock.now())}"`,
      },
      body: parts,
    };
  } catch (error) {
    release();
    throw error;
  }
}

const fileName = (now: Date): string =>
  `workspace-audit-logs-${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '')}.csv`;

async function* writeCsv(
  pages: EntryPages,
  { place, release }: { place: ExportPlace; release: () => void },
): AsyncGenerator<string | Uint8Array> {
  try {
    // The first page is awaited with the header: what fails before it is told as an error.
    let lead: string | undefined = csvHeader;
    for await (const page of pages) {
      if (lead !== undefined) yield lead;
      lead = undefined;
      await place.keep();
      yield page.bytes();
    }
    if (lead !== undefined) yield lead;
  } finally {
    release();
  }
}
