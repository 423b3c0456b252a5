import { mapMatches } from '@workspace-ops/content';
import { quoted } from '../judgement.ts';
import type { Findings, Line } from './findings.ts';
import { isKnownWord, type InputIndex } from './index-input.ts';
import { plainWord, splitWords, usualCapitals } from '../words.ts';

const namesInside =
  /(?<=[\p{L}\p{N},;)&.'’] |["“(])\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,5}(?![\p{L}\p{N}])/gu;
/** `Owner: Rolf Kern`, of which the first part may be any word. */
const nameBehindLabel =
  /^[\p{L} ]{2,30}: \p{Lu}[\p{L}’'-]+ (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?)$/u;
const namesAtStart = /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,5}/u;

/** Somebody who does what only people do. */
const actor =
  /^(\p{Lu}[\p{L}-]*[^\Ws])(?:['’]s)? (?:(?:is|are|was|has|will|had) (?:sending|writing|calling|visiting|bringing|asking|preparing|promised|asked|told|signed|agreed|written|sent)|says|said|wrote|writes|asks|asked|reported|reports|promised|promises|told|tells|called|confirmed|confirms|signed|agreed|agrees|thinks|recommends|rated|rates|decides|decided|complained|insists)(?!\p{L})/u;
const noNames = new Set(
  'he she they it who nobody everybody somebody everyone someone anyone one this that we you i management team customer client which what'.split(
    ' ',
  ),
);

/** Whether most words of a line are capitalised: a title, whose capitals say nothing. */
function isTitle(text: string): boolean {
  if (/^(?:dear|hi|hello|hey) /i.test(text)) return false;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length * 0.7;
}

/** Names of persons, companies and places of a line against the input. */
export function checkNames(line: Line, index: InputIndex, findings: Findings): void {
  if (line.isHeading) return;
  for (const name of listNames(line)) checkName(name, line, index, findings);
}

function listNames({ text, isRow, isTable }: Line): string[] {
  if (isRow) return text.split('\u0000').filter(isName);
  if (isTable) return [];
  const labelled = nameBehindLabel.exec(text)?.[1];
  if (labelled !== undefined) return [labelled];
  const first = actor.exec(text)?.[1];
  const acting = first === undefined || noNames.has(first.toLowerCase()) ? [] : [first];
  const opening = (namesAtStart.exec(text)?.[0] ?? '').split(' ').slice(1).join(' ');
  const inside = mapMatches(text, namesInside, ([name]) => name);
  const names = [...acting, ...(opening === '' ? [] : [opening]), ...inside];
  return names.length === 0 || isTitle(text) ? [] : names;
}

/** A cell of one to four words, each with a capital. */
const isName = (cell: string): boolean =>
  /^(?:\p{Lu}[\p{Ll}’'-]+(?: (?:& )?|$)){1,4}$/u.test(cell) && cell.length <= 60;

function checkName(name: string, line: Line, index: InputIndex, findings: Findings): void {
  const parts = splitWords(name).filter((part) => !usualCapitals.has(part));
  if (parts.length === 0) return;
  const isShort = (part: string) => part.length <= 4 && name.includes(part.toUpperCase());
  const missing = parts.filter((part) => !isKnown(part, index) && !isShort(part));
  const said = `${quoted(name)} (${line.place})`;
  if (missing.length > 0) findings.miss(name, said);
  else if (parts.some((part) => index.running.includes(` ${part} `)))
    findings.support(plainWord(name));
}

/** As it stands, without its plural, or part by part. */
const isKnown = (part: string, index: InputIndex): boolean =>
  isKnownWord(part, index) || isKnownWord(part.replace(/s$/, ''), index);
