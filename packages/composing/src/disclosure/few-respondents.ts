import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { freeText, normalName, spacedName } from '../facts/field-names.ts';
import { isGivenName } from '../facts/given-names.ts';
import { onceFor, onceForBoth } from '../facts/once-for.ts';
import { anyOfThem } from './ill-of-named.ts';
import { markedWords } from './find-markings.ts';
import { isOfWords, namesPerson, remarks, surveys } from './without-respondents.ts';

/** Of fewer people single answers let somebody be recognised. */
const leastPeople = 5;

const counts = new Set(
  'responses answers respondents participants answered responsecount answercount'.split(' '),
);
/** No more than they can have answered. */
const invited = new Set(
  'asked sentto invited invitations recipients headcount teamsize'.split(' '),
);

/** A survey without its single answers, where too few people gave them. */
export interface Unanswered {
  context: JsonObject;
  /** What is left out, in words. */
  withheld: readonly string[];
  /** How many answers are left out, since they say so themselves. */
  kept: number;
}

/** @param isSurvey whether the run is one: elsewhere a list of questions with their answers is no survey. */
function leaveOutFew(given: JsonObject, isSurvey: boolean): Unanswered {
  const isFew = countPeople(given, isSurvey) < leastPeople;
  const { context, kept } = withoutMarkedAnswers(given);
  const withheld: string[] = [];
  const entries = Object.entries(context).flatMap(([name, value]): [string, JsonValue][] => {
    const plain = normalName(name);
    const isRemark = remarks.has(plain);
    const isList = surveys.has(plain) && typeof value === 'object';
    const means = isList ? meansOfFew(value, { context: given, isSurvey }) : null;
    if (value === null || (!isRemark && !isList) || (!isFew && means === null))
      return [[name, value]];
    withheld.push(spacedName(name));
    return means === null ? [] : [[name, means]];
  });
  return withheld.length === 0
    ? { context, withheld, kept }
    : { context: withoutLegend(Object.fromEntries(entries)), withheld, kept: 0 };
}

export const withoutFewAnswers = onceFor((given: JsonObject) => leaveOutFew(given, false));
export const withoutFewOfSurvey = onceFor((given: JsonObject) => leaveOutFew(given, true));

/** What `q1` asks stands with its mean. */
function withoutLegend(context: JsonObject): JsonObject {
  const asked = new Set(
    Object.entries(context)
      .filter(([name, value]) => surveys.has(normalName(name)) && Array.isArray(value))
      .flatMap(([, value]) => (value as JsonValue[]).filter(isAnswer))
      .map(({ question }) => question),
  );
  return Object.fromEntries(
    Object.entries(context).filter(([, value]) => typeof value !== 'string' || !asked.has(value)),
  );
}

/**
 * How many people answered at most, as far as a count or the list of their answers says it. Of answers in words alone,
 * which may be some of many, the list of a survey says it where no count does.
 */
function countPeople(context: JsonObject, isSurvey: boolean): number {
  const found = Object.entries(context).flatMap(([name, value]) => {
    const plain = normalName(name);
    const count = counts.has(plain) ? readCount(value) : undefined;
    return count === undefined ? [] : [count];
  });
  const isByWords = isSurvey && found.length === 0;
  const others = Object.entries(context).flatMap(([name, value]) => {
    const plain = normalName(name);
    const count = invited.has(plain) ? readCount(value) : undefined;
    if (count !== undefined) return [count];
    if (!surveys.has(plain)) return [];
    return isOfPeople(value) || (isByWords && isOfWords(value)) ? [value.length] : [];
  });
  return Math.min(...found, ...others);
}

/** `3 of 27` is three people. */
function readCount(value: JsonValue): number | undefined {
  if (typeof value === 'number') return value;
  const [, count] = (typeof value === 'string' && /^\s*(\d{1,6})(?![\d.,]|\s?%)/.exec(value)) || [];
  return count === undefined ? undefined : Number(count);
}

/** In an entry of a list of answers: it is about a question or a team, and not from one person. */
const ofSeveral =
  /^(?:questions?|statement|topic|theme|item|area|driver|category|metric|dimension|team|department|mean|average|avg|averagescore|avgscore|n|count|responses|answers|respondents)$/;

/** Whether each entry has what one person answered. */
const isOfPeople = (value: JsonValue): value is JsonObject[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(
    (entry) =>
      isJsonObject(entry) && !Object.keys(entry).some((name) => ofSeveral.test(normalName(name))),
  );

/**
 * The mean score of each question, where several answers to one question are listed and no question has five;
 * null for others, as for scores that are means already.
 */
function meansOfFew(
  value: JsonValue,
  { context, isSurvey }: { context: JsonObject; isSurvey: boolean },
): JsonValue | null {
  if (isOfPeople(value)) return value.length < leastPeople ? meansOfPeople(value, context) : null;
  if (!Array.isArray(value) || !value.every(isAnswer)) return null;
  const byQuestion = Map.groupBy(value, ({ question }) => question);
  const most = Math.max(...[...byQuestion.values()].map((answers) => answers.length));
  if (
    most >= leastPeople ||
    (most < 2 && !(isSurvey && value.some((one) => isOfOne(one, context))))
  )
    return null;
  return [...byQuestion].map(([question, answers]) =>
    tellMean(
      question,
      answers.map(({ score }) => score),
    ),
  );
}

/** Whether one person may be recognised in the only answer to a question: a score with a fraction is a mean. */
function isOfOne(answer: JsonObject & { score?: JsonValue }, context: JsonObject): boolean {
  if (namesPerson(answer)) return true;
  if (countPeople(context, true) !== Infinity) return false;
  const hasWords = Object.entries(answer).some(
    ([name, said]) =>
      typeof said === 'string' && !ofSeveral.test(normalName(name)) && /\p{L}{2}/u.test(said),
  );
  return hasWords && (answer.score === undefined || Number.isInteger(Number(answer.score)));
}

/** `q1` may be written out beside the answers, as the one question may. */
function meansOfPeople(people: readonly JsonObject[], context: JsonObject): JsonValue | null {
  const scored = [...new Set(people.flatMap((one) => Object.keys(one)))].filter(
    (name) =>
      !namesPerson({ [name]: '' }) &&
      people.filter((one) => typeof one[name] === 'number').length > 1,
  );
  if (scored.length === 0) return null;
  return scored.map((name) => {
    const question = context[name] ?? (scored.length === 1 ? context['question'] : undefined);
    return tellMean(
      typeof question === 'string' ? question : nameQuestion(name),
      people.map((one) => one[name]),
    );
  });
}

/** What somebody was asked, where only how they are counted has a name. */
const nameQuestion = (name: string): string =>
  /^(?:scores?|ratings?|marks?)$/.test(normalName(name)) ? 'all answers' : spacedName(name);

function tellMean(question: string, given: readonly (JsonValue | undefined)[]): JsonObject {
  const scores = given.filter((score) => typeof score === 'number');
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return scores.length < 2 ? { question } : { question, score: Math.round(mean * 10) / 10 };
}

const isAnswer = (value: JsonValue): value is { question: string; score?: JsonValue } =>
  isJsonObject(value) && typeof value['question'] === 'string';

/** The answers less the words that say of themselves that they are not to be shared; a score stays in the mean. */
function withoutMarkedAnswers(context: JsonObject): { context: JsonObject; kept: number } {
  let kept = 0;
  const isMarked = (value: JsonValue): boolean =>
    typeof value === 'string' && markedWords(value).length > 0;
  const withoutMarked = (entry: JsonValue): JsonValue[] => {
    if (isMarked(entry)) {
      kept += 1;
      return [];
    }
    if (!isJsonObject(entry) || !Object.values(entry).some(isMarked)) return [entry];
    kept += 1;
    return [Object.fromEntries(Object.entries(entry).filter(([, value]) => !isMarked(value)))];
  };
  const entries = Object.entries(context).map(([name, value]): [string, JsonValue] =>
    Array.isArray(value) && isAnswered(normalName(name))
      ? [name, value.flatMap(withoutMarked)]
      : [name, value],
  );
  return kept === 0 ? { context, kept } : { context: Object.fromEntries(entries), kept };
}

/** `Left out: single comments, since few people gave them.` */
export function describeWithheld({
  withheldAnswers: withheld = [],
  keptAnswers: kept = 0,
  attributed = 0,
  blaming = 0,
}: {
  withheldAnswers?: readonly string[];
  keptAnswers?: number;
  attributed?: number;
  blaming?: number;
}): string {
  const few =
    withheld.length === 0
      ? ''
      : `Left out: single ${withheld.join(' and ')}, since few people gave them and somebody may be recognised. Read them where they were given, and settle what tells of harm.`;
  const marked =
    kept === 0
      ? ''
      : `Left out: the words of ${kept} ${kept === 1 ? 'answer, which says that it is' : 'answers, which say that they are'} not to be shared. Read ${kept === 1 ? 'it where it was' : 'them where they were'} given.`;
  const named =
    attributed === 0
      ? ''
      : 'Left out: what says who gave an answer, and private matters of theirs. Read it where it was given, and settle what tells of harm.';
  const ill =
    blaming === 0
      ? ''
      : `Left out: ${blaming === 1 ? 'an answer that speaks' : `${blaming} answers that speak`} ill of somebody by name. Read ${blaming === 1 ? 'it where it was' : 'them where they were'} given, and settle what tells of harm.`;
  return [few, marked, named, ill].filter((part) => part !== '').join(' ');
}

/** Capitals that begin no sentence and name no person. */
const unnamed =
  /^(?:I|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun|WhatsApp|Teams|English|German|French|Dutch|Christmas|Easter|HR|IT|OK|TV)$/;

/** `I live in Settle`, `runs out of Keighley`, `the Grassington run`; somebody is meant in `in Gary's van`. */
const beforePlace =
  '(?:in|into|near|via|through|around|outside|out of|(?:lives?|runs?|trips?|drives?|travels?|commutes?|bus|train|depot|office|yard|branch|site) (?:from|to|at))';
const within = new RegExp(
  `(?<=[\\p{Ll},] )(?:(?<!\\b${beforePlace} )(?<!\\b[Tt]he (?=\\p{Lu}\\p{Ll}+ (?:runs?|routes?|bus|road|depot|branch|site|yard)\\b))\\p{Lu}[\\p{Ll}'’-]{2,30}|(?<=\\b${beforePlace} )\\p{Lu}\\p{Ll}{1,28}['’]s(?!\\p{L}))`,
  'gu',
);

/** At the start of a sentence a capital tells nothing: a name is what somebody does something with, says or is owed. */
const first =
  /(?<=(?:^|[.!?;:"'‘“(] ?))\p{Lu}[\p{Ll}'’-]{2,30}(?=(?:['’]s)? (?:and (?:I|me)\b|(?:never|always|doesn['’]?t|won['’]?t) (?:listens?|helps?|says?|answers?|repl(?:y|ies)|asks?|cleans?|tells?|thanks?|greets?|apologi[sz]es?|shouts?|swears?|moans?|shares?|cares?|lets? (?:you|us|me)|picks? on)\b|(?:wants|wanted|thinks|knows|keeps|said|says|told|tells|shouts|shouted|yells|yelled|asks|asked|promised|promises|helps|helped|ignores|ignored|refuses|refused|gave|gives|bull(?:ies|ied)|blames|blamed)\b))/gu;
/** The first word of an answer or of a sentence in it, which names somebody where it is nothing but a name. */
const opening = /(?<=["'.!?;:] ?)\p{Lu}\p{Ll}{1,30}(?![\p{L}-])/gu;
/** A role that one person has at a place, and what they are said to do. */
const oneOfAKind =
  /\bI (?:am|work|was) alone\b[^.!?"]{0,60}|\b(?:[Tt]he |[Oo]ur |[Mm]y )?(?:supervisor|foreman|manager|team ?lead(?:er)?|boss|chef|head \p{Ll}+|director|coordinator|dispatcher|receptionist)(?: (?:at|in|of|on) \p{Lu}[\p{L}\p{N} ]{1,30}?)? (?=(?:shouts?|shouted|yells?|yelled|bull\p{L}+|ignores?|ignored|never|always|is|was|drinks?|sleeps?|threatens?|threatened|plays|picks|lies|lied|refuses|makes)\b)/giu;

/** `The Leeds Road job` */
const streets =
  /\p{Lu}[\p{Ll}'’-]{1,30}(?: \p{Lu}[\p{Ll}'’-]{1,30})? (?:Road|Rd|Street|Lane|Avenue|Ave|Square|Bridge|Hotel|School|Hospital|Station)(?!\p{L})/gu;
const withoutStreets = (text: string): string =>
  text.replace(streets, (street) => street.toLowerCase());

const isAnswered = (name: string): boolean => remarks.has(name) || surveys.has(name);

/** A note may be all that somebody wrote down of a survey. */
const mayHoldAnswers = (name: string): boolean => isAnswered(name) || freeText.has(name);

/** A question of which the answers are left out, with their mean at most. */
const questionAlone = /\{"question":"(?:[^"\\]|\\.)*"(?:,"score":[\d.]+)?\}/gu;

/** How many answered is no answer: `4 of 4 answered`. */
const countAlone =
  /^"(?:all )?\d{1,4}(?: ?(?:of|out of|\/) ?\d{1,4})?(?: (?:people|persons|staff|employees|colleagues|answers?|answered|responses?|responded|replies|replied|in all|in total)){0,3}[.]?"$/iu;

/** What to look at in the answers of a survey before anybody shares them; empty where nothing looks like a name. */
export const askAboutNames = (
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  context: JsonObject,
): readonly string[] => askOfAnswers(context, inputs);

const askOfAnswers = onceForBoth((context: JsonObject, inputs: readonly string[]): string[] => {
  const isOfSurvey =
    inputs.includes('responses') ||
    Object.keys(context).some((name) => counts.has(normalName(name)));
  const held = Object.entries(context).filter(
    ([name]) => isOfSurvey && mayHoldAnswers(normalName(name)),
  );
  const toText = ([, value]: [string, JsonValue]): string => JSON.stringify(value).slice(0, 20_000);
  const answers = held.filter(([field]) => isAnswered(normalName(field)));
  // Beside answers in fields of their own a note is about them.
  const said = (answers.length === 0 ? held : answers).map(toText);
  const names = said
    .map(withoutStreets)
    .flatMap((text) => [
      ...(text.match(within) ?? []),
      ...(text.match(first) ?? []).filter((word) => !anyOfThem.test(word)),
      ...(text.match(opening) ?? []).filter(isGivenName),
    ])
    .filter(
      (word) =>
        !/^I['’]/u.test(word) && !unnamed.test(word.replace(/s$/, '')) && !unnamed.test(word),
    );
  const distinct = [...new Set(names)].slice(0, 5).map((name) => `“${name}”`);
  const [role] = said.flatMap((text) => text.match(oneOfAKind) ?? []);
  const printed = said.filter(
    (text) => !countAlone.test(text) && /\p{L}{3}/u.test(text.replace(questionAlone, '')),
  );
  return [
    ...(printed.length === 0
      ? []
      : [
          'Answers stand in it word for word. Before it is shared, leave out what points to one person, and settle what tells of harm.',
        ]),
    ...(distinct.length > 1
      ? [`Are ${distinct.join(', ')} in answers people? Then share them without the names.`]
      : distinct.map(
          (name) => `Is ${name} in an answer a person? Then share it without the name.`,
        )),
    ...(role === undefined
      ? []
      : [`“${role.trim()}” in an answer may point to one person: share it in words that do not.`]),
  ];
});
