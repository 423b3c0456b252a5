import { type Pattern, type Surroundings } from './pattern.ts';

/** Labels of an invitation, a post or a notice, each with one value in its line. */
const labels = [
  'when|where|date|time|venue|place|location|room|price|cost|fee|entry|admission|host|speaker|guest|dress code|rsvp|deadline|meeting point|duration|level|organi[sz]er',
  'wann|wo|datum|uhrzeit|ort|treffpunkt|preis|kosten|eintritt|raum|dauer|referent(?:in)?',
  'quand|où|lieu|heure|tarif|prix|entrée|durée|intervenante?',
  'cuándo|dónde|fecha|hora|lugar|precio|entrada|duración',
  'quando|dove|data|ora|luogo|prezzo|ingresso|durata|onde|preço',
  'wanneer|waar|tijd|locatie|prijs|kosten|toegang',
].join('|');
const label = String.raw`[*_]{0,2}(?:${labels})[*_]{0,2} ?:[*_]{0,2}`;
const isLabel = new RegExp(`^[ \\t]*${label}`, 'iu');
const isFilled = /^[ \t]*[*_]{0,2}\p{Lu}[\p{L} '’/-]{1,30}[*_]{0,2} ?:[*_]{0,2} ?\S/u;
/** Behind a label, such a line is no value of it. */
const isSentence =
  /^(?!(?:The|At|In|Our|On|From|By|Im|Am|In der|Au|À|En|El|La|Le) )[^\n]*\p{L} [^\n]*[.!?]$/u;
const holdsValue = /\d|(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day|noon/iu;
/** Of others, such as a price, a sentence may be the value. */
const ofPlaceOrTime =
  /(?:when|where|date|time|venue|place|location|room|meeting point|wann|wo|ort|datum|uhrzeit|treffpunkt|raum|quand|où|lieu|heure|cuándo|dónde|fecha|hora|lugar|dove|quando|luogo|onde|wanneer|waar|tijd|locatie)[*_]{0,2} ?:/iu;
const isList = /^[ \t]*(?:[-*•–+☐]|\d{1,2}[.)]|[a-z]\))(?:[ \t]|$)|^[ \t]+\S/;

/** What is filled in by its reader. */
const isGivenToReader =
  /(?<!\p{L})(?:fill (?:in|out)|complete (?:and|this|the|all)|return (?:this|the|it|to)|hand (?:in|back)|please (?:print|tick|complete|sign)|block capitals|slip|form|questionnaire|signature|signed|ausfüllen|unterschrift|anmeldeformular|remplir|formulaire|rellen\p{L}{1,4}|formulario|compilare|modulo|invullen|formulier|template)(?!\p{L})/iu;

const isForReader = (masked: string, place: number): boolean =>
  isGivenToReader.test(masked.slice(Math.max(0, place - 600), place + 600));

function linesAround(match: RegExpExecArray, masked: string): { before: string; after: string[] } {
  const end = match.index + match[0].length;
  return {
    before: masked
      .slice(Math.max(0, match.index - 300), match.index)
      .split('\n')
      .at(-1)!
      .trimEnd(),
    after: masked
      .slice(end, end + 300)
      .split('\n')
      .slice(1)
      .map((line) => line.trimEnd()),
  };
}

/** A label with nothing in its line, among others that have their value there. */
function isOpenLabel(match: RegExpExecArray, { text, masked }: Surroundings): boolean {
  // What is blank here may be code in the text.
  if (!text.startsWith(match[0], match.index)) return false;
  const { before, after } = linesAround(match, masked);
  const next = after.find((line) => line !== '') ?? '';
  if (!isFilled.test(before) && !(isLabel.test(next) && isFilled.test(next))) return false;
  const isNext =
    next === '' ||
    isLabel.test(next) ||
    (isSentence.test(next) &&
      ofPlaceOrTime.test(match[0]) &&
      (!holdsValue.test(next) || after[0] === ''));
  return isNext && !isList.test(next) && !isForReader(masked, match.index);
}

const filledPoint = /^\d{1,2}[.)] [^\n:]{2,60}: ?\S/m;
const ofMinutes =
  /(?<!\p{L})(?:minutes|apologies|present|agenda|protokoll|anwesend|tagesordnung|compte[- ]rendu|présents|acta|asistentes|verbale|presenti|notulen)(?!\p{L})/iu;

function isOpenPoint(match: RegExpExecArray, { text, masked }: Surroundings): boolean {
  if (!text.startsWith(match[0], match.index)) return false;
  const isNext = match[3] === undefined || Number(match[3]) === Number(match[1]) + 1;
  const near = masked.slice(Math.max(0, match.index - 900), match.index + 600);
  return isNext && filledPoint.test(near) && !isForReader(masked, match.index);
}

/** A line with a bullet alone, below others that have words behind theirs. */
function isHanging(match: RegExpExecArray, { text, masked }: Surroundings): boolean {
  // What is blank here may be code in the text.
  if (!text.startsWith(match[0], match.index)) return false;
  const { before, after } = linesAround(match, masked);
  const next = after[0] ?? '';
  const bullet = match[1]!;
  if (/\d/.test(bullet))
    return (
      new RegExp(`^[ \\t]*${Number.parseInt(bullet, 10) - 1}[.)] \\S`).test(before) &&
      (next === '' || !/^\s*\d{1,2}[.)]$/.test(next)) &&
      !isForReader(masked, match.index)
    );
  const isBelow = before.trimStart().startsWith(`${bullet} `);
  return isBelow && (next === '' || next.trimStart().startsWith(bullet));
}

/** Lines of which nothing but the beginning was written. They go with the break before them. */
export const openLabels: readonly Pattern[] = [
  // Numbers of a list in a line, with nothing behind them: "2. Accounts 3. 4. 5. AOB".
  {
    sign: /\d\. \d\. (?:\d\. )?\p{Lu}/u,
    shape:
      /(?:(?<=: )1\. 2\. (?:3\. ){0,2}|(?<=\. \p{Lu}[\p{L} ]{2,40} )(?:3\. 4\. (?:5\. )?|2\. 3\. (?:4\. )?|4\. 5\. ))(?=\p{Lu})/gu,
  },
  {
    sign: /: (?:date|time|address|Adresse|Datum|place|venue|photo) (?:\+|&)/,
    shape:
      /(?<=\p{L}: )(?:date|time|address|Adresse|Datum|place|venue|photo) (?:\+|&) [\p{L}-]{3,20}(?=[.,]|[ \t]*\r?$)/gmu,
  },
  {
    sign: /:[*_]{0,2}[ \t]*\r?$/m,
    shape: new RegExp(String.raw`\n[ \t]*${label}[ \t]*(?=\r?\n|$)`, 'giu'),
    accepts: isOpenLabel,
  },
  {
    sign: /\n\d{1,2}[.)] [^\n:]{2,60}:[ \t]*(?:\r?\n|$(?![^]))/,
    shape: /\n(\d{1,2})([.)]) [^\n:]{2,60}:[ \t]*(?=\r?\n(\d{1,2})\2 |\s*$(?![^]))/gu,
    accepts: (match, around) =>
      isOpenPoint(match, around) &&
      (match[3] !== undefined || ofMinutes.test(around.masked.slice(0, 400))),
  },
  // Of minutes all that were there, excused or late are named.
  {
    sign: /:[ \t]*\r?$/m,
    shape:
      /\n(?:present|attendees|apologies|chair(?:person|ed by)?|minutes by|next meeting|anwesend|entschuldigt|protokoll|nächste sitzung|présents|excusés|prochaine réunion|asistentes|próxima reunión|presenti|assenti|aanwezig):[ \t]*(?=\r?\n(?:\r?\n)?(?:\p{Lu}[^\n:]{1,40}:|\d{1,2}[.)])|\s*$(?![^]))/giu,
    accepts: (match, { masked }) => !isForReader(masked, match.index),
  },
  {
    sign: /\n[ \t]*(?:[-*•–]|\d{1,2}[.)])[ \t]*(?:\r?\n|$(?![^]))/,
    shape: /\n[ \t]*([-*•–]|\d{1,2}[.)])[ \t]*(?=\r?\n|$)/g,
    accepts: isHanging,
  },
];
