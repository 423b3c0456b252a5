import { redactText } from '@workspace-ops/content';
import type { Question } from './ask-gemini.ts';

/**
 * The question as it may leave the house, without personal data and secrets, and how many of these
 * were redacted in it. What its door redacted already is not found again.
 */
export function redactQuestion(given: Question): { question: Question; count: number } {
  const system = redactText(given.system ?? '');
  const prompt = redactText(given.prompt);
  const question = { ...given, prompt: prompt.text };
  return {
    question: given.system === undefined ? question : { ...question, system: system.text },
    count: [system, prompt].reduce((sum, { count, secrets }) => sum + count + secrets, 0),
  };
}
