import { ignoringCase, mapMatches } from '@workspace-ops/content';

/** A date as far as it is written. */
export interface CalendarDate {
  year?: number;
  month?: number;
  day?: number;
  weekday?: number;
}

/** A place of a text that says something exact. */
export interface Specific {
  kind: 'figure' | 'date' | 'time' | 'code';
  text: string;
  start: number;
  end: number;
  /** Of a figure; several where the notation is read in two ways. Of a time: minutes of the day. */
  values: readonly number[];
  /** Of a date; several where day and month may be exchanged. */
  dates: readonly CalendarDate[];
  isPercent: boolean;
  isMoney: boolean;
  /** Written as a word, such as `eleven`. */
  isSpelled: boolean;
}

export const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const weekdayNames = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  lakh: 1e5,
  crore: 1e7,
  hundred: 100,
  dozen: 12,
};

/** `40 may leave` is none of May; who writes the month so goes on with a figure or a preposition. */
const verbLike = String.raw`(?<=(?-i:may|march))(?= (?!(?:at|in|from|until|till|by|for|on|is|was)(?!\p{L}))\p{L})`;

/** A month's name as a part of a date, for `ignoringCase`. */
export const monthShape = String.raw`(?:${monthNames.join('|')}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![\p{L}])(?!${verbLike})`;
const month = `${monthShape}\\.?`;
/** `by 30 Nov. 7712 is disputed` begins a sentence with another number. */
const yearShape = String.raw`(?:1[89]|2[01])\d\d`;
/** `12,50,000` is grouped by lakhs. */
const number = String.raw`\d{1,3}(?: \d{3})+(?:,\d\d)?(?= ?(?:€|EUR|kr|SEK|NOK|DKK|zł|PLN|Kč|CZK|Ft|HUF|CHF)(?!\p{L}))|\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d+)?|\d{1,3}(?:[,\u00a0\u202f']\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d{1,15}(?:[.,]\d{1,6})?`;
/** Rand, where as many digits follow as no code of one letter has. */
const rand = String.raw`(?-i:R)(?=(?:\d{1,3}(?:,\d{3})+|\d{3,6})(?:\.\d\d)?(?![\p{L}\p{N}_/-]))`;
const currencySign = `(?-i:US|CA|AU|NZ|HK|[ACSR])?[$]|[€£₹]|${rand}`;
const word = `(?:(?:${tens.join('|')})(?:[- ](?:${units.slice(1, 10).join('|')}))?|${units.toReversed().join('|')})`;

const named = [
  String.raw`(?<![\p{L}\p{N}])(?<weekday>(?:${weekdayNames.join('|')})s?)(?![\p{L}\p{N}])`,
  String.raw`(?<![\p{L}\p{N}_-])(?<spelled>(?:(?<word>${word})|an?)(?<scale>[- ](?:hundred|thousand|million|dozen))|(?<plain>${word}))(?![\p{L}\p{N}]|-\p{L})`,
] as const;

/** All that a text without a digit can say. */
const shapeWithoutDigits = new RegExp(named.join('|'), 'giu');

const shape = ignoringCase(
  [
    String.raw`(?<![\p{L}\p{N}-])(?<iso>\d{4}-\d\d(?:-\d\d)?)(?![\d-])`,
    String.raw`(?<![\p{L}\p{N}./])(?<slashed>\d{1,2}(?:(?:\.\d{1,2}\.|/\d{1,2}/)(?:\d{4}|\d\d)|-\d{1,2}-\d{4}))(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}.,])(?<dmy>(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?: of)? ${month}(?:,? ${yearShape}(?!\d))?)`,
    String.raw`(?<![\p{L}\p{N}])(?<mdy>${month} (?:0?[1-9]|[12]\d|3[01])(?!\d)(?:st|nd|rd|th)?(?![\d%]|:\d|[.,]\d)(?:,? ${yearShape}(?!\d))?)`,
    String.raw`(?<![\p{L}\p{N}])(?<my>${month} ${yearShape})(?!\d)`,
    named[0],
    String.raw`(?<![\d:.,])(?<time>\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\b)?|\d{1,2}(?:\.\d\d)? ?[ap]m\b)(?!\d|:\d)`,
    String.raw`(?<![\p{L}\p{N}_])(?<code>(?!${rand})\p{L}{1,12}[-_]?\d[\p{L}\p{N}_-]{0,30}|\d{1,12}(?!(?:st|nd|rd|th|k|m|bn|mn|am|pm|x|h|min|kg|km|cm|mm|g|ml|l)\b)[\p{L}][\p{L}\p{N}_-]{0,30})`,
    String.raw`(?<![\p{L}\p{N}_.,])(?<figure>(?<currency>(?:${currencySign}) ?)?(?<number>${number})(?<after> ?(?:%|per ?cent\b|percent\b)| ?(?:k|m|mn|bn)\b(?![²³])| (?:thousand|million|billion|lakhs?|crores?)\b)?)`,
    named[1],
  ].join('|'),
  'g',
);

/**
 * Every figure, date, time of day and code of a text, in order. Linear in its length. None goes over the end of a line:
 * each line without a digit is read by the shorter expression, which takes a third of the time.
 */
export function readSpecifics(text: string): Specific[] {
  const found: Specific[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const ofLine = mapMatches(line, /\d/.test(line) ? shape : shapeWithoutDigits, (match) =>
      toSpecific(match as Match),
    );
    for (const one of ofLine)
      found.push({ ...one, start: one.start + start, end: one.end + start });
    start += line.length + 1;
  }
  return found;
}

type Match = RegExpExecArray & { groups: Record<string, string | undefined> };

function toSpecific(match: Match): Specific | undefined {
  const { iso, slashed, dmy, mdy, my, weekday, time, code, figure } = match.groups;
  if (code !== undefined) return made(match, 'code', {});
  if (time !== undefined) return made(match, 'time', { values: [toMinutes(time)] });
  if (figure !== undefined) return readFigure(match);
  const dates =
    slashed === undefined
      ? readDate(iso ?? dmy ?? mdy ?? my ?? weekday, { iso, weekday })
      : readSlashed(slashed);
  if (dates.length > 0) return made(match, 'date', { dates });
  return readSpelled(match);
}

function made(match: Match, kind: Specific['kind'], more: Partial<Specific>): Specific {
  const [text] = match;
  return {
    kind,
    text,
    start: match.index,
    end: match.index + text.length,
    values: [],
    dates: [],
    isPercent: false,
    isMoney: false,
    isSpelled: false,
    ...more,
  };
}

function readFigure(match: Match): Specific {
  const { number: digits = '', after = '', currency } = match.groups;
  const suffix = after.trim().toLowerCase();
  const scale = scales[suffix.replace(/(?<=h|e)s$/, '')] ?? 1;
  const read = readNumber(digits);
  const values = read.map((value) => value * scale);
  // `28 m` are millions of money, and metres of anything else.
  if (suffix === 'm' && currency === undefined) values.push(...read);
  const isPercent = /^(?:%|per)/.test(suffix);
  return made(match, 'figure', { values, isPercent, isMoney: currency !== undefined });
}

/** `1.240` is a thousand and more in one country and one and a quarter in another. */
function readNumber(digits: string): number[] {
  const plain = digits.replace(/[ \u00a0\u202f']/g, '');
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(plain))
    return [Number(plain.replaceAll('.', '').replace(',', '.'))];
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(plain))
    return [Number(plain.replaceAll(',', ''))];
  if (/^\d{1,3}\.\d{3}$/.test(plain)) return [Number(plain), Number(plain.replace('.', ''))];
  return [Number(plain.replace(',', '.'))];
}

function readSpelled(match: Match): Specific | undefined {
  const { word: counted, scale, plain, spelled } = match.groups;
  if (spelled === undefined) return undefined;
  const base = plain ?? counted;
  const value =
    (base === undefined ? 1 : wordValue(base)) * (scales[scale?.slice(1).toLowerCase() ?? ''] ?? 1);
  return made(match, 'figure', { values: [value], isSpelled: true });
}

function wordValue(text: string): number {
  const [first = '', second] = text.toLowerCase().split(/[- ]/);
  const ten = tens.indexOf(first);
  const unit = second === undefined ? 0 : units.indexOf(second);
  return ten < 0 ? units.indexOf(first) : (ten + 2) * 10 + unit;
}

function toMinutes(time: string): number {
  const [, hour = '0', minute = '0', half] = /^(\d+)(?:[:.](\d\d))?.*?([ap])?\.?m?$/i.exec(time)!;
  const late = half?.toLowerCase() === 'p' && Number(hour) < 12 ? 12 : 0;
  return (Number(hour) + late) * 60 + Number(minute);
}

function readDate(
  text: string | undefined,
  { iso, weekday }: { iso: string | undefined; weekday: string | undefined },
): CalendarDate[] {
  if (text === undefined) return [];
  if (weekday !== undefined)
    return [{ weekday: weekdayNames.indexOf(text.toLowerCase().replace(/s$/, '')) }];
  if (iso !== undefined) {
    const [year, monthNumber, day] = iso.split('-').map(Number);
    return [toCalendarDate(year, monthNumber, day)];
  }
  const name = /\p{L}{3,}/u.exec(text.replace(/\bof\b/, ''))![0].toLowerCase();
  const monthNumber = monthNames.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;
  const year = /\d{4}/.exec(text)?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0];
  return [toCalendarDate(year && Number(year), monthNumber, day && Number(day))];
}

function readSlashed(text: string): CalendarDate[] {
  const [first, second, written] = text.split(/[./-]/).map(Number) as [number, number, number];
  const year = written < 100 ? 2000 + written : written;
  return [toCalendarDate(year, second, first), toCalendarDate(year, first, second)].filter(
    ({ month: read = 0 }) => read <= 12,
  );
}

const toCalendarDate = (
  year: number | '' | undefined,
  monthNumber: number | undefined,
  day: number | '' | undefined,
): CalendarDate => ({
  ...(year && { year }),
  ...(monthNumber && { month: monthNumber }),
  ...(day && { day }),
});

/** The weekday of a date that is written whole, Sunday being 0. */
export function computeWeekday({ year, month: number_, day }: CalendarDate): number | undefined {
  if (year === undefined || number_ === undefined || day === undefined) return undefined;
  return new Date(Date.UTC(year, number_ - 1, day)).getUTCDay();
}

/** A date that is written whole, in days since 1970; NaN for another. */
export const toDay = ({ year, month: number_, day }: CalendarDate): number =>
  year === undefined || number_ === undefined || day === undefined
    ? Number.NaN
    : Date.UTC(year, number_ - 1, day) / 86_400_000;

/** Whether two dates agree in all that both say. */
export function agrees(one: CalendarDate, other: CalendarDate): boolean {
  const oneDay = one.weekday ?? computeWeekday(one);
  const otherDay = other.weekday ?? computeWeekday(other);
  if (one.weekday !== undefined || other.weekday !== undefined) return oneDay === otherDay;
  return (['year', 'month', 'day'] as const).every(
    (part) => one[part] === undefined || other[part] === undefined || one[part] === other[part],
  );
}
