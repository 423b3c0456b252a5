import {
  departments,
  findWorkflowDefinition,
  type StepDefinition,
  type WorkflowDefinition,
} from '@workspace-ops/catalogue';

type Prompts = Readonly<Record<string, string>>;

const toKey = (workflow: WorkflowDefinition, step: StepDefinition): string =>
  `${workflow.id}.${step.key}`;

/** The action prompts of the workflows' steps as runs use them, and whatever else is changed. */
export function effectivePrompts(
  workflows: readonly WorkflowDefinition[],
  changed: Prompts,
): Record<string, string> {
  const own = workflows.flatMap((workflow) =>
    workflow.steps.map((step) => [toKey(workflow, step), step.actionPrompt] as const),
  );
  return { ...Object.fromEntries(own), ...changed };
}

/**
 * The prompts under the keys by which runs look for them: `MKT-01.Write the post` is
 * `mkt-01.draft`. What names no step of the catalogue stays as it is.
 */
export const withStepKeys = (prompts: Prompts): Record<string, string> =>
  Object.fromEntries(Object.entries(prompts).map(([key, prompt]) => [resolveStepKey(key), prompt]));

function resolveStepKey(given: string): string {
  const dot = given.indexOf('.');
  const workflow = findWorkflowDefinition(given.slice(0, Math.max(0, dot)));
  const wanted = given
    .slice(dot + 1)
    .trim()
    .toLowerCase();
  const step = workflow?.steps.find(
    ({ key, title }) => key.toLowerCase() === wanted || title.toLowerCase() === wanted,
  );
  return workflow === undefined || step === undefined ? given : toKey(workflow, step);
}

/** Those that differ from the catalogue's: the rest goes on to follow its releases. */
export function changedPrompts(prompts: Prompts): Record<string, string> {
  const catalogue = effectivePrompts(
    departments.flatMap((department) => department.workflows),
    {},
  );
  return Object.fromEntries(
    Object.entries(prompts).filter(
      ([key, prompt]) => Object.hasOwn(catalogue, key) && catalogue[key] !== prompt,
    ),
  );
}
