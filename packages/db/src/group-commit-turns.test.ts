import { beginRequest, largeData } from '@workspace-ops/service-kit';
import { expect, it, onTestFinished } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const characters = { small: 10, 'small too': 10, large: largeData };
type Name = keyof typeof characters;

/** A group commit that keeps the order in which its writes begin to be committed. */
function startGroupCommit() {
  const begun: string[] = [];
  const add = createGroupCommit({
    async commit(writes) {
      begun.push(...writes.map(({ workspaceId }) => workspaceId));
      return [];
    },
    deliver: () => Promise.resolve(),
    mostAtATime: 2,
    longestWaitMs: 5_000,
  });
  const write = (name: Name): Promise<void> =>
    add({
      workspaceId: name,
      statements: [],
      messages: [
        { id: name, workspaceId: name, topic: 'event', json: 'x'.repeat(characters[name] + 1) },
      ],
    });
  return { begun, write };
}

it('lets requests that are under way go before a large write, and no small one wait', async () => {
  const { begun, write } = startGroupCommit();
  const end = beginRequest();
  onTestFinished(end);
  const large = write('large');
  await Promise.all([write('small'), write('small too')]);
  expect(begun).toEqual(['small', 'small too']);
  end();
  await large;
  expect(begun).toEqual(['small', 'small too', 'large']);
});
