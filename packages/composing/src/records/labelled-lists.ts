import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { isEmpty, isScalar, replaceFields, toText, type NewField } from './fields.ts';
import { readLabelled, type Labelled } from './labelled-entries.ts';
import { marked } from './lift-fields.ts';

const depth = 3;

/** What programs call a list of fields that a customer of theirs has made. */
const lists =
  /^(?:(?:keyed)?custom(?:fields?|attributes|properties|data|values)?|tokens|fields|[a-z]{0,12}attributes|variables|metadata|properties|tags|fielddata|usercolumndata|columnvalues|questionsandanswers|lists|sections|customfielditems|additionalanswers)$/;
/** What forms call the list of their answers. */
const answers = /^(?:responses|answers|items)$/;

/**
 * `custom_fields: [{title: 'Go-live date', value: '2026-10-29'}]`, `attributes: {office: {label, value}}`, and whatever a
 * program calls a list of what was asked and answered, also in the sections of a form: as many fields.
 */
export const withLabelledFields = (record: JsonObject): JsonObject => readRecord(record, depth);

const readRecord = (record: JsonObject, level: number): JsonObject =>
  replaceFields(record, ([name, value]) => {
    if (isScalar(value)) return null;
    const fields = readFields(name, value, level);
    if (fields !== undefined) return tellFields(fields);
    // A list that is called so, and holds no such fields, is left to those who know it.
    if (!isJsonObject(value) || level === 0 || lists.test(plainName(name))) return null;
    const own = readRecord(value, level - 1);
    return own === value ? null : [[[name], own]];
  });

type Told = Omit<Labelled, 'used'>;

function readFields(
  name: string,
  value: JsonObject | JsonValue[],
  level: number,
): Told[] | undefined {
  const read =
    readSections(name, value, level) ??
    (lists.test(plainName(name)) ? readKnown(value) : readByShape(name, value));
  return read === undefined || read.length === 0 ? undefined : read;
}

/** What failed is found: it stands with the findings. */
function tellFields(fields: readonly Told[]): NewField[] {
  const found = fields.filter(isFailed);
  const told = fields.filter((one) => !isFailed(one)).map(({ field }) => field);
  const findings = found.map(({ field: [name, value] }) => `${name}: ${toText(value)}`);
  return findings.length === 0 ? told : [...told, [['findings', 'failed'], findings]];
}
const isFailed = ({ field, isChosen }: Told): boolean => isChosen && failed.test(toText(field[1]));
const failed =
  /^(?:fail(?:ed|s)?|not ok(?:ay)?|nok|n\.?i\.?o\.?|unsafe|defective|non-?compliant|not accept(?:ed|able))\b/i;

/** A list that is called as one of fields: half of it or more has a label and a value. */
function readKnown(value: JsonObject | JsonValue[]): Told[] | undefined {
  const entries = Object.entries(value);
  const read = entries.map(([key, one]) =>
    readLabelled(one, Array.isArray(value) ? undefined : key),
  );
  const isRead = read.some((one) => one !== undefined);
  const fields = entries.flatMap(([key, one], at): Told[] => {
    const own = read[at];
    if (own !== undefined) return [own];
    const isPlain = isRead && !Array.isArray(value) && isScalar(one);
    return isPlain ? [{ field: [key, one], isChosen: false }] : [];
  });
  return fields.length < entries.length / 2 ? undefined : fields;
}

/** Whatever it is called: each entry has a label, a value, and beside these no more than its program keeps. */
function readByShape(name: string, value: JsonObject | JsonValue[]): Told[] | undefined {
  const isList = Array.isArray(value) || Object.keys(value).every((key) => /^\d{1,12}$/.test(key));
  const entries = isList && !readElsewhere.test(plainName(name)) ? Object.values(value) : [];
  if (entries.length === 0 || !entries.every(isJsonObject)) return undefined;
  const isAnswered = entries.some(hasAnswer);
  const read = entries.map((one) => (isAnswered && !hasAnswer(one) ? undefined : readEntry(one)));
  const isForm = entries.every((one, at) => read[at] !== undefined || isHeading(one));
  const fields = read.filter((one) => one !== undefined);
  const isOfProgram =
    fields.length > 1 && entries.some(isTyped) && fields.some(({ field }) => isSaid(field[1]));
  const isAnswers = answers.test(plainName(name)) && entries.every((one) => 'label' in one);
  return isForm && (isOfProgram || isAnswers) ? fields : undefined;
}

const hasAnswer = (entry: JsonObject): boolean =>
  Object.keys(entry).some((name) => /^(?:answers?|responses?)$/.test(plainName(name)));

/** Ways to reach somebody, and what was measured, are told together. */
const readElsewhere =
  /(?:phones?|numbers|emails?|addresses|contacts?|links|urls|tags|labels|options|choices|taxes|readings|measurements|scores|ratings|metrics|figures|kpis|tests)$/;
/** Numbers with a label each are figures, which are read where they stand. */
const isSaid = (value: JsonValue): boolean =>
  !isEmpty(value) && !/^[\d.,]*$/.test(isScalar(value) ? toText(value) : 'said');

function readEntry(entry: JsonObject): Told | undefined {
  const own = readLabelled(entry);
  if (own === undefined) return undefined;
  const { used, field, isChosen } = own;
  const others = Object.entries(entry).filter(([name]) => !used.includes(name));
  const isAlone = others.every(([name, value]) => beside.test(plainName(name)) || isEmpty(value));
  return isAlone ? { field, isChosen } : undefined;
}

const beside =
  /^(?:[a-z]{0,20}(?:id|guid|type|value|key)|answers?|responses?|values|order|position|pos|index|sort(?:order)?|required|(?:is)?mandatory|enabled|name|slug|alias|ref|options|choices|sublabels|format|prettyformat|unit|colou?r|text|label|title|question|(?:custom)?field|column)$/;
const isTyped = (entry: JsonObject): boolean =>
  Object.keys(entry).some((name) => /(?:id|guid|type)$/.test(plainName(name)));
/** What a form shows, and asks nothing with. */
const isHeading = (entry: JsonObject): boolean =>
  Object.keys(entry).every((name) => beside.test(plainName(name)) || isEmpty(entry[name]));

/** `Sections: [{Name: 'Defect', Screens: [{Name, Responses: [...]}]}]`: nothing but where its fields stand in a form. */
function readSections(
  name: string,
  value: JsonObject | JsonValue[],
  level: number,
): Told[] | undefined {
  const parts = Array.isArray(value) ? value : [value];
  if (level === 0 || parts.length === 0 || !parts.every(isJsonObject)) return undefined;
  const isTitled = Array.isArray(value) && sections.test(plainName(name));
  const read = parts.map((part) => readSection(part, isTitled, level));
  const fields = read.every((one) => one !== undefined) ? read.flat() : [];
  // What is asked of each anew is told of each.
  const labels = new Set(fields.map(({ field }) => field[0]));
  return fields.length > 0 && labels.size === fields.length ? fields : undefined;
}

function readSection(part: JsonObject, isTitled: boolean, level: number): Told[] | undefined {
  const entries = Object.entries(part).filter(([, value]) => !isEmpty(value));
  const isOnly = entries.every(
    ([name, value]) =>
      !isScalar(value) ||
      besideFields.test(plainName(name)) ||
      (isTitled && titles.test(plainName(name)) && !marked.test(toText(value))),
  );
  const held = isOnly ? entries.filter(([, value]) => !isScalar(value)) : [];
  const read = held.map(([name, value]) =>
    isScalar(value) || marked.test(name)
      ? undefined
      : (readSections(name, value, level - 1) ?? readByShape(name, value)),
  );
  return read.length > 0 && read.every((one) => one !== undefined) ? read.flat() : undefined;
}
const sections =
  /(?:sections?|screens|pages|groups|steps|blocks|tabs|parts|panels|categories|chapters|forms|sheets|answers|responses|items)$/;
const titles = /^(?:name|title|label|heading)$/;
const besideFields =
  /^(?:[a-z]{0,20}(?:id|guid)|type|order|position|index|sort(?:order)?|status|version)$/;
