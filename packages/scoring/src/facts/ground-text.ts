import type { Table } from '../parse-table.ts';
import { readFieldChanges } from '../read-field-changes.ts';
import type { Judged } from '../judgement.ts';
import type { Reading } from '../read-text.ts';
import { checkAges } from './check-ages.ts';
import { checkBoxes } from './check-boxes.ts';
import { findUnbounded } from './check-conditions.ts';
import { findCertain } from './find-certain.ts';
import { checkExchanges } from './check-exchanges.ts';
import { checkLabels, checkRecords, type Labelled } from './check-labels.ts';
import { checkMeaning } from './check-meaning.ts';
import { checkNames } from './check-names.ts';
import { checkQuotes } from './check-quotes.ts';
import { checkDoubles, checkRows, type JudgedRow } from './check-rows.ts';
import { checkSpecifics } from './check-specifics.ts';
import { checkStates } from './check-states.ts';
import { Findings, type Grounding, type Line } from './findings.ts';
import { indexInput, isKnownWord, type InputIndex, type RunInput } from './index-input.ts';
import { lazily } from '@workspace-ops/content';
import { readMarkdownTables } from './markdown-tables.ts';
import { readSpecifics } from './read-specifics.ts';
import { contentStems, isOfContent, spaced, splitWords, stem } from '../words.ts';

interface Given {
  input: RunInput;
  now: Date;
  /** Whether it is in another language than the input, since somebody asked for it. */
  isTranslated: boolean;
}

/**
 * Reads a text against what its run was given. Linear in the length of the text. Of a translation only
 * what is exact can be found again: its words are others, and a German noun looks like a name.
 */
export function groundText(
  judged: Judged,
  reading: Reading,
  { input, now, isTranslated }: Given,
): Grounding {
  const index = indexInput(input, countParts(reading));
  const findings = new Findings();
  const isTable = judged.artifactType === 'csv';
  // A cell or a field that says no denies nothing of what stands beside it.
  const isOfFields = isTable || judged.artifactType === 'crm_diff';
  const judgedRows = isTable ? checkTable(reading.table, index, findings) : [];
  if (isTable && reading.table) checkAges(reading.table, now, findings);
  if (judged.artifactType === 'document' || judged.artifactType === 'file')
    for (const table of readMarkdownTables(reading.prose)) checkTable(table, index, findings);
  checkBoxes(reading.prose, index, findings);
  const lines = isTable ? readRows(reading.table, judgedRows) : readLines(reading);
  for (const line of lines) {
    checkSpecifics(line, index, now, findings);
    if (line.isCompared !== true) checkRecords(line, index, findings);
    if (isTranslated) continue;
    checkNames(line, index, findings);
    if (isOfFields) continue;
    checkMeaning(line, index, findings);
    checkStates(line, index, findings);
  }
  if (isTranslated) return weighTranslation(findings, index);
  if (!isTable) checkExchanges(lines, index, findings);
  // A table's quotation marks are those of its cells.
  if (!isTable) checkQuotes(reading.prose, lines, index, findings);
  const labelled = listLabelled(judged, reading, judgedRows);
  checkLabels(labelled, index, findings);
  if (judged.artifactType === 'crm_diff')
    for (const { label, value, place } of labelled) {
      checkStates(toRowLine(`${spaced(label)} ${value}`, place), index, findings);
      checkNames(toRowLine(value, place), index, findings);
    }
  return {
    ...weigh(findings, index, reading),
    certain: isTable ? [] : findCertain(lines, index),
    unbounded: isOfFields ? [] : findUnbounded(lines, index),
  };
}

/** The names of the columns, and the line below them. */
const headerRows = 2;

/** How many headings, list entries, rows and sentences the text has. */
function countParts({ sentences, headings, prose }: Reading): number[] {
  const entries = sentences.filter(({ isListItem }) => isListItem).length;
  const rows = prose.includes('|') ? (prose.match(/^ {0,3}\|/gm)?.length ?? 0) : 0;
  return [headings.length, entries, Math.max(0, rows - headerRows)];
}

function weigh(
  findings: Findings,
  index: InputIndex,
  { text, sentences }: Reading,
): Omit<Grounding, 'certain' | 'unbounded'> {
  const used = new Set(contentStems(text).filter((one) => index.stems.has(one)));
  const { exact } = index;
  const isAbout = isAboutInput(findings, { used: used.size, of: index.stems.size, exact });
  const said = findings.supported.size + findings.told.size;
  const spoken = Math.min(3, Math.floor(used.size / 3), exact === 0 ? Infinity : said);
  const supported = new Set([...findings.supported, ...[...used].slice(0, spoken)]);
  return {
    supported,
    available: exact + Math.min(3, Math.floor(index.stems.size / 3)),
    unsupported: [...findings.unsupported.values()],
    contradicted: [...findings.contradicted.values()],
    isElsewhere: !index.isEmpty && !isAbout,
    ownWords: findOwnWords(sentences, index),
  };
}

/** Days, which are read as dates, and courtesies. */
const ofAnyText =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december|today|tomorrow|yesterday|dear|hello|good|morning|afternoon|evening|kind|warm|best|regards|wish(?:es)?|sincerely|faithfully|thanks?|thanking|cheers)$/;

/** A request and its term are the writer's own. */
function findOwnWords(sentences: Reading['sentences'], index: InputIndex): Grounding['ownWords'] {
  const read = sentences
    .filter(({ isHeading }) => !isHeading)
    .map((sentence) => ({
      ...sentence,
      content: [...new Set(withoutCalled(sentence))].filter(
        (word) => isOfContent(word) && !ofAnyText.test(word),
      ),
    }));
  const [asked, told] = [true, false].map((is) => read.filter(({ isRequest }) => isRequest === is));
  const isOwn = (word: string): boolean =>
    !isKnownWord(word, index) && !index.stems.has(stem(word));
  const words = [...new Set(told!.flatMap(({ content }) => content))];
  return {
    words: words.filter(isOwn),
    of: words.length,
    strange: told!.filter((one) => isStrange(one, isOwn)).map(toPlace),
    requests: asked!.filter(({ content }) => isStrangeRequest(content, isOwn)).map(toPlace),
  };
}

/** `Ada, please send …` calls somebody of the input by name. */
const withoutCalled = ({ text, said }: Reading['sentences'][number]): readonly string[] =>
  /^\p{Lu}[\p{L}’'-]+, /u.test(text) ? said.slice(1) : said;

const toPlace = ({ number }: { number: number }): string => `sentence ${number}`;

const strange = { fewest: 6, share: 0.84, fewestOfRequest: 3 };

/** A promise, a conclusion or a paragraph on another subject; what is asked about is none. */
function isStrange(
  { content, text, under }: { content: readonly string[]; text: string; under: string },
  isOwn: (word: string) => boolean,
): boolean {
  if (content.length < strange.fewest || text.endsWith('?') || under === 'open questions')
    return false;
  return content.filter(isOwn).length >= content.length * strange.share;
}

/** A request for something else than the input is about. */
function isStrangeRequest(content: readonly string[], isOwn: (word: string) => boolean): boolean {
  const of = content.filter((word) => !ofRequests.has(word));
  return of.length >= strange.fewestOfRequest && of.every(isOwn);
}

/** What any request may say. */
const ofRequests: ReadonlySet<string> = new Set(
  'accept account agree amount answer answers anyone anything apply approve ask attached available begin below best bring call calls card change changes check choose click come comment comments confirm contact copy correct count crossed danger date day days decide details disregard draft early eight email enclosed end enough enter evening everybody exact fill find finished first five follow form forward four free friday give given hand happy harm hear help holidays hour hours ignore information invoice keep know later leave letter line link list look mail mark matter measure meet meeting mention message mind minute minutes moment monday month months morning name names need nine note notes number office open opinion order orders page pass payment person phone photo pick picture place plan points possible post prefer prepare print put question questions reach read ready recommendation record reply report responsible result return ring room run safety save say second see send sentence set settle seven share shared short show shown sign signed simply six size sizes somebody someone something speak start suit suits sure take talk team tell tells ten text thank think three thursday time times today told tomorrow transfer try tuesday turn two use visit wait waiting want wednesday week weeks welcome whoever wish within word words work would write year yes yesterday'.split(
    ' ',
  ),
);

const weighTranslation = (findings: Findings, { exact }: InputIndex): Grounding => ({
  supported: findings.supported,
  available: exact,
  unsupported: [...findings.unsupported.values()],
  contradicted: [...findings.contradicted.values()],
  isElsewhere: exact > 0 && findings.supported.size === 0,
  certain: [],
  unbounded: [],
  ownWords: { words: [], of: 0, strange: [], requests: [] },
});

/**
 * Whether the input stands in the text. Words such as "reception" and "lunch" stand in any text of the
 * trade: where the input has something exact, they say so only beside one of its facts, in one of its
 * statements, or where they are a good part of all that it says.
 */
function isAboutInput(
  { supported, told }: Findings,
  { used, of, exact }: { used: number; of: number; exact: number },
): boolean {
  if (supported.size > 0) return true;
  if (exact === 0) return used >= Math.min(3, of);
  return told.size > 0 || used >= of / 3;
}

const proposal = /\b(?:propos\w+|suggest\w*|recommend\w*)\b/i;
const resultWord =
  /\b(?:more|fewer|less|total|altogether|together|in all|sum|difference|leaves?|left|remain\w*|average|each|times|twice|half)\b/i;
const never = () => false;

const readLines = ({ sentences }: Reading): Line[] =>
  sentences.map(({ text, said, number, isHeading, isRequest, isRow }) => ({
    text,
    words: said,
    specifics: lazily(() => readSpecifics(text)),
    place: `sentence ${number}`,
    isHeading,
    isRequest,
    isProposal: lazily(() => proposal.test(text)),
    hasResult: lazily(() => resultWord.test(text)),
    isRow: false,
    isTable: isRow,
  }));

/** A row of cells, or a field with its value: it asks and proposes nothing. */
function toRowLine(text: string, place: string): Line {
  return {
    text,
    words: splitWords(text),
    specifics: lazily(() => readSpecifics(text)),
    place,
    isHeading: false,
    isRequest: false,
    isProposal: never,
    hasResult: never,
    isRow: true,
    isTable: true,
  };
}

const checkTable = (
  table: Table | null | undefined,
  index: InputIndex,
  findings: Findings,
): (JudgedRow | undefined)[] => {
  if (!table) return [];
  const rows = { ...table, place: (at: number) => `row ${String(at + 1)}` };
  checkDoubles(rows, index.running, findings);
  return checkRows(rows, index.rows(), findings);
};

/** The figures of the cells that a row's entry bears out. */
const listOwn = (row: readonly string[], judged: JudgedRow | undefined): ReadonlySet<number> =>
  new Set(
    [...(judged?.own ?? [])]
      .flatMap((column) => readSpecifics(row[column] ?? ''))
      .flatMap(({ values }) => values),
  );

function readRows(
  table: Table | null | undefined,
  judgedRows: readonly (JudgedRow | undefined)[],
): Line[] {
  const { rows = [] } = table ?? {};
  return rows.map((row, index) => {
    return {
      ...toRowLine(row.join('\u0000'), `row ${index + 1}`),
      own: listOwn(row, judgedRows[index]),
      isCompared: judgedRows[index] !== undefined,
    };
  });
}

function listLabelled(
  { artifactType }: Judged,
  { prose, table }: Reading,
  judgedRows: readonly (JudgedRow | undefined)[],
): Labelled[] {
  if (artifactType === 'csv') {
    const { header = [], rows = [] } = table ?? {};
    return rows.flatMap((row, index) =>
      header.flatMap((label, column) => {
        const { own, wrong } = judgedRows[index] ?? {};
        if (own?.has(column) === true || wrong?.has(column) === true) return [];
        const beside = row.filter((_, at) => at !== column);
        return [{ label, value: row[column] ?? '', place: `row ${index + 1}`, beside }];
      }),
    );
  }
  const lines = prose.split('\n');
  if (artifactType !== 'crm_diff') return lines.flatMap(labelledLine);
  const changes = readFieldChanges(prose);
  return [
    ...lines.flatMap(labelledLine),
    ...changes.map(({ field, before, after, line }) => ({
      label: field.trim(),
      value: after.trim(),
      place: `line ${line}`,
      ...(before !== null && before.trim() !== after.trim() && { before: before.trim() }),
    })),
  ];
}

/** `- Owner: Leila`. */
function labelledLine(line: string, index: number): Labelled[] {
  // `# Kick-off: Engine Ltd` names a paper.
  if (line.startsWith('#') || !line.includes(':')) return [];
  const parts = /^[\s*+-]{0,8}(?:\*\*)?([^:*|]{2,40}?)(?:\*\*)?:(?:\*\*)? +(\S.{0,300})$/.exec(
    line.slice(0, 400),
  );
  return parts === null ? [] : [{ label: parts[1]!, value: parts[2]!, place: `line ${index + 1}` }];
}
