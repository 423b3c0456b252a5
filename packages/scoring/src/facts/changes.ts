import { mapMatches } from '@workspace-ops/content';
import { stem, toLabel } from '../words.ts';

const change = /\bfrom ([^\s,.;]{1,20})(?: \p{L}{1,20})? to ([^\s,.;]{1,20})/giu;
/** `$2,145, up from $1,820` */
const changeBefore =
  /(?<!\S)([^\s;]{1,20}?)[.,]? (?:\p{L}{1,20},? )?(?:up|down|rising|falling|risen|fallen)(?: \p{L}{1,12}){0,2}? from ([^\s;]{1,20}?)(?=[\s;]|[,.](?:\s|$)|$)/giu;
/** `2024: 6.1, 2025: 3.4` */
const years =
  /(?<!\d)((?:19|20)\d\d)(?:: ?| )([^\s,;]{1,20}), ((?:19|20)\d\d)(?:: ?| )([^\s,;]{1,20}?)(?=[\s,;.]|$)/gu;

export const describeChange = (before: string, after: string): string =>
  `${stem(toLabel(before))}\u0000${stem(toLabel(after))}`;

/** `from 42 loaves to 9` as a change. */
export const readChanges = (text: string): string[] => [
  ...mapMatches(text, change, ([, before = '', after = '']) => describeChange(before, after)),
  ...mapMatches(text, changeBefore, ([, after = '', before = '']) => describeChange(before, after)),
  ...mapMatches(text, years, ([, one = '', first = '', other = '', second = '']) =>
    one < other ? describeChange(first, second) : describeChange(second, first),
  ),
];

/** Of fields that are numbered as times are, `week22` and `week23`, each with the next one. */
export function readSeries(fields: readonly (readonly [name: string, value: string])[]): string[] {
  const numbered = fields.flatMap(([name, value]) => {
    const [, of = '', at] = ofTime.exec(name) ?? [];
    return at === undefined ? [] : [{ of: of.toLowerCase(), at: Number(at), value }];
  });
  return [...Map.groupBy(numbered, ({ of }) => of).values()].flatMap((series) => {
    const inOrder = series.toSorted((one, other) => one.at - other.at);
    return inOrder
      .slice(1)
      .map(({ value }, before) => describeChange(inOrder[before]!.value, value));
  });
}
const ofTime = /^(|.*(?:week|wk|month|quarter|q|year|fy|period|day))[ _-]?(\d{1,4})$/iu;
