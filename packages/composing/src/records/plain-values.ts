import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { onceByName } from '../facts/once-by-name.ts';

const depth = 4;

/** Values as people write them: days for seconds since 1970, amounts for cents, text for HTML. */
export function withPlainValues(record: JsonObject): JsonObject {
  const inCents = countsInCents(record);
  return readObject(record, inCents, 0);
}

function readObject(record: JsonObject, inCents: boolean, level: number): JsonObject {
  let isChanged = false;
  const read = Object.entries(record).map(([name, value]): [string, JsonValue] => {
    const told = readValue(name, value, inCents, level);
    const plain = (level === 0 ? readPoints(name, told, record) : undefined) ?? told;
    isChanged ||= plain !== value;
    return [name, plain];
  });
  return isChanged ? Object.fromEntries(read) : record;
}

function readValue(name: string, value: JsonValue, inCents: boolean, level: number): JsonValue {
  if (typeof value === 'number') {
    if (isDayName(name)) return readMoment(value) ?? value;
    return inCents && isAmountName(name) ? value / 100 : value;
  }
  if (typeof value === 'string')
    return isMillisecondsAsText(name, value)
      ? (readMoment(Number(value)) ?? value)
      : readText(name, value);
  if (level === depth || value === null || typeof value === 'boolean') return value;
  if (isJsonObject(value)) return readObject(value, inCents, level + 1);
  const read = value.map((one) =>
    isScalarText(one) ? one : readValue(name, one, inCents, level + 1),
  );
  return read.some((one, at) => one !== value[at]) ? read : value;
}

/** Points of a list that somebody wrote below each other, or with a semicolon between: nobody reads them as one sentence. */
function readPoints(name: string, text: JsonValue, record: JsonObject): string[] | undefined {
  if (typeof text !== 'string' || text.length > longestList || !/\S *[\n;/]/.test(text))
    return undefined;
  const own = normalName(name);
  if (!lists.has(own) && !comments.has(own) && !(ofOpening.has(own) && isOpening(record)))
    return undefined;
  const isSaid = comments.has(own);
  const between = isSaid
    ? / \/ /
    : text.includes('\n')
      ? /\r?\n/
      : /[.!?] \p{Lu}/u.test(text)
        ? undefined
        : /;/;
  const points = between === undefined ? [] : text.split(between);
  const told = points.map((point) => point.replace(mark, '').trim()).filter((one) => one !== '');
  return told.length > 1 && told.every(({ length }) => length <= longestPoint) ? told : undefined;
}
const lists = new Set(
  [
    ...'openItems reconciliations'.split(' ').flatMap(namesFor),
    ...'stilltodo lefttodo notdone notyetdone'.split(' '),
  ].filter((name) => name !== 'outstanding'),
);
/** What several people wrote in a survey. */
const comments = new Set('comments verbatims verbatim freetext'.split(' '));
/** Elsewhere a semicolon may stand within one task, or one offer. */
const ofOpening = new Set(
  'tasks requirements niceToHave benefits'.split(' ').flatMap((name) => namesFor(name)),
);
const roles = new Set(namesFor('role'));
const isOpening = (record: JsonObject): boolean =>
  Object.keys(record).some((name) => roles.has(normalName(name)));
const mark = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/u;
const longestList = 4_000;
const longestPoint = 240;

const isScalarText = (value: JsonValue): boolean =>
  typeof value === 'string' || typeof value === 'number';

const dayNames =
  /(?:date|day|time|stamp|at|on|start|end|created|expires?)$|^due(?:by)?$|^date\p{L}|(?:decision|needed|required|closes?|reply|start)by$/u;
const isDayName = onceByName((name): boolean => dayNames.test(plainName(name)));

/** Of the years from 2008 to 2052, in seconds or in milliseconds. */
const seconds = { from: 1.2e9, to: 2.6e9 };

const isSeconds = (value: JsonValue): value is number =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  value >= seconds.from &&
  value <= seconds.to;

function readMoment(value: number): string | undefined {
  const ms = isSeconds(value)
    ? value * 1_000
    : isSeconds(Math.floor(value / 1_000))
      ? value
      : undefined;
  return ms === undefined ? undefined : withoutMidnight(new Date(ms).toISOString());
}

/** `due_date: '1795996800000'` */
const isMillisecondsAsText = (name: string, value: string): boolean =>
  /^1\d{12}$/.test(value) && (isDayName(name) || plainName(name).startsWith('date'));

/** A program's midnight is a day; one of no calendar is none. */
const withoutMidnight = (text: string): string =>
  text.replace(/^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:?\d\d)?$/, '$1');

/** `15:10:00.000-0600` is read by nobody. */
const withPlainOffset = (text: string): string =>
  text
    .replace(/^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{1,6}(?=[+-]\d)/, '$1')
    .replace(/^(\d{4}-\d\d-\d\dT[\d:]{5,8}[+-]\d\d)(\d\d)$/, '$1:$2')
    .replace(/(?<=^.{16,19})\+00:00$/, 'Z');

/** Of what is done nobody asks for the minute. */
const doneOn =
  /^(?:(?:job|task|visit)?(?:completed|finished|resolved|resolution|closed|verified|completion)(?:on|at|date)|date(?:completed|closed|resolved))$/;

function readText(name: string, text: string): string {
  if (/^0{4}-00-00/.test(text)) return '';
  if (isDayName(name) && /^\d{4}\/\d\d\/\d\d$/.test(text)) return text.replaceAll('/', '-');
  const [, moment] = /^\/Date\((\d{9,13})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  if (moment !== undefined) return readMoment(Number(moment)) ?? text;
  if (doneOn.test(plainName(name)) && /^\d{4}-\d\d-\d\d[T ]\d/.test(text)) return text.slice(0, 10);
  if (/^-?\d{1,12}\.\d{1,8}0$/.test(text)) return withoutNaughts(text);
  if (/^\d{4}-/.test(text)) return withoutMidnight(withPlainOffset(text));
  if (/currency/i.test(name) && /^[a-z]{3}$/.test(text)) return text.toUpperCase();
  const choice = text.length <= longestChoice ? readChoice(text.trim()) : undefined;
  if (choice !== undefined) return choice;
  return html.test(text) ? withoutHtml(text) : text;
}

/** `65.000000` as a program has it in its books; `12.500` may be counted in thousands. */
const withoutNaughts = (text: string): string =>
  text.replace(/^(-?\d+\.\d\d)(?=\d{2})(\d*?)0+$/, '$1$2');

/** A select of which nobody chose anything, and one that says so in words. */
const readChoice = (text: string): string | undefined => {
  if (unchosen.test(text)) return '';
  return none.test(text) ? 'none' : undefined;
};
const unchosen =
  /^(?:-+ ?(?:none|keine?|aucune?|geen|select|ninguno|please select|choose|bitte w[äa]hlen) ?-+|(?:--+ ?)?(?:please (?:select|choose)|select (?:one|an option)|bitte (?:aus)?w[äa]hlen|(?:veuillez )?choisi(?:r|ssez)|maak een keuze|seleccione|selezionare?)[ .…]*(?: ?--+)?)$/i;
const none =
  /^(?:n[ée]ant|aucune?|keine?[rs]?|nichts|geen|niets|ning[uú]n[oa]?|nessun[oa]?|nenhuma?|ingen|inget|brak)\.?$/iu;
const longestChoice = 24;

/** Markup of a text: a tag within a line is not a program's. */
const html = /<\/?(?:p|br|li|ul|ol|div|h\d)\b[^>]{0,200}>/i;

const withoutHtml = (text: string): string =>
  text
    .replace(/<\/li>\s*(?=<li)/gi, '; ')
    .replace(/<(?:br|\/p|\/div|\/h\d)\b[^>]{0,200}>/gi, '\n')
    .replace(/<[^<>]{1,200}>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/[ \t]{2,}/g, ' ')
    .replace(/\n{2,}/g, '\n')
    .trim();

const amountNames = /(?:amount|amountdue|total|price|paid|remaining|tax|balance|fee|discount)$/;
const isAmountName = onceByName((name): boolean => amountNames.test(plainName(name)));
/** Currencies without a smaller unit. */
const whole = /^(?:BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|UGX|VND|VUV|XAF|XOF|XPF)$/i;

/** A program that counts its days in seconds counts its money in cents, where no amount of it has a fraction. */
function countsInCents(record: JsonObject): boolean {
  const numbers = listNumbers(record, 0);
  const currency = findCurrency(record, 0);
  if (currency === undefined || whole.test(currency)) return false;
  const amounts = numbers.filter(([name]) => isAmountName(name));
  return (
    numbers.some(([name, value]) => isDayName(name) && isSeconds(value)) &&
    amounts.length > 0 &&
    amounts.every(([, value]) => Number.isInteger(value))
  );
}

const listNumbers = (value: JsonValue, level: number): [string, number][] =>
  level > depth || typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, own]): [string, number][] =>
        typeof own === 'number' ? [[name, own]] : listNumbers(own, level + 1),
      );

function findCurrency(value: JsonValue, level: number): string | undefined {
  if (level > depth || typeof value !== 'object' || value === null) return undefined;
  for (const [name, own] of Object.entries(value)) {
    if (/currency/i.test(name) && typeof own === 'string' && /^[a-z]{3}$/i.test(own)) return own;
    const found = findCurrency(own, level + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}
