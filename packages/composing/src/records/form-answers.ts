import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isScalar, type Field } from './fields.ts';

/** What a form sends: answers that name their question by its id, and the questions apart. */
export function withFormAnswers(record: JsonObject): JsonObject {
  const found = Object.entries({ '': record, ...record }).find(
    (entry): entry is [string, JsonObject] => isJsonObject(entry[1]) && hasAnswers(entry[1]),
  );
  if (found === undefined) return record;
  const [name, response] = found;
  const { answers, definition, fields, ...rest } = response;
  const questions = listQuestions(definition, fields);
  const answered = (answers as JsonValue[]).filter(isJsonObject).flatMap((answer): Field[] => {
    const question = findQuestion(answer, questions);
    const value = readAnswer(answer);
    return question === undefined || value === undefined ? [] : [[question, value]];
  });
  const others = Object.entries(name === '' ? rest : { ...record, ...rest });
  return Object.fromEntries([...others.filter(([key]) => key !== name), ...answered]);
}

const hasAnswers = ({ answers }: JsonObject): boolean =>
  Array.isArray(answers) &&
  answers.length > 0 &&
  answers.every(
    (answer) =>
      isJsonObject(answer) && (isJsonObject(answer['field']) || isJsonObject(answer['question'])),
  );

function listQuestions(definition: JsonValue | undefined, fields: JsonValue | undefined) {
  const listed = isJsonObject(definition) ? definition['fields'] : fields;
  const questions = Array.isArray(listed) ? listed.filter(isJsonObject) : [];
  return new Map(
    questions.flatMap(({ id, ref, title }) =>
      [id, ref].filter((key) => key !== undefined).map((key) => [key, title] as const),
    ),
  );
}

function findQuestion(
  { field, question }: JsonObject,
  questions: ReadonlyMap<JsonValue, JsonValue | undefined>,
): string | undefined {
  const of = isJsonObject(field)
    ? (field['title'] ?? questions.get(field['id'] ?? field['ref'] ?? null))
    : isJsonObject(question)
      ? (question['text'] ?? question['title'])
      : question;
  return typeof of === 'string' && of.trim() !== '' ? of : undefined;
}

const answerNames = [
  'text',
  'value',
  'answer',
  'free_response',
  'email',
  'phone_number',
  'number',
  'boolean',
  'date',
  'url',
] as const;

function readAnswer(answer: JsonObject): JsonValue | undefined {
  const { choice, choices } = answer;
  if (isJsonObject(choice)) return choice['label'] ?? choice['other'];
  if (isJsonObject(choices)) return choices['labels'];
  const name = answerNames.find((one) => answer[one] !== undefined);
  const value = name && answer[name];
  return isScalar(value) || Array.isArray(value) ? value : undefined;
}
