export { describeAsks, nameAsk } from './questions/describe-asks.ts';
export { listAsks } from './asks/list-asks.ts';
export { listOpenQuestions, tellWarnings } from './asks/list-open-questions.ts';
export { previewRunData } from './asks/preview-run-data.ts';
export { readAnswers } from './asks/read-answers.ts';
export { takeAnswers } from './asks/take-answers.ts';
export { buildPrompt } from './compose/build-prompt.ts';
export { composeStep } from './compose/compose-step.ts';
export { chooseAgain } from './compose/choose-again.ts';
export { isAboutWork } from './compose/name-facts.ts';
export { findCompanies } from './texts/referral-companies.ts';
export { moveCalendarEntry } from './schedule/move-calendar-entry.ts';
export { retellPost } from './texts/post-summary.ts';
export { isAcute as isOfDanger } from './request/hazards.ts';
export { listPhrases as listSentencePhrases } from './weights/list-phrases.ts';
export { dangerWeightsFile } from './weights/weigh-danger.ts';
export { answers, answerWeights, isPlainYes, readAnswer } from './weights/weigh-answer.ts';
export {
  consents,
  consentWeights,
  isNoConsent,
  readConsent,
  setsLimit,
} from './weights/weigh-consent.ts';
export {
  type Instruction,
  instructions,
  instructionWeights,
  readInstruction,
} from './weights/weigh-instructions.ts';
export { intents, intentWeights, readIntent } from './weights/weigh-intent.ts';
export type { KindWeights } from './weights/weigh-kinds.ts';
export {
  closedKinds,
  type ClosedKind,
  isClosed,
  isOfKind,
  opennessWeights,
} from './weights/weigh-openness.ts';
export {
  complaints,
  isAgainstUs,
  readStanding,
  standings,
  standingWeights,
} from './weights/weigh-standing.ts';
export { writeColumns } from './weights/weight-columns.ts';
export { planTime, proposeAgain } from './compose/plan-time.ts';
export type { AgreedTime, Ask, EarlierStep, StepRequest } from './request/types.ts';
export { askClearance } from './disclosure/ask-clearance.ts';
export { namesFor, normalName, plainName } from './facts/field-names.ts';
export { findNote } from './facts/open-questions.ts';
export { mayBeLearned, mayBeMeant, mayBeOwn, toOwnName, type OwnNames } from './facts/own-names.ts';
export { readFacts, type Fact } from './facts/read-facts.ts';
export { readFreeText } from './facts/read-free-text.ts';
export { nameRunData, namesInRunData, readRunData } from './records/run-data.ts';
export { defaultCalendar, type Calendar } from './times/calendar.ts';
export { hasDateInFigures } from './times/date-order.ts';
export { hasRelativeDate, listDates, writeDates } from './times/write-dates.ts';
export { withVariancesBy } from './times/ended-period.ts';
export { isTerm, type Term, terms, termWeights } from './weights/weigh-terms.ts';
