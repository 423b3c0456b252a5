import { createAssessmentQuestionInput } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { detectSignals } from '../sessions/detect-signals.ts';
import { baselineQuestions } from './baseline-questions.ts';

it('there are 18: three for each domain, one of each depth, all different', () => {
  const places = new Set(baselineQuestions.map(({ domain, depth }) => `${domain} ${depth}`));
  expect(places.size).toBe(18);
  expect(new Set(baselineQuestions.map(({ text }) => text)).size).toBe(18);
  expect(new Set(baselineQuestions.map(({ skill }) => skill)).size).toBe(18);
});

it.each(baselineQuestions)('the $depth question of $domain is fit to be asked', (question) => {
  expect(createAssessmentQuestionInput.parse(question)).toMatchObject(question);
  expect(question.text).toMatch(/\?$/);
  expect(question.evaluation).toMatch(/\.$/);
  expect(question.signals.length).toBeGreaterThanOrEqual(5);
  // Each signal is found as it stands, so none is a spelling of another one.
  expect(detectSignals(question.signals.join('. '), question.signals)).toHaveLength(
    question.signals.length,
  );
});
