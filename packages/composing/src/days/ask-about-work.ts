import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isMarked } from '../disclosure/marked-facts.ts';
import { goesBy, isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { clip, splitSentences, clipSentence } from '../facts/inline-text.ts';
import { onceForBoth } from '../facts/once-for.ts';
import { findToldDifference } from '../figures/told-balances.ts';
import { plainValue } from '../facts/plain-value.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';
import { askAboutLeaving } from './ask-about-leaving.ts';
import { askAboutLines, listNotes } from './ask-about-lines.ts';
import {
  askAboutEvidence,
  askAboutOpenItems,
  askWhoCarries,
  isOpenItem,
} from './ask-about-month.ts';
import { isOfNoPromise } from '../sentences/promise-at-risk.ts';
import { askAboutFairness } from '../questions/unlawful-wishes.ts';
import { askAboutUnowned } from './ask-about-end.ts';

/** Whose workflow it is, by what it asks for. */
type Inputs = Pick<WorkflowDefinition, 'inputs'>;

type AskAbout = (definition: Inputs, sheet: FactSheet) => string[];

const difference =
  /\bdone (?:no|part(?:ial(?:ly)?|ly)?)\b|\bdiff(?:erence)?:? [-–(]?[£₹$€]?(?=[\d.,]*[1-9])\d|[£₹$€] ?\d[\d,.]* (?:over|out)\b(?! (?:of|\d+|the|an?)\b)|\d[\d,.]* diff\b|\b(?:does|do|did) ?n['’]?t (?:agree|match|balance|reconcile|tie)\b|\bagrees? (?:bar|except|apart|but for|save)\b|\bnot (?:yet )?(?:done|started|signed|complete[d]?|reconciled|agreed|finished|closed)\b|\b(?:outstanding|pending|incomplete|overdue|awaiting|to ?do|to be done|in progress|draft|wrong|incorrect|queried)\b|\bshort\b|\bstatus (?:“)?open\b|\b(\d{1,4}) of (?!\1\b)\d{1,4}\b|\b(?:difference|differs?|disagrees?|does not agree|out by|unreconciled|unexplained|unmatched|not matched|does not match|short by|over by|missing|unaccounted|not accounted for|(?:fewer|less|more) [^.]{0,40}than)\b/i;
const noDifference =
  /\b(?:no|nil|zero|without)(?: \p{L}+)? difference|(?<![\d.,])0(?:[.,]0+)? (?:[A-Z]{3} )?difference|diff(?:erence)?(?: is| of)?:? (?:[A-Z]{3} |[£₹$€])?(?:0(?:[.,]0+)?|nil|none|zero)\b/iu;
const notFiled =
  /\bnot (?:yet )?(?:filed|submitted|posted|reconciled|agreed|counted|paid over)\b|\bunreconciled\b/iu;

const controls = new Set(namesFor('reconciliations'));

/** `checks: { VAT: 'not done' }` says of what. */
const nameControl = (fact: Fact): readonly string[] => {
  const { path, value, items = [value] } = fact;
  return path.length > 1 && !isEntry(fact) ? [`${path.at(-1)!}: ${items.join(', ')}`] : items;
};

const isOpen = goesBy('openItems');

/** The controls that differ, or are not agreed. */
export function listOpenControls({ facts }: Pick<FactSheet, 'facts'>): string[] {
  const listed = facts
    .filter(({ path }) => controls.has(normalName(path[0]!)))
    .flatMap(nameControl)
    .filter((said) => (difference.test(said) && !noDifference.test(said)) || notFiled.test(said));
  const others = facts
    // What is open is asked about by itself.
    .filter(
      (fact) => !isFreeText(fact) && !controls.has(normalName(fact.path[0]!)) && !isOpen(fact),
    )
    .flatMap(({ label, value, items = [value] }) => items.map((item) => `${label}: ${item}`))
    .filter((said) => notFiled.test(said));
  return [...listed, ...others];
}

/** A reconciliation with a difference is open, wherever it stands. */
function askAboutDifferences({ inputs }: Inputs, { facts }: FactSheet): string[] {
  if (!inputs.includes('reconciliations')) return [];
  const named = facts.filter(({ path }) => controls.has(normalName(path[0]!)));
  const told = named
    // The fields of a record are compared as figures.
    .filter(({ fields }) => fields === undefined)
    .flatMap(nameControl)
    .flatMap((said) => {
      const differs = findToldDifference(said);
      return differs === undefined
        ? []
        : [`“${clip(said, 120)}” differs by ${differs}, and is said to agree: which is right?`];
    });
  const differing = listOpenControls({ facts });
  const open = differing
    .filter((said) => !isOpenItem(said, differing, { facts }))
    .flatMap(askWhoCarries)
    .slice(0, 4);
  return [...open, ...told];
}

/** What was promised beside what may go against it: whether it does takes more than words. */
function askAboutRisks({ inputs }: Inputs, { find }: FactSheet): string[] {
  const [risk, promises] = [find('risks'), find('promises')];
  if (!inputs.includes('promises') || promises === undefined || risk === undefined) return [];
  const kept = promises.items ?? [promises.value];
  const first = (risk.items ?? [risk.value]).find((one) => !isOfNoPromise(one, kept));
  if (first === undefined) return [];
  return [`Can each promise be kept beside “${clipSentence(first, 120)}”?`];
}

/** As people write of a deal that has been agreed on, and not signed. */
const unsigned =
  /\b(?:signature|signed (?:copy|contract|order|form|quote))s? (?:to follow|follows|pending|outstanding|awaited|missing|still to come)\b|\bnot (?:yet )?(?:been )?signed\b|\bunsigned\b|\b(?:yet|still|has|have|waiting for (?:him|her|them)) to sign\b|\bto be signed\b|\bawaiting (?:\p{L}+ ){0,3}(?:signature|signed)\b|\b(?:accepted|agreed|ordered|said yes) (?:verbally|by (?:tele)?phone|over the phone|on the phone)\b|\bverbal(?:ly)? (?:yes|ok(?:ay)?|agree\p{L}*|accept\p{L}*|go[- ]ahead|approv\p{L}+|order)\b/iu;
/** Of the acceptance itself a word is enough. */
const ofAcceptance =
  /^(?:accept(?:ed|ance)|signed|signature|contract|contractsigned|agreement|agreed|order|orderconfirmed|won|closed)$/;
const verbal =
  /^(?:no[.!]?$|not yet|pending|awaited|outstanding|verbal)|\bverbal(?:ly)?\b|\bby (?:tele)?phone\b|\b(?:over|on) the phone\b|\bhandshake\b/i;
const signed =
  /(?<!\b(?:not|not yet|be|been|yet|get|getting|it|is|no) )\bsigned\b(?! (?:copy|contract|order|form|quote))/i;

/** A deal is handed on when it is signed. */
function askAboutSignature({ inputs }: Inputs, { facts }: FactSheet): string[] {
  if (!inputs.includes('promises') || !inputs.includes('amount')) return [];
  return facts
    .filter((fact) => !isMarked(fact))
    .flatMap((fact) =>
      splitSentences(fact.value)
        .filter(
          (sentence) =>
            unsigned.test(sentence) ||
            (ofAcceptance.test(normalName(fact.path.at(-1)!)) && verbal.test(sentence)),
        )
        .filter((sentence) => !signed.test(sentence))
        .map((sentence) => `${fact.label}: ${clipSentence(sentence, 120)}`),
    )
    .slice(0, 1)
    .map((said) => `“${said}”: has it been signed since? A deal is handed over when it is.`);
}

/** As the name of a line, before its figures. */
const income = /^(?:[^:]* )?(?:income|revenues?|takings|turnover|receipts|sales)(?= \(|:|$)/i;

/** Money that comes in above its plan is no overspend. */
function askAboutIncome({ inputs }: Inputs, { facts }: FactSheet): string[] {
  if (!inputs.includes('plannedSpend|planned|lines')) return [];
  return facts
    .filter((fact) => !isFreeText(fact))
    .flatMap(({ label, value }) => [label, value])
    .flatMap((name) => income.exec(name)?.[0] ?? [])
    .slice(0, 3)
    .map((name) => `“${clip(name, 60)}” reads as income: does it belong in a review of spend?`);
}

/** `Owner is Sunil not Marcus` beside an owner. */
const otherOwner = /\b[Oo]wner\b[^.?!]{0,24}\b(?:is|should be)(?: now)? (\p{Lu}\p{Ll}+)/u;

function askAboutOwner(sheet: FactSheet): string[] {
  const owner = sheet.find('owner');
  if (owner === undefined) return [];
  return listNotes(sheet)
    .flatMap((sentence) => otherOwner.exec(sentence)?.[1] ?? [])
    .filter((name) => !owner.value.includes(name))
    .slice(0, 1)
    .map((name) => `Who is the owner: ${clip(owner.value, 60)}, or ${name} as the note says?`);
}

/** As people say that a paper is of another day than its date. */
const otherDate =
  /\byesterday['’]?s\b|\b(?:really|actually|this (?:is|was)|(?:it|that)['’]?s|(?:it|that) was) (?:for |of |from )?(?:yesterday|the \d{1,2}(?:st|nd|rd|th))\b|\b(?:wrong|other) date\b|\bdate (?:is wrong|should be)\b|\bshould (?:say|read) (?:the )?\d{1,2}(?:st|nd|rd|th)\b/iu;

function askAboutOtherDate({ inputs }: Inputs, sheet: FactSheet): string[] {
  const date = inputs.includes('items|tasks|observation') ? sheet.find('date') : undefined;
  if (date === undefined) return [];
  return listNotes(sheet)
    .filter((sentence) => otherDate.test(sentence))
    .slice(0, 1)
    .map(
      (said) =>
        `Of which day is it: ${plainValue(date, sheet)}, or another, as “${clipSentence(said, 120)}” says?`,
    );
}

const ofRenewal = ['renewalDate', 'usage', 'offer'];

/** Who complains of an order has no contract that could be renewed. */
function askAboutComplaint({ inputs }: Inputs, { facts, find }: FactSheet): string[] {
  if (!inputs.includes('renewalDate')) return [];
  if (ofRenewal.some((name) => find(name) !== undefined)) return [];
  const complaint = facts.find(({ path }) =>
    /^(?:complaints?|problem|fault|issue)/.test(normalName(path.at(-1)!)),
  );
  return complaint === undefined
    ? []
    : [
        `“${clipSentence(complaint.value, 120)}” is a complaint, and no renewal is on record: who answers it, and by when?`,
      ];
}

const notDone =
  /\b(?:is|was|are|were)n['’]?t (?:really |actually |quite )?(?:done|finished|fixed|closed|completed?)\b|\bnot (?:really |actually |yet |quite )?(?:done|finished|fixed|closed|completed?)\b|\b(?:put|leave|mark) (?:it|that|them|this) (?:as|down as) (?:open|done|closed)\b/iu;

/** A note may say that an entry of a register is in another state than its row tells. */
function askAboutStates({ inputs }: Inputs, sheet: FactSheet): string[] {
  if (!inputs.includes('items|tasks|observation')) return [];
  return listNotes(sheet)
    .filter((sentence) => notDone.test(sentence))
    .slice(0, 2)
    .map((said) => `On record is “${clipSentence(said, 120)}”: which state is right?`);
}

const asks: readonly AskAbout[] = [
  askAboutDifferences,
  askAboutOpenItems,
  (definition, sheet) => askAboutEvidence(definition, sheet, listOpenControls(sheet)),
  askAboutRisks,
  askAboutSignature,
  askAboutLines,
  askAboutIncome,
  (_, sheet) => askAboutOwner(sheet),
  askAboutStates,
  askAboutComplaint,
  askAboutLeaving,
  askAboutFairness,
  askAboutOtherDate,
  askAboutUnowned,
];

/** What a field or a note says that the work of its workflow has to settle first. */
export const askAboutWork = onceForBoth((sheet: FactSheet, definition: Inputs): readonly string[] =>
  asks.flatMap((ask) => ask(definition, sheet)),
);
