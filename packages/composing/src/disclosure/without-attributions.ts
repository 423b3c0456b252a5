import { ignoringCase } from '@workspace-ops/content';
import { isJsonObject, type JsonObject, type JsonValue } from '@workspace-ops/contracts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import { withoutSignature } from './answer-signatures.ts';
import { speaksIllOfNamed } from './ill-of-named.ts';
import { remarks, surveys } from './without-respondents.ts';

/** A survey without what its notes say of who gave an answer. */
export interface Unattributed {
  context: JsonObject;
  /** How many sentences are left out, or stand without a name. */
  attributed: number;
  /** How many sentences of answers are left out since they speak ill of somebody by name. */
  blaming: number;
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

/** `As the only woman in the place`, `I'm the one on nights`: it identifies the respondent to colleagues. */
const ofOneself =
  /\bas (?:the|your|our) (?:only|one|sole|newest|youngest|oldest|longest)\b|\bas (?:the|an?) (?:apprentice|trainee|manager|supervisor|team lead(?:er)?|night (?:driver|porter|shift)|part[- ]timer)\b|\bi(?:['’]m| am|['’]ve been| was) (?:the )?(?:only|one|sole|newest|youngest|oldest) (?!thing|problem)|\b(?:being|i am|i['’]m) the (?:only|sole|newest|youngest|oldest)\b|\b(?:my (?:husband|wife|partner|pregnancy|maternity|paternity|disability|wheelchair|religion|prayers?|mosque|church|first language))\b|\b(?:only|sole) (?:woman|girl|lady|female|man|lad|bloke|male|apprentice|foreigner)\b/iu;

const kin =
  "(?:ex|mum|mom|mam|mother|dad|father|wife|husband|partner|girlfriend|boyfriend|fianc[ée]e?|brother|sister|son|daughter|kids?|children|baby|bairns?|little one|twins|toddler|nan|gran|grandma|grandad|grandson|granddaughter|in-laws)(?:['’]?s)?";
const troubles =
  '(?:divorce|separation|split|break-?up|marriage|wedding|honeymoon|bereavement|custody|probation|parole|debts?|bankruptcy|mortgage|pregnancy|miscarriage|ivf|maternity|paternity|anxiety|depression|mental health|diabetes|epilepsy|asthma|adhd|autism|dyslexia|cancer|chemo|meds|medication|antidepressants|insulin|inhaler|illness|treatment|operation|surgery|diagnosis|menopause|counsell(?:ing|or)|therap(?:y|ist)|drinking|addiction|visa|work permit|ramadan|wheelchair|hearing aid|stammer|accent|degree|second job|other job|retirement|grievance|disciplinary|written warning|demotion|age|bad (?:back|knee|hip|shoulder))';

/**
 * `Since my divorce i cant`, `I'm pregnant`, `my kids`: personal circumstances are private, and
 * identify the respondent.
 */
const privateOfOneself = ignoringCase(
  String.raw`\b(?:my (?:own |late |elderly |old |disabled |youngest |eldest )?(?:${kin}|${troubles})|our (?:baby|son|daughter|little one|twins))(?!\p{L})|\bmy (?:knees?|hips?|shoulder|wrist) (?:is|are|has|have|hurts?|plays?)\b|\b(?:i['’]?m|i am|i['’]?ve been|ive been|i was|i got|we got|been|since being|being|as) (?:(?:getting|newly|just|still|now|a|an|the|on) )*(?:divorc(?:ed|ing)|separated|pregnant|expecting|bereaved|widow(?:ed|er)?|single (?:mum|mam|mom|dad|parent)|lone parent|carer|bankrupt|tablets for|meds|medication|antidepressants|probation|bail|parole|tag|universal credit|gay|lesbian|trans|diabetic|epileptic|dyslexic|autistic|depressed|suicidal|alcoholic|in recovery)\b|\b(?:going|gone|went|go) (?:through|thru) (?:a |my |the )?(?:divorce|separation|ivf|chemo|menopause|bankruptcy|custody)\b|\b(?:only|just) me (?:and|n|&|\+|['’]n['’]?) (?!the\b|you\b|a\b)\p{L}`,
);
const child =
  '(?:baby|newborn|twins|triplets|kids?|child|children|toddlers?|sons?|daughters?|grandchild(?:ren)?|grandson|granddaughter)';
/** What somebody goes through, is or has been for long, and colleagues know of each other: `I have a new baby` */
const ofOwnLife = [
  `\\bi(?:['’]ve| have|['’]ve got| have got| had| just had)(?: just)?(?: got| had)? (?:an? |one |two |three |four |five |\\d )?(?:new |newborn |young |little |small |teenage |disabled )?${child}(?!\\p{L}| (?:grand|corn|changing|food|shower|in (?:my|the|a|our) (?:room|class|group|care|bay|ward)|to (?:look|watch|teach|mind)|per|at a time|each|sick))`,
  "\\b(?:i am|i['’]m|as|being|me being) (?:pregnant|expecting|(?:an? |the )?(?:single|lone|new|young|older|expectant|working) (?:mum|mom|mother|dad|father|parent|carer)|an? (?:mum|mom|mother|dad|father|carer|grandmother|grandfather|grandparent|widow(?:er)?|muslim|christian|jew|hindu|sikh|vegan|immigrant|foreigner|refugee|black|gay|trans|disabled|deaf|left[- ]handed)|diabetic|epileptic|autistic|dyslexic|deaf|disabled|transgender|gay|jewish|muslim|getting (?:married|divorced)|retiring|due in)(?!\\p{L})",
  '\\bas (?:an? )?(?:disabled|deaf|gay|trans|black|asian|muslim|jewish|older|younger|pregnant|foreign) (?:person|woman|man|colleague|worker|employee|member)(?!\\p{L})',
  '\\b(?:after|in) (?:my |all my )?(?:over |nearly |almost |more than )?(?:\\d{1,2}|five|ten|fifteen|twenty|thirty|forty)(?:[- ]\\p{L}{3,5})?\\+? years (?:here|in (?:this|the) (?:job|place|company|team)|with (?:you|this|the)|of (?:service|working here))',
  "\\bi(?:['’]ve| have) (?:been|worked) (?:here|for you|with you|in this (?:team|job|place))(?: for)? (?:over |nearly |almost |only )?(?:\\d|an?|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|since)",
  "\\bi(?:['’]ve)? (?:have )?(?:only |just |only just )(?:joined|started|began|came|moved|transferred)(?: here| work)?(?=[.,;]|$| (?:in|last|this|two|three|four|an? (?:week|fortnight|month|year)|\\d|with (?:you|the (?:team|company|firm))|on (?:the )?\\d|from|after)(?!\\p{L}))|\\bi (?:joined|started|came|moved|transferred) (?:here |over )?(?:from \\p{L}|(?:in|last|two|three|four) (?:january|february|march|april|may|june|july|august|september|october|november|december|week|month|weeks|months|year|spring|summer|autumn|winter|20\\d\\d))",
  '\\bsince (?:i (?:came back|got back|returned) (?:from|after)|my (?:return|accident|injury|move|transfer|promotion))',
].map((shape) => new RegExp(shape, 'iu'));

const tellsWho = (sentence: string): boolean =>
  ofOneself.test(sentence) ||
  privateOfOneself.test(sentence) ||
  ofOwnLife.some((one) => one.test(sentence));

/** What goes on about the same person. */
const goesOn = /^(?:she|he|they|her|his|their|it|that|this|and|so|because)\b/i;

/** The sentences that do not say who gave an answer. */
export const withoutNamed = (text: string): string[] =>
  withoutThose(text, (sentence) => attributions.some((one) => one.test(sentence)));

/** Of an answer the sentences that do not say who gave it, each without a name that signs it. */
const withoutOneself = (text: string): string[] =>
  withoutThose(text, (sentence) => tellsWho(sentence) || speaksIllOfNamed(sentence)).flatMap(
    (sentence) => {
      const unsigned = withoutSignature(sentence);
      return unsigned === '' ? [] : [unsigned];
    },
  );

function withoutThose(text: string, says: (sentence: string) => boolean): string[] {
  let isAfter = false;
  return splitSentences(text).filter((sentence) => {
    isAfter = says(sentence) || (isAfter && goesOn.test(sentence));
    return !isAfter;
  });
}

const betweenAnswers = /;\s+/u;

/** The same object where no note says who answered. */
export const withoutAttributions = onceFor((context: JsonObject): Unattributed => {
  const isSurvey = Object.keys(context).some((key) =>
    [surveys, remarks].some((names) => names.has(normalName(key))),
  );
  if (!isSurvey) return { context, attributed: 0, blaming: 0 };
  let attributed = 0;
  let blaming = 0;
  const stripText = (without: (text: string) => string[], text: string): string => {
    // What several people said may stand in one line.
    const lines = without === withoutOneself ? text.split(betweenAnswers) : [];
    if (lines.length > 1)
      return lines
        .map((line) => stripText(without, line))
        .filter((one) => one !== '')
        .join('; ');
    const given = splitSentences(text);
    const left = without(text);
    const kept = new Set(left);
    const gone = given.filter((sentence) => !kept.has(sentence));
    const ill = gone.filter((sentence) => speaksIllOfNamed(sentence) && !tellsWho(sentence)).length;
    blaming += ill;
    attributed += gone.length - ill;
    return gone.length === 0 ? text : left.join(' ');
  };
  const stripValue = (without: (text: string) => string[], value: JsonValue): JsonValue => {
    const strip = (part: JsonValue): JsonValue => stripValue(without, part);
    if (Array.isArray(value)) return value.map(strip).filter((one) => one !== '');
    if (isJsonObject(value))
      return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, strip(part)]));
    return typeof value === 'string' ? stripText(without, value) : value;
  };
  const entries = Object.entries(context).flatMap(([key, value]): [string, JsonValue][] => {
    const isAnswers = [surveys, remarks].some((names) => names.has(normalName(key)));
    if (!isAnswers && !isFreeText({ path: [key] })) return [[key, value]];
    const left = stripValue(isAnswers ? withoutOneself : withoutNamed, value);
    return left === '' || (Array.isArray(left) && left.length === 0) ? [] : [[key, left]];
  });
  return attributed + blaming === 0
    ? { context, attributed, blaming }
    : { context: Object.fromEntries(entries), attributed, blaming };
});
