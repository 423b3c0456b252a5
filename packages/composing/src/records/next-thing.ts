import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields } from './fields.ts';

const next = /^next(?:milestone|section|stage|phase|step|task|activity|action|visit|deliverable)$/;
const called = /^(?:name|title|summary|label|description)$/;
const begins = /^(?:start|startdate|starton|startat|startson|date|scheduleddate|scheduledat)$/;
const ends = /^(?:finish|finishdate|end|enddate|due|duedate|dueon|dueat|targetdate)$/;

/** `NextSection: { Name, StartDate, DueDate }`: its days are those of what comes next, and none of the record. */
export const withNextThing = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, given]) => {
    const value = Array.isArray(given) && given.length === 1 ? given[0]! : given;
    if (!next.test(plainName(name)) || !isJsonObject(value)) return null;
    const what = findField(value, called);
    if (typeof what !== 'string') return null;
    const [from, until] = [findDay(value, begins), findDay(value, ends)];
    const day = from ?? until;
    const text = from !== undefined && until !== undefined ? `${what}, due ${until}` : what;
    return [
      [['next step', name], text],
      [['next date'], day ?? null],
    ];
  });

const findDay = (value: JsonObject, names: RegExp): string | undefined => {
  const found: JsonValue | undefined = findField(value, names);
  return isScalar(found) && typeof found === 'string' ? found.slice(0, 10) : undefined;
};
