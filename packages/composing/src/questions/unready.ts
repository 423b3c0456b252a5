import { inlineText } from '../facts/inline-text.ts';
import { enumerate } from '../request/sections.ts';
import type { EarlierStep, StepRequest } from '../request/types.ts';

/** As the summary of a text begins that lacks what its reader has to be told. */
const unready = /^Not ready to (?:send|use)\b/;

/** Whether an earlier step's text cannot be sent or used yet. */
export const isUnready = ({ summary, isUnready: known }: EarlierStep): boolean =>
  known === true || unready.test(summary);

/** Which texts of the run cannot be sent or used yet; empty where all can. */
export function describeUnready({ earlier }: Pick<StepRequest, 'earlier'>): string {
  const titles = earlier.filter(isUnready).map(({ title }) => inlineText(title, 120));
  if (titles.length === 0) return '';
  return `${enumerate(titles)} ${titles.length === 1 ? 'is' : 'are'} not ready.`;
}
