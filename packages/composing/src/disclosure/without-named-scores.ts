import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { normalName } from '../facts/field-names.ts';
import { isGivenName } from '../facts/given-names.ts';
import { onceFor } from '../facts/once-for.ts';
import { namesPerson } from './without-respondents.ts';
import { splitSentences } from '../facts/inline-text.ts';

/** A survey without the scores of which it is told whose they are. */
interface Unscored {
  context: JsonObject;
  /** How many are left out. */
  named: number;
}

const scores =
  /^(?:(?:average|avg|mean|team|single|all|individual)?scores?|ratings?|marks?|results?|(?:scores?|ratings?|results?)?by(?:person|driver|name|employee|colleague|member|question|item|area|topic))$/;
const score = /^(?:scores?|ratings?|marks?|results?|mean|average|avg|averagescore)$/;
/** Of something to be done, whoever carries it out. */
const ofWork = /^(?:owner|due|duedate|deadline|action|nextstep|task|status)$/;
/** `Ron`, `Ron Peel`, `Ron’s manager` */
const label =
  /^(?<first>\p{Lu}\p{L}{1,14})(?:['’]s(?: \p{Ll}{2,14}){0,2}| \p{Lu}[\p{L}.’'-]{0,20}){0,2}$/u;
/** `Ron 5`, `Ron: 5 out of 10` */
const scored =
  /^\W{0,3}(?<first>\p{Lu}\p{L}{1,14})(?: \p{Lu}[\p{L}.’'-]{0,20})? ?(?:[:=–-]|gave|scored|was|is|got)? ?\d{1,3}(?:[.,]\d{1,2})?(?: ?(?:\/|of|out of) ?\d{1,3})?\W{0,3}$/u;
/** `6.8 (Ron gave 2)` */
const inBrackets =
  / ?\((?<first>\p{Lu}\p{L}{1,14})(?: \p{L}{1,14}){0,3} \d{1,3}(?:[.,]\d{1,2})?[^()]{0,20}\)/gu;

const namesOne = (shape: RegExp, said: string): boolean =>
  said.length <= longest && isGivenName(shape.exec(said)?.groups?.['first'] ?? '');
const longest = 60;

/** The same object where no score is told with a name. */
export const withoutNamedScores = onceFor((context: JsonObject): Unscored => {
  let named = 0;
  const isNamed = (found: boolean): boolean => {
    named += found ? 1 : 0;
    return found;
  };
  const cutEntry = (entry: JsonValue): JsonValue[] => {
    if (typeof entry === 'string') return isNamed(namesOne(scored, entry)) ? [] : [entry];
    return isNamed(isJsonObject(entry) && isOfPerson(entry)) ? [] : [entry];
  };
  const cut = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return cutText(value, isNamed);
    if (Array.isArray(value)) return value.flatMap(cutEntry);
    if (!isJsonObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).filter(([name]) => !isNamed(namesOne(label, name))),
    );
  };
  const entries = Object.entries(context).flatMap(([name, value]): [string, JsonValue][] => {
    if (!scores.test(normalName(name))) return [[name, value]];
    const left = cut(value);
    return isEmpty(left) ? [] : [[name, left]];
  });
  return named === 0 ? { context, named } : { context: Object.fromEntries(entries), named };
});

const isEmpty = (value: JsonValue): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Whether a row has a score, and by one of its other fields a person whom it is of. */
function isOfPerson(entry: JsonObject): boolean {
  const names = Object.keys(entry).map(normalName);
  if (!names.some((name) => score.test(name)) || names.some((name) => ofWork.test(name)))
    return false;
  return Object.entries(entry).some(
    ([name, said]) =>
      typeof said === 'string' &&
      !score.test(normalName(name)) &&
      // Of who answered the name alone is left out.
      !namesPerson({ [name]: said }) &&
      namesOne(label, said),
  );
}

/** `Ron 5, Shabnam 7, Rota 6` */
function cutText(text: string, isNamed: (found: boolean) => boolean): string {
  if (text.length > longestText) return text;
  const open = text.replace(inBrackets, (part, ...groups) => {
    const { first } = groups.at(-1) as { first: string };
    return isNamed(isGivenName(first)) ? '' : part;
  });
  const parts = open.split(/[;\n] ?|, (?=\p{Lu})/u);
  if (parts.length < 2 && splitSentences(open).length > 1) return open;
  const kept = parts.filter((part) => !isNamed(namesOne(scored, part)));
  return kept.length === parts.length ? open : kept.join(', ');
}
const longestText = 2_000;
