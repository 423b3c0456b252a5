import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip, splitSentences } from '../facts/inline-text.ts';
import { defaultCalendar } from '../times/calendar.ts';
import { readDay } from '../times/read-moment.ts';
import type { StepRequest } from '../request/types.ts';
import type { DayAsk } from './ask-about-days.ts';

const barring = new Set(
  ['promises', 'access', 'notes', 'risks', 'conditions', 'exclusions', 'scope'].flatMap(namesFor),
);
const ofPlan = new Set(
  ['startDate', 'date', 'dueDate', 'deliveryDate', 'milestoneDate'].flatMap(namesFor),
);
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** `no work on Wednesdays`, `Lift never out of use on a Wednesday`: of each week, and not of one day. */
const barred =
  /\b(?:no|not|never|nothing|nobody|closed|shut)\b[^.;,()]{0,40}?\b(?:(?:on|of) )?(?:(?:an?|any|every) (?<one>mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}|(?<each>mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}s)\b/iu;
const most = { entries: 50, asked: 2, text: 2_000 };

/** A day of a plan on a weekday that a promise leaves free. */
export function askAboutBarred(
  context: JsonObject,
  {
    definition,
    now,
    calendar = defaultCalendar,
  }: Pick<StepRequest, 'definition' | 'now' | 'calendar'>,
): DayAsk[] {
  if (now === undefined || !definition.inputs.includes('milestones')) return [];
  const rules = listBarred(context);
  if (rules.length === 0) return [];
  return listPlanned(context)
    .flatMap(({ called, name, said }) => {
      const day = readDay(said, now, calendar);
      const rule = rules.find(({ weekday }) => weekday === day?.dayOfWeek);
      return rule === undefined
        ? []
        : [
            {
              of: name,
              names: [name],
              question: `${called}, ${clip(said, 40)}, falls on a day that “${clip(rule.said, 100)}” leaves free: which is right?`,
            },
          ];
    })
    .slice(0, most.asked);
}

const listBarred = (context: JsonObject): { said: string; weekday: number }[] =>
  Object.entries(context)
    .filter(([name]) => barring.has(normalName(name)))
    .flatMap(([, value]) => toTexts(value))
    .filter((text) => text.length <= most.text)
    .flatMap(splitSentences)
    .flatMap((said) => {
      const { one, each } = barred.exec(said)?.groups ?? {};
      const named = (one ?? each)?.toLowerCase();
      return named === undefined ? [] : [{ said, weekday: weekdays.indexOf(named) + 1 }];
    });

const toTexts = (value: JsonValue): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

interface Planned {
  called: string;
  name: string;
  said: string;
}

function listPlanned(context: JsonObject): Planned[] {
  const own = Object.entries(context).flatMap(([name, said]): Planned[] =>
    ofPlan.has(normalName(name)) && typeof said === 'string'
      ? [{ called: `The ${normalName(name) === 'startdate' ? 'start' : 'day'}`, name, said }]
      : [],
  );
  const entries = Object.entries(context).flatMap(([list, value]) =>
    Array.isArray(value)
      ? value
          .filter((entry) => isJsonObject(entry))
          .slice(0, most.entries)
          .flatMap((entry) => toPlanned(list, entry))
      : [],
  );
  return [...own, ...entries];
}

function toPlanned(list: string, entry: JsonObject): Planned[] {
  const texts = Object.entries(entry).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name: normalName(name), value }] : [],
  );
  const day = texts.find(({ name }) => ofPlan.has(name));
  const called = texts.find(({ name }) => !ofPlan.has(name));
  return day === undefined || called === undefined
    ? []
    : [{ called: `“${clip(called.value, 60)}”`, name: list, said: day.value }];
}
