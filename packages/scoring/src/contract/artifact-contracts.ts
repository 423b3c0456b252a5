import { stripPlaceholders } from '@workspace-ops/content';
import type { ArtifactType } from '@workspace-ops/contracts';
import { parseTable, type Table } from '../parse-table.ts';
import { readFieldChanges } from '../read-field-changes.ts';
import { readText, type Reading } from '../read-text.ts';
import { breach, type Breach } from './clause.ts';
import { namesDay, namesOwner, namesPlace, namesTime } from './entry-clauses.ts';
import { hasBody, hasLetters, isClosed, isGreeted } from './letter-clauses.ts';
import {
  givesValues,
  listsChanges,
  namesFields,
  parsesAsJson,
  tellsBefore,
} from './record-clauses.ts';
import { hasColumns, hasNames, hasRows, isEven, type Columns } from './table-clauses.ts';
import { canBeStored, fitsPlatform, isTextItself, isWritten } from './text-clauses.ts';

/** What an artifact is to be. */
export interface Demanded {
  artifactType: ArtifactType;
  targetPlatform?: string | null;
  /** How many letters it is; absent or 0 for what is none. */
  letters?: number;
  columns?: Columns;
}

interface Given extends Demanded {
  content: string;
  reading: Reading;
}

type Clause = (given: Given) => Breach | undefined;

const ofText: readonly Clause[] = [
  ({ content }) => canBeStored(content),
  ({ content }) => isTextItself(content),
];

const ofLetters: readonly Clause[] = [
  ({ letters = 0, reading }) => (letters === 1 ? isGreeted(reading) : undefined),
  ({ letters = 0, reading }) => (letters === 1 ? isClosed(reading) : undefined),
  ({ letters = 0, reading }) => (letters === 1 ? hasBody(reading) : undefined),
  ({ letters = 0, reading }) => (letters > 1 ? hasLetters(reading, letters) : undefined),
];

const isTable = (table: Table | null) =>
  breach(table === null || table.header.length < 2 ? 1 : 0, {
    says: 'it is no table: the quoting is broken, or a line has no cells',
    fix: 'Write a header and rows by RFC 4180: cells with commas, quotes or line ends in quotes',
  });

const ofTable =
  (clause: (table: Table, columns: Columns) => Breach | undefined): Clause =>
  ({ content, columns = { first: [], further: [] } }) => {
    const table = parseTable(content);
    return table === null ? undefined : clause(table, columns);
  };

const ofChanges =
  (clause: (changes: ReturnType<typeof readFieldChanges>) => Breach | undefined): Clause =>
  ({ reading }) =>
    clause(readFieldChanges(reading.prose));

/**
 * What each type demands of a text so that it can be used as what it is. What is merely worse than it
 * could be is the score's; what both judge is one clause, for which the score has its costs.
 */
const contracts: Readonly<Record<ArtifactType, readonly Clause[]>> = {
  post: [({ content, targetPlatform }) => fitsPlatform(content, targetPlatform)],
  document: ofLetters,
  file: ofLetters,
  calendar_entry: [
    ({ reading }) => namesDay(reading.text),
    ({ reading }) => namesTime(reading.text),
    ({ reading }) => namesPlace(reading.text),
    ({ reading }) => namesOwner(reading.text),
  ],
  crm_diff: [
    ofChanges(listsChanges),
    ofChanges(namesFields),
    ofChanges(tellsBefore),
    ofChanges(givesValues),
    ({ reading }) => parsesAsJson(reading.text),
  ],
  csv: [
    ({ content }) => isTable(parseTable(content)),
    ofTable(hasRows),
    ofTable(hasNames),
    ofTable(isEven),
    ofTable(hasColumns),
  ],
};

/** What a text breaks of the contract of its artifact; none where it can be used. */
export function findBreaches(content: string, demanded: Demanded): Breach[] {
  const empty = isWritten(content);
  if (empty !== undefined) return [empty];
  const given = { ...demanded, content, reading: readText(stripPlaceholders(content)) };
  return [...ofText, ...contracts[demanded.artifactType]].flatMap((clause) => clause(given) ?? []);
}

/** The names of a table's columns; none where it is no table. */
export const readColumns = (content: string): readonly string[] =>
  parseTable(content)?.header ?? [];
