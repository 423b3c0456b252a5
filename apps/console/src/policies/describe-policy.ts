import type { Schemas } from '../api.ts';
import { roleWords } from '../messages/en.ts';
import { formatCost } from '../ui/format-cost.ts';
import { words } from './messages.en.ts';

type Policy = Schemas['ApprovalPolicy'];

/** The conditions of a policy in words, one sentence part each. */
export function describeConditions(when: Policy['when']): string[] {
  const { conditions: say } = words;
  return [
    when.workflow && say.workflow(when.workflow),
    when.department && say.department(when.department),
    when.effect && say.effect[when.effect],
    when.costUsd && say.cost(formatCost(when.costUsd.gte)),
    when.personalData !== undefined && say.personalData(when.personalData),
    when.qualityBelow !== undefined && say.quality(when.qualityBelow),
    when.artifactTypes &&
      say.artifacts(when.artifactTypes.map((type) => words.artifactTypes[type]).join(words.or)),
    when.platforms && say.platforms(when.platforms.join(words.or)),
    when.startedBy && say.startedBy(words.kinds[when.startedBy].toLowerCase()),
  ].filter((part) => typeof part === 'string' && part !== '') as string[];
}

/** Whom a policy asks, in words. */
export const describeRoles = (roles: readonly string[]): string =>
  roles.map(describeRole).join(words.or);

function describeRole(role: string): string {
  if (role === 'playbook.approvalOwner') return words.approvalOwner;
  if (role.startsWith('title:')) return words.titled(role.slice('title:'.length));
  const name = Object.entries(roleWords).find(([key]) => key === role)?.[1];
  return name === undefined ? role : words.orAbove(name);
}

export const describeRequirement = ({ count, roles, notInitiator }: Policy['require']): string =>
  [words.votes(count, describeRoles(roles)), ...(notInitiator ? [words.notInitiator] : [])].join(
    ', ',
  );

export function describeDeadline({ after, then, to }: NonNullable<Policy['deadline']>): string {
  const escalation = words.escalatesTo(to === undefined ? words.admins : describeRoles(to));
  const what = then === 'reject' ? words.rejects : escalation;
  return words.after(describeDuration(after), what);
}

/** An ISO 8601 duration in words, as `1 day 4 hours`. */
export function describeDuration(duration: string): string {
  const [date = '', time = ''] = duration.replace(/^P/, '').split('T');
  const parts = [...toParts(date, words.units.P), ...toParts(time, words.units.T)];
  return parts.length === 0 ? duration : parts.join(' ');
}

const toParts = (text: string, units: Readonly<Record<string, string>>): string[] =>
  [...text.matchAll(/(\d+(?:\.\d+)?)([A-Z])/g)].map(
    ([, amount, unit]) => `${amount} ${units[unit!] ?? unit}${amount === '1' ? '' : 's'}`,
  );
