export { buildPrompt } from './compose/build-prompt.ts';
export { composeStep } from './compose/compose-step.ts';
export type { EarlierStep, StepRequest } from './compose/types.ts';
export { askClearance } from './disclosure/ask-clearance.ts';
export { namesFor, normalName } from './facts/field-names.ts';
export { readFacts, type Fact } from './facts/read-facts.ts';
