import { ignoringCase } from '@workspace-ops/content';
import { monthShape } from './facts/read-specifics.ts';
import { plural, quoted } from './judgement.ts';
import type { Table } from './parse-table.ts';

interface Notation {
  name: string;
  shape: RegExp;
}

const monthName = `(?:${monthShape})\\.?`;

/** Ways to write a day; the first that fits a cell is its own. */
const dates: readonly Notation[] = [
  { name: '2026-03-04', shape: /^\d{4}-\d\d-\d\d/ },
  { name: '2026/03/04', shape: /^\d{4}[/.]\d{1,2}[/.]\d{1,2}/ },
  { name: '4/3/2026', shape: /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/ },
  { name: '4.3.2026', shape: /^\d{1,2}\.\d{1,2}\.(?:\d{2,4})?$/ },
  { name: '4-3-2026', shape: /^\d{1,2}-\d{1,2}-\d{2,4}$/ },
  {
    name: '4 March',
    shape: ignoringCase(`^(?:\\p{L}+,? )?\\d{1,2}(?:st|nd|rd|th)?[ -](?:of )?${monthName}`),
  },
  {
    name: 'March 4',
    shape: ignoringCase(`^(?:\\p{L}+,? )?${monthName} \\d{1,2}(?:st|nd|rd|th)?(?!\\d)`),
  },
];

/** A day that is told in words: `next week?`, `mid March`. */
const vagueDate = new RegExp(
  [
    String.raw`^(?:early|mid|late|end of|beginning of|some ?time|around|about|maybe|probably|before|after|next|last|this|in)[ -]\p{L}`,
    String.raw`^(?:soon|later|asap|tomorrow|yesterday|today|whenever|eventually)(?!\p{L})`,
    String.raw`^the (?:\p{L}+ )?(?:day|week|month) (?:after|before)`,
  ].join('|'),
  'iu',
);

const marks: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP', '¥': 'JPY' };
const currency =
  /[€$£¥]|(?<!\p{L})(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|CAD|AUD|euros?|dollars?|pounds?|quid|bucks)(?!\p{L})/giu;
const words: Readonly<Record<string, string>> = {
  EURO: 'EUR',
  EUROS: 'EUR',
  DOLLAR: 'USD',
  DOLLARS: 'USD',
  BUCKS: 'USD',
  POUND: 'GBP',
  POUNDS: 'GBP',
  QUID: 'GBP',
};
const amount = /^[^\d]{0,12}\d[\d.,'\s]*[^\d]{0,12}$/;
/** What an estimate begins or ends with. */
const guess =
  /^(?:(?:about|around|approx(?:imately)?|roughly|circa|ca|maybe|some|nearly|almost)(?!\p{L})\.?|~)\s?\S|(?:or so|ish|-ish|\?|give or take|more or less)$/iu;
const numeral = /^-?\d+(?:[.,]\d+)*$/;

/** The most rows that are read; a table that mixes does so near its top. */
const mostRows = 500;
const leastCells = 2;

/** Columns that mix notations, each with what stands in it. */
export function findMixedColumns({ header, rows }: Table): string[] {
  const read = rows.slice(0, mostRows);
  return header.flatMap((name, at) => {
    const cells = read.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    if (cells.length < leastCells) return [];
    const found = findMix(name, cells);
    return found === undefined ? [] : [`${quoted(name)} (${found})`];
  });
}

const findMix = (name: string, cells: readonly string[]): string | undefined =>
  mixesDates(cells) ??
  mixesCurrencies(name, cells) ??
  mixesUnits(cells) ??
  mixesMarks(cells) ??
  mixesGuesses(cells) ??
  mixesCase(cells);

function mixesDates(cells: readonly string[]): string | undefined {
  const kinds = cells.map(
    (cell) =>
      dates.find(({ shape }) => shape.test(cell))?.name ??
      (vagueDate.test(cell) ? 'words' : undefined),
  );
  const dated = kinds.filter((kind) => kind !== undefined && kind !== 'words').length;
  // Sentences may begin with a day; a column of days holds little else.
  if (dated === 0 || kinds.filter((kind) => kind !== undefined).length < cells.length * 0.6)
    return undefined;
  const found = [...new Set(kinds.filter((kind) => kind !== undefined))];
  return found.length > 1 ? `dates as ${found.join(', ')}` : undefined;
}

const findCurrencies = (text: string): string[] =>
  (text.match(currency) ?? []).map((mark) => {
    const code = mark.toUpperCase();
    return marks[code] ?? words[code] ?? code;
  });

/** Of a column of amounts: more than one currency, or another than its name says. */
function mixesCurrencies(name: string, cells: readonly string[]): string | undefined {
  const amounts = cells.filter((cell) => amount.test(cell));
  if (amounts.length < cells.length * 0.6) return undefined;
  const own = findCurrencies(name.replaceAll('_', ' '));
  const found = new Set([...own, ...amounts.flatMap(findCurrencies)]);
  return found.size > 1 ? `amounts in ${[...found].join(', ')}` : undefined;
}

/** `1.840,00` beside `312.50`. */
function mixesMarks(cells: readonly string[]): string | undefined {
  const found = cells.map((cell) => /(?<=\d)([.,])\d{1,2}(?!\d)\D{0,5}$/.exec(cell)?.[1]);
  return found.includes('.') && found.includes(',') && cells.every((cell) => amount.test(cell))
    ? 'decimal points and commas'
    : undefined;
}

/** `about 300` beside `1840.00`. */
function mixesGuesses(cells: readonly string[]): string | undefined {
  const guesses = cells.filter((cell) => cell.length <= 24 && /\d/.test(cell) && guess.test(cell));
  const exact = cells.some((cell) => numeral.test(cell) || amount.test(cell));
  return exact && guesses.length > 0 && guesses.length < cells.length
    ? `${plural(guesses.length, 'estimate')} beside figures`
    : undefined;
}

const unit = /^[\d.,\s]*\d\s?(kg|g|lbs?|oz|t|mm|cm|m|km|ft|in|miles?|litres?|l|ml|gal)$/i;

/** `2.4 kg` beside `900g`. */
function mixesUnits(cells: readonly string[]): string | undefined {
  const found = new Set(cells.map((cell) => unit.exec(cell)?.[1]?.toLowerCase()));
  found.delete(undefined);
  return found.size > 1 ? `units ${[...found].join(', ')}` : undefined;
}

const longestState = 30;

/** `Open` beside `open`: a filter takes them for two. */
function mixesCase(cells: readonly string[]): string | undefined {
  const written = new Map<string, string>();
  for (const cell of cells) {
    if (cell.length > longestState) continue;
    const first = written.get(cell.toLowerCase());
    if (first !== undefined && first !== cell) return `${first} and ${cell}`;
    written.set(cell.toLowerCase(), cell);
  }
  return undefined;
}
