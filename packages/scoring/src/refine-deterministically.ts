import {
  editOutsideCode,
  fillPlaceholders,
  findPlaceholders,
  stripPlaceholders,
} from '@workspace-ops/content';
import { limits, type Evaluation } from '@workspace-ops/contracts';
import { stringify } from 'csv-stringify/sync';
import { evaluate } from './evaluate.ts';
import type { RunInput } from './facts/index-input.ts';
import { parseTable } from './judge-table.ts';
import type { Judged } from './judgement.ts';
import { plainWording } from './plain-wording.ts';
import { tidyMarkdown } from './tidy-markdown.ts';

/** Below it a text has no request, or only a hint at one. */
const clearRequest = 62;

/**
 * The artifact's content cleaned up without a model: placeholders filled or taken out, filler
 * replaced, the form mended, a call to action added where there is none, and instructions followed
 * as far as that needs no understanding. The result has no placeholder and never scores lower than
 * the original: of several versions the best one is taken, and the last one, the original without
 * its placeholders, is what the score of the original is computed from.
 */
export function refineDeterministically(
  artifact: Judged,
  evaluation: Evaluation,
  instructions?: string,
  input?: RunInput,
): string {
  const now = new Date(evaluation.evaluatedAt);
  const versions = listVersions(artifact, evaluation, instructions)
    .map((content) => stripPlaceholders(content))
    .filter((content) => content.length <= Math.max(limits.longText, artifact.content.length));
  const scored = [...new Set(versions)].map((content) => ({
    content,
    score: evaluate({ ...artifact, content }, { now, input }).score,
  }));
  return scored.reduce((best, version) => (version.score > best.score ? version : best)).content;
}

/** The most thorough first: it is taken unless a lighter one scores higher. */
function listVersions(artifact: Judged, evaluation: Evaluation, instructions?: string): string[] {
  const { content } = artifact;
  const stripped = stripPlaceholders(content);
  if (artifact.artifactType === 'csv')
    return [repairTable(content), repairTable(stripped), stripped];
  const clean = (text: string) =>
    tidyMarkdown(plainWording(followInstructions(text, instructions)), artifact);
  const filled = clean(fillPlaceholders(withoutReminders(content)).text);
  const needsRequest = evaluation.rubric.actionableCta < clearRequest;
  const ask = (text: string) => (needsRequest ? addCallToAction(text, artifact) : text);
  return [ask(filled), ask(clean(stripped)), filled, clean(stripped), ask(stripped), stripped];
}

/** A sentence that only tells the writer what to do goes as a whole. */
function withoutReminders(content: string): string {
  if (findPlaceholders(content).length === 0) return content;
  return content
    .replace(/^[ \t>*-]{0,12}(?:TODO|FIXME)\b[:\- ][^\n]{0,400}\n?/gm, '')
    .replace(/ ?\b(?:TODO|FIXME)\b ?[:-] ?[^.!?\n]{0,200}[.!?]?/g, '');
}

const forPosts: Readonly<Record<string, string>> = {
  newsletter: 'Reply to this email by Friday with one question you would like us to answer.',
  blog: 'Book a 20-minute call with us this week and bring one figure you would like to see move.',
};
const forOtherPosts =
  'Reply to this post this week with the one figure you would like to see move.';

const forTexts: Readonly<Record<Exclude<Judged['artifactType'], 'post' | 'csv'>, string>> = {
  document: 'Assign an owner and confirm the next date with us within two working days.',
  file: 'Reply to this note within five working days, or call us if something is not clear.',
  calendar_entry: 'Confirm the time with us and everybody concerned at least one day before.',
  crm_diff: 'Apply these changes to the record today and tell us when they are in.',
};

/** The text with one call to action at its end, above closing hashtags; a table has none. */
function addCallToAction(text: string, { artifactType, targetPlatform }: Judged): string {
  if (artifactType === 'csv') return text;
  if (artifactType !== 'post') {
    const heading = /\n#{1,6}[ \t]+next step\s*$/i.test(text) ? '' : '## Next step\n\n';
    return `${text.trimEnd()}\n\n${heading}${forTexts[artifactType]}`.trimStart();
  }
  const platform = (targetPlatform ?? '').toLowerCase();
  const request = Object.hasOwn(forPosts, platform) ? forPosts[platform]! : forOtherPosts;
  const lines = text.trimEnd().split('\n');
  const isTagLine = /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(lines.at(-1)!.slice(0, 1_000));
  const tags = isTagLine ? [lines.pop()!] : [];
  return [lines.join('\n').trimEnd(), request, ...tags].filter((part) => part !== '').join('\n\n');
}

interface Order {
  asks: RegExp;
  edit: (text: string) => string;
}

/** What can be done without understanding the text. */
const orders: readonly Order[] = [
  {
    asks: /\b(?:no|remove|drop|without|delete)\b[^.]{0,20}\bhash ?tags?\b/i,
    edit: (text) => text.replace(/(?<![\p{L}\p{N}_/&#])#[\p{L}\p{N}_]{2,} ?/gu, ''),
  },
  {
    asks: /\b(?:no|remove|drop|without|delete)\b[^.]{0,20}\bemojis?\b/i,
    edit: (text) => text.replace(/\p{Extended_Pictographic}\ufe0f? ?/gu, ''),
  },
  {
    asks: /\b(?:no|remove|drop|without|delete)\b[^.]{0,20}\bexclamation/i,
    edit: (text) => text.replace(/[!！]+/g, '.'),
  },
];

/** The text with those instructions carried out that need no model. */
function followInstructions(text: string, instructions: string | undefined): string {
  const given = (instructions ?? '').slice(0, 2_000);
  return orders
    .filter(({ asks }) => asks.test(given))
    .reduce((edited, { edit }) => editOutsideCode(edited, edit), text)
    .trimEnd();
}

/**
 * The table with a name for each column, as many cells in each row as in the header, no empty and
 * no repeated row, and formulas defused; as it was where its quoting is broken.
 */
function repairTable(content: string): string {
  const table = parseTable(content);
  if (table === null || table.header.length === 0) return content;
  const width = Math.max(table.header.length, ...table.rows.map((row) => row.length));
  const rows = table.rows
    .filter((row) => row.some((cell) => cell !== ''))
    .map((row) => Array.from({ length: width }, (_, column) => toValue(row[column] ?? '')));
  const distinct = [...new Map(rows.map((row) => [row.join('\u0000'), row])).values()];
  const header = listNames(Array.from({ length: width }, (_, at) => table.header[at] ?? ''));
  return stringify([header, ...distinct], { record_delimiter: '\r\n', escape_formulas: true });
}

/** A number stays a number, so that a minus is no formula. */
function toValue(cell: string): string | number {
  const filled = fillPlaceholders(cell).text.trim();
  return /^-\d{1,15}(?:\.\d{1,6})?$/.test(filled) && String(Number(filled)) === filled
    ? Number(filled)
    : filled;
}

function listNames(header: readonly string[]): string[] {
  const taken = new Set<string>();
  const lastNth = new Map<string, number>();
  return header.map((name, index) => {
    const base = fillPlaceholders(name).text.trim() || `column_${index + 1}`;
    let nth = lastNth.get(base) ?? 1;
    let unique = nth === 1 ? base : `${base}_${nth}`;
    while (taken.has(unique.toLowerCase())) unique = `${base}_${(nth += 1)}`;
    lastNth.set(base, nth);
    taken.add(unique.toLowerCase());
    return unique;
  });
}
