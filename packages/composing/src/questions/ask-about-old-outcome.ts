import { quotableSentences } from '../disclosure/marked-facts.ts';
import { goesBy, isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { toSheet, type Fact, type FactSheet } from '../facts/read-facts.ts';
import type { DraftRequest } from '../request/types.ts';

const isHeard = goesBy('openIssues', 'observation', 'feedback', 'sentiment');
/** What the outcome says is over: `chlorine taste gone`, `no more stops`. */
const over =
  /\b(?:no|not|none|never|without|gone|stopped|fixed|cured|solved|ended|over|away|nothing|zero|free of)\b/iu;
/** That it is there again. */
const again =
  /\b(?:again|is back|are back|(?:has|have) (?:come back|returned|started)|came back|back since|returned|once more|twice|(?:three|four|\d+) times|still|keeps?|(?:last|this) (?:week|month|night)|since (?:last|this|mon|tues|wednes|thurs|fri|satur|sun|yesterday)\p{L}*|yesterday|today)\b/iu;
const denied =
  /\b(?:no|not|never|none|without|[a-z]+n['’]t) (?:\p{L}+ ){0,3}(?:again|since|back|more)\b|\bno (?:more|longer)\b/iu;
const usual = new Set(
  'with from that this than then them they were been have into over about after before since week last gone more none their your'.split(
    ' ',
  ),
);

/** The stems of what a text is about. */
const listStems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !usual.has(word))
    .map((word) => word.slice(0, 4));

/** An outcome on record that somebody has said not to hold any more, and what says so. */
function findOldOutcome(sheet: FactSheet): { fact: Fact; said: string } | undefined {
  const outcome = sheet.find('outcome');
  if (outcome === undefined || !over.test(outcome.value)) return undefined;
  const stems = listStems(outcome.value);
  const said = sheet.facts
    .filter((fact) => fact !== outcome && (isFreeText(fact) || isHeard(fact)))
    .flatMap(quotableSentences)
    .find(
      (one) =>
        again.test(one) && !denied.test(one) && listStems(one).some((stem) => stems.includes(stem)),
    );
  return said === undefined ? undefined : { fact: outcome, said };
}

const isOfCall = ({ definition }: Pick<DraftRequest, 'definition'>): boolean =>
  definition.inputs.includes('openIssues');

/** The sheet in which an outcome that no longer holds is none that a call asks about. */
export function withOldOutcome(
  request: Pick<DraftRequest, 'definition'>,
  sheet: FactSheet,
): FactSheet {
  const old = isOfCall(request) ? findOldOutcome(sheet)?.fact : undefined;
  return old === undefined
    ? sheet
    : toSheet(
        sheet.facts.map((fact) =>
          fact === old ? { ...fact, label: `${fact.label} before`, names: ['oldoutcome'] } : fact,
        ),
      );
}

/** Nobody is asked in a call whether that holds which they have said not to. */
export function askAboutOldOutcome(request: DraftRequest): string[] {
  const found = isOfCall(request) ? findOldOutcome(request.sheet) : undefined;
  return found === undefined
    ? []
    : [
        `The outcome on record, “${clipSentence(found.fact.value, 100)}”, no longer holds, as “${clipSentence(found.said, 120)}” is on record: what is done about it before the call?`,
      ];
}
