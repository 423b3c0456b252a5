import { namesFor } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { namesHour } from '../days/ask-about-hour.ts';

const events = new Set(namesFor('event'));
const ownDays = new Set(namesFor('eventDate'));
const ownHours = new Set(namesFor('eventTime'));
const hours = new Set(namesFor('hourAnnounced'));

/** The hour of an issue with an event that has a day of its own, and no hour, is the event's: `time: 6 to 8 pm`. */
export function nameByEvent(facts: readonly Fact[]): readonly Fact[] {
  const has = (names: ReadonlySet<string>): boolean =>
    facts.some((fact) => fact.names.some((name) => names.has(name)));
  const isToldWith = facts.some(
    ({ names, value }) => names.some((name) => events.has(name)) && namesHour.test(value),
  );
  if (!has(ownDays) || has(ownHours) || isToldWith) return facts;
  const at = facts.findIndex(
    ({ path, names }) => path.length === 1 && names.some((name) => hours.has(name)),
  );
  return facts.map((fact, index) =>
    index === at ? { ...fact, names: [...fact.names, ...namesFor('eventTime')] } : fact,
  );
}
