import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName } from '../facts/field-names.ts';
import { isEmpty, replaceFields } from './fields.ts';

const parts = /^(?:message|content|email|settings|campaign|definition)$/;
const subject = /^subject(?:line)?$/;
const holdsSubject = (value: JsonValue, level = 0): boolean =>
  isJsonObject(value) &&
  level < 3 &&
  Object.entries(value).some(
    ([name, own]) => subject.test(plainName(name)) || holdsSubject(own, level + 1),
  );

/** `message: {content: {subject, body}}` of a mailing, under names that elsewhere are usual by themselves. */
export function withMailingParts(record: JsonObject): JsonObject {
  const read = replaceFields(record, ([name, value]) => {
    if (!parts.test(plainName(name)) || !isJsonObject(value) || !holdsSubject(value)) return null;
    return Object.entries(value)
      .filter(([, own]) => !isEmpty(own))
      .map(([own, of]) => [[own, `${name} ${own}`], of] as const);
  });
  return withNewsLines(withMailingCard(read === record ? record : withMailingParts(read)));
}

/** `items` of an issue that somebody wrote in a line each. */
function withNewsLines(record: JsonObject): JsonObject {
  const isIssue = Object.keys(record).some((name) => ofIssue.test(plainName(name)));
  if (!isIssue) return record;
  return replaceFields(record, ([name, value]) => {
    if (!news.has(normalName(name)) || typeof value !== 'string') return null;
    const lines = splitLines(value);
    return lines.length < 2 ? null : [[[name], lines]];
  });
}
const ofIssue = /^(?:theme|audience|segment|recipients|newsletter\w{0,12}|issue(?:no|number)?)$/;
const news = new Set(namesFor('highlights'));
const splitLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(place, '').trim())
    .filter((line) => line !== '')
    .map(capitalize);

const title = /^(?:newsletter|mailing|e-?mail|issue)\b[^:]{0,30}: (?<theme>\S.{2,120})$/i;

/** A card, or a task, whose title is that of an issue: its theme stands behind the colon, and its text has the news. */
function withMailingCard(record: JsonObject): JsonObject {
  const titles = Object.entries(record).flatMap(([name, value]) => {
    const isTitle = /^(?:name|title)$/.test(plainName(name)) && typeof value === 'string';
    const theme = isTitle ? title.exec(value)?.groups?.['theme'] : undefined;
    return theme === undefined ? [] : [{ name, theme }];
  });
  const [titled] = titles;
  if (titled === undefined) return record;
  return replaceFields(record, ([name, value]) => {
    if (name === titled.name) return [[['theme', name], titled.theme]];
    if (!/^(?:desc|description|notes)$/.test(plainName(name)) || typeof value !== 'string')
      return null;
    return [[['highlights', name], splitLines(value)]];
  });
}
const place =
  /^(?:[-*•]|\d{1,2}[.)]|(?:lead|first|second|third|fourth|then|also)(?: (?:story|item))?:) */i;
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
