import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import type { AmountQuestion } from './amount-question.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { most } from './read-lines.ts';

const averaged =
  /^(?:average|avg|mean)(?:of)?(?<after>\p{L}*)$|^(?<before>\p{L}{2,40})(?:average|avg|mean)$/u;
/** `overall: 7.4` beside the score of each question. */
const ofAll = /^overall(?:score|rating|mark|average|mean)?$/;
/** What an average is of that does not say so. */
const scored = /^(?:scores?|ratings?|marks?|points|stars)$/;
/** Single answers of fewer people are told to nobody, in no question either. */
const leastAnswers = 5;
const surveys = new Set(['responses', 'answers', 'scores', 'comments'].flatMap(namesFor));

/** `average: 6.8` beside answers that have a score each. */
export function askAboutAverages(context: JsonObject, { facts }: FactSheet): AmountQuestion[] {
  return facts.flatMap((stated): AmountQuestion[] => {
    const [name] = stated.path;
    const { after, before } =
      (stated.path.length === 1 && averaged.exec(normalName(name!))?.groups) || {};
    const isOverall = stated.path.length === 1 && ofAll.test(normalName(name!));
    const of = isOverall ? '' : (after ?? before);
    const said = of === undefined ? undefined : readScore(stated.value);
    if (said === undefined) return [];
    const columns = listColumns(context, of!, isOverall);
    const [only, other] = columns;
    if (only === undefined || other !== undefined) return [];
    if (only.means.some((mean) => rounds(mean, stated))) return [];
    const question = `Which ${stated.label.toLowerCase()} is right: ${stated.value} on record, or ${writeAs(only.means[0]!, stated)} as the ${String(only.count)} on record give?`;
    return [{ stated, question }];
  });
}

interface Column {
  count: number;
  /** Of those that nobody leaves out, of all, and weighed by another figure. */
  means: readonly number[];
}

function listColumns(context: JsonObject, of: string, isOverall: boolean): Column[] {
  const isOf = (name: string): boolean =>
    of === '' ? scored.test(name) : [of, `${of}s`, of.replace(/s$/, '')].includes(name);
  return Object.entries(context).flatMap(([name, list]) => {
    if (!Array.isArray(list) || list.length < 2 || list.length > most) return [];
    // Beside them an overall score is of questions; what is no whole number is nobody's single answer.
    const isOfQuestions = isOverall && list.some(hasFraction);
    if (isOverall && !isOfQuestions) return [];
    if (!isOfQuestions && surveys.has(normalName(name)) && list.length < leastAnswers) return [];
    if (!isOfQuestions && saysMore(context, list.length)) return [];
    const records = list.filter(isJsonObject);
    if (records.length === 0) return isOf(normalName(name)) ? toColumn(list.map(toRow)) : [];
    const key = records.flatMap(Object.keys).find((one) => isOf(normalName(one)));
    return key === undefined ? [] : toColumn(records, key);
  });
}

const hasFraction = (entry: JsonValue): boolean =>
  (isJsonObject(entry) ? Object.values(entry) : [entry]).some(
    (value) => !Number.isInteger(readScore(value) ?? 0),
  );

const toRow = (score: JsonValue): JsonObject => ({ score });

/** `responses: 31` beside nine of them: the average is of all. */
const saysMore = (context: JsonObject, listed: number): boolean =>
  Object.entries(context).some(([name, value]) => {
    const isCount = typeof value === 'number' || typeof value === 'string';
    const [count] = (isCount && /^\d{1,6}(?= of |$)/.exec(String(value).trim())) || [];
    return count !== undefined && Number(count) > listed && ofPeople.test(normalName(name));
  });
const ofPeople =
  /(?:respon|answer|respondent|participant|count|number)(?!\w*(?:rate|percent|share))/;

function toColumn(records: readonly JsonObject[], key = 'score'): Column[] {
  const rows = records.flatMap((record) => {
    const score = readScore(record[key]);
    return score === undefined ? [] : [{ record, score }];
  });
  const open = rows.filter(({ record }) => !isSetApart(record));
  if (open.length < 2) return [];
  const mean = (weigh: (record: JsonObject) => number): number => {
    const weights = rows.map(({ record }) => weigh(record));
    const all = weights.reduce((sum, one) => sum + one, 0);
    return rows.reduce((sum, { score }, at) => sum + score * weights[at]!, 0) / all;
  };
  const others = Object.keys(rows[0]!.record).filter(
    (name) => name !== key && readScore(rows[0]!.record[name]) !== undefined,
  );
  // From a mean of all of them the one that is not told could be reckoned.
  const means = [
    mean((record) => (isSetApart(record) ? 0 : 1)),
    mean(() => 1),
    ...others.map((name) => mean((record) => readScore(record[name]) ?? 0)),
  ];
  return [{ count: open.length, means: means.filter(Number.isFinite) }];
}

/** What somebody leaves out of a list is in none of its figures. */
const isSetApart = (record: JsonObject): boolean =>
  Object.entries(record).some(
    ([name, value]) =>
      apart.test(name) || (typeof value === 'string' && apart.test(value.slice(0, longest))),
  );
const longest = 2_000;
const apart =
  /confiden|private|exclu|anonym|left out|not (?:to be )?(?:counted|shared|published)|(?:not|n['’]t|never) (?:to )?(?:share|publish|tell|pass|count)|\b(?:void|duplicate|test|spoilt|ignore)\b/i;

/** `6`, `3.4 of 5`, `4/5` */
function readScore(value: JsonValue | undefined): number | undefined {
  if (typeof value === 'number') return value;
  const [, score] =
    (typeof value === 'string' &&
      /^(-?\d{1,6}(?:\.\d{1,3})?) ?(?:(?:\/|out of|of) ?\d{1,4}|points?|stars?)?$/.exec(
        value.trim(),
      )) ||
    [];
  return score === undefined ? undefined : Number(score);
}

const countDecimals = ({ value }: Fact): number => /\.(\d+)/.exec(value)?.[1]!.length ?? 0;

/** To as many digits as are given, half a digit either way. */
const rounds = (mean: number, stated: Fact): boolean =>
  Math.abs(mean - readScore(stated.value)!) <= 0.5 * 10 ** -countDecimals(stated) + 1e-9;

const writeAs = (mean: number, stated: Fact): string =>
  mean.toFixed(Math.max(1, countDecimals(stated)));
