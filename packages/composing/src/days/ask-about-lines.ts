import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { goesBy, isFreeText, normalName } from '../facts/field-names.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { toBill } from '../facts/money-words.ts';
import { isEntry, type FactSheet } from '../facts/read-facts.ts';
import { isSaidAnywhere } from '../facts/said-anywhere.ts';
import { rankGrave } from '../request/quote-point.ts';
import { findObjection, type Objection } from '../sentences/against-billing.ts';
import { withTakenBack } from '../sentences/taken-back.ts';
import { readInstruction } from '../weights/weigh-instructions.ts';
import { isTerm } from '../weights/weigh-terms.ts';

type Inputs = Pick<WorkflowDefinition, 'inputs'>;

/** What somebody wants taken off an invoice. */
const notBilled =
  /(?:^|[.;,] ?)(?:please |pls )?hold\b(?! (?:up|a\b))|\b(?:leave|take|knock|strike|keep|drop)\b[^.]{0,40}\b(?:off|out)\b|\bwaive[ds]?\b|\bfree of charge\b|\bno charge\b|\b(?:not|[a-z]+n['’]t) (?:to be |be )?(?:bill(?:ed)?|charged?|invoiced?)\b|\bgoodwill\b|\b(?:is|was|are|were|be|for) free\b|\bfree (?:hour|day|of)\b|\bon the house\b|\b(?:to )?(?:comes?|came|coming|taken?|takes|goes|going|is|be) off (?:(?:the|their|his|her|this|our) )?(?:\p{L}+ )?(?:bills?|invoices?|price|total|account)\b|\bto come off\b|\breverse charge\b|\b(?:need|needs|have|has) to check\b|\bbefore (?:it|this) goes\b|(?:^|[^\p{L}])n\/c(?!\p{L})|\b(?:is|are|was|were|be|falls?|comes?|already) (?:all )?(?:within|in|under|inside|covered by|part of|included in) (?:the |their |our )?(?:\p{L}+ )?(?:contract|agreement|cover|warranty|guarantee)\b|\bcheck (?:it |this |that )?(?:with|w\/?) \p{Lu}|\bno vat\b|\b(?:not|[a-z]+n['’]t) (?:have to )?pay\b|\bonly (?:bill|charge|invoice)\b|\b(?:discount|rebate|credit)\b|(?<!\b(?:no|not|never) (?:a |any )?)(?:(?<![\d.,])\d{1,2}(?:\.\d)? ?(?:%|per ?cent)|\p{Sc} ?\d[\d,]{0,12}(?:\.\d{1,2})?|\bhalf|\bmoney) off\b(?! (?:site|peak))/iu;

/** Lines are billed as they are given: what a note says of them is for whoever releases them. */
export function askAboutLines({ inputs }: Inputs, sheet: FactSheet): string[] {
  if (!inputs.some((input) => input.split('|').includes('invoiceDate'))) return [];
  const told = new Set([...listTold(sheet), ...listRefusals(sheet)]);
  const notes = withBareChecks(withTakenBack([...listNotes(sheet), ...told]));
  const [orders, others] = [true, false].map((is) =>
    notes.filter((sentence) => setsLimit(sentence) === is),
  ) as [string[], string[]];
  const objections = [...others, ...listOwnObjections(sheet)];
  const listObjected = (kind: Objection): string[] =>
    objections.filter((sentence) => findObjection(sentence) === kind);
  return [
    ...quote(
      [
        ...orders.toSorted((one, other) => rankGrave(one) - rankGrave(other)),
        ...listHolds(sheet),
        ...listObjected('undone'),
        ...listToBill(sheet),
        ...listRemarks(sheet)
          .filter(({ remark }) => isOpenRemark(remark))
          .map(({ said }) => said),
      ],
      'do the lines keep to that?',
    ),
    ...quote(
      [...listObjected('paid'), ...listDeposits(sheet)],
      'is it taken off, or told on the invoice?',
    ),
    ...quote(listObjected('unsure'), 'is that settled, and are the lines right?'),
    ...quote(
      [...orders, ...objections].filter((sentence) => findObjection(sentence) === 'renamed'),
      'would the invoice still say what was done, when, and for whom?',
    ),
  ];
}

function quote(said: readonly string[], asked: string): string[] {
  const quoted = [...new Set(said)].slice(0, mostQuoted).map((one) => clipSentence(one, 120));
  return quoted.length === 0 ? [] : [`On record is “${quoted.join('” and “')}”: ${asked}`];
}
const mostQuoted = 3;

const setsLimit = (sentence: string): boolean =>
  notBilled.test(sentence) || isTerm('condition', sentence) || readInstruction(sentence) !== null;

/** What somebody says under a name of their own that they will not pay: `principal says: we won't pay the extra hour`. */
const listRefusals = ({ facts }: FactSheet): string[] =>
  facts
    .filter((fact) => !isFreeText(fact) && !isEntry(fact) && !isMarked(fact))
    .flatMap(({ value }) => splitSentences(value).filter((one) => refusesToPay.test(one)));
const refusesToPay =
  /\b(?:wo|ca|do|does|did|would|should|are|is)n['’]?t (?:be )?(?:going to )?(?:pay(?:ing)?|accept(?:ing)?) |\b(?:will not|cannot|do not|does not|not going to|never|refus(?:es?|ed|ing)(?: to)?|not) (?:be )?pay(?:ing)? (?:for |the |it|this|that|us|\p{Sc})|\b(?:disputes?|disputed|disputing|contests?|objects? to|refus(?:es?|ed)) (?:the |it|this|that|\p{Sc})|\b(?:was|is|were) (?:y?our|the (?:firm|company)['’]s) (?:own )?(?:fault|mistake|breakdown|doing|delay|error)\b/iu;

/** `Hold: gutter clean disputed`: a field of that name says of some line that it is not billed. */
const listHolds = ({ facts }: FactSheet): string[] =>
  facts
    .filter((fact) => /^(?:onhold|hold|donotbill|dontbill)$/.test(normalName(fact.path.at(-1)!)))
    .filter((fact) => !isMarked(fact) && !/^(?:no|none|nil|nothing|n\/a|-)\b/i.test(fact.value))
    .map(({ value }) => value);

/** `Invoiced in Nov?? check` */
const withBareChecks = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, at) => {
    if (at > 0 && bareCheck.test(sentence)) return [];
    const next = sentences[at + 1];
    return next !== undefined && bareCheck.test(next) ? [`${sentence} ${next}`] : [sentence];
  });
const bareCheck = /^(?:please |pls |plz )?(?:double[- ]?)?check(?: (?:it|this|that))?[.!]?$/i;

/** `bill now: deposit only`: what is billed in words, and not in a sum that is read as the amount. */
const listToBill = ({ facts }: FactSheet): string[] =>
  facts
    .filter(({ path, value }) => toBill.test(normalName(path[0]!)) && !/\d/.test(value))
    .map(({ label, value }) => `${label}: ${value}`);

/** `deposit: $3,105 paid November 20`; where a line tells of it, it is taken off there. */
function listDeposits({ facts }: FactSheet): string[] {
  const isTold = facts.some((fact) => isBilled(fact) && ofDeposit.test(fact.value));
  return isTold
    ? []
    : facts
        .filter(
          ({ path, value }) =>
            path.length === 1 &&
            ((deposits.test(normalName(path[0]!)) && gone.test(value)) ||
              (payments.test(normalName(path[0]!)) && /[1-9]/.test(value))),
        )
        .map(({ label, value }) => `${label}: ${value}`);
}
const ofDeposit = /\b(?:deposit|down[- ]?payment|retainer|advance|pre-?payment)\b/i;
const deposits =
  /^(?:deposit|downpayment|retainer|advance|prepayment|(?:policy|insurance)?excess|copay(?:ment)?)(?:status|note)?$/;
/** `already paid: £2,000 on 3 September` */
const payments =
  /^(?:(?:already|previously)(?:paid|received|invoiced|billed)|(?:paid|received|invoiced|billed)(?:sofar|already|todate|onaccount|upfront|inadvance|before)|amountpaid|paymentsreceived|(?:deposit|downpayment|retainer|advance)(?:paid|received))$/;
/** `not paid yet` and `to be paid` tell of none. */
const gone =
  /(?<!\b(?:not|never|[a-z]+n['’]t|to be|un|will be|is|if|when|once) ?(?:yet |been )?)\b(?:paid|received|taken|invoiced|billed|charged|collected|cleared)\b(?! (?:on|at|with|before|by) (?:signing|order|booking|completion|delivery|start))/iu;

/** What a line, or the amount, says of itself; the check of a thing may be what is billed. */
const listOwnObjections = ({ facts }: FactSheet): string[] =>
  facts
    .filter((fact) => !isFreeText(fact) && !isMarked(fact) && fact.fields === undefined)
    .filter(isBilled)
    .flatMap(({ value, items = [value] }) => items.flatMap(splitSentences))
    .filter((said) => said.includes('?') || findObjection(said) !== 'unsure');
const isTold = goesBy('promises', 'reply', 'quote');
const isBilled = goesBy('items', 'item', 'amount', 'scope');

/** What a row's own note says of it: `Miss A. Quick: not commissioned. HOLD`. */
const listRemarks = ({ facts }: FactSheet): { said: string; remark: string }[] =>
  facts.filter(isEntry).flatMap(({ value }) => {
    const [, name, remark] =
      remarked.exec(value) ??
      unfinished.exec(value) ??
      findHeldCell(value) ??
      findFree(value) ??
      [];
    return remark === undefined ? [] : [{ said: `${name}: ${remark}`, remark }];
  });

/** `Call-out (in contract, n/c): quantity 1, price 155` */
const findFree = (value: string): [string, string, string] | undefined => {
  const [, name, remark] = ofNoCharge.exec(value) ?? [];
  return name === undefined || remark === undefined ? undefined : [value, name.trim(), remark];
};
const ofNoCharge =
  /^([^:(]{1,80})\((?=[^():]{0,60}(?:\bn\/c\b|\bno charge\b|\bfree of charge\b|\b(?:in|within|under|covered by) (?:the |their )?(?:contract|agreement|warranty|guarantee)\b))([^():]{1,80})\)/iu;

/** `po awaited - hold until PO comes`, whatever the field is for. */
function findHeldCell(value: string): [string, string, string] | undefined {
  const at = value.indexOf(': ');
  if (at < 1 || at > 80 || !heldCell.test(value)) return undefined;
  const cell = value
    .slice(at + 2)
    .split(/, (?=\p{L})/u)
    .find((one) => heldCell.test(one));
  return cell === undefined ? undefined : [value, value.slice(0, at), cell];
}
const heldCell =
  /\b(?:(?:is|put|keep|goes) )?on hold\b|\bHOLD\b|\b[Hh]old (?:until|till|for|off|back|over|it|this|billing|invoic\p{L}+)\b|\b[Aa]wait(?:ed|ing|s)\b|\b(?:PO|P\.O\.|po|order|number|approval|sign[- ]?off)(?: no\.?| number)? (?:to follow|pending|outstanding|missing|not (?:yet )?(?:here|in|received))\b|\b(?:[Nn]o|without) (?:PO|po|order number|purchase order)\b(?! (?:is )?(?:needed|required|necessary))/u;
const remarked = /^([^:]{1,80}): (?:.*, )?(?:notes?|comments?|remarks?) (.{3,})$/su;
/** In whatever field it stands: `status half done, back Tuesday`. */
const unfinished =
  /^([^:]{1,80}): .*?\b((?:half|part|nearly|almost|not(?: yet)?) (?:done|finished|complete[d]?|delivered|fitted|installed|supplied|started|repaired|built|made|tested|used|arrived|signed off)\b(?: yet)?(?:, [^,]{3,30})?|needs? (?:a |the )?(?:PO|purchase order|order number)\b[^,]{0,40}|paid (?:an? )?(?:[£₹$€] ?)?\d[\d,.]* (?:deposit|on account)\b[^,]{0,40})/isu;

/** `They refuse this`, of the line that it stands in. */
const refuses =
  /\b(?:they|he|she|customer|client|school|\p{Lu}\p{Ll}+) (?:refus(?:es?|ed)|disput(?:es?|ed)|contests?|won['’]?t pay)(?!\p{L})/iu;

const isOpenRemark = (remark: string): boolean =>
  heldCell.test(remark) ||
  /\bn\/c\b|\b(?:contract|agreement|warranty|guarantee)\b/i.test(remark) ||
  /^(?:half|part|nearly|almost|not|needs?|paid)\b|\bHOLD\b|\bon hold\b|\bcheck (?:whether|if|with|first)\b|\?(?:\s|$)/.test(
    remark,
  ) ||
  notBilled.test(remark) ||
  refuses.test(remark) ||
  readInstruction(remark) !== null;

/** What somebody tells in a field of any name: `waive?: Dougal said it comes off the bill`. */
const listTold = ({ facts }: FactSheet): string[] =>
  facts
    .filter((fact) => !isFreeText(fact) && !isMarked(fact))
    .filter((fact) => isSaidAnywhere(fact) || isTold(fact))
    .filter((fact) => fact.path.length === 1 && fact.items === undefined && !isBilled(fact))
    .filter(({ path: [name] }) => !deposits.test(normalName(name!)))
    .flatMap(({ value }) => splitSentences(value));

/** What the notes say that may be said again. */
export const listNotes = ({ facts }: FactSheet): string[] =>
  facts
    .filter(isFreeText)
    .flatMap((fact) => (isMarked(fact) ? openSentences(fact) : splitSentences(fact.value)));
