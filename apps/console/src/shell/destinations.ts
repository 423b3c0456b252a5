import type { LinkProps } from '@tanstack/react-router';
import type { IconName } from '../ui/icons.tsx';
import { words } from './messages.en.ts';

export interface Destination {
  to: NonNullable<LinkProps['to']>;
  label: string;
  icon: IconName;
  /** `g` and this key lead there. */
  key?: string;
  /** Whether it is one of the four bottom tabs of phones; the others are behind `More`. */
  isTab?: true;
}

/** The navigation, in its order: one line for each place. */
export const destinations: readonly Destination[] = [
  { to: '/approvals', label: words.approvals, icon: 'approvals', key: 'a', isTab: true },
  { to: '/runs', label: words.runs, icon: 'runs', key: 'r', isTab: true },
  { to: '/artifacts', label: words.artifacts, icon: 'artifacts', key: 'f', isTab: true },
  { to: '/calendar', label: words.calendar, icon: 'calendar', key: 'c' },
  { to: '/inbox/leads', label: words.leads, icon: 'inbox' },
  { to: '/overview', label: words.overview, icon: 'overview', key: 'o' },
  { to: '/audit', label: words.audit, icon: 'audit', key: 'u', isTab: true },
  { to: '/playbooks', label: words.playbooks, icon: 'playbooks', key: 'l' },
  { to: '/library/questions', label: words.questions, icon: 'library' },
  { to: '/library/icp', label: words.icp, icon: 'members' },
  { to: '/snapshots', label: words.snapshots, icon: 'snapshots' },
  { to: '/members', label: words.members, icon: 'members', key: 'm' },
  { to: '/policies', label: words.policies, icon: 'policies', key: 'p' },
  { to: '/budgets', label: words.budgets, icon: 'budgets', key: 'b' },
  { to: '/settings', label: words.settings, icon: 'settings', key: 's' },
];
