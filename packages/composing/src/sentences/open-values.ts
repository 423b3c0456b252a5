import { byItsWords } from '@workspace-ops/content';
import { goesBy } from '../facts/field-names.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';

const whom =
  '(?:(?:the )?(?:accounts?|accountant|office|workshop|desk|boss|bank|auditors?|supplier|customer|client|school|payroll|hr)|\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?|him|her|them)';
const settle =
  '(?:ask|check (?:it |this )?with|confirm (?:it |this )?with|clear (?:it |this )?with|run (?:it |this )?past)';
/** `Outside scope? ask Colm`, `49 or 53 seater? (check with the office)`; `Any questions? Ask Ann` is for whoever reads it. */
const toAsk = new RegExp(
  `(?<!\\b(?:questions?|interested|you|yours?|want|need|help)[^?.!]{0,30})\\?[\\s,;.(–-]{0,3}(?:please |pls |to |must |need to )?${settle} ${whom}(?!\\p{L})`,
  'iu',
);
const shapes = [
  // `WT-0932, check with Karen`, `(to be confirmed with Karen)`
  `[,;(–-] ?(?:please |pls |but |to |must |need to )?(?:${settle}|(?:to be )?(?:checked|confirmed|agreed) with) ${whom}(?: (?:first|before it goes|before billing))?[).!]*$`,
  // `Not sure, 13.5 or 0`, `30 days?`
  "^(?:not sure|unsure|don['’]?t know|no idea)(?!\\p{L})",
  '^[^?]{0,30}\\d[^?]{0,20}\\?$',
].map((shape) => byItsWords(new RegExp(shape, 'iu')));
const longest = 160;

/** What a paper, a table or a record has as a value: who is to be asked of it stands beside it. */
const isValue = goesBy(
  ...'amount price terms vat tax gst hst currency quantity order purchaseOrder invoiceDate equipment costCentre contractLength scope solution timeline deposit validity validUntil leadTime exclusions included howToPay customer location salary'.split(
    ' ',
  ),
);

/** Whether a value is a question to a colleague still: no record and no invoice has it as it stands. */
export const isInQuestion = (fact: Fact): boolean =>
  fact.readFrom === undefined &&
  !isEntry(fact) &&
  fact.value.length <= longest &&
  isValue(fact) &&
  [toAsk, ...shapes].some((shape) => shape.test(fact.value));

/** What is asked of such values, where nothing else is asked of them already. */
export const askAboutOpenValues = ({ facts }: FactSheet, asked: readonly string[]): string[] =>
  facts
    .filter((fact) => isInQuestion(fact) && !asked.some((one) => one.includes(fact.value)))
    .map(({ label, value }) => `Still a question: ${label.toLowerCase()} “${value}”.`);
