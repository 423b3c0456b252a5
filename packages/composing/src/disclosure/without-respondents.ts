import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';

/** Lists of what people answered in a survey. */
export const surveys: ReadonlySet<string> = new Set(
  ['', 'survey', 'pulse', 'team', 'staff', 'raw', 'individual', 'all'].flatMap((whose) =>
    ['responses', 'answers', 'submissions'].map((what) => whose + what),
  ),
);
/** Lists of what they said beside it. */
export const remarks: ReadonlySet<string> = new Set(
  'comments remarks verbatims verbatim'.split(' '),
);

/** Who answered. */
const persons = new Set([
  ...namesFor('contact'),
  ...'reporter reportedby author submittedby answeredby respondent respondentname employee employeename employeeid colleague lastname surname email emailaddress phone mobile username userid'.split(
    ' ',
  ),
]);

/**
 * The data of a run without who gave the answers of a survey: no text, no table and no model is told. The same
 * object where it holds no such name.
 */
export const withoutRespondents = onceFor((context: JsonObject): JsonObject => {
  const names = Object.keys(context);
  if (!names.some((name) => surveys.has(normalName(name)))) return context;
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] =>
    surveys.has(normalName(name)) || remarks.has(normalName(name))
      ? [name, withoutPersons(value)]
      : [name, value],
  );
  return Object.fromEntries(entries);
});

function withoutPersons(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(withoutPersons);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !persons.has(normalName(name)))
      .map(([name, child]) => [name, withoutPersons(child)]),
  );
}
