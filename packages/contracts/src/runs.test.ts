import { expect, test } from 'vitest';
import { runDecisionInput } from './runs.ts';

test('an approval that is named by an empty text is none, and not as one that is left out', () => {
  for (const approvalId of ['', ' ']) {
    const { error } = runDecisionInput.safeParse({ approvalId });
    expect(error?.issues.map(({ message }) => message)).toEqual(['must not be empty']);
  }
  expect(runDecisionInput.parse({ approvalId: null }).approvalId).toBeUndefined();
});
