import { ignoringCase } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { dayWord } from '../facts/day-word.ts';
import { isCallingName } from '../facts/given-names.ts';
import { isNoName } from '../facts/no-names.ts';

/** What a line of a list says itself of who has it, and until when: what stands beside the list is none of its own. */
interface OwnParts {
  owner?: string;
  dueDate?: string;
  status?: string;
}

const nobody =
  /\b(?:no[ -]?one|nobody)(?: (?:is )?(?:assigned|yet|has it|on it|owns it))?\s*[.)]*$|\b(?:un|not (?:yet )?)(?:assigned|allocated)\b|\bno owner\b/iu;
const named = /\b(?:assigned to|owner:?|owned by) (\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u;
/** `… - Shane`: a name, or a place. */
const atEnd = new RegExp(
  String.raw`(?: [-–—] | \()(?!${dayWord})(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[.)]*$`,
  'u',
);
const day = String.raw`(\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?(?![\d/])|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}(?: \d{4})?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?(?!\d)|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?\b)`;
const due = new RegExp(
  String.raw`\b(?:due(?: date| on| by| back)?|overdue since|expire[ds](?: on)?|deadline(?: is)?):? ${day}`,
  'iu',
);

/** `… - Tasha by 11/27`, at the end, which is a name and no place. */
const carried = ignoringCase(
  String.raw`(?: [-–—:] ?| \(|, )(?!(?-i:${dayWord}))(?-i:(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)),? (?:by|before|due) ${day}[.)]*$`,
);
/** `Denise wants to know, Sam calls her`: who does it, in words. */
const does = new RegExp(
  String.raw`(?:^| [-–—] |[,;:(] ?)(?:so |and )?(\p{Lu}[\p{L}'’-]+) (?:(?:to|will|is to|is going to) \p{Ll}{2,}|(?:has|is on) it\b|(?:calls|rings|phones|checks|books|orders|fixes|takes|sends|sorts|chases|collects|drops|cleans|covers|follows)\b)`,
  'gu',
);
/** `Jenny, please reorder` */
const asked = /^(\p{Lu}[\p{L}'’-]+),? (?:please|pls|can you|could you)\b/u;
/** `Van 2 needs oil - Ines to book`: a name, whatever it is. */
const isToDo = /(?: [-–—] |[,;:(] ?)(?:so |and )?(\p{Lu}[\p{L}'’-]+) to \p{Ll}{2,}/gu;
/** `(Ravi, Thursday)` */
const inBrackets = ignoringCase(
  String.raw`\((?-i:(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)), (?:by )?${day}\)[.]?$`,
);
/** `Clear gutters - Joe - done`: who has it, before how it stands. */
const between = / [-–—|] (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) [-–—|] /u;
/** `… - by Wednesday`, `… - was due Nov 27`, `… - Dec 1` */
const untilAtEnd = ignoringCase(
  String.raw` [-–—|] (?:(?:(?:was |is )?(?:by|before|due) )?${day}|(today|tomorrow|tonight))[.)]*$`,
);
/** `… - Marcus Lowe - 2 December - confirmed` */
const untilBetween = ignoringCase(
  String.raw` [-–—|] (?:(?:was |is )?(?:by|before|due) )?${day}(?= [-–—|] )`,
);
/** `Hood at the school done`, and nothing that is half or still to be; an accident is not over with its book. */
const doneAtEnd =
  /(?<!\b(?:not|be|been|half|nearly|almost|part|partly|get|getting|nothing|never|until|when|once|if|to)(?: \p{L}+){0,2}|\b(?:accident|incident|near[- ]miss) (?:book|form|report|log|sheet))[ ,:(–—-]+(?:all )?(?:done|finished|completed?|closed|fixed)(?: (?:today|yesterday|now))?[.!)]*$/iu;

/** The parts of each line; nothing of a trailing name, which may be a place, unless others of the list say who has them. */
export function readOwnParts(lines: readonly string[]): OwnParts[] {
  const namesOwners = lines.some(
    (line) => nobody.test(line) || named.test(line) || findBetween(line) !== undefined,
  );
  const hasOwnersBetween = lines.some((line) => findBetween(line) !== undefined);
  const listed = readListed(lines);
  return lines.map((line, at) => {
    const amid = hasOwnersBetween ? findAnyBetween(line) : undefined;
    const last = atEnd.exec(line)?.[1];
    const [, whose, until] = carried.exec(line) ?? inBrackets.exec(line) ?? [];
    const owner = nobody.test(line)
      ? 'none'
      : (named.exec(line)?.[1] ??
        whose ??
        amid ??
        listed[at]?.owner ??
        findDoer(line) ??
        (namesOwners ? last : undefined));
    const dueDate = due.exec(line)?.[1] ?? until ?? findUntil(line) ?? byDay.exec(line)?.[1];
    return {
      ...(owner !== undefined && { owner }),
      ...(dueDate !== undefined && { dueDate }),
      ...(listed[at]?.status !== undefined && { status: listed[at].status }),
      ...(doneAtEnd.test(line) && { status: 'done' }),
    };
  });
}

/** Of several who do something nobody has the whole. */
function findDoer(line: string): string | undefined {
  const doing = [...line.matchAll(does), asked.exec(line) ?? []]
    .flatMap(([, who]) => who ?? [])
    .filter((who) => !isNoName(who));
  const toDo = [...line.matchAll(isToDo)].map(([, who]) => who!).filter((who) => !isNoName(who));
  const [name, other] = new Set([...doing, ...toDo]);
  if (name === undefined || other !== undefined) return undefined;
  return isCallingName(name) || toDo.includes(name) ? name : undefined;
}
const byDay = ignoringCase(String.raw`(?<!\b(?:was|were|been|done|closed) )\bby ${day}`);

const mostOfPart = 40;
const ofDay = ignoringCase(
  String.raw`^(?:(?:(?:was |is )?due(?: date| on| by| back)?|by|before|until|on|deadline(?: is)?):? )?(?:the |next |this )?(?:${day}|today|tomorrow|tonight)`,
);
const isName = new RegExp(
  String.raw`^(?!${dayWord})\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$`,
  'u',
);

/** `Order linen, Kerry, due Wednesday, ordered`: lines that have who has each in one place, and behind it how it stands. */
function readListed(lines: readonly string[]): (OwnParts | undefined)[] {
  const byCommas = readSplit(lines.map((line) => line.split(/, ?/u)));
  // In a hurry names are written small between dashes: `Renew the lease - tam - not started`.
  const byDashes = lines.map((line) => line.split(/ [-–—|] /u));
  return byCommas.some((one) => one !== undefined)
    ? byCommas
    : readSplit(
        byDashes.map((parts) => parts.map(withCapital)),
        byDashes,
      );
}

/** `Clean the furnace - done` names nobody. */
const isState =
  /^(?:done|closed|finished|completed?|fixed|cancelled|open|new|pending|waiting|started|late|overdue)$/i;

const withCapital = (part: string, at: number): string =>
  at > 0 && /^\p{Ll}{2,12}$/u.test(part) ? part.charAt(0).toUpperCase() + part.slice(1) : part;

function readSplit(
  split: readonly (readonly string[])[],
  written = split,
): (OwnParts | undefined)[] {
  const [place] = [1, 2].filter((one) =>
    split.every((parts) => isName.test(parts[one]?.replace(/\.$/, '') ?? '')),
  );
  const names = place === undefined ? [] : split.map((parts) => parts[place]!.replace(/\.$/, ''));
  const known = names.filter(
    (name) => isCallingName(name.split(' ')[0]!) || /^(?:nobody|unassigned)$/i.test(name),
  );
  // Places stand in one place, too.
  if (place === undefined || split.length < 2 || known.length * 2 < split.length)
    return split.map(() => undefined);
  return written.map((parts, at) => {
    const isOwned = !isState.test(names[at]!);
    const rest = parts.slice(isOwned ? place + 1 : place).filter((part) => !ofDay.test(part));
    const status = rest.at(-1)?.replace(/\.$/, '');
    return {
      ...(isOwned && { owner: names[at]! }),
      ...(status !== undefined && status.length <= mostOfPart && { status }),
    };
  });
}

function findUntil(line: string): string | undefined {
  const [, date, word] = untilAtEnd.exec(line) ?? untilBetween.exec(line) ?? [];
  return date ?? word;
}

/** A name that nobody knows, or a place: `Dock 3 repair - Amar - Dec 1`. */
function findAnyBetween(line: string): string | undefined {
  const [, name] = between.exec(line) ?? [];
  return name !== undefined && !isNoName(name) ? name : undefined;
}

function findBetween(line: string): string | undefined {
  const name = findAnyBetween(line);
  return name !== undefined && isCallingName(name.split(' ')[0]!) ? name : undefined;
}

/** Lines in words, each with who has it and until when as far as it says so. */
export function withOwnParts(
  records: JsonObject[],
  entries: readonly JsonValue[],
  wanted: readonly string[],
): JsonObject[] {
  const takes = ['owner', 'dueDate', 'status'].filter((name) =>
    wanted.some((one) => one === name || (one === 'date' && name === 'dueDate')),
  );
  if (takes.length === 0 || !entries.every((entry) => typeof entry === 'string')) return records;
  const own = readOwnParts(entries);
  return records.map((record, at) => ({
    ...Object.fromEntries(Object.entries(own[at]!).filter(([name]) => takes.includes(name))),
    ...record,
  }));
}
