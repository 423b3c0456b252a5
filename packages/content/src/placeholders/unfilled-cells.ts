import { isForeignOrder, isKnownLater, namesForeignField } from './generic-words.ts';
import type { HeadedCell } from './headed-cells.ts';
import { holdsNotations, isState } from './mentions.ts';
import { namesField } from './placeholder-words.ts';
import { isOpen, isUnfilledCell } from './unfilled-values.ts';

const nothing = /^(?:undefined|NaN|nan|null|NULL|nil|\(null\)|<null>|Invalid [Dd]ate)$/;
/** In columns that describe data, nothing is a value too. */
const describesData = /default|type|value|schema|return|result|example|expected|input|output/;
const noneOf = /name|mail|date|phone|link|url|address|city|price|amount|contact|owner/;

const wrapping =
  /^(?:(?:sample|example|dummy|enter|add|insert|type|write|give)(?: (?:your|an?|the))? )?(.{2,40}?)(?: (?:goes |comes )?here)?(?: \([^)]{1,60}\))?$/;
const contents =
  /^(?:(?:meta|product|page|short|long|image|photo|alt|event|company|job) )?(?:description|text|caption|title|headline|subject|content|body|summary|quote|tagline|slogan|bio|note|comment|question|answer|address|link|message)$/;

/** Headings of columns that tell a reader what to do, or hold names of works. */
const asksReader =
  /label|hint|help|instruction|prompt|field|question|button|song|film|book|^(?:next )?(?:steps?|tasks?|actions?|to ?dos?|activit(?:y|ies)|jobs?|work|checklist)$/;

/** Columns in which something to do is a value. */
const isOfSteps = /^next|action|to.?do/;

/** Names of nobody, and the columns in which somebody's stands. */
const isName =
  /^(?:first(?: ?name)? last(?: ?name)?|name surname|vorname nachname|pr[ée]nom nom|nombre apellidos?|nome cognome|imi[ęe] nazwisko|(?:first|last|full|customer|client|contact|your|guest|speaker) ?name)$/;
const hasName =
  /name|contact|person|host|speaker|customer|client|lead|owner|author|guest|partner|ansprech|kunde|cliente|nom|who|by$/;
const isAlike = (cell: string, heading: string): boolean =>
  (/^job title$/.test(cell) && /role|position|job/.test(heading)) ||
  (/^(?:phone|mobile) number$/.test(cell) && /phone|mobile|tel/.test(heading));

const plain = (words: string): string => words.toLowerCase().replaceAll(/[_-]+/g, ' ').trim();

const dummy =
  /^(?:(?:test|dummy|foo|bar|baz|asdf\w*|qwert[yz]\w*|aaa+|bbb+|xxx+|yyy+|zzz+|abc|xyz|bla|lorem|ipsum|sample|example|muster)(?: ?(?:test|dummy|bar|user|name|text|gmbh|ltd|inc|ag|company|firma|street|straße|str\.?|city|town|\d{1,3}))?|(?:test|foo|a+|asdf|x+|user)@\S{1,30})$/i;
const dummyNumber = /^(?:0{2,}|1{2,}|9{2,}|0?123456?7?8?9?0?|1234|0{1,5}[.,]0{2}|-|)$/;

/** A row of which nothing but tests of the keyboard is to be read. */
function isDummy({ text, row }: HeadedCell): boolean {
  if (!dummy.test(text) && !dummyNumber.test(text)) return false;
  const words = row.filter((cell) => dummy.test(cell.text)).length;
  return (
    words > 1 &&
    row.length > 2 &&
    row.every((cell) => dummy.test(cell.text) || dummyNumber.test(cell.text.trim()))
  );
}

/** What nobody has as a number or a name, in the columns that hold them. */
const sampleNumber =
  /^(?:\+?\d{2} ?)?(?:0?123 ?456 ?78?9?0?|0?1234 ?567 ?89?0?|0?12345 ?67890?|0{6,}|1{6,}|9{6,})$/;
const samplePerson =
  /^(?:john|jane|jon) (?:doe|q\.? public)$|^(?:joe|fred) bloggs$|^foo bar$|^test (?:test|user|person|customer|kunde)$|^(?:max|erika) mustermann$/i;
const isSample = ({ text, heading }: HeadedCell): boolean =>
  (sampleNumber.test(text) && /phone|mobile|tel|fax|handy|móvil|cell/.test(heading)) ||
  (samplePerson.test(text) && hasName.test(heading));

/** Rows in which cells are numbered, or named by their kind, alone: "Guest 1,Option A,Allergen text". */
const numbered =
  /^(?:guest|person|user|customer|client|attendee|employee|contact|speaker|company|supplier|vendor|brand|product|item|dish|option|title|topic|answer|category|service|feature|benefit|description|name|address|city|value|text) ?(?:[1-9]\d?|[A-F]|one|two|three)$/i;
const ofKind = /^\p{L}{3,20} (?:text|name|value|description|here|title|details|goes here)$/iu;
const ofPeople =
  /^(?:guest|person|user|customer|client|attendee|employee|contact|speaker|company|supplier|vendor|brand|product|item|dish|name) ?(?:[1-9]\d?|[A-F])$/i;

function isOfSampleRow({ text, row }: HeadedCell): boolean {
  if (!numbered.test(text) && !ofKind.test(text)) return false;
  const generic = row.filter((cell) => numbered.test(cell.text) || ofKind.test(cell.text));
  return (
    generic.length > 1 &&
    generic.some((cell) => ofPeople.test(cell.text) || ofKind.test(cell.text)) &&
    generic.some((cell) => numbered.test(cell.text)) &&
    generic.length * 2 > row.length
  );
}

/** Columns in which there are orders, or what somebody thinks of it. */
const ofOrders =
  /^next|action|to.?do|task|step|aufgabe|maßnahme|schritt|status|zustand|note|notiz|bemerk|komment|comment|anmerk|remarque|tâche|tarea|nota|taak|zadanie|uwagi|opmerking|question|frage|label|hint|instruction|button|text|title|subject|betreff|titel/;
/** "price?", "wer??", "ask Ada before listing". */
const askedInCell =
  /^(?:who|when|where|which|how many|wer|wann|wo|welche[rs]?|wie viele?|qui|quand|où|quién|cuándo|chi|quando|wie|wanneer|name|price|preis|prix|precio|prezzo|prijs|cena|date|datum|time|place|ort|address|phone|amount)\?{1,3}$|^(?:please |pls )?(?:ask|check with) (?:\p{Lu}\p{L}+ (?:for|before|about|first|when|which) .{2,30}|name|again.{0,30})!*$|^copy (?:\p{Ll}+ )?from .{2,40}$/iu;
const isOrderInCell = (text: string, heading: string): boolean =>
  !ofOrders.test(heading) &&
  (askedInCell.test(text) ||
    isForeignOrder(text) ||
    (text.endsWith('?') && heading !== '' && plain(text.replace(/\?+$/, '')) === plain(heading)));

/** Whether a cell holds no value: its column's name, an order to fill it in, or a printed nothing. */
export function isUnfilled(cell: HeadedCell): boolean {
  const { text, heading } = cell;
  if ((text.length < 2 && text !== '?') || text.length > 80) return false;
  if (holdsNotations(heading)) return false;
  if (isDummy(cell) || isSample(cell) || isOfSampleRow(cell)) return true;
  if (text.length > 3 && plain(text.slice(1, -1)) === plain(heading)) {
    if (/^(?:\[.*\]|<.*>|\(.*\)|\{.*\})$/.test(text)) return true;
  }
  if (
    cell.row.length < 12 &&
    /^tb[acd]$/i.test(text) &&
    cell.row.some((other) => /^to be \p{L}/iu.test(other.text))
  )
    return false;
  if (nothing.test(text)) return !describesData.test(heading);
  if (isUnfilledCell(cell) || isOpen(text, heading)) return true;
  if (text === 'None') return noneOf.test(heading);
  if (/^(?:#{2,12}|[$€£]{2,3}|\d{1,3}[.,]\d?\d?X{1,2})$/.test(text)) return true;
  if (/^(?:NN|xx)$/.test(text)) return !/size|code|country/.test(heading);
  if (/^to (?:be arranged|follow)/i.test(text) && isOfSteps.test(heading)) return false;
  if (isKnownLater(text)) return !isState(heading);
  if (isOrderInCell(text, heading)) return true;
  return namesItsColumn(plain(text), plain(heading));
}

/** "Allergen text" below "allergens". */
const isKindOf = (inside: string, heading: string): boolean => {
  const [, kind] =
    /^(\p{L}{3,20}) (?:text|value|placeholder|content|info|goes here)$/u.exec(inside) ?? [];
  return kind !== undefined && (heading === kind || heading === `${kind}s`);
};

function namesItsColumn(cell: string, heading: string): boolean {
  if (heading === '' || asksReader.test(heading)) return false;
  if (isAlike(cell, heading)) return true;
  if (isName.test(cell)) return hasName.test(heading);
  const inside = wrapping.exec(cell.replace(/^\((.*)\)$/, '$1'))?.[1] ?? '';
  // "the customer" is whoever is meant above.
  if (/^(?:the|an?|our|my|some) /.test(inside)) return false;
  if (isKindOf(inside, heading)) return true;
  if (contents.test(inside)) return inside !== cell || cell === heading;
  if (!namesField(inside) && !namesForeignField(inside)) return false;
  if (cell.startsWith('(') || cell === heading) return true;
  const [ofCell, ofHeading] = [inside, heading].map((words) => words.split(' ').at(-1)!);
  return ofCell === ofHeading && inside.split(' ').length <= 2;
}
