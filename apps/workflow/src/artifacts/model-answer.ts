import { escapeMarkup, escapeTags } from '@workspace-ops/content';
import { defuseTable } from '@workspace-ops/content/tables';
import type { ArtifactType } from '@workspace-ops/contracts';

const fenced = /^\s*```[\w-]*[ \t]*\r?\n([\s\S]*?)\r?\n?```\s*$/;

/** A model's answer without the code fence that it may have put around the whole of it. */
export function stripCodeFence(answer: string): string {
  const inside = fenced.exec(answer)?.[1];
  return inside === undefined || inside.includes('```') ? answer : inside;
}

/** A text as it is stored: its markup cannot run in a browser, nor its cells in a spreadsheet. */
export const makeHarmless = (content: string, artifactType: ArtifactType | undefined): string =>
  artifactType === 'csv' ? defuseTable(escapeTags(content)) : escapeMarkup(content);
