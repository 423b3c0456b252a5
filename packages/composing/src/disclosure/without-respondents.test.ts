import { findWorkflowDefinition } from '@workspace-ops/catalogue';
import { expect, it } from 'vitest';
import { buildPrompt } from '../compose/build-prompt.ts';
import { composeRun } from '../../test/compose-run.ts';
import { withoutRespondents } from './without-respondents.ts';

it('prints in no text and no table who answered a survey', () => {
  const run = composeRun('CUL-02', {
    team: 'Operations',
    responses: [
      { name: 'Ada Park', email: 'ada@example.com', question: 'I get help', score: 3 },
      { respondent: { fullName: 'Ben Roe' }, question: 'I get help', score: 9 },
    ],
    comments: [{ author: 'Ada Park', text: 'Too late' }],
  });
  for (const { content, summary } of Object.values(run))
    expect(`${content} ${summary}`).not.toMatch(/Ada|Ben|example\.com/);
  expect(run['table']!.content).toContain('I get help,6');
});

it('tells no model either', () => {
  const definition = findWorkflowDefinition('CUL-02')!;
  const step = definition.steps.find(({ key }) => key === 'summary')!;
  const context = {
    responses: [1, 2, 3, 4, 5].map((score) => ({ name: 'Ada Park', score })),
  };
  const { prompt } = buildPrompt({ definition, step, context, earlier: [] });
  expect(prompt).toContain('"score": 3');
  expect(prompt).not.toContain('Ada Park');
});

it('leaves what is no survey as it is', () => {
  const context = { name: 'Noor Aziz', comments: [{ author: 'Ada Park', text: 'Late' }] };
  expect(withoutRespondents(context)).toBe(context);
});
