import type { Operation } from '../load-client.ts';
import { write } from '../write.ts';

export const createQuestion: Operation = {
  weight: 10,
  async perform(client) {
    const { workspace, questions } = client;
    const entry = await write(client, {
      kind: 'create question',
      service: 'knowledge',
      workspaceId: workspace.id,
      repeatable: false,
      request: (marker) => ({
        method: 'POST',
        path: '/api/assessment-questions',
        token: workspace.token,
        body: {
          domain: 'Operations',
          text: marker,
          skill: 'Recovery',
          evaluation: 'What was said is still there.',
          workspaceId: workspace.id,
        },
      }),
      readIds: ({ question }: { question: { id: string } }) => ({ questionId: question.id }),
    });
    const { questionId } = entry.answer;
    if (questionId !== undefined) questions.push(questionId);
    return 'tried';
  },
};

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
