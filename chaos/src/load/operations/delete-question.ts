import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

/** Deletes a question that this client made; tried once, whatever comes of it. */
export const deleteQuestion: Operation = {
  weight: 4,
  async perform(client) {
    const { workspace } = client;
    const questionId = client.questions.shift();
    if (questionId === undefined) return 'skipped';
    await write(client, {
      kind: 'delete question',
      service: 'knowledge',
      workspaceId: workspace.id,
      subject: { questionId },
      repeatable: false,
      request: () => ({
        method: 'DELETE',
        path: `/api/assessment-questions/${questionId}`,
        token: workspace.token,
      }),
    });
    return 'tried';
  },
};
