import { budgetsSchema, setBudgetsInput } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { jsonRoute, type Route } from './route.ts';

const area = 'Runs';

export const budgetRoutes: readonly Route[] = [
  jsonRoute({
    method: 'get',
    path: '/api/budgets',
    area,
    operationId: 'getBudgets',
    summary: 'Show what the workspace may spend on models, and what it has spent',
    description: 'Days and months are those of UTC.',
    auth: 'credential',
    role: 'viewer',
    scope: 'read',
    status: 200,
    output: budgetsSchema,
    call: ({ workflow }, _input, ctx) => workflow.budget.get.query(undefined, withContext(ctx)),
  }),
  jsonRoute({
    method: 'put',
    path: '/api/budgets',
    area,
    operationId: 'setBudgets',
    summary: 'Set what the workspace may spend on models',
    description:
      'Sets the budgets that are named: null is none, and the day then has the default of the service. One that is absent stays as it is; `onLimit` is always given. A step that a budget does not allow makes its run wait for a person, who grants it an amount (`pause`), or fails it (`refuse`); any other request for a model is 409 `budget_exceeded` either way.',
    auth: 'credential',
    role: 'admin',
    status: 200,
    body: setBudgetsInput,
    output: budgetsSchema,
    example: { dailyUsd: 25, monthlyUsd: 400, perRunUsd: 1.5, onLimit: 'pause' },
    call: ({ workflow }, { body }, ctx) => workflow.budget.set.mutate(body, withContext(ctx)),
  }),
];
