import { escapeMarkup, escapeTags } from '@workspace-ops/content';
import { defuseTable } from '@workspace-ops/content/tables';
import type { ArtifactType } from '@workspace-ops/contracts';

/** A text as it is stored: its markup cannot run in a browser, nor its cells in a spreadsheet. */
export const makeHarmless = (content: string, artifactType: ArtifactType | undefined): string =>
  artifactType === 'csv' ? defuseTable(escapeTags(content)) : escapeMarkup(content);
