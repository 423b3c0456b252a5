import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isFreeText, isLeave, namesFor, normalName, plainName } from '../facts/field-names.ts';
import { isTechnical } from '../facts/technical-names.ts';
import { asMeant, mayBeLearned } from '../facts/own-names.ts';
import { namePath } from '../facts/read-facts.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { namesAmount } from '../facts/money-words.ts';
import { dayShapes } from '../times/day-shapes.ts';
import { readRunData } from '../records/run-data.ts';
import { plainNo } from '../request/judge-answer.ts';
import type { Ask } from '../request/types.ts';
import { answerEntry } from './answer-entry.ts';
import { findCalledField, type CalledField } from './find-called-field.ts';

export interface Answered {
  /** By field; empty where the comment answers nothing. */
  facts: JsonObject;
  /** What fields of other names mean that are the answer, by those names; absent where none is. */
  meant?: Readonly<Record<string, string>>;
  /** What else the comment says. */
  rest: string;
}

interface Answering {
  /** The run's data as it is read. */
  context?: JsonObject;
  /** The same as it was sent: an answer may name a field as its program does. */
  given?: JsonObject;
  inputs?: readonly string[];
}

const labelled =
  /^[\s*•-]{0,8}([\p{L}\p{N}][\p{L}\p{N} _'’&./#()-]{0,139}?)\s{0,4}[:=]\s{0,8}(\S.*)$/u;

/**
 * Reads the answers out of a comment: lines that begin with the name of what is asked and a colon, or with that of a
 * field on record, which they correct, or of one that the workflow has use for; `total of Sandhu` is that of one entry.
 * Where one thing is asked, `yes`, an amount or a day alone answers it, too.
 */
export function readAnswers(
  comment: string,
  asks: readonly Ask[],
  { context = {}, given = {}, inputs = [] }: Answering = {},
): Answered {
  // A summary names what the workflow has use for and is not on record.
  const named = inputs
    .flatMap((input) => input.split('|'))
    .filter((name) => !isFreeText({ path: [name] }));
  const correctable = Object.keys(context).filter((name) => isCorrectable(name, context[name]!));
  const facts: Record<string, JsonValue> = {};
  const meant: Record<string, string> = {};
  const rest: string[] = [];
  for (const line of comment.split('\n')) {
    const [, label = '', value = ''] = labelled.exec(line) ?? [];
    const name =
      findAsked(label, asks) ??
      findField(label, correctable) ??
      findField(label, named) ??
      findRefused(label, value);
    const corrected = name === null && answerEntry(label, value.trim(), { ...context, ...facts });
    const called =
      name === null ? undefined : findMeant(name, value.trim(), { asks, context, given });
    if (corrected) facts[corrected.list] = corrected.entries;
    else if (name !== null && called !== undefined) {
      if (called.value !== undefined) facts[name] = asMeant(name, called.value);
      if (isRenamed(called)) meant[called.name] = name;
    } else if (name === null || plainName(value) === plainName(name)) rest.push(line);
    else {
      const [amount, more] = splitAnswer(name, takeOffer(name, value.trim(), asks));
      facts[name] = amount;
      if (more !== '') rest.push(more);
    }
  }
  const said = rest.join('\n').trim();
  const [asked, another] = asks;
  const isMeant = Object.keys(meant).length > 0;
  if (
    Object.keys(facts).length === 0 &&
    !isMeant &&
    another === undefined &&
    asked &&
    answers(asked, said)
  )
    return {
      facts: { [asked.names[0]!]: takeOffer(asked.names[0]!, said, asks) },
      rest: '',
    };
  return { facts, rest: said, ...(isMeant && { meant }) };
}

/** What is learned, and a list, which would stand there twice; what several records have stays with them. */
const isRenamed = ({ name, value, ofRecords }: CalledField): boolean =>
  ofRecords === undefined
    ? mayBeLearned(name) || Array.isArray(value)
    : value === undefined && mayBeLearned(name);

/** `scope: we will supply`: the field that was offered, by its name or by what it says, or else any one that is called so. */
function findMeant(
  name: string,
  value: string,
  { asks, context, given }: { asks: readonly Ask[]; context: JsonObject; given: JsonObject },
): CalledField | undefined {
  const said = normalName(value.replace(/[.“”"]/g, ''));
  const asked = asks.filter(({ names }) => names.includes(name));
  const offered = asked
    .flatMap(({ leftovers = [] }) => leftovers)
    .map(({ fact }) => fact)
    .find((fact) => normalName(namePath(fact)) === said || fact.value === value);
  const called = offered === undefined ? value : namePath(offered);
  const read = findCalledField(name, called, context);
  if (read === undefined) return asRead(findCalledField(name, called, given));
  // A text asks for one thing: of a field of several records it is what they have.
  const [one, ...others] = asked.length === 0 ? [] : (read.ofRecords ?? []);
  if (one === undefined) return read;
  return { ...read, value: others.length === 0 ? one : [one, ...others] };
}

/** A value as it was sent, read as a record has it: midnight is the day. */
function asRead(field: CalledField | undefined): CalledField | undefined {
  if (field?.value === undefined) return field;
  const [value = field.value] = Object.values(
    readRunData({ [field.name.split('.').at(-1)!]: field.value }, undefined),
  );
  return { ...field, value };
}

/** `order: yes` to what a note names. */
const takeOffer = (name: string, value: string, asks: readonly Ask[]): string =>
  (/^(?:yes|yep|correct|right|that is it|it is)\W*$/i.test(value)
    ? asks.find(({ names }) => names.includes(name))?.offered
    : undefined) ?? value;

/** Whether a comment is nothing but the answer: any other text may be an order. */
function answers({ names, question, offered }: Ask, comment: string): boolean {
  if (offered !== undefined && /^yes\W*$/i.test(comment)) return true;
  if (names.some(namesAmount)) return amountAlone.test(comment);
  if (question === null || comment.length > 200 || comment.includes('\n')) return false;
  if (/\bwhich day\b/.test(question)) return dayAlone.test(comment);
  return !/\b(?:which|what|who|whom|when|how|where)\b/i.test(question) && yesOrNo.test(comment);
}
const yesOrNo = /^(?:yes|no)\b/i;
const amountAlone =
  /^(?:[£₹$€]|[A-Z]{3})? ?\d(?:[\d.,]{0,15}\d)?(?: ?(?:[A-Z]{3}|[£₹$€]|euros|pounds|dollars))?[.]?$/i;
const dayAlone = new RegExp(
  String.raw`^(?:${dayShapes.weekday},? )?(?:${dayShapes.dates.join('|')})(?:,? \d{4})?[.]?$|^\d{4}-\d\d-\d\d$`,
  'i',
);

/** What stands within a sentence of a text is one thing; what else is said with it is an instruction. */
const splitAnswer = (name: string, value: string): [string, string] => {
  if (namesAmount(name)) return splitAmount(value);
  if (!withinSentence.has(normalName(name))) return [value, ''];
  const [first = '', ...more] = splitSentences(value);
  return more.length === 0 || first.length < 4
    ? [value, '']
    : [first.replace(/[.]$/, ''), more.join(' ')];
};
const withinSentence = new Set(
  [
    'order',
    'invoice',
    'customer',
    'contact',
    'supplier',
    'date',
    'dueDate',
    'deadline',
    'startDate',
  ].flatMap(namesFor),
);

/** `£1,468, he's paid £500 of it` is an amount, and something else that was said. */
function splitAmount(value: string): [string, string] {
  const [, amount, more] = amountBefore.exec(value) ?? [];
  return amount === undefined ? [value, ''] : [amount, more!];
}

const amountBefore =
  /^((?:[£₹$€]|[A-Z]{3})? ?\d[\d.,]{0,15}(?<=\d)(?: ?(?:[A-Z]{3}|[£₹$€]|euros|pounds|dollars))?(?: ?(?:\+|plus|ex\.?|inc\.?) ?(?:VAT|tax))?)(?:[,;.] +|\s+[–-] +)(\D.*)$/i;

/** A value of one line that is no note: `note: make it shorter` is an order. */
const isCorrectable = (name: string, value: JsonValue): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  !isFreeText({ path: [name] }) &&
  !isTechnical({ path: [name], value: String(value) });

/** That no call may be offered is an answer whether or not it was asked: a yes would be leave for what nobody has read. */
const findRefused = (label: string, value: string): string | null =>
  normalName(label) === 'maycall' && plainNo.test(value) ? 'mayCall' : null;

function findField(label: string, names: readonly string[]): string | null {
  const said = normalName(label);
  return said === '' ? null : (names.find((name) => normalName(name) === said) ?? null);
}

function findAsked(label: string, asks: readonly Ask[]): string | null {
  const said = normalName(label);
  if (said === '') return null;
  const names = asks.flatMap((ask) => ask.names);
  // `price` may count as `amount`, too: its own name goes first.
  const own = names.find((name) => normalName(name) === said);
  return own ?? names.find((name) => namesFor(name).includes(said)) ?? findLeave(said, names);
}

/** `instructions kept: yes` where the one thing that is asked is whether what is private is kept. */
function findLeave(said: string, names: readonly string[]): string | null {
  const asked = names.filter((name) => isLeave({ path: [name] }));
  return isLeave({ path: [said] }) && asked.length === 1 ? asked[0]! : null;
}
