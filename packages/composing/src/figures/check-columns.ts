import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { withUnit } from './amount-question.ts';
import { readAmount, toCents } from '../facts/amounts.ts';
import { findFigure, ofLine } from './check-entries.ts';
import { normalName, spacedName } from '../facts/field-names.ts';
import { inlineText } from '../facts/inline-text.ts';
import { toLine } from './read-lines.ts';

const running =
  /^(?:run(?:ning)?(?:total|sum|balance|amount)?|cum(?:ulative)?(?:total|sum|amount|balance)?|accumulated(?:total|amount)?|(?:total|sum|amount)(?:sofar|todate|carried(?:forward)?|cum(?:ulative)?))$/;

/** `amount: 75, run_total: 445` after a total of 350: the first that does not follow from the one before it. */
export function askAboutRunning(records: readonly JsonObject[]): string[] {
  const name = Object.keys(records[0] ?? {}).find((one) => running.test(normalName(one)));
  if (name === undefined || records.length < 2) return [];
  let before = 0;
  for (const [at, record] of records.entries()) {
    const { [name]: stated, ...line } = record;
    const [amount, total] = [readOwn(line), readAmount(stated)];
    if (amount === undefined || total === undefined) return [];
    const sum = toCents(before + amount);
    // The first one may go on from another list.
    if (at > 0 && sum !== total) return [askWhichTotal(name, { stated: stated!, sum, line, at })];
    before = total;
  }
  return [];
}

const readOwn = (line: JsonObject): number | undefined =>
  toLine(line)?.amount ?? findFigure(line, ofLine)?.amount;

function askWhichTotal(
  name: string,
  { stated, sum, line, at }: { stated: JsonValue; sum: number; line: JsonObject; at: number },
): string {
  const written = typeof stated === 'string' ? stated : String(readAmount(stated));
  return `Which ${spacedName(name)} of ${callLine(line, at)} is right: ${written} on record, or ${withUnit(written, sum)} as the lines up to it add up?`;
}

const callLine = (line: JsonObject, at: number): string => {
  const said = Object.values(line).find(
    (value) => typeof value === 'string' && /\p{L}/u.test(value) && !isOfTax(value),
  );
  return typeof said === 'string' ? inlineText(said, 60) : `line ${String(at + 1)}`;
};

const taxes = '(?:vat|tax|gst|hst)';
const sum = '(?:[$€£₹]? ?\\d[\\d,]*(?:\\.\\d{1,2})? ?(?:[A-Z]{3} ?)?)?';
const beforeTax = new RegExp(
  `(?:\\b(?:ex|exc|excl|excluding|exclusive of|before|plus|without|net of)\\.? |\\+ ?)${taxes}\\b|^${sum}\\(?(?:net|nett|ex|exc|excl)\\.?\\)?$|\\b${taxes} (?:extra|excl(?:uded)?|on top)\\b`,
  'iu',
);
const withTax = new RegExp(
  `\\b(?:inc|incl|including|inclusive of|with|after)\\.? ${taxes}\\b|^${sum}\\(?(?:gross|inc|incl)\\.?\\)?$|\\b${taxes} (?:inc|incl|included)\\b`,
  'iu',
);
const isOfTax = (value: string): boolean => beforeTax.test(value) || withTax.test(value);
const longest = 120;

const netName =
  /^(?:net|nett|netamount|nettotal|amountnet|(?:amount|total|price)?(?:exvat|extax))$/;
const grossName =
  /^(?:gross|grossamount|grosstotal|amountgross|(?:amount|total|price)?(?:incvat|incltax|inctax|withvat))$/;

/** The words by which a line says that it is before the tax, or with it. */
function findSaid(
  line: JsonObject,
  shape: RegExp,
  name: RegExp,
  other: RegExp,
): string | undefined {
  const entries = Object.entries(line);
  const cell = Object.values(line).find(
    (value) => typeof value === 'string' && value.length <= longest && shape.test(value.trim()),
  );
  if (typeof cell === 'string') return cell;
  const named = entries.find(
    ([key, value]) => name.test(normalName(key)) && readAmount(value) !== undefined,
  );
  return named === undefined || entries.some(([key]) => other.test(normalName(key)))
    ? undefined
    : `${spacedName(named[0])} ${String(readAmount(named[1]))}`;
}

/** `£100 net` above `£300 inc VAT`: nobody can add them up. */
export function askAboutMixed(records: readonly JsonObject[]): string[] {
  const found = [
    [beforeTax, netName, grossName],
    [withTax, grossName, netName],
  ].map(([shape, name, other]) => {
    const lines = records.map((line) => findSaid(line, shape!, name!, other!));
    const at = lines.findIndex((said) => said !== undefined);
    return at === -1
      ? undefined
      : `“${inlineText(lines[at]!, 60)}” of ${callLine(records[at]!, at)}`;
  });
  const [before, after] = found;
  return before === undefined || after === undefined || before === after
    ? []
    : [`${before} is before the tax and ${after} with it: which are all of the lines to be?`];
}
