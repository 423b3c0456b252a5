import { replaceRanges } from '../replace-ranges.ts';
import { findPlaceholders, type Placeholder } from './find-placeholders.ts';

interface Replaced {
  text: string;
  count: number;
}

/** @property blanks placeholders for which there was nothing but a neutral phrase. */
interface Filled extends Replaced {
  blanks: number;
}

type Replacement = (placeholder: Placeholder, before: string) => string;

const rounds = 3;

/**
 * The result holds no placeholder. A replacement may complete another one (`[Na[Name]me]`), hence
 * the rounds and the last resort.
 */
function replacePlaceholders(text: string, replacement: Replacement): Replaced {
  let current = text;
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    const found = findPlaceholders(current);
    if (found.length === 0) return { text: current, count };
    count += found.length;
    const from = current;
    current = replaceRanges(from, found, (placeholder, previousEnd) => {
      const { start } = placeholder;
      return replacement(placeholder, from.slice(Math.max(previousEnd, start - 40), start));
    });
  }
  if (findPlaceholders(current).length === 0) return { text: current, count };
  return { text: withoutLinesOfAny(lastResort(current)), count };
}

/** What still holds one is no text of anybody: its lines are dropped. */
function withoutLinesOfAny(text: string): string {
  let current = text;
  for (let round = 0; round < rounds; round += 1) {
    const found = findPlaceholders(current);
    if (found.length === 0) return current;
    current = replaceRanges(current, found, () => '');
  }
  const left = findPlaceholders(current);
  if (left.length === 0) return current;
  const lines = replaceRanges(
    current,
    left.map(({ end }, at) => ({ start: current.lastIndexOf('\n', left[at]!.start) + 1, end })),
    () => '',
  );
  return findPlaceholders(lines).length === 0 ? lines : '';
}

export const stripPlaceholders = (text: string): string => replacePlaceholders(text, () => '').text;

function lastResort(text: string): string {
  return text
    .replace(/[[\]{}<>%$€£_«»‹›|@#&~^…]/g, ' ')
    .replace(/YY|DD|JJ|AA|HH|yyyy|hh:mm/g, ' ')
    .replace(/here|hier|ici|aqu[ií]|qui/gi, ' ')
    .replace(/(?<=[.?-])[.?-]+/g, '')
    .replace(/name|prénom|nombre/gi, 'label')
    .replace(/choose an item/gi, 'choose')
    .replace(/month|day/gi, 'date')
    .replace(/lorem|dolor|dummy|filler/gi, ' ')
    .replace(/0{2,}/g, '0')
    .replace(/insert/gi, 'put')
    .replace(/placeholder/gi, 'sample')
    .replace(/goes here/gi, 'goes')
    .replace(/replace this/gi, 'replace')
    .replace(/(?<= )to be (?=added|filled|supplied|completed)/gi, 'still to be ')
    .replace(/(?<![\p{L}\p{N}])(?:(?:19|20)\d?)?XX?(?![\p{L}\p{N}])/gu, ' ')
    .replace(
      /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|TBC|TBA|TKTK|CHANGEME|REPLACEME)(?![\p{L}\p{N}])/giu,
      ' ',
    )
    .replace(/(?<![\p{L}\p{N}])x{3,}(?![\p{L}\p{N}])/giu, ' ');
}

type Resolve = (name: string) => string | undefined;

const phrases: readonly (readonly [RegExp, string])[] = [
  [/^(?:tbd)$/, 'to be decided'],
  [/^(?:tbc)$/, 'to be confirmed'],
  [/^(?:tba)$/, 'to be announced'],
  [/^(?:todo|fixme|changeme|replace me|replaceme|xxx+|lorem ipsum|object object)$/, ''],
  [/^xx?$/, 'some'],
  [/^(?:19|20)(?:xx|\dx)$/, 'that year'],
  [/^x+(?: x+)+$/, ''],
  [/ to be (?:added|filled in|supplied|completed)$/, 'details to follow'],
  [/yyyy|jjjj|aaaa|^hh mm$|^month (?:dd|day|xx)|^day month|^(?:dd|tt) m/, 'the agreed date'],
  [/ (?:compléter|définir|insérer|préciser|remplir|venir|definir|rellenar)$/u, ''],
  [/(?:ergänzen|einfügen|eintragen|ausfüllen|completare?|definire|inserire)$/u, ''],
  [/^(?:placeholder|sample |dummy |filler |dolor |click )| goes$/, ''],
  [
    /^(?:undefined|null|none|nil|nan|invalid date|error|fehler|delete|strike|check|click)(?![a-z])/,
    '',
  ],
  [/^(?:your|my|sender|our) (?:full )?name$|^signature$|^sender$/, 'our team'],
  [/^(?:your|our|my) (?:company|business|brand)/, 'our company'],
  [/(?:company|business|organi[sz]ation|account)/, 'the company'],
  [/(?:link|url|website)/, 'our website'],
  [/email/, 'our email address'],
  [/(?:phone|mobile)/, 'our phone number'],
  [/(?:date|deadline|day|month|year|time)/, 'the agreed date'],
  [/(?:amount|price|budget|fee|cost)/, 'the agreed amount'],
  [/(?:city|location|place|address|site)/, 'the site'],
  [/(?:percent|percentage|statistic)/, 'a share'],
  [/(?:name|client|customer|recipient|prospect|contact|person)/, 'the customer'],
];

const greeting = /(?:^|[\s>*])(?:hi|hello|dear|hey|good (?:morning|afternoon|evening))[ ,]*$/i;

/** The words a placeholder asks for: `{{first_name}}` asks for `first name`. */
function readName(placeholder: string): string {
  return placeholder
    .replace(/&[lg]t;/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/^(?:please )?(?:insert|add|enter|fill in|put|type|choose|select|replace)\s+/, '')
    .replace(/\s+here$/, '');
}

function phraseFor(name: string, before: string): string {
  for (const [shape, phrase] of phrases) {
    if (!shape.test(name)) continue;
    return phrase === 'the customer' && greeting.test(before) ? 'there' : phrase;
  }
  const words = name.replace(/^(?:the|a|an|your|our|my)\s+/, '').slice(0, 60);
  return words.length < 2 || /^\d/.test(words) ? '' : `the ${words}`;
}

/** The text with each placeholder filled from `resolve`, or else by a neutral phrase. */
export function fillPlaceholders(text: string, resolve: Resolve = () => undefined): Filled {
  let last = '';
  let blanks = 0;
  const replaced = replacePlaceholders(text, (placeholder, before) => {
    const name = readName(placeholder.text);
    const known = resolve(name);
    if (known === undefined) blanks += 1;
    const filled = known ?? phraseFor(name, before);
    // `[Name] {{customer}}` ask for one thing.
    const isAgain = filled === last && before.trim() === '';
    last = filled;
    return isAgain ? '' : filled;
  });
  return { ...replaced, blanks };
}
