import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { tellsOfHealth } from '../disclosure/health.ts';
import { isMarked } from '../disclosure/marked-facts.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { isEntry, type Fact } from '../facts/read-facts.ts';
import { askAboutHarm, isDangerSettled } from '../questions/ask-about-harm.ts';
import {
  findHazard,
  isAcute,
  isHarming,
  isHazard,
  isHazardous,
  isSurelyHazardous,
} from '../request/hazards.ts';
import { isDangerBehind, isDecision } from '../sentences/behind-decision.ts';
import { paragraphs } from '../request/sections.ts';
import type { DraftRequest } from '../request/types.ts';

type Reported = Pick<DraftRequest, 'sheet' | 'definition'>;

/** Whether one of the papers is an order to do something at once. */
const ordersAtOnce = ({ steps }: WorkflowDefinition): boolean =>
  steps.some(({ artifact }) => artifact?.urgentCallToAction !== undefined);

/** Whether the run may send people into danger; each of its texts warns then. */
export const isAtOnce = (reported: Reported): boolean =>
  ordersAtOnce(reported.definition) && isHazardous(reported);

/** For a summary; empty where nothing has to be done at once. */
export const tellAtOnce = (reported: Reported): string =>
  isAtOnce(reported)
    ? `Somebody may come to harm: ${isSurelyHazardous(reported) ? 'act at once' : 'settle today whether that is so'}.`
    : '';

/** Names the dangerous item of several, unless it is confidential. */
export function tellHazard({ definition, sheet }: Reported): string {
  if (!isHazardous({ definition, sheet })) return '';
  const found = findHazard(sheet);
  const which =
    found === undefined || isMarked(found) || tellsOfHealth(found)
      ? ''
      : ` It says ${quoteHazards(found)}.`;
  return `Somebody may come to harm: settle that first.${which}`;
}

/** Ongoing dangers before past ones. */
function quoteHazards(found: Fact): string {
  const said = (found.items ?? splitSentences(found.value)).filter(
    (one) => isHazard(one) || isAcute(one) || (isDecision(found) && isDangerBehind(one)),
  );
  const first = said.toSorted((one, other) => +goesOn.test(other) - +goesOn.test(one));
  return (first.length === 0 ? [found.value] : first.slice(0, mostQuoted))
    .map((one) => `“${clipSentence(one.replace(ownMarks, ''), 120)}”`)
    .join(' and ');
}
/** A part of an entry that has a stop in it stands between marks of its own. */
const ownMarks = /[“”]/gu;
const mostQuoted = 2;
const goesOn = /\b(?:still|now|today|tonight|keeps?|is|are|does|do|no)\b/iu;

/** The stated severity of a register's entry, and its state. */
const graded =
  /(?<!\p{L})(?:severity|priority|urgency|risk(?: ?level| rating)?) “?(?:critical|very high|high|severe|urgent|emergency|immediate|p ?[01]|sev ?[01]|red)(?!\p{L})/iu;
const isDone =
  /(?<!\p{L})(?:status|state) “?(?:done|closed|complete[d]?|resolved|fixed)(?!\p{L})|(?<!\p{L})(?:done|closed|resolved) yes(?!\p{L})/iu;

/** Of a list of what was seen the entries that somebody calls grave, beside the one that is named as a danger. */
export function tellGraded({ definition, sheet }: Reported): string {
  if (definition.departmentCode !== 'ops') return '';
  const danger = isHazardous({ definition, sheet }) ? findHazard(sheet) : undefined;
  const grave = sheet.facts.filter(
    (fact) =>
      fact !== danger &&
      isEntry(fact) &&
      graded.test(fact.value) &&
      !isDone.test(fact.value) &&
      !isMarked(fact) &&
      !tellsOfHealth(fact),
  );
  if (grave.length === 0) return '';
  const quoted = grave.slice(0, mostGraded).map(({ value }) => `“${clipSentence(value, 120)}”`);
  const more = grave.length - quoted.length;
  const rest = more > 0 ? ` and ${more} more` : '';
  return `Graded as grave, to be settled first: ${quoted.join(' and ')}${rest}.`;
}
const mostGraded = 3;

/** For whoever sends a text outside; empty where nobody may come to harm. */
export const tellDanger = ({
  definition,
  record,
}: Pick<DraftRequest, 'definition' | 'record'>): string =>
  isDangerSettled(record)
    ? ''
    : tellHazard({ definition, sheet: record }) ||
      askAboutHarm({ definition, sheet: record }).join(' ');

/** For whoever approves, and for an entry: to be done at once, or to be settled first. */
export const tellFirst = (reported: Reported): string =>
  tellAtOnce(reported) || (isDangerSettled(reported.sheet) ? '' : tellHazard(reported));

/** For the head of a paper; empty where nothing has to be done at once. */
export const atOnceSection = (reported: Reported): string =>
  isAtOnce(reported) ? paragraphs(['## At once', tellWhatToDo(reported)]) : '';

function tellWhatToDo(reported: Reported): string {
  if (isHarming(reported))
    return 'Call the emergency services first. Keep people away from the place, and enter only with what the hazard asks for.';
  // A weak match, as `The door does not latch`, raises no emergency.
  return isSurelyHazardous(reported)
    ? 'Somebody may come to harm. Keep people away from the place, call the emergency services where anybody is in danger or unwell, and enter only with what the hazard asks for.'
    : 'Somebody may come to harm: settle with the site today whether that is so, and keep people away until it is.';
}
