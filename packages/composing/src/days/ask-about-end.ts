import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip, quoteEntry } from '../facts/inline-text.ts';
import { isEntry, type FactSheet } from '../facts/read-facts.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import type { StepRequest } from '../request/types.ts';

const ends =
  /^(?:finish|finishdate|finishby|end|enddate|endson|completion|completiondate|golive|golivedate|goeslive|opening|openingdate|deadline)$/;
const milestones = new Set(namesFor('milestones'));
/** Of an entry `from 15 Feb, to 6 March` the last day. */
const lastDay =
  /(?:^|[:,] )(?:by|to|until|due|due date|date|end|finish|target date|planned date) ([^,]{3,30})/giu;
const mostEntries = 20;

/** A step of a plan on a day after the one on which all of it ends. */
export function askAboutEnd(
  {
    definition,
    now,
    calendar = defaultCalendar,
  }: Pick<StepRequest, 'definition' | 'now' | 'calendar'>,
  { facts }: FactSheet,
): string[] {
  if (now === undefined || !definition.inputs.includes('milestones')) return [];
  const end = facts.find(({ path }) => path.length === 1 && ends.test(normalName(path[0]!)));
  const last = end && readDay(end.value, now, calendar);
  if (end === undefined || last === undefined) return [];
  const [late] = facts
    .filter((fact) => isEntry(fact) && milestones.has(normalName(fact.path[0]!)))
    .slice(0, mostEntries)
    .filter(({ value }) => {
      const words = [...value.matchAll(lastDay)].at(-1)?.[1];
      const day = words === undefined ? undefined : readDay(words, now, calendar);
      return day !== undefined && Temporal.PlainDate.compare(day, last) > 0;
    });
  return late === undefined
    ? []
    : [
        `“${clip(late.value, 100)}” comes after the ${end.label.toLowerCase()}, ${clip(end.value, 40)}: which day is right?`,
      ];
}

const owners = new Set(namesFor('owner'));
const mostAsked = 3;

/** Each milestone has an owner: of one that has none is asked where others of its list have theirs. */
export function askAboutUnowned(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  { facts }: FactSheet,
): string[] {
  if (!inputs.includes('milestones')) return [];
  const listed = facts.filter(
    (fact) => isEntry(fact) && milestones.has(normalName(fact.path[0]!)) && fact.fields,
  );
  const without = listed.filter(
    ({ fields = [] }) => !fields.some((name) => owners.has(normalName(name))),
  );
  return without.length === listed.length
    ? []
    : without
        .slice(0, mostAsked)
        .map(({ value }) => `${quoteEntry(clip(value, 100))} has no owner: who carries it?`);
}
