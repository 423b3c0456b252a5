import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { findField, toText } from '../records/fields.ts';
import type { StepRequest } from '../request/types.ts';

const steps = new Set(namesFor('nextStep'));
const what = /^(?:what|step|nextstep|action|task|title|name|summary|item|description|activity)$/;
const until = /^(?:by|due|duedate|dueby|deadline|bywhen|target|targetdate|dueon|finish|enddate)$/;
const on = /^(?:date|on|when|day|start|startdate|scheduleddate|plannedfor)$/;
/** Who of us has it is for us, and how it stands is told of all. */
const ours =
  /^(?:who|owner|assignee|assignedto|responsible|lead|status|state|id|number|priority|done|completed)$/;

const state = /^(?:status|state|done|completed)$/;
const done = /^(?:done|true|yes|closed|finished|completed?|cancelled)$/i;

/** A letter about the work tells in words what comes next. */
export const tellSteps = <T extends StepRequest>(request: T): T =>
  request.definition.inputs.includes('nextStep') && request.step.artifact?.texts !== undefined
    ? { ...request, context: withStepsInWords(request.context) }
    : request;

/** `next_steps: [{what, who, by}]` as a letter to a customer tells them: each with its day, and without who of us has it. */
function withStepsInWords(context: JsonObject): JsonObject {
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] => [
    name,
    (steps.has(normalName(name)) && readSteps(value)) || value,
  ]);
  return entries.some(([name, value]) => value !== context[name])
    ? Object.fromEntries(entries)
    : context;
}

/** Undefined where a step tells more than that, which would be left out in silence. */
function readSteps(value: JsonValue): string[] | undefined {
  const listed = Array.isArray(value) ? value : [value];
  const said = listed.map((step) => (isJsonObject(step) ? sayStep(step) : undefined));
  const told = said.filter((one) => one !== undefined);
  return told.length > 0 && told.length === listed.length ? told : undefined;
}

function sayStep(step: JsonObject): string | undefined {
  const isKnown = Object.keys(step).every((name) =>
    [what, until, on, ours].some((own) => own.test(plainName(name))),
  );
  const told = toText(findField(step, what)).trim().replace(/\.$/, '');
  const last = sayDay(step, until);
  const day = last === '' ? sayDay(step, on) : last;
  const isDone = done.test(toText(findField(step, state)));
  if (!isKnown || isDone || told === '') return undefined;
  return day === '' ? told : `${told}, ${last === '' ? 'on' : 'by'} ${day}`;
}

const sayDay = (step: JsonObject, names: RegExp): string =>
  toText(findField(step, names))
    .trim()
    .replace(/^(?:by|before|until|on) /i, '');
