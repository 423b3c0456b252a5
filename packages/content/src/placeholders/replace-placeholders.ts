import { replaceRanges } from '../replace-ranges.ts';
import { findPlaceholders, type Placeholder } from './find-placeholders.ts';
import { isKnownLater } from './generic-words.ts';

interface Replaced {
  text: string;
  count: number;
}

/** @property blanks placeholders for which there was nothing but a neutral phrase. */
interface Filled extends Replaced {
  blanks: number;
}

type Replacement = (placeholder: Placeholder, before: string) => string;

const rounds = { filled: 3, removed: 6, parted: 12 };

/** No placeholder goes over it, so that what is around a placeholder completes no other one. */
const parting = '\n.\n';

/**
 * The result holds no placeholder. A replacement may complete another one (`[Na[Name]me]`), and that one the next:
 * hence the rounds. What is found in a late one is taken out, and nothing else of the text.
 */
function replacePlaceholders(text: string, replacement: Replacement): Replaced {
  let current = text;
  let count = 0;
  for (let round = 0; round < rounds.parted; round += 1) {
    const found = findPlaceholders(current);
    if (found.length === 0) break;
    count += found.length;
    const from = current;
    current = replaceRanges(from, found, (placeholder, previousEnd) => {
      const { start } = placeholder;
      if (round >= rounds.filled) return round < rounds.removed ? '' : parting;
      return replacement(placeholder, from.slice(Math.max(previousEnd, start - 40), start));
    });
  }
  return { text: current, count };
}

export const stripPlaceholders = (text: string): string => replacePlaceholders(text, () => '').text;

type Resolve = (name: string) => string | undefined;

const short = /^tb[acd]$/;
const detailed = / to be (?:added|filled in|supplied|completed)$/;

/** Words whose value is missing go with it: "by on Friday". */
const connecting = new RegExp(
  '^(?:(?:by|until|before|from|to|for|on|at|with|of|only|just|about|over|up|least|around|nearly|almost|exactly|' +
    'approximately|roughly|more|than|between|and|no|nr|the|th|st|nd|rd|am|pm|um|ab|bis|gegen|uhr|von|le|el|il|op|à|' +
    String.raw`o|clock|\d+)(?: |$))+$`,
  'u',
);

const phrases: readonly (readonly [RegExp, string])[] = [
  [/^(?:xx?|nn?) \p{L}+$/u, 'the agreed date'],
  [/^tbd$/, 'to be decided'],
  [/^tbc$/, 'to be confirmed'],
  [/^tba$/, 'to be announced'],
  [/^still (?:open|pending)$/, 'not closed yet'],
  [/^(?:todo|fixme|changeme|replace me|replaceme|xxx+|lorem ipsum|object object)$/, ''],
  [connecting, ''],
  [/^xx?$/, 'some'],
  [/^(?:19|20)(?:xx|\dx)$/, 'that year'],
  [/^x+(?: x+)+$/, ''],
  [detailed, 'details to follow'],
  [/yyyy|jjjj|aaaa|^hh mm$|^month (?:dd|day|xx)|^day month|^(?:dd|tt) m/, 'the agreed date'],
  [/ (?:compléter|définir|insérer|préciser|remplir|venir|definir|rellenar)$/u, ''],
  [/(?:ergänzen|einfügen|eintragen|ausfüllen|completare?|definire|inserire)$/u, ''],
  [/^(?:placeholder|sample |dummy |filler |dolor |click )| goes$/, ''],
  [
    /^(?:please )?(?:undefined|null|none|nan|invalid date|error|fehler|delete|strike|check|click)(?![a-z])/,
    '',
  ],
  [
    /^(?:as (?:an ai|an artificial|a large|a language|of my) |let me know |would you |feel free |i hope this |here (?:s|is|are) |below (?:is|are) |\d+ source|utm source|contentreference|cite|turn\d)/,
    '',
  ],
  [/^(?:your|my|sender|our) (?:full )?name$|^signature$|^sender$/, 'our team'],
  [/^(?:your|our|my) (?:company|business|brand)/, 'our company'],
  [/(?:company|business|organi[sz]ation|account)/, 'the company'],
  [/(?:link|url|website)/, 'our website'],
  [/e ?mail/, 'our email address'],
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

/** Where a value would stand alone, "to be decided" is in its place, and one of the placeholders. */
const standsAlone = /(?:^|[:：,;|\t(\n]["*_ ]{0,3})$/;
const notYet: readonly (readonly [RegExp, string])[] = [
  [/^(?:tbd|to be (?:decided|defined|determined|fixed))/, 'not yet decided'],
  [/^(?:tbc|to be confirmed)/, 'not yet confirmed'],
  [/^(?:tba|to be announced)/, 'not yet announced'],
];

/** For words such as `TBD`, `to be confirmed` and `folgt`. */
const tellLater = (name: string): string =>
  notYet.find(([shape]) => shape.test(name))?.[1] ?? 'not yet known';

/** Lines that were only begun, and notes of those who wrote them, have nothing to say to a reader. */
const isNote = (placeholder: string): boolean =>
  /^(?:\n|<!--|(?:[-=>]{2,4}|[–—]) ?\p{L}|[^\p{L}\n]{0,4}(?:draft|entwurf|brouillon|borrador|bozza|rascunho|do not)\P{L})/iu.test(
    placeholder,
  );

function phraseFor(name: string, before: string): string {
  const isAlone = short.test(name) ? standsAlone.test(before) : isKnownLater(name);
  if (isAlone && !detailed.test(name)) return tellLater(name);
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
    const filled = known ?? (isNote(placeholder.text) ? '' : phraseFor(name, before));
    // `[Name] {{customer}}` ask for one thing.
    const isAgain = filled === last && before.trim() === '';
    last = filled;
    return isAgain ? '' : filled;
  });
  return { ...replaced, blanks };
}
