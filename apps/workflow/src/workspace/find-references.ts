import {
  departments,
  findWorkflowByName,
  findWorkflowDefinition,
  listAgents,
  toAgentId,
  type WorkflowDefinition,
} from '@workspace-ops/catalogue';
import type { ActiveAgent, Reference } from '@workspace-ops/contracts';

/** Those that the catalogue knows, by their id, else by their code, else by their name. */
export const findKnownWorkflows = (
  named: readonly Reference[],
): { reference: Reference; workflow: WorkflowDefinition }[] =>
  named.flatMap((reference) => {
    const workflow = findWorkflow(reference);
    return workflow === undefined ? [] : [{ reference, workflow }];
  });

function findWorkflow(reference: Reference): WorkflowDefinition | undefined {
  const { id, code, name } =
    typeof reference === 'string' ? { id: reference, code: undefined, name: reference } : reference;
  const byId = id === undefined ? undefined : findWorkflowDefinition(id);
  const byCode = code === undefined ? undefined : findWorkflowDefinition(code);
  return byId ?? byCode ?? (name === undefined ? undefined : findWorkflowByName(name));
}

/**
 * The agents that are named, each found by its id, else by its name, among the workspace's own and
 * the catalogue's. An object that has a name and a role is an agent also where it is not found;
 * what is neither found nor whole is left out.
 */
export function findKnownAgents(
  named: readonly Reference[],
  own: readonly ActiveAgent[],
): { reference: Reference; agent: ActiveAgent }[] {
  const catalogue = listAgents(departments.flatMap((department) => department.workflows));
  const known = [...own, ...catalogue];
  return named.flatMap((reference) => {
    const agent = findAgent(reference, known);
    return agent === undefined ? [] : [{ reference, agent }];
  });
}

function findAgent(reference: Reference, known: readonly ActiveAgent[]): ActiveAgent | undefined {
  const given = typeof reference === 'string' ? { id: reference, name: reference } : reference;
  const found =
    known.find(({ id }) => id === given.id) ?? known.find(({ name }) => isSame(name, given.name));
  if (typeof reference === 'string') return found;
  const { id = found?.id, name = found?.name, role = found?.role } = reference;
  if (name === undefined || role === undefined) return undefined;
  return { id: id ?? toAgentId(name), name, role };
}

const isSame = (one: string, other: string | undefined): boolean =>
  one.trim().toLowerCase() === other?.trim().toLowerCase();
