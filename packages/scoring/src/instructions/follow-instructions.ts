import type { ArtifactType } from '@workspace-ops/contracts';
import type { Demand, Draft } from './demand.ts';
import { readInstructions } from './read-instructions.ts';
import { stringify } from 'csv-stringify/sync';
import { parseTable } from '../parse-table.ts';
import { toValue } from '../repair-table.ts';

/** The table with an edit applied to each of its cells; as it was where it cannot be read. */
function editTable(content: string, edit: (cell: string) => string): string {
  const table = parseTable(content);
  if (table === null || table.header.length === 0) return content;
  const rows = [table.header, ...table.rows].map((row) => row.map((cell) => toValue(edit(cell))));
  return stringify(rows, { record_delimiter: '\r\n' });
}

/**
 * The draft with the instructions carried out that need no understanding of the text, as far as they are
 * not met already, and leave something of it.
 * @param original is what the instructions are about.
 */
export function followInstructions(
  draft: Draft,
  { original, instructions, artifactType }: Given,
): Draft {
  const demands = listDemands(instructions, artifactType);
  const kept = demands.flatMap(({ keeps = [] }) => keeps);
  return demands
    .toSorted((one, other) => one.rank - other.rank)
    .reduce((edited, demand) => {
      if (demand.isMet(edited, original)) return edited;
      const followed = demand.follow(edited, kept);
      return /[\p{L}\p{N}]/u.test(followed.content) ? followed : edited;
    }, draft);
}

interface Given {
  original: Draft;
  instructions: string;
  artifactType: ArtifactType;
}

/** The title that instructions ask for; what writes a text anew does not write it. */
export const followTitle = (draft: Draft, { original, instructions, artifactType }: Given): Draft =>
  listDemands(instructions, artifactType)
    .filter(({ ofTitle }) => ofTitle)
    .reduce(
      (edited, demand) => (demand.isMet(edited, original) ? edited : demand.follow(edited, [])),
      draft,
    );

export interface NamedTime {
  /** The instruction as it was written. */
  said: string;
  /** The date or time in it. */
  time: string;
}

/** When the artifact goes out, as instructions say it; of several times the last. */
export const findNamedTime = (instructions: string): NamedTime | undefined =>
  readInstructions(instructions)
    .flatMap(({ said, demand }) =>
      demand?.ofTime === undefined ? [] : { said, time: demand.ofTime },
    )
    .at(-1);

const listDemands = (instructions: string, artifactType: ArtifactType): Demand[] =>
  readInstructions(instructions)
    .flatMap(({ demand }) => demand ?? [])
    .flatMap((demand) => (artifactType === 'csv' ? (inTable(demand) ?? []) : demand));

/** What is said of words holds in each cell; what is said of lines and places has no sense in a table. */
function inTable(demand: Demand): Demand | null {
  if (demand.inCells === undefined) return null;
  return {
    ...demand,
    follow: (draft, kept) => ({
      ...draft,
      content: editTable(
        draft.content,
        (content) => demand.follow({ ...draft, content }, kept).content,
      ),
    }),
  };
}

/**
 * The instructions that a text does not follow, as they were written.
 * @param unread names those, too, that nobody here can check: what was done by rule did not follow them.
 */
export function findUnfollowed(
  draft: Draft,
  { original, instructions, artifactType }: Given,
  unread: 'unread-too' | 'checked-only',
): string[] {
  const isTable = artifactType === 'csv';
  return readInstructions(instructions)
    .filter(({ demand }) => {
      const able = demand !== null && isTable ? inTable(demand) : demand;
      return able === null ? unread === 'unread-too' : !able.isMet(draft, original);
    })
    .map(({ said }) => said);
}
