import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { ignoringCase } from '@workspace-ops/content';
import { monthNames } from '../facts/day-word.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip, quoteEntry } from '../facts/inline-text.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';

type Inputs = Pick<WorkflowDefinition, 'inputs'>;

const openNames = new Set(namesFor('openItems'));
const controls = new Set(namesFor('reconciliations'));
const ofOwner = new Set(namesFor('owner'));
const ofDay = new Set([...namesFor('dueDate'), ...namesFor('date'), 'by']);
const ofDueDay = new Set(namesFor('dueDate'));
const evidence = new Set(namesFor('evidence'));
const mostAsked = 4;

const isIn = ({ path: [list = ''] }: Fact, names: ReadonlySet<string>): boolean =>
  names.has(normalName(list));

/** `Cracked panels: owner Ada, due 4 December`: whether a part of an entry goes by one of the names. */
const hasPart = (entry: string, names: ReadonlySet<string>): boolean =>
  entry.split(/[,;:] /).some((part) => {
    const words = part.split(' ');
    return [1, 2].some(
      (count) => words.length > count && names.has(normalName(words.slice(0, count).join(' '))),
    );
  });

/** The items of a month that are still open, each as it is called and as it is told. */
const listOpenItems = ({ facts }: Pick<FactSheet, 'facts'>): string[] =>
  facts
    .filter((fact) => isIn(fact, openNames))
    .flatMap(({ value, items = [value] }) => items)
    .filter((said) => !/^(?:no|none|nil|n\/a)\b/i.test(said));

/** What an item says neither in a field nor in words. */
function findUnsaid(said: string): string | undefined {
  if (isCarried(said)) return undefined;
  const [named, dated] = readDashed(said);
  const hasOwner = named || hasPart(said, ofOwner);
  const hasDay = dated || hasPart(said, ofDay);
  if (hasOwner && hasDay) return undefined;
  if (hasOwner) return 'by when';
  return hasDay ? 'who carries it' : 'who carries it, and by when';
}

/** Who answers for the whole month, and by when, is who carries what is open in it. */
const carriesAll = ({ facts }: FactSheet): boolean =>
  [ofOwner, ofDueDay].every((names) =>
    facts.some(
      ({ path, names: own, hasBlank }) =>
        path.length === 1 && !hasBlank && own.some((name) => names.has(name)),
    ),
  );

/** Of what is open who has it, and until when, as far as it does not say so. */
export function askWhoCarries(said: string): string[] {
  const unsaid = findUnsaid(said);
  return unsaid === undefined ? [] : [`${quoteEntry(clip(said, 120))} is open: ${unsaid}?`];
}

/** An open item without an owner or a date is escalated; of several, whether whoever carries the month carries them. */
export function askAboutOpenItems({ inputs }: Inputs, sheet: FactSheet): string[] {
  if (!inputs.includes('openItems')) return [];
  const asked = listOpenItems(sheet).flatMap(askWhoCarries);
  if (asked.length === 0 || !carriesAll(sheet)) return asked.slice(0, mostAsked);
  const owner = clip(sheet.find('owner')?.value ?? '', 60);
  const dated = asked.filter((one) => one.endsWith(': by when?'));
  const others = asked.length - dated.length;
  const all = `${String(others)} open items have no owner and date of their own: does ${owner} carry them until the due date of the month?`;
  return owner === '' || asked.length === 1
    ? []
    : [...dated.slice(0, mostAsked), ...(others > 1 ? [all] : [])];
}

/** Whether an open item is of the control, which is asked about there: `CIS difference, Kacper` of `CIS deductions: …`. */
export function isOpenItem(
  control: string,
  all: readonly string[],
  sheet: Pick<FactSheet, 'facts'>,
): boolean {
  const others = new Set(all.filter((one) => one !== control).flatMap(ownWords));
  const own = ownWords(control).filter((word) => !others.has(word));
  return listOpenItems(sheet).some((said) => {
    const words = ownWords(said.split(/: (?:owner|due)\b/)[0]!);
    return own.some((word) => words.includes(word));
  });
}

/** The words by which a control is told from others. */
const ownWords = (said: string): string[] =>
  (
    said
      .split(/: | [–-] /)[0]!
      .toLowerCase()
      .match(/\p{L}{3,}/gu) ?? []
  )
    .filter((word) => !general.test(word))
    .map((word) => word.replace(/s$/, ''));
const general =
  /^(?:the|and|for|with|are|has|was|not|difference|differences|account|accounts|acct|control|balance|reconciliation|recon|deductions?|stock|count|counted|total|ledger|statement|cash|open|item|items|missing|short|over|month|check|checked|between|from|paid|week|two|one|three|unexplained|no|owner)$/;

/** A control without evidence is open, where others of its list have theirs; of one that differs more is asked. */
export function askAboutEvidence(
  { inputs }: Inputs,
  { facts }: FactSheet,
  open: readonly string[],
): string[] {
  if (!inputs.includes('reconciliations')) return [];
  const listed = facts.filter(
    (fact) => isIn(fact, controls) && isEntry(fact) && fact.fields !== undefined,
  );
  const without = listed.filter(({ value }) => !hasPart(value, evidence));
  return without.length === listed.length
    ? []
    : without
        .filter(({ value }) => !open.includes(value))
        .slice(0, mostAsked)
        .map(({ value }) => `“${clip(value, 120)}” has no evidence: it is open until it has.`);
}

const weekdays = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';

/** `BAS draft - Mel - 14 Dec`: whether a part behind a dash is a name, and whether one, or the words, have a day. */
function readDashed(said: string): [named: boolean, dated: boolean] {
  const [, ...parts] = said.split(/ [-–—|] /u);
  const isNamed = parts.some((part) => nameAlone.test(part.trim()));
  return [isNamed, isNamed && (untilWhen.test(said) || parts.some((part) => dayFirst.test(part)))];
}

const person = `(?!(?:${monthNames}|${weekdays})\\b)(?-i:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)`;
const does =
  '(?: (?:(?:is |are |will be )?\\p{L}{3,}ing|to \\p{L}{2,}|will \\p{L}{2,}|has it|on it|(?:checks?|looks?|asks?|chases?|clears?|posts?|fixe?s|sorts?|handles?|investigates?|follows?|books?|sends?))(?!\\p{L})|,? (?:by|due|before)\\b)';
/** `Lynne recounting`, `Gary, by 4 December`, `owner Lynne`: what stands first is what it is of. */
const carriedBy = ignoringCase(`[,;.(–-] ?${person}${does}|\\b(?:owner|carried by|with) ${person}`);
const untilWhen = new RegExp(
  `\\b(?:by|on|due|before|until|till)(?: (?:the|end|close|of|next|this|due|date))* (?:\\d{1,2}\\b|(?:${monthNames}|${weekdays})\\b|week|month|tomorrow|today)`,
  'iu',
);

const nameAlone = ignoringCase(`^${person}$`);
const dayFirst = new RegExp(
  `^\\s*(?:\\d{1,2}(?:st|nd|rd|th)? (?:${monthNames})|\\d{1,2}[/.]\\d{1,2})`,
  'iu',
);

/** `Missing receipts, Dan, Dec 4` */
const listedWithDay = ignoringCase(
  `, ${person}, (?:by |due )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:${monthNames})|(?:${monthNames})\\p{L}*\\.? \\d|\\d{1,2}[/.]\\d|\\d{4}-\\d\\d)`,
);

/** Whether an open item says who carries it, and by when. */
export const isCarried = (said: string): boolean =>
  listedWithDay.test(said) || (carriedBy.test(said) && untilWhen.test(said));
