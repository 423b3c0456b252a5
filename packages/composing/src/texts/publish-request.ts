import { findPublicFields, type ArtifactDefinition } from '@workspace-ops/catalogue';
import type { JsonObject } from '@workspace-ops/contracts';
import { withoutFewAnswers, withoutFewOfSurvey } from '../disclosure/few-respondents.ts';
import { findWithheld } from '../disclosure/find-withheld.ts';
import { withoutAttributions } from '../disclosure/without-attributions.ts';
import { publicPart } from '../disclosure/public-part.ts';
import { withoutReasonsOfAbsence } from '../disclosure/reason-of-absence.ts';
import { withoutStaffHealth } from '../disclosure/staff-health.ts';
import { withoutNamedScores } from '../disclosure/without-named-scores.ts';
import { withAnswers, withoutRespondents } from '../disclosure/without-respondents.ts';
import { nameInWorkflow } from '../facts/name-in-workflow.ts';
import { readFacts, toSheet } from '../facts/read-facts.ts';
import { withVariancesBy } from '../times/ended-period.ts';
import { withConsentedForm } from '../sentences/consented-form.ts';
import { withoutShopTalk } from '../sentences/without-shop-talk.ts';
import { withoutEchoes } from '../request/echoes.ts';
import { withoutKeptOut } from '../left-out/kept-out.ts';
import type { PublishedRequest, StepRequest } from '../request/types.ts';
import { isUnready } from '../questions/unready.ts';

/**
 * The request of a step as its artifact may use it. One that leaves the company sees the fields of
 * its allow list alone, less what nobody has agreed to, and of earlier steps, which saw everything,
 * no more than the titles. None sees who answered a survey, in a note either, nor the single answers of a few.
 */
export function publishRequest(given: StepRequest): PublishedRequest {
  const isSurvey = isOfSurvey(given);
  const { context: unscored, named: scored } = isSurvey
    ? withoutNamedScores(given.context)
    : { context: given.context, named: 0 };
  const {
    context: unattributed,
    attributed: said,
    blaming,
  } = withoutAttributions(isSurvey ? withAnswers(unscored) : unscored);
  const attributed = said + scored;
  const {
    context: few,
    withheld: withheldAnswers,
    kept: keptAnswers,
  } = (isSurvey ? withoutFewOfSurvey : withoutFewAnswers)(unattributed);
  const answered = withoutRespondents(few);
  const spent = isOfSpend(given) ? withVariancesBy(answered, given.now) : answered;
  const context = isOfRegister(given) ? withoutReasonsOfAbsence(spent) : spent;
  const request = { ...given, context, withheldAnswers, keptAnswers, attributed, blaming };
  const fields = findPublicFields(request.definition, request.step.artifact);
  const { artifact } = request.step;
  const open = isReport(given)
    ? withoutEchoes(
        withoutShopTalk(withoutStaffHealth(context).context, request.definition.inputs).context,
      ).context
    : context;
  const named = withoutKeptOut(withConsentedForm(open, artifact), artifact);
  if (fields === null) return named === context ? request : { ...request, context: named };
  const withheld = listWithheld(request);
  const told = fields.filter((field) => !withheld.includes(field));
  return {
    ...request,
    context: publicOnce(named, artifact!, { told, inputs: request.definition.inputs }),
    earlier: request.earlier.map((step) => ({
      ...step,
      summary: '',
      content: '',
      ...(isUnready(step) && { isUnready: true as const }),
    })),
  };
}

/** A post, or the entry of one, which needs the same agreement to name somebody. */
const isPublic = ({ type, permissions }: ArtifactDefinition): boolean =>
  type === 'post' || (type === 'calendar_entry' && permissions !== undefined);

/** The same object where the same step is composed again to list what it asks: its facts are read once. */
function publicOnce(
  context: JsonObject,
  artifact: ArtifactDefinition,
  { told, inputs }: { told: readonly string[]; inputs: readonly string[] },
): JsonObject {
  const of = told.join('\n');
  const known = lastPublic.get(context);
  if (known?.artifact === artifact && known.of === of) return known.part;
  const part = publicPart(context, told, { isPost: isPublic(artifact), inputs });
  lastPublic.set(context, { artifact, of, part });
  return part;
}
const lastPublic = new WeakMap<
  JsonObject,
  { artifact: ArtifactDefinition; of: string; part: JsonObject }
>();

/** Whether a customer reads how work for them goes. */
export const isReport = ({
  definition: { departmentCode },
  step: { artifact },
}: Pick<StepRequest, 'definition' | 'step'>): boolean =>
  departmentCode === 'ful' && artifact?.texts !== undefined;

const isOfSurvey = ({ definition: { inputs } }: StepRequest): boolean =>
  inputs.includes('responses');

/** What is done each day is read out in the morning. */
const isOfRegister = ({ definition: { inputs } }: StepRequest): boolean =>
  inputs.includes('status') && inputs.includes('owner');

/** What was spent is told beside what was planned. */
const isOfSpend = ({ definition: { inputs } }: StepRequest): boolean =>
  inputs.some((input) => input.split('|').includes('actual'));

const listWithheld = ({ step: { artifact }, context, definition }: StepRequest): string[] =>
  artifact?.permissions === undefined
    ? []
    : findWithheld(
        artifact,
        toSheet(nameInWorkflow(readFacts(context).facts, definition.inputs)),
      ).flatMap((one) => one.for);
