import { ignoringCase } from '@workspace-ops/content';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import { withoutSignature } from './answer-signatures.ts';
import { remarks, surveys } from './without-respondents.ts';

/** A survey without what its notes say of who gave an answer. */
export interface Unattributed {
  context: JsonObject;
  /** How many sentences are left out, or stand without a name. */
  attributed: number;
}

const answer =
  '(?:remarks?|comments?|answers?|responses?|replies|reply|quotes?|lines?|ones?|points?|complaints?|verbatims?|bit)';
/** A word with a capital that is no day, month or language. */
const name =
  "(?-i:(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|English|German|French|Polish|Spanish|The|This|That)\\p{Lu}[\\p{Ll}’'-]+)";

const attributions = [
  // `The remark about lifting was Jo`, `the hoist brake one was from Kev`
  ignoringCase(
    `\\b(?:${answer}|scores?(?=[^.;!?]{0,60}\\b(?:from|by)\\b)|\\d(?: out of \\d+)?)\\b[^.;!?]{0,60}\\b(?:is|was|were|are|came|comes|must (?:be|have been)|can only be|will be|sounds? like|looks? like)(?: (?:probably|surely|clearly|certainly|only|obviously|just|all|both))? (?:from |by |of )?(?:${name}|(?:his|hers|mine)\\b)`,
  ),
  // `Jo wrote the one about lifting`
  ignoringCase(
    `(?<!\\p{L})${name} (?:wrote|said|gave|answered|put|scored|typed|left|made|raised|is behind|was behind)\\b[^.;!?]{0,40}\\b(?:it|that|this|the \\d|an? \\d|${answer}|\\d)\\b`,
  ),
  ignoringCase(`\\b${answer} (?:from|by) ${name}`),
  // `It was Jo who complained`, `Lifting = Jo`
  ignoringCase(`\\bit(?: is| was|[’']s) ${name} (?:who|that)\\b`),
  ignoringCase(`^[^.;=]{1,40} = ${name}`),
];

/** `As the only woman in the place`, `I'm the one on nights`: whoever knows the team knows who answered. */
const ofOneself =
  /\bas (?:the|your|our) (?:only|one|sole|newest|youngest|oldest|longest)\b|\bas (?:the|an?) (?:apprentice|trainee|manager|supervisor|team lead(?:er)?|night (?:driver|porter|shift)|part[- ]timer)\b|\bi(?:['’]m| am|['’]ve been| was) (?:the )?(?:only|one|sole|newest|youngest|oldest) (?!thing|problem)|\b(?:being|i am|i['’]m) the (?:only|sole|newest|youngest|oldest)\b|\b(?:my (?:husband|wife|partner|pregnancy|maternity|paternity|disability|wheelchair|religion|prayers?|mosque|church|first language))\b|\b(?:only|sole) (?:woman|girl|lady|female|man|lad|bloke|male|apprentice|foreigner)\b/iu;

const kin =
  "(?:ex|wife|husband|partner|boyfriend|girlfriend|mum|mam|mom|mother|dad|father|nan|gran|son|daughter|kids?|children|baby|bairns?|brother|sister|little one)(?:['’]?s)?";
const troubles =
  '(?:divorce|separation|split|break-?up|marriage|bereavement|custody|probation|parole|debts?|bankruptcy|mortgage|miscarriage|ivf|maternity|paternity|anxiety|depression|diabetes|epilepsy|adhd|autism|dyslexia|cancer|chemo|meds|medication|antidepressants|insulin|inhaler|operation|surgery|diagnosis|menopause|counsell(?:ing|or)|therap(?:y|ist)|drinking|addiction|visa|ramadan)';

/**
 * `Since my divorce i cant`, `I'm pregnant`, `my kids`: what goes on in the life of who answered is theirs, and lets
 * them be recognised.
 */
const privateOfOneself = ignoringCase(
  String.raw`\b(?:my|our) (?:own |old |youngest |eldest )?(?:${kin}|${troubles})\b|\b(?:i['’]?m|i am|i['’]?ve been|ive been|i was|i got|we got|been|since being|being|as) (?:(?:getting|newly|just|still|now|a|an|the|on) )*(?:divorc(?:ed|ing)|separated|pregnant|expecting|bereaved|widow(?:ed|er)?|single (?:mum|mam|mom|dad|parent)|lone parent|carer|bankrupt|tablets for|meds|medication|antidepressants|probation|bail|parole|tag|universal credit|gay|lesbian|trans|diabetic|epileptic|dyslexic|autistic|depressed|suicidal|alcoholic|in recovery)\b|\b(?:going|gone|went|go) (?:through|thru) (?:a |my |the )?(?:divorce|separation|ivf|chemo|menopause|bankruptcy|custody)\b|\b(?:only|just) me (?:and|n|&|\+|['’]n['’]?) (?!the\b|you\b|a\b)\p{L}`,
);

/** What goes on about the same person. */
const goesOn = /^(?:she|he|they|her|his|their|it|that|this|and|so|because)\b/i;

/** The sentences that do not say who gave an answer. */
export const withoutNamed = (text: string): string[] =>
  withoutThose(text, (sentence) => attributions.some((one) => one.test(sentence)));

/** Of an answer the sentences that do not say who gave it, each without a name that signs it. */
const withoutOneself = (text: string): string[] =>
  withoutThose(
    text,
    (sentence) => ofOneself.test(sentence) || privateOfOneself.test(sentence),
  ).flatMap((sentence) => {
    const unsigned = withoutSignature(sentence);
    return unsigned === '' ? [] : [unsigned];
  });

function withoutThose(text: string, says: (sentence: string) => boolean): string[] {
  let isAfter = false;
  return splitSentences(text).filter((sentence) => {
    isAfter = says(sentence) || (isAfter && goesOn.test(sentence));
    return !isAfter;
  });
}

/** The same object where no note says who answered. */
export const withoutAttributions = onceFor((context: JsonObject): Unattributed => {
  const isSurvey = Object.keys(context).some((key) =>
    [surveys, remarks].some((names) => names.has(normalName(key))),
  );
  if (!isSurvey) return { context, attributed: 0 };
  let attributed = 0;
  const stripOf = (without: (text: string) => string[], value: JsonValue): JsonValue => {
    const strip = (part: JsonValue): JsonValue => stripOf(without, part);
    if (Array.isArray(value)) return value.map(strip).filter((one) => one !== '');
    if (isJsonObject(value))
      return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, strip(part)]));
    if (typeof value !== 'string') return value;
    const given = splitSentences(value);
    const left = without(value);
    const kept = new Set(left);
    const count = given.filter((sentence) => !kept.has(sentence)).length;
    attributed += count;
    return count === 0 ? value : left.join(' ');
  };
  const entries = Object.entries(context).flatMap(([key, value]): [string, JsonValue][] => {
    const isAnswers = [surveys, remarks].some((names) => names.has(normalName(key)));
    if (!isAnswers && !isFreeText({ path: [key] })) return [[key, value]];
    const left = stripOf(isAnswers ? withoutOneself : withoutNamed, value);
    return left === '' || (Array.isArray(left) && left.length === 0) ? [] : [[key, left]];
  });
  return attributed === 0
    ? { context, attributed }
    : { context: Object.fromEntries(entries), attributed };
});
