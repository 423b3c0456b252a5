import type { Schemas } from '../api.ts';

type RubricPart = keyof Schemas['Evaluation']['rubric'];

/** In the order in which they are shown. */
export const rubricParts = [
  'factualIntegrity',
  'actionableCta',
  'brandAlignment',
  'formatting',
] as const satisfies readonly RubricPart[];

/** The line of the feedback that begins with the part's name, without its name and figure. */
export function findReason(feedback: readonly string[], name: string): string {
  const line = feedback.find((candidate) => candidate.startsWith(`${name} `)) ?? '';
  const reason = line.slice(line.indexOf(':') + 1).trim();
  return reason.slice(0, 1).toUpperCase() + reason.slice(1);
}

/** From this score on a part passes. */
export const passingScore = 70;

/** The parts that do not pass, in the order in which they are shown. */
export const listFailedParts = (rubric: Schemas['Evaluation']['rubric']): RubricPart[] =>
  rubricParts.filter((part) => rubric[part] < passingScore);
