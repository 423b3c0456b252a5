import { findPlaceholders } from '@workspace-ops/content';
import { toBinaryOutcome } from '../outcome.ts';
import type { Task } from '../task.ts';
import { readSingles, score } from './artifact-lines.ts';

/** Whether a placeholder is reported, and the artifact does not pass with one. */
export const placeholders: Task = {
  name: 'placeholders',
  async run(folder, half) {
    const lines = await readSingles(folder, half);
    const outcomes = lines.map(({ type, content, placeholder }) => {
      const isReported = findPlaceholders(content).length > 0;
      const answered = isReported && !score(type, content).passed;
      return toBinaryOutcome({ why: type, text: content }, { expected: placeholder, answered });
    });
    return { outcomes, shares: [] };
  },
};
