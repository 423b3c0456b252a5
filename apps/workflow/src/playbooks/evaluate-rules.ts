import { type Fact, normalName, readFacts } from '@workspace-ops/composing';
import type { JsonObject } from '@workspace-ops/contracts';
import type { FactRule } from '@workspace-ops/playbooks';

/**
 * The first fact of the data for which one of the rules holds.
 * @param now whose day, in UTC, dates are compared with.
 */
export function findMatch(
  rules: readonly FactRule[],
  context: JsonObject,
  now: Date,
): Fact | undefined {
  const { facts } = readFacts(context);
  return facts.find((fact) => rules.some((rule) => holds(rule, fact, now)));
}

function holds(rule: FactRule, { names, value }: Fact, now: Date): boolean {
  const wanted = rule.fact.map(normalName);
  if (!names.some((name) => wanted.includes(name))) return false;
  const text = value
    .toLowerCase()
    .trim()
    .replace(/[.!]+$/, '');
  if (rule.is !== undefined && !rule.is.includes(text)) return false;
  if (rule.isNot?.includes(text) === true) return false;
  if (rule.says !== undefined && !rule.says.some((phrase) => text.includes(phrase))) return false;
  return rule.date === undefined || isDate(rule.date, text, now);
}

function isDate(when: NonNullable<FactRule['date']>, text: string, now: Date): boolean {
  const date = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (date === undefined) return false;
  const today = now.toISOString().slice(0, 10);
  if (when === 'past') return date < today;
  if (when === 'future') return date > today;
  return findQuarter(date) === findQuarter(today);
}

/** `2026-02-10` is in `2026/0`. */
const findQuarter = (date: string): string =>
  `${date.slice(0, 4)}/${Math.floor((Number(date.slice(5, 7)) - 1) / 3)}`;

/** What a fallback protocol makes of a handoff that lacks something. */
export type Fallback = 'hold' | 'proceed' | 'return';

/** A protocol's first word decides; one that begins otherwise is left to a person. */
export function readFallback(protocol: string): Fallback {
  const [word] = protocol
    .trim()
    .toLowerCase()
    .split(/[^a-z]/);
  return word === 'proceed' || word === 'return' ? word : 'hold';
}
