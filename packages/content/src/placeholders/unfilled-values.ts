import { isDefault, isNumbered, isRun } from './default-values.ts';
import { isKnownLater } from './generic-words.ts';
import type { HeadedCell } from './headed-cells.ts';

const printed =
  /^(?:undefined|NaN|Invalid [Dd]ate|\(null\)|\(undefined\)|<null>|nil|\[?object Object\]?|-?Infinity)$/;
/** Of lower case it is a value of a program: `middle_name: null`. */
const isNull = (text: string, label: string): boolean =>
  /^(?:null|NULL)$/.test(text) && /^\p{Lu}|^"|[.]/u.test(label);
const describesData = /default|type|value|schema|return|result|example|expected|error|output/;

/** Labels behind which it matters who, where, when, or how much. */
const ofFact =
  /(?:^|[ _])(?:speaker|trainer|host|chef|guide|instructor|teacher|presenter|moderator|referent(?:in)?|dozent(?:in)?|formateur|formatrice|formador|formatore|relatore|ponente|venue|location|room|place|date|day|time|start|end|when|where|who|price|cost|fee|ort|raum|datum|uhrzeit|preis|beginn|wann|wo|wer|lugar|fecha|hora|precio|sala|lieu|heure|prix|salle|luogo|data|ora|prezzo|plaats|tijd|prijs|sted|tid|pris|miejsce|termin|cena|contact|photographer|driver|caterer|gast|guest|dj|band|讲师|講師|地点|时间|日期|場所|日時|会場|강사|장소)$/;
const open =
  /^(?:(?:noch |still |yet )?(?:offen|open|pending|unknown|unclear|unconfirmed|undecided|missing)(?: yet)?|awaiting (?:reply|answer|confirmation|news)|(?:noch )?(?:unklar|unbekannt|nicht bekannt)|steht noch nicht fest|pendiente|en attente|inconnu|in attesa|nog (?:niet )?(?:bekend|onbekend|open|te bepalen)|bude upřesněno|meddelas (?:senare|inom kort)|待定|未定|未確定|미정|okänt|ukendt|ukjent|nieznan[ye]|n\. ?n\.|N\.?N\.?|n\.t\.b\.|nnb|ntb|t\.b\.[acd]\.?|tb[acd]|to be advised)(?:$|[,;(–—] ?(?!\p{Lu}\p{L}+ \p{Lu})[^\n]{0,60}$)/iu;

const nobody =
  /^(?:john|jane|jon) (?:doe|q\.? public)$|^(?:joe|fred) bloggs$|^(?:max|erika) mustermann$/i;
const ofPerson = /name|contact|person|host|speaker|customer|client|lead|owner|guest|kunde|cliente/;

/** Values in brackets that say that there is none, or what it is like. */
const toldInBrackets =
  /^(?:none|empty|unassigned|blank|not (?:set|given)|n\/a|unknown|redacted|withheld|private|hidden|deleted|removed|internal|confidential|weekly|daily|monthly|online|remote|hybrid|draft|final|new|open|closed|won|lost|yes|no|done|x|free|sold out|cancel+ed|ok|auto|default|system|self|me|all|public|optional|external)$/i;
const toAssign =
  /^(?:to )?(?:assign|add|set|choose|decide|fill in|insert|enter|pick|find|ask|confirm|select)(?: \p{L}{2,15}){0,3}$/iu;

/** "Agenda: [agenda]", "Owner: [new owner]", "Stage: [assign]". */
function isBracketed({ text, heading }: HeadedCell): boolean {
  const [, inside] = /^[[<{(]([^[\]<>{}()\n]{2,40})[\])}>]$/.exec(text) ?? [];
  if (inside === undefined || toldInBrackets.test(inside)) return false;
  const words = inside.toLowerCase();
  const last = heading.split(/[ _.]/).at(-1)!;
  return (
    (last.length > 2 && words.split(/[ _]/).some((word) => word === last || `${word}s` === last)) ||
    (toAssign.test(words) && !/label|tag/.test(heading))
  );
}

const empty = /^(?:\[ {0,4}\]|\( {0,4}\)|\{ {0,4}\}|< {0,4}>|""|“”|«»)$/;

/** `contact.city: City` */
const namesItself = ({ text, heading }: HeadedCell): boolean =>
  /[._](?:first|last|name|city|street|address|company|phone|email|title|position|owner|country)(?:[ _]name)?$/.test(
    heading,
  ) && heading.replaceAll('_', ' ').split('.').at(-1)!.endsWith(text.toLowerCase());

const isWithoutValue = (cell: HeadedCell, label: string): boolean => {
  const { text, heading } = cell;
  if (printed.test(text) || isNull(text, label)) return !describesData.test(heading);
  if (/^(?:_{3,}|\.{4,})$/.test(text)) return false;
  if (isRun(cell) || isNumbered(cell) || isDefault(cell) || isBracketed(cell)) return true;
  if (namesItself(cell)) return true;
  if (nobody.test(text) && ofPerson.test(heading)) return true;
  return (
    (open.test(text) && ofFact.test(heading)) || (/^tb[acd]$/i.test(text) && isOfFacts(heading))
  );
};

/** A stage may be called so. */
const isOfFacts = (heading: string): boolean =>
  !/status|stage|phase|column|state|meaning|abbreviation/.test(heading);

/** A box alone among lines with values is empty: of several, the reader ticks some. */
const isBox = ({ text }: HeadedCell): boolean => /^\[[ xX✓]{0,4}\]/u.test(text) || empty.test(text);

/** The values of labels that were never filled in. */
export function listUnfilled(text: string, values: readonly HeadedCell[]): HeadedCell[] {
  const hasOneBox = values.length > 1 && values.filter(isBox).length === 1;
  return values.filter((value) => {
    const label = readLabel(text, value);
    if (hasOneBox && empty.test(value.text))
      return !describesData.test(value.heading) && !isOfProgram(value.text, label);
    return isWithoutValue(value, label);
  });
}

const readLabel = (text: string, { start, heading }: HeadedCell): string => {
  const before = text.slice(Math.max(0, start - 160), start);
  const at = before.toLowerCase().lastIndexOf(heading);
  return at < 0 ? heading : before.slice(/["“]/.test(before[at - 1] ?? '') ? at - 1 : at);
};

/** An empty list or object of data: `"notes": {}`. */
const isOfProgram = (written: string, label: string): boolean =>
  /^[\p{Ll}_]+\P{L}{0,3}$/u.test(label) || (label.startsWith('"') && /^(?:\{|\[)/.test(written));

/** Whether a cell of a table holds what a tool shows before there is a value. */
export const isUnfilledCell = (cell: HeadedCell): boolean =>
  cell.text !== cell.heading &&
  // Below a heading of a table, and in the place of no value, there are lines.
  !/^(?:[-–—]+|\?)$/.test(cell.text) &&
  (isRun(cell) || isNumbered(cell) || isDefault(cell));

export const isOpen = (text: string, heading: string): boolean =>
  (text === '?' && /phone|mail|price|cost|date|address/.test(heading)) ||
  (ofFact.test(heading) && (open.test(text) || isKnownLater(text)));
