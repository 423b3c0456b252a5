import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { most } from './read-lines.ts';

const sum = String.raw`[$€£₹] ?\d[\d,]{0,15}(?:\.\d{1,2})?(?![\d%])`;
const physical =
  '(?:physical(?:ly)?|counted|(?:as )?per (?:the )?(?:bank )?statement|(?:bank )?statement|cash in hand|in hand)';
const booked =
  '(?:(?:as )?per (?:the )?books?|books?|(?:gl|general ledger)|ledger|cash ?book|system|(?:stock )?register)';
const is = '(?: (?:is|was|says|shows|of|balance|stock|total))*:? ';
const beside = '(?:,|;| vs\\.?| versus| against| and| but| while)(?: only)? ';

/** Two sums that should be one: of what was taken and what was paid in, and of a count and the books. */
const pairs = [
  `\\b(?:collected|takings|cash received)${is}(?<one>${sum})${beside}(?:\\p{L}+ ){0,2}(?:deposited|banked|paid in)${is}(?<other>${sum})`,
  `\\b${physical}${is}(?<one>${sum})${beside}${booked}${is}(?<other>${sum})`,
  `\\b${booked}${is}(?<one>${sum})${beside}${physical}${is}(?<other>${sum})`,
  // `ledger $6,420, list of couples $6,170`; `ledger $6,420, of which $170 is late` has one sum of the other
  `^${booked}${is}(?<one>${sum})${beside}(?!of |incl|less |plus |minus |diff|out |over |short )(?:\\p{L}+ ){1,4}?(?<other>${sum})$`,
].map((source) => new RegExp(source, 'iu'));

const counted = String.raw`(?<![$€£₹] ?)(\d{1,6})(?![\d.]\d|%)(?: \p{L}{2,20}){0,2}`;
/** `Opening stock 40 cartridges, received 10, issued 6, closing 44` */
const stock = new RegExp(
  `\\bopening(?: stock| balance)?:? ${counted}[,;](?: (?<came>received|purchased|added|in):? ${counted}[,;])?(?: (?:and )?(?:issued|used|sold|consumed|out):? ${counted}[,;]?)(?: and)? closing(?: stock| balance)?:? ${counted}`,
  'iu',
);
const mayBeTold =
  /collected|takings|received|physical|counted|statement|in hand|opening|ledger|books?|system|\bgl\b/i;

/** What a text tells of two figures that should agree and do not, where nothing in it explains that. */
export function askAboutToldDifferences(context: JsonObject): string[] {
  return Object.values(context)
    .flatMap(listTexts)
    .filter((text) => mayBeTold.test(text))
    .flatMap((text) =>
      splitSentences(text.slice(0, longest)).flatMap(
        (said) => askOfSums(said, text) ?? askOfStock(said),
      ),
    );
}
const longest = 2_000;

const listTexts = (value: JsonValue): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.slice(0, most).flatMap(listTexts);
  return isJsonObject(value) ? Object.values(value).filter((one) => typeof one === 'string') : [];
};

function askOfSums(said: string, text: string): string[] | undefined {
  const groups = pairs.map((pair) => pair.exec(said)?.groups).find(Boolean);
  if (groups === undefined) return undefined;
  const [one, other] = [groups['one']!, groups['other']!];
  const [first, second] = [one, other].map((written) => readAmount(written.replace(' ', '')));
  if (first === undefined || second === undefined) return [];
  const difference = toCents(Math.abs(first - second));
  const isExplained = (text.match(figure) ?? []).some((own) => readAmount(own) === difference);
  return difference === 0 || isExplained
    ? []
    : [`“${clipSentence(said, 160)}” differs by ${withUnit(one, difference)}: what explains that?`];
}
const figure = /\d[\d,]*(?:\.\d{1,2})?/g;

function askOfStock(said: string): string[] {
  const [, opening, , received, issued, closing] = (stock.exec(said) ?? []) as (
    | string
    | undefined
  )[];
  if (closing === undefined) return [];
  const [first, more, less, last] = [opening, received ?? '0', issued, closing].map(Number);
  const rest = first! + more! - less!;
  return rest === last
    ? []
    : [`“${clipSentence(said, 160)}” leaves ${rest}, and not ${last}: which figure is right?`];
}
