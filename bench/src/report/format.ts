import type { CaseResult, Finding } from '../bench.ts';
import { meets } from '../measure/goal.ts';

/** A figure with its significant digits. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'n/a';
  if (Math.abs(value) >= 100) return String(Math.round(value));
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

export function judgeFinding({ goal, spread, judged }: Finding): 'meets' | 'misses' | 'no goal' {
  if (goal === undefined) return 'no goal';
  const worst = goal.bound === 'at least' ? spread.min : spread.max;
  return meets(judged === 'worst' ? worst : spread.median, goal) ? 'meets' : 'misses';
}

export function formatFinding(finding: Finding): string {
  const { what, spread, unit, goal, detail } = finding;
  const figure = (value: number): string =>
    unit === '×' ? `${formatNumber(value)} ×` : `${formatNumber(value)} ${unit}`;
  const verdict = goal
    ? `; ${judgeFinding(finding)} the goal of ${goal.bound} ${figure(goal.value)}`
    : '';
  const range = `${formatNumber(spread.min)} to ${formatNumber(spread.max)}`;
  const explained = detail === undefined ? '' : `\n      ${detail}`;
  return `  ${what}: ${figure(spread.median)} (${range})${verdict}${explained}`;
}

export const formatCase = ({ findings, notes }: CaseResult): string =>
  [...findings.map(formatFinding), ...notes.map((note) => `    ${note}`)].join('\n');
