import { quotableSentences } from '../disclosure/marked-facts.ts';
import { isFreeText, toFieldName } from '../facts/field-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { isReply } from '../request/read-asked.ts';

const number = '(?=[\\p{L}\\d-]*\\d{2})\\p{L}{0,4}-?\\d[\\p{L}\\d]*(?:[-/]\\d[\\p{L}\\d]*)?';
/** `order 40 boxes` names none. */
const longNumber = `(?=[\\p{L}\\d-]*(?:\\d{3}|\\p{L}-?\\d{2}))${number}(?![\\p{L}\\d])(?! \\p{Ll}+s\\b)`;
/** As people name an order and an invoice, and quote what somebody wrote; by the field that lacks it. */
const shapes: Readonly<Record<string, RegExp>> = {
  order: new RegExp(
    `\\b(?<said>(?:PO|P\\.O\\.|[Pp]urchase order|[Dd]elivery note|[Cc]onsignment)(?: no\\.?| number| #)? ?#?${number})(?![\\p{L}\\d])|\\b(?:[Oo]rder|[Oo]rd\\.?)(?: no\\.?| number| ref)? ?#?(?<bare>${longNumber})`,
    'gu',
  ),
  invoice: new RegExp(
    `\\b(?<said>INV-?\\d{2,10})(?![\\p{L}\\d])|\\b[Ii]nv(?:oice)?\\.?(?: no\\.?| number| ref)? #?(?<bare>${longNumber})`,
    'gu',
  ),
  price:
    /\b(?:mentioned|quoted|said|offered|agreed(?: on)?|price(?: is| of|:)?|promised|told (?:me|us)) (?<said>(?:(?:[$€£₹] ?|(?:USD|CAD|AUD|NZD|GBP|EUR) )\d[\d,]{0,10}(?:\.\d{1,2})?)(?: (?:per|an?|each|for each) \p{L}+(?: (?!and\b|or\b|can\b|could\b|is\b|but\b|if\b|for\b|in\b|at\b|to\b)\p{L}+)?)?)(?![\p{L}\d])/gu,
  reply:
    /\b(?:[Ss]he|[Hh]e|[Tt]hey|\p{Lu}\p{L}+) (?:wrote|replied|answered|e-?mailed|texted|says?|said)(?: back)?[:,]? ?["“](?<said>[^"”]{12,600})["”]/gu,
};

/** The one thing of a field's kind that notes name; undefined of two, of which either may be meant. */
export function findNamed(
  name: string,
  { facts }: FactSheet,
): { said: string; note: string } | undefined {
  if (name === 'issue') return findWhole(facts);
  const shape = Object.hasOwn(shapes, name) ? shapes[name]! : undefined;
  if (shape === undefined) return undefined;
  const found = facts
    // A customer who writes may name the price that they were told.
    .filter((fact) => isFreeText(fact) && (name === 'price' || !isReply(fact)))
    .flatMap((fact) => {
      const text = name === 'reply' ? fact.value : quotableSentences(fact).join(' ');
      return [...text.matchAll(shape)].map(({ groups = {} }) => ({
        said: (groups['said'] ?? groups['bare'])!,
        note: fact.label.toLowerCase(),
      }));
    });
  const [only, other] = new Map(found.map((one) => [one.said, one])).values();
  return other === undefined ? only : undefined;
}

/** Of a problem that no field tells: the one text on record that is no note to colleagues, where whoever agrees to it reads all of it. */
function findWhole(facts: FactSheet['facts']): { said: string; note: string } | undefined {
  const [only, other] = facts.filter((fact) => isFreeText(fact) && !isReply(fact));
  if (only === undefined || other !== undefined || !ofMatter.test(toFieldName(only)))
    return undefined;
  const { value } = only;
  const isWhole = quotableSentences(only).join(' ').length >= value.length;
  const isText = value.length <= mostQuoted && value.split(' ').length >= fewWords;
  return isWhole && isText ? { said: value, note: only.label.toLowerCase() } : undefined;
}
const ofMatter = /^(?:comments?|description|details?|text|request|enquiry|inquiry)$/;
const mostQuoted = 120;
const fewWords = 4;
