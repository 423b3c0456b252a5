import { isDay } from '../facts/day-names.ts';
import { goesBy, isKnownName, namesFor, normalName } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';

const isDelivered = goesBy('deliverables', 'items');
const jobs = new Set(['job', 'project', 'projectname']);

/**
 * Beside a list of what was done the job is what it was done for, and may be a fault; so is a project beside the scope
 * that was sold.
 */
export function nameByJob(facts: readonly Fact[]): readonly Fact[] {
  const isListed = facts.some(isDelivered);
  const hasScope = facts.some(({ names: [name] }) => name === 'scope');
  return isListed || hasScope
    ? facts.map((fact) => {
        const [name = ''] = fact.names;
        const isJob = name === 'job' || (hasScope && jobs.has(name));
        return isJob ? { ...fact, names: ['jobname'] } : fact;
      })
    : facts;
}

/** `On press: Dec 10` in a plan is a milestone by its own name; what was signed or paid on a day is none. */
export const nameByOwnDay = (fact: Fact): Fact =>
  fact.path.length === 1 &&
  fact.names[0] === normalName(fact.path[0]!) &&
  !isKnownName(fact.names[0]) &&
  !ofPapers.test(fact.names[0]) &&
  fact.value.length <= longestDay &&
  isDay(fact.value)
    ? { ...fact, names: ['milestones', ...fact.names] }
    : fact;
const longestDay = 30;
const ofPapers =
  /birth|sign|sold|order|quote|proposal|invoice|paid|payment|deposit|creat|updat|contract|closed|since|valid|expir|warranty/;

/** `milestone: { name, date }` has its own name and day: what was done names no other, and its day is not the next one. */
export function nameByMilestone(facts: readonly Fact[]): readonly Fact[] {
  if (!facts.some((fact) => isPartOf(fact, 'name'))) return facts;
  return facts.map((fact) => {
    if (isPartOf(fact, 'name')) return { ...fact, names: ['milestone'] };
    if (isPartOf(fact, 'date')) return { ...fact, names: ['milestonedate'] };
    return fact.path.length === 1 && isDone(fact) ? { ...fact, names: ['workdone'] } : fact;
  });
}
const isPartOf = ({ path }: Fact, part: string): boolean =>
  path.length === 2 &&
  normalName(path[0]!) === 'milestone' &&
  (part === 'date' ? /date$|^(?:on|reached|due|when)$/ : /^(?:name|title|label)$/).test(
    normalName(path[1]!),
  );
/** What a milestone is called where nothing else names it. */
const done = new Set(
  namesFor('milestone').filter((name) => !/^(?:milestone|stage|phase)$/.test(name)),
);
const isDone = ({ names }: Fact): boolean => names.some((name) => done.has(name));

const isIssue = goesBy('issue');
const isConsequence = goesBy('consequence');

/** Beside what slipped an impact is what that means, and no result of the work. */
export const nameBySetback = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(isIssue)
    ? facts.map((fact) => (isConsequence(fact) ? { ...fact, names: ['consequence'] } : fact))
    : facts;
