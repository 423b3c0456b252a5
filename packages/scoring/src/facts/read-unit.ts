import type { Leaf } from './read-leaves.ts';
import type { Specific } from './read-specifics.ts';

/** What a figure is a number of, and for how much of what: `€61 per m²`. */
export interface Unit {
  /** `money`, `length` and so on: units of one kind are told apart, others may both be true. */
  kind: string;
  name: string;
  per: string | undefined;
}

/** Of each unit its name, and how else it is written. */
const unitsByKind: Readonly<Record<string, string>> = {
  money:
    'EUR € euro euros|GBP £|$ dollar dollars|USD US$|CAD C$ CA$|AUD A$ AU$|NZD NZ$|SGD|CHF|SEK|NOK|DKK|PLN zł|CZK Kč|HUF|INR ₹|JPY|ZAR',
  length:
    'mm millimetre millimeter|cm centimetre centimeter|m metre meter|km kilometre kilometer|inch inches|ft foot feet|yard|mile',
  area: 'm² m2 sqm|ft² sqft|hectare ha|acre',
  weight: 'g gram|kg kilo kilogram|tonne ton|lb|oz ounce',
  volume: 'ml|litre liter l|gallon|m³ m3',
  time: 'second sec|minute min|hour hr h|day night|week|month|year',
};

const byName = new Map(
  Object.entries(unitsByKind).flatMap(([kind, units]) =>
    units.split('|').flatMap((unit) => {
      const names = unit.split(' ');
      return names.map((name) => [name, { kind, name: names[0]! }] as const);
    }),
  ),
);

const signBefore = /(?<![\p{L}\p{N}])(\p{Lu}{0,3}\p{Sc}|\p{Lu}{3}) ?$/u;
const nameBehind =
  /^[ -]?(?:(?:working|business|calendar|full|whole) )?(?<name>(?:sq(?:uare|[.])? ?|cubic )?[\p{L}€£$]{1,12}[²³23]?)(?![\p{L}\p{N}])/u;
const rateBehind =
  /^ ?(?:per |an? |\/ ?)(?<name>(?:sq(?:uare|[.])? ?)?\p{L}{1,12}[²³23]?)(?![\p{L}\p{N}])/u;

const squares: Readonly<Record<string, string>> = { m: 'm²', ft: 'ft²' };

function findUnit(written: string | undefined): { kind: string; name: string } | undefined {
  if (written === undefined) return undefined;
  const [, square = ''] = /^sq(?:uare|[.])? ?(.+)$/u.exec(written) ?? [];
  const of = byName.get(square)?.name;
  if (of !== undefined) return byName.get(squares[of] ?? '');
  const lower = written.toLowerCase();
  return byName.get(written) ?? byName.get(lower) ?? byName.get(lower.replace(/(?<=..)s$/, ''));
}

/** The unit that stands beside a figure of the text. */
export function readUnit(text: string, { start, end, isMoney, text: said }: Specific) {
  const before = text.slice(Math.max(0, start - 4), start) + (isMoney ? said.charAt(0) : '');
  const sign = findUnit(signBefore.exec(before)?.[1]);
  // `28 m` was read as one figure.
  const behind = (/ ?m$/.exec(said)?.[0] ?? '') + text.slice(end, end + 40);
  const found = nameBehind.exec(behind);
  const named = findUnit(found?.groups?.['name']);
  const unit = sign ?? named;
  if (unit === undefined) return undefined;
  const rest = named === undefined ? behind : behind.slice(found![0].length);
  const per = findUnit(rateBehind.exec(rest)?.groups?.['name'])?.name;
  return { ...unit, per } satisfies Unit;
}

/** Whether two units of one kind cannot both be those of a figure. */
export const areDifferent = (one: Unit, other: Unit): boolean =>
  one.kind === other.kind &&
  (!isOneName(one.name, other.name) ||
    (one.per !== undefined && other.per !== undefined && one.per !== other.per));

/** `$` is any dollar. */
const isOneName = (one: string, other: string): boolean =>
  one === other || (one === '$' && dollars.has(other)) || (other === '$' && dollars.has(one));
const dollars = new Set(['USD', 'CAD', 'AUD', 'NZD', 'SGD']);

/** The units of each figure of the input, in each place of it; undefined where none stands beside it. */
export function readUnits(leaves: readonly Leaf[]): Units {
  const places = leaves.flatMap(({ text, specifics }) =>
    specifics
      .filter(({ kind }) => kind === 'figure')
      .flatMap((figure) => {
        const unit = readUnit(text, figure);
        return figure.values.map((value) => ({ value, unit }));
      }),
  );
  return Map.groupBy(places, ({ value }) => value);
}

export type Units = ReadonlyMap<number, readonly { unit: Unit | undefined }[]>;
