import type { ActiveAgent, Reference } from '@workspace-ops/contracts';
import type { StepDefinition, WorkflowDefinition } from './types.ts';

/** `Sales lead` is `sales-lead`. */
export const toAgentId = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The catalogue's agents of the workflows; those who approve are people, not agents. */
export function listAgents(workflows: readonly WorkflowDefinition[]): ActiveAgent[] {
  const steps = workflows.flatMap((workflow) => workflow.steps);
  const agents = steps
    .filter((step) => step.kind !== 'approval')
    .map((step) => ({
      id: toAgentId(step.agentName),
      name: step.agentName,
      role: step.agentRole,
    }));
  return [...new Map(agents.map((agent) => [agent.id, agent])).values()];
}

/** The agents, and those of the others whose id is not among them. */
export function withAgents<R extends Reference>(
  agents: readonly R[],
  others: readonly ActiveAgent[],
): (R | ActiveAgent)[] {
  const known = new Set(agents.map((agent) => (typeof agent === 'string' ? agent : agent.id)));
  return [...agents, ...others.filter(({ id }) => !known.has(id))];
}

/** Who does the work of an agent that is not active. */
const standIn = 'Workflow engine';

/**
 * The step as the workspace's agents do it: its own agent, found by id, else by name, else by
 * role, with the name and role that the workspace gave it. Where none of these is active the
 * engine does it, and names the agent in whose place it does.
 * @param agents null where the workspace has the catalogue's.
 */
export function assignAgent<S extends StepDefinition>(
  step: S,
  agents: readonly ActiveAgent[] | null,
): S {
  if (agents === null || step.kind === 'approval') return step;
  const agent =
    agents.find(({ id }) => id === toAgentId(step.agentName)) ??
    agents.find(({ name }) => isSame(name, step.agentName)) ??
    agents.find(({ role }) => isSame(role, step.agentRole));
  return agent === undefined
    ? {
        ...step,
        agentName: standIn,
        agentRole: `Stand-in for ${step.agentName}, ${step.agentRole}`,
      }
    : { ...step, agentName: agent.name, agentRole: agent.role };
}

const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
