import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isScalar, replaceFields, textOf } from './fields.ts';

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

const severalNext = /^next(?:steps|tasks|activities|actions|visits)$/;
const calledNext = /^(?:name|title|summary|label|description|action|step|task|what)$/;
const dueNext = /^(?:due|dueby|duedate|dueon|by|deadline|targetdate|finish|enddate)$/;
const onNext = /^(?:date|on|when|day|start|startdate|scheduleddate|plannedfor)$/;
const whoNext = /^(?:owner|who|assignee|assignedto|responsible|by ?whom)$/;

/** `next_steps: [{action, date, owner}]` as people list what comes next: `Move the desks on 2026-12-02 (Dwayne)`. */
export const withNextSteps = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, list]) => {
    if (!severalNext.test(plainName(name)) || !Array.isArray(list) || list.length === 0)
      return null;
    const told = list.map((one) => (isJsonObject(one) ? tellNext(one) : undefined));
    return told.every((one) => one !== undefined) ? [[[name], told]] : null;
  });

function tellNext(step: JsonObject): string | undefined {
  const names = [calledNext, dueNext, onNext, whoNext];
  const isOther = Object.entries(step).some(
    ([name, value]) => !isScalar(value) || !names.some((one) => one.test(plainName(name))),
  );
  const [what, due, on, who] = names.map((one) => textOf(findField(step, one)));
  if (isOther || what === undefined || what === '') return undefined;
  const day = due !== '' ? ` by ${due}` : on !== '' ? ` on ${on}` : '';
  return `${what.replace(/\.$/, '')}${day}${who === '' ? '' : ` (${who})`}`;
}

const findDay = (value: JsonObject, names: RegExp): string | undefined => {
  const found: JsonValue | undefined = findField(value, names);
  return isScalar(found) && typeof found === 'string' ? found.slice(0, 10) : undefined;
};
