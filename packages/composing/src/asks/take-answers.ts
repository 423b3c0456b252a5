import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { findMisfits } from '../days/find-misfits.ts';
import { nameAgreement } from '../figures/amount-question.ts';
import { readAmount } from '../facts/amounts.ts';
import { askAboutTotals } from '../figures/check-totals.ts';
import { findConflicts } from '../facts/conflicts.ts';
import { normalName } from '../facts/field-names.ts';
import { readFacts, type Fact } from '../facts/read-facts.ts';
import { defaultCalendar, type Calendar } from '../times/calendar.ts';
import { amendAmount, amendDay, amendText, isDayAlone } from './amend-text.ts';

/** Fields that say one thing differently, and how an answer goes into each. */
interface Settled {
  names: readonly string[];
  paths: readonly (readonly string[])[];
  /** Whether an answer is about what they say differently, and not about the rest of one of them. */
  isOf: (answer: JsonValue) => boolean;
  amend: (text: string, answer: string) => string;
}

/**
 * The data of a run with what was answered. An answer about what two fields say differently settles it for
 * both of them: else the question would stand for ever.
 * @param more.now when it is answered: dates are read from it, and none without it.
 */
export function takeAnswers(
  context: JsonObject,
  answers: JsonObject,
  { now, calendar = defaultCalendar }: { now?: Date; calendar?: Calendar | undefined } = {},
): JsonObject {
  const sheet = readFacts(context);
  const totals = askAboutTotals(sheet, context);
  const settling = [
    ...findConflicts(sheet).map(({ name, facts }): Settled => {
      const paths = facts.map(({ path }) => path);
      return { names: [name, ...paths.map(getLast)], paths, isOf: () => true, amend: amendText };
    }),
    ...totals.flatMap(({ stated, beside }) =>
      settleBoth([stated, beside], { isOf: isAmount, amend: amendAmount }),
    ),
    ...(now === undefined ? [] : findMisfits({ sheet, now, calendar })).flatMap(
      ({ fact, beside }) => settleBoth([fact, beside], { isOf: isDay, amend: amendDay }),
    ),
  ];
  let taken = context;
  for (const [name, answer] of Object.entries(answers)) {
    const wanted = normalName(name);
    const { paths, amend } = settling.find(
      ({ names, isOf }) => names.map(normalName).includes(wanted) && isOf(answer),
    ) ?? { paths: [[name]], amend: amendText };
    for (const path of paths) taken = replaceAt(taken, path, answer, amend);
  }
  // An amount that was asked about is right as it is answered, whether or not its lines add up to it.
  const agreed = totals.find(({ stated, beside }) =>
    [stated, beside].some((fact) => fact !== undefined && Object.hasOwn(answers, fact.path[0]!)),
  )?.stated.path[0];
  return agreed === undefined ? taken : { ...taken, [nameAgreement(agreed)]: taken[agreed]! };
}

const getLast = (path: readonly string[]): string => path.at(-1)!;

function settleBoth(
  [one, other]: readonly [Fact, Fact | undefined],
  how: Pick<Settled, 'isOf' | 'amend'>,
): Settled[] {
  if (other === undefined) return [];
  const paths = [one.path, other.path];
  return [{ names: paths.map(getLast), paths, ...how }];
}

const isAmount = (answer: JsonValue): boolean => readAmount(answer) !== undefined;
const isDay = (answer: JsonValue): boolean => typeof answer === 'string' && isDayAlone(answer);

function replaceAt(
  record: JsonObject,
  [key, ...rest]: readonly string[],
  answer: JsonValue,
  amend: Settled['amend'],
): JsonObject {
  const child = record[key!];
  if (rest.length === 0) {
    const isText = typeof child === 'string' && typeof answer === 'string';
    return { ...record, [key!]: isText ? amend(child, answer) : answer };
  }
  return isJsonObject(child)
    ? { ...record, [key!]: replaceAt(child, rest, answer, amend) }
    : record;
}
