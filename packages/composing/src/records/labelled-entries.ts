import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { findField, isEmpty, isScalar, toText, type Field } from './fields.ts';

/** What an entry is called in words, also in a record of its own: `CustomField: {Name}`, `column: {title}`. */
const labels = /^(?:label|title|question|caption|prompt)$/;
const definitions =
  /^(?:(?:custom)?(?:field|attribute|property)|column|definition|(?:field|column)(?:name|label|title))$/;
/** What may be no more than the name that its program has for it. */
const lesserLabels = /^(?:name|key|group)$/;

/** What was answered, as people see it. */
const shown =
  /^(?:displayvalue|displaytext|prettyformat|formattedvalue|valueformatted|valuetext|textvalue)$/;
const values =
  /^(?:values?|stringvalue|fieldvalue|answers?|responses?|freeresponse|selected|[a-z]{2,12}value)$/;
const content = /^content$/;

export interface Labelled {
  /** What it is called, and what was answered; null where nothing was. */
  field: Field;
  /** The names of the entry that these stand under. */
  used: readonly string[];
  /** Whether the answer was one of several that the form has. */
  isChosen: boolean;
}

/** `{label: 'Building', value: 'Corn Exchange'}`, `{CustomField: {Name}, Value}`, `{text, answer}`: a field and its value. */
export function readLabelled(entry: JsonValue, key?: string): Labelled | undefined {
  if (!isJsonObject(entry)) return undefined;
  const value = findValue(entry);
  const label = value && findLabel(entry, value[0], key);
  if (value === undefined || label === undefined) return undefined;
  const options = listOptions(entry);
  return {
    field: [nameOfLabel(label[1]), readAnswer(value[1], options)],
    used: [value[0], label[0]],
    isChosen: isChosen(value[1]) || findField(entry, optionNames) !== undefined || isChoice(entry),
  };
}

/** The way in which people see an answer goes before the one in which its program keeps it. */
function findValue(entry: JsonObject): Field | undefined {
  const entries = Object.entries(entry);
  const find = (names: RegExp, isTold: boolean) =>
    entries.find(([name, one]) => names.test(plainName(name)) && !(isTold && isEmpty(one)));
  const text = entries.find(([name]) => plainName(name) === 'text');
  return (
    find(content, false) ??
    find(shown, true) ??
    (isAnswered(entries) ? undefined : text) ??
    find(values, true) ??
    find(values, false)
  );
}

/** `{text: 'When should it be finished?', answer: 'Mid January'}` */
const isAnswered = (entries: readonly Field[]): boolean =>
  entries.some(([name]) => /^(?:answers?|responses?)$/.test(plainName(name)));

/** What it is called in words goes before the name that its program has for it. */
function findLabel(
  entry: JsonObject,
  value: string,
  key: string | undefined,
): readonly [name: string, label: string] | undefined {
  const entries = Object.entries(entry).filter(([name]) => name !== value);
  const find = (names: RegExp) =>
    entries
      .map(([name, one]) => [name, names.test(plainName(name)) ? toWord(one) : ''] as const)
      .find(([, said]) => said !== '');
  const asText = plainName(value) === 'content' || isAnswered(Object.entries(entry));
  const own =
    find(labels) ??
    find(definitions) ??
    (asText ? find(/^text$/) : undefined) ??
    find(lesserLabels);
  return own ?? (key === undefined ? undefined : ['', key]);
}

const words = [/^label$/, /^text$/, /^title$/, /^name$/] as const;

/** What is said in words, or in those of a record: `question: {text: 'Could we use what you say?'}`. */
const toWord = (value: JsonValue): string =>
  isJsonObject(value)
    ? (words.map((names) => toText(findField(value, names)).trim()).find(Boolean) ?? '')
    : toText(value).trim();

/** `Client.Company`, and `what_do_you_need?` */
const nameOfLabel = (label: string): string => {
  const own = label.replace(/^\w+\.(?=\w)/, '');
  return own.endsWith('?') ? own.replaceAll('_', ' ') : own;
};

/** What a form could be answered with, by the numbers that its program has for these. */
function listOptions(entry: JsonObject): ReadonlyMap<string, string> {
  const settings = findField(entry, /^(?:type)?(?:config|settings|options)$/);
  const listed =
    findField(entry, optionNames) ??
    (isJsonObject(settings) ? findField(settings, optionNames) : undefined);
  const records = Array.isArray(listed) ? listed.filter(isJsonObject) : [];
  // A number may be that of the option in their order.
  const read = [/^(?:orderindex|index|order)$/, /^(?:id|uid|guid|key|value)$/].flatMap((numbers) =>
    records.map((one): [string, string] => [toText(findField(one, numbers)), toWord(one)]),
  );
  return new Map(read.filter(([id, said]) => id !== '' && said !== ''));
}

const optionNames = /^(?:options|choices|answeroptions|enumoptions)$/;
const isChoice = (entry: JsonObject): boolean =>
  /choice|select|radio|drop ?down|check|question|list/i.test(
    toText(findField(entry, /^(?:type|[a-z]{1,10}type)$/)),
  );
const isChosen = (value: JsonValue): boolean =>
  isJsonObject(value) && Object.keys(value).some((name) => /^(?:selected|choices?)$/.test(name));

/** `{selected: [{id, label: 'Fail'}]}`, `{number: 5}`, `[{name: 'plan.pdf', url}]`, `['d6d2b8b5']` of `options`. */
function readAnswer(value: JsonValue, options: ReadonlyMap<string, string>): JsonValue {
  if (isScalar(value)) return options.get(toText(value)) ?? value;
  if (isJsonObject(value)) return readPart(value, options);
  const read = value.map((one) => readAnswer(one, options));
  const [only, other] = read;
  if (only !== undefined && other === undefined) return only;
  const isOfRecords = value.some(isJsonObject) && read.every(isScalar);
  return isOfRecords ? read.map(toText).join(', ') : read;
}

const parts =
  /^(?:text|label|name|filename|displayname|value|values|number|date|datetime|time|selected|choices?|answers?|phone|email|url|string)$/;

function readPart(value: JsonObject, options: ReadonlyMap<string, string>): JsonValue {
  const [only, other] = Object.values(value);
  if (only !== undefined && other === undefined) return readAnswer(only, options);
  const part = Object.entries(value).find(
    ([name, one]) => parts.test(plainName(name)) && !isEmpty(one),
  );
  const isOfProgram = Object.keys(value).some((name) => ofProgram.test(plainName(name)));
  return part === undefined || !isOfProgram ? value : readAnswer(part[1], options);
}
/** People who answer in several parts write none of these. */
const ofProgram =
  /^(?:id|gid|guid|uuid|type|url|mimetype|size|color|colour|score|timestamp|image)$/;
