import type { Sentence } from '@workspace-ops/contacts';
import { evaluate, type Evaluation, type Found, type Wish } from './evaluate.ts';
import { isPersonal } from './notices.ts';
import { listPhrases } from './phrases.ts';
import {
  asksForLess,
  isAnsweredNo,
  isAskedOfUs,
  isAskedOfWriter,
  isOpenQuestion,
} from './questions.ts';
import { isOfOtherLanguage, type Kind, readReply } from './read-reply.ts';
import {
  away,
  bound,
  complaint,
  complaints,
  putOff,
  served,
  tooDear,
  wrongOne,
} from './signals.ts';
import { strongestWords, weighPhrases } from './weigh-phrases.ts';
import { asksToStop } from './weigh-stop.ts';

/** Why an event is a hot lead, or is none. */
export type ReplyReason =
  | 'marked_interested'
  | 'buying_intent'
  | 'no_reply'
  | 'empty'
  | 'opt_out'
  | 'legal_matter'
  | 'automatic'
  | 'other_language'
  | 'declined'
  | 'referred'
  | 'complained'
  | 'no_intent';

/**
 * What to do with the sender. `warm` is no buying intent yet, but a question, a later time or somebody else's name;
 * `opt_out` wants no more email.
 */
export const replyVerdicts = ['hot', 'warm', 'opt_out', 'activity'] as const;

export type ReplyVerdict = (typeof replyVerdicts)[number];

export interface Classification {
  isHotLead: boolean;
  verdict: ReplyVerdict;
  reason: ReplyReason;
  /** The keywords that made it hot, each once. */
  matched: string[];
  /**
   * What phrases and signals weigh together; where phrases have no part, what the best wish weighs, less the heaviest
   * signal against it. Hot above 0.
   */
  score: number;
  /** The signals that were weighed, for whoever asks why. */
  signals: Found[];
  /** Whether wishes and signals against them are near enough to each other to ask somebody else. */
  isUnsure: boolean;
}

/** What is known without weighing any words. */
export const withoutText = (verdict: ReplyVerdict, reason: ReplyReason): Classification => ({
  isHotLead: verdict === 'hot',
  verdict,
  reason,
  matched: [],
  score: 0,
  signals: [],
  isUnsure: false,
});

/**
 * Whether a reply to a cold email shows buying intent, as a sales lead would judge it: one keyword
 * that stands un-negated, and that the reply wants, is enough. Only the author's own words count.
 * Takes time in proportion to the text.
 */
export function classifyReply(text: string): Classification {
  const reply = readReply(text);
  return asksToStop(reply)
    ? judgeOptOut(reply.sentences)
    : judgeByKind[reply.kind](reply.sentences);
}

const judgeByKind: Readonly<Record<Kind, (sentences: readonly Sentence[]) => Classification>> = {
  empty: () => withoutText('activity', 'empty'),
  legal_matter: () => withoutText('activity', 'legal_matter'),
  notice: () => withoutText('activity', 'automatic'),
  absence: judgeAbsence,
  foreign: (sentences) => judge(sentences, { otherwise: 'other_language', isForeign: true }),
  personal: (sentences) => judge(sentences, { otherwise: 'no_intent', whole: sentences }),
};

/** What of a reply has a weight: its phrases, and the signs of the rules; null where neither has a part. */
export function readPhrases(text: string): Record<'phrases' | 'signs', ReadonlySet<string>> | null {
  const { kind, sentences, wishes } = readReply(text);
  if (wishes.optOut) return null;
  const isAbsence = kind === 'absence' && !isOfOtherLanguage(sentences);
  if (kind !== 'personal' && !isAbsence) return null;
  const own = isAbsence ? sentences.filter(({ text: said }) => isPersonal(said)) : sentences;
  return {
    phrases: listSaid(sentences, isAbsence ? 'automatic' : 'no_intent'),
    signs: listSigns(weigh(own, false)),
  };
}

/** The phrases, and what a reply is without buying intent: to be away is no refusal. */
const listSaid = (sentences: readonly Sentence[], otherwise: ReplyReason): ReadonlySet<string> =>
  new Set([...listPhrases(sentences), `= ${otherwise}`]);

/** What was done to somebody is answered, too, though they want no more mail. */
function judgeOptOut(sentences: readonly Sentence[]): Classification {
  const { signals } = judge(sentences, { otherwise: 'no_intent' });
  const harm = signals.filter(({ name, words }) => name === complaint && ofHarm.test(words));
  return { ...withoutText('opt_out', 'opt_out'), signals: harm };
}

/** A complaint that is of something else than the mail. */
const ofHarm =
  /injur|hurt|fell|fallen|tripped|slipped|\bill\b|sick|damag|knock|broke|smash|flood|leak|refund|money back|deposit back|put right|sort/;

/** Of a notice of absence, only what its author says for themselves, and its phrases; who is away is not warm. */
function judgeAbsence(sentences: readonly Sentence[]): Classification {
  // No machine holds anything against us.
  const isForeign = isOfOtherLanguage(sentences);
  const whole = judge(sentences, { otherwise: 'automatic', isForeign });
  if (whole.reason === 'complained') return whole;
  const judged = judge(
    sentences.filter((one) => isPersonal(one.text) || (isForeign && one.isQuestion)),
    { otherwise: 'automatic', isForeign, ...(!isForeign && { whole: sentences }) },
  );
  return judged.isHotLead ? judged : { ...judged, verdict: 'activity' };
}

interface Judging {
  /** The reason where nothing speaks for buying, nor against it. */
  otherwise: ReplyReason;
  isForeign?: boolean;
  /** All that is said, where its phrases have a part in the decision. */
  whole?: readonly Sentence[];
}

function judge(
  sentences: readonly Sentence[],
  { otherwise, isForeign = false, whole }: Judging,
): Classification {
  const weighed = weigh(sentences, isForeign);
  const { wishes, against, counted } = weighed;
  const wants = counted.length > 0;
  // Whoever complains is answered by a person, however much they want.
  // Nor do phrases say anything of a wish in another language.
  const hasPart =
    whole !== undefined &&
    !weighed.wanted.isAbroad &&
    // Of a contrast they know the words alone, which speak for and against it.
    !(wants && weighed.wanted.isContrast) &&
    against.every(({ name }) => name !== complaint);
  const named = (wants ? counted : wishes).map(({ keyword }) => keyword);
  const keywords = named.length === 0 && hasPart ? strongestWords(whole) : named;
  // A lead has a keyword to name.
  const learned =
    hasPart && keywords.length > 0
      ? weighPhrases([...listSaid(whole, otherwise), ...listSigns(weighed)])
      : undefined;
  const score = learned ?? weighed.score;
  const isHotLead = learned === undefined ? wants : score > 0;
  const found = listFound(weighed);
  const signals = learned === undefined ? found : [toSignal(learned), ...found];
  const explained = {
    score: toHundredths(score),
    signals: signals.slice(0, 50),
    isUnsure: weighed.isUnsure || isHotLead !== wants,
  };
  if (!isHotLead) return { ...describeActivity(sentences, weighed, otherwise), ...explained };
  const matched = [...new Set(keywords)].slice(0, 50);
  return { isHotLead, verdict: 'hot', reason: 'buying_intent', matched, ...explained };
}

const toSignal = (learned: number): Found => ({
  name: 'phrases',
  weight: toHundredths(learned),
  words: '',
});

const listFound = ({ wishes, against }: Weighed): Found[] => [
  ...wishes.flatMap(({ because }) => because),
  ...against,
];

/** What the rules find, as phrases that no reply has. */
function listSigns(weighed: Weighed): ReadonlySet<string> {
  const { wanted, counted, best, weight, isUnsure } = weighed;
  const signs = new Set(listFound(weighed).map(({ name }) => `= ${name}`))
    .add(`= ${best} ${weight}`)
    .add(counted.length > 0 ? '= wants' : '= wants nothing');
  if (isUnsure) signs.add('= unsure');
  if (wanted.hasDenied) signs.add('= denied');
  return signs;
}

const toHundredths = (weight: number): number => Math.round(weight * 100) / 100;

/** What the rules find for and against buying. */
interface Weighed {
  wanted: Evaluation;
  wishes: Wish[];
  against: Found[];
  /** The wishes that outweigh what speaks against them. */
  counted: Wish[];
  /** What the best wish weighs, and the heaviest signal against all. */
  best: number;
  weight: number;
  score: number;
  isUnsure: boolean;
}

function weigh(sentences: readonly Sentence[], inOtherLanguage: boolean): Weighed {
  const isAnswered = sentences.map(
    (sentence, at) =>
      isAnsweredNo(sentence, sentences[at + 1]) || (at > 0 && isAskedOfUs(sentence)),
  );
  const asked = sentences.filter((_, at) => !isAnswered[at]);
  const wanted = evaluate(asked, inOtherLanguage);
  const wishes = isBareYes(sentences) ? [...wanted.wishes, bareYes] : wanted.wishes;
  const answers = sentences.filter((_, at) => isAnswered[at]).map(({ text }) => text);
  const against = [...wanted.against, ...answers.map(answeredNo)];
  const weight = Math.min(0, ...against.map((found) => found.weight));
  const counted = wishes.filter(({ worth }) => worth + weight > 0);
  const best = Math.max(0, ...wishes.map(({ worth }) => worth));
  return {
    wanted,
    wishes,
    against,
    counted,
    best,
    weight,
    score: best + weight,
    isUnsure: isUnsure(wanted, best, weight),
  };
}

/** What a reply is that shows no buying intent. */
function describeActivity(
  sentences: readonly Sentence[],
  { wanted, against }: Weighed,
  otherwise: ReplyReason,
): Pick<Classification, 'isHotLead' | 'verdict' | 'reason' | 'matched'> {
  const refusing = against.filter(({ name }) => name !== away && name !== putOff);
  const isServed = !wanted.hasDenied && refusing.every(({ name }) => name === served);
  const isDear =
    !wanted.hasDenied && refusing.length > 0 && refusing.every(({ name }) => name === tooDear);
  const isComplaint =
    refusing.length > 0 && !wanted.hasDenied && refusing.every(({ name }) => complaints.has(name));
  const isDeclined =
    (refusing.length > 0 || wanted.hasDenied) &&
    !isComplaint &&
    !(isServed && sentences.some(isAskedOfWriter)) &&
    !(isDear && sentences.some(asksForLess));
  const isReferred =
    !wanted.hasDenied &&
    refusing.every(({ name, words }) => name === wrongOne || words === 'not for me') &&
    wanted.isReferring;
  // Who is bound for a time, and asks what it costs, comes back.
  const isBound = refusing.length > 0 && refusing.every(({ name }) => name === bound);
  const isWarm =
    isReferred ||
    (isBound && sentences.some(isOpenQuestion)) ||
    wanted.isPutOff ||
    (!isDeclined && !isComplaint && sentences.some(isOpenQuestion));
  const verdict = isWarm ? 'warm' : 'activity';
  const refusal = isDeclined ? 'declined' : otherwise;
  const reason = isReferred ? 'referred' : isComplaint ? 'complained' : refusal;
  return { isHotLead: false, verdict, reason, matched: [] };
}

/**
 * A wish that something speaks against or that stands beside a negation, and an offer that is named
 * and not plainly asked for.
 */
const isUnsure = ({ wishes, hasNegation }: Evaluation, best: number, weight: number): boolean =>
  wishes.length > 0 && (best <= 1 || weight < 0 || hasNegation);

const answeredNo = (words: string): Found => ({ name: 'answers no', weight: -2, words });

/** A whole reply that says yes to what it was asked, and nothing else. */
const isBareYes = (sentences: readonly Sentence[]): boolean => {
  const said = sentences.filter(
    ({ text }) => !/^(?:hi|hello|hey|dear|thanks|thank you)\b/.test(text),
  );
  return said.length === 1 && yes.test(said[0]!.text);
};

const bareYes: Wish = {
  keyword: 'yes',
  worth: 1,
  because: [{ name: 'says yes', weight: 1, words: 'yes' }],
};
const yes =
  /^(?:ja|jo|oui|sí|si|sim|tak|yes|yep|yeah|sure|absolutely|definitely|of course|certainly|go ahead|yes sure|sure thing|yes of course|yes absolutely|yes definitely)$/;
