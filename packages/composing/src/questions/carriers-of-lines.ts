import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isGivenName } from '../facts/given-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { readOwnParts } from './own-parts.ts';
import { enumerate } from '../request/sections.ts';

/** Where a line names who has it: behind a dash, a comma or a bracket, at its end, or before what they do. */
const placed =
  /(?:^|[-–—(:,;!.@/]\s?|\s[-–—]+\s)(\p{L}{2,20})(?=\s*(?:$|[-–—),.:;!/&+]|(?:to|will|has|is|and|on|by|doing|with)\b|\p{L}{3,20}ing\b))/gu;
const atEnd = /\s(\p{Lu}\p{L}{1,20})[.!)]*$/u;

const isDone =
  /(?<!\b(?:not|never|half|be|been|[a-z]+n['’]t) )\b(?:done|closed|finished|complete[d]?|cancelled)\b/iu;

/** A day that a line names for itself, and not one since when it is so. */
const ownDay =
  /(?:[-–—,(:;] ?|\b(?:by|due|before|until|for|on|next|this) (?:end of )?)(?:today|tomorrow|tonight|eod|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day|s)?\b|\d{1,2}(?:st|nd|rd|th)\b|\d{1,2}[./]\d{1,2}\b|\d{4}-\d\d-\d\d)|\b(?:today|tomorrow|tonight|eod)[.!)]*$/iu;

type Definition = Pick<WorkflowDefinition, 'inputs'>;

/** The lines of a register that are told in words. */
const listLines = ({ inputs }: Definition, { facts }: FactSheet): readonly string[] =>
  inputs.includes('items|tasks|observation')
    ? facts.flatMap(({ items = [], fields }) => (fields === undefined ? items : []))
    : [];

function namesCarrier(line: string): boolean {
  const places = [...line.slice(0, mostRead).matchAll(placed)].map(([, word]) => word!);
  const last = atEnd.exec(line.slice(-40))?.[1];
  return [...places, ...(last === undefined ? [] : [last])].some(isGivenName);
}
const mostRead = 400;

/** Of each line whether it says who has it. */
function findCarried(lines: readonly string[]): boolean[] {
  const own = readOwnParts(lines);
  return lines.map((line, at) => {
    const owner = own[at]?.owner;
    return owner === undefined ? namesCarrier(line) : owner !== 'none';
  });
}

/** Whether lines in words name who has them, be it some of them. */
export const namesCarriers = (definition: Definition, sheet: FactSheet): boolean =>
  findCarried(listLines(definition, sheet)).includes(true);

/** Whether lines in words name the days until which they are due, be it some of them. */
export const namesOwnDays = (definition: Definition, sheet: FactSheet): boolean =>
  listLines(definition, sheet).some((line) => ownDay.test(line));

/** Who has the lines that name nobody, where others do. */
export function askWhoCarries(definition: Definition, sheet: FactSheet): string[] {
  const lines = listLines(definition, sheet);
  const carried = findCarried(lines);
  if (!carried.includes(true) || sheet.find('owner') !== undefined) return [];
  const open = lines.filter((line, at) => !carried[at] && !isDone.test(line));
  if (open.length === 0) return [];
  const shown = open.slice(0, mostShown).map((line) => `“${clipSentence(line, 80)}”`);
  const more = open.length - shown.length;
  return [`Who has ${enumerate(more > 0 ? [...shown, `${String(more)} more`] : shown)}?`];
}
const mostShown = 3;
