import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { namesFor, normalName, plainName, spacedName } from '../facts/field-names.ts';
import { onceFor } from '../facts/once-for.ts';

/** Lists of what people answered in a survey. */
export const surveys: ReadonlySet<string> = new Set(
  ['', 'survey', 'pulse', 'team', 'staff', 'raw', 'individual', 'all'].flatMap((whose) =>
    ['responses', 'answers', 'submissions', 'replies'].map((what) => whose + what),
  ),
);
/** Lists of what they said beside it. */
export const remarks: ReadonlySet<string> = new Set(
  'comments remarks verbatims verbatim'.split(' '),
);

/** Who answered. */
const persons = new Set([
  ...namesFor('contact'),
  ...'reporter reportedby author submittedby answeredby respondent respondentname employee employeename employeeid colleague lastname surname email emailaddress phone mobile username userid from who whom by sender participant member initials'.split(
    ' ',
  ),
]);

/** By what they may be known although nobody is named. */
const mark =
  /^(?:age|gender|sex|pronouns|nationality|ethnicity|religion|marital ?status|date ?of ?birth|dob|birth ?(?:day|date|year)|tenure|(?:years|length) of service|seniority|disability|sexual orientation|last ?day|leaving ?date)(?: (?:group|band|range))?$/;
const isOfPerson = (name: string): boolean =>
  persons.has(normalName(name)) || mark.test(spacedName(name));

/** Whether an entry says who answered. */
export const namesPerson = (entry: JsonObject): boolean =>
  Object.keys(entry).some((name) => persons.has(normalName(name)));

const questions = /^(?:q|questions?|questiontext|prompt|statement|item)$/;
/** What somebody answers with. */
const answered =
  /^(?:scores?|ratings?|marks?|answers?|comments?|remarks?|reply|response|feedback|theysaid|verbatim)$/;
/** Of several people: of these the mean is told. */
const ofSeveral = /^(?:n|counts?|answers|responses|respondents|mean|average|avg|averagescore)$/;
/** Of something to be done, whoever has said it. */
const ofWork = /^(?:owner|due|duedate|deadline|action|nextstep|task|status|role|startdate)$/;

/** Whether each entry of a list is what one person answered, or what was answered to one question. */
const isOfAnswers = (value: JsonValue): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => {
    if (!isJsonObject(entry)) return false;
    const names = Object.keys(entry).map(normalName);
    return (
      names.some((name) => answered.test(name)) &&
      (namesPerson(entry) ||
        (names.some((name) => questions.test(name)) &&
          !names.some((name) => ofSeveral.test(name)))) &&
      !names.some((name) => ofWork.test(name))
    );
  });

const saidNames =
  /^(?:replies|feedback|whattheysaid|theysaid|whatpeoplesaid|whattheteamsaid|voices|opinions|inputs?)$/;
/** Whether a list has what people said, in their words alone. */
export const isOfWords = (value: JsonValue): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** Whoever leaves, or stays, is asked by themselves: what each said is an answer, whatever else of them stands beside it. */
const interviews =
  /^(?:(?:exit|stay|leavers?|leaving)(?:interviews?|talks?|conversations?|chats?|surveys?)|interviews|leavers)$/;
const isOfRecords = (value: JsonValue): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isJsonObject(one));

/** The data of a survey with its lists of answers as such, whatever they are called: `replies`, `formExport`. */
export const withAnswers = onceFor((context: JsonObject): JsonObject => {
  const lists = Object.keys(context).filter(
    (name) =>
      !surveys.has(normalName(name)) &&
      !remarks.has(normalName(name)) &&
      (isOfAnswers(context[name]!) ||
        (interviews.test(plainName(name)) && isOfRecords(context[name]!)) ||
        (saidNames.test(plainName(name)) &&
          (isOfWords(context[name]!) || typeof context[name] === 'string'))),
  );
  if (lists.length === 0) return context;
  const taken = new Set(Object.keys(context).map(normalName));
  const free = [...surveys].filter((name) => !taken.has(name));
  const renamed = new Map(lists.map((name, at) => [name, free[at] ?? name]));
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => {
      const answers = renamed.get(name);
      if (answers === undefined) return [name, value];
      // `too many doubles; love the gloves` is what several said.
      return [answers, typeof value === 'string' ? value.split(/\s*[;\n]\s*/u) : value];
    }),
  );
});

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
      .filter(([name]) => !isOfPerson(name))
      .map(([name, child]) => [name, withoutPersons(child)]),
  );
}
