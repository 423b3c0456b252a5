import { ownWords, readReplyWishes, type Sentence, toSentences } from '@workspace-ops/contacts';
import { evaluate, type Evaluation, type Found, type Wish } from './evaluate.ts';
import { isForeign } from './foreign.ts';
import { withAskedItems } from './lists.ts';
import { automaticKind, isPersonal, withoutNotices } from './notices.ts';
import { asWritten } from './patterns.ts';
import {
  away,
  bound,
  complaint,
  complaints,
  puttingOff,
  referring,
  served,
  wrongOne,
} from './signals.ts';

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
  /** What the best wish weighs, less the heaviest signal against it; hot above 0. */
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
  const own = withAskedItems(withoutNotices(ownWords(text)))
    .replaceAll(/\b(?:subject|betreff|objet|asunto|oggetto): .*/gi, '')
    .replaceAll(/[🙄🥱🖕]/gu, '\neye roll\n')
    .replaceAll(unspaced, ' ');
  const sentences = toSentences(own);
  if (sentences.length === 0) return withoutText('activity', 'empty');
  const { optOut, legal } = readReplyWishes(text);
  if (optOut) {
    const { signals } = judge(sentences, 'no_intent');
    // What was done to somebody is answered, too, though they want no more mail.
    const harm = signals.filter(({ name, words }) => name === complaint && ofHarm.test(words));
    return { ...withoutText('opt_out', 'opt_out'), signals: harm };
  }
  if (legal !== null) return withoutText('activity', 'legal_matter');
  const kind = automaticKind(own);
  if (kind === 'notice') return withoutText('activity', 'automatic');
  if (kind === 'absence') return judgeAbsence(sentences);
  const words = sentences.flatMap((sentence) => sentence.words.map((word) => word.text));
  return isForeign(words) ? judge(sentences, 'other_language') : judge(sentences, 'no_intent');
}

/** Where a script without spaces meets Latin letters. */
const unspaced = /(?<=[\p{L}--\p{scx=Latin}])(?=[a-z])|(?<=[a-z])(?=[\p{L}--\p{scx=Latin}])/giv;

/** A complaint that is of something else than the mail. */
const ofHarm =
  /injur|hurt|fell|fallen|tripped|slipped|\bill\b|sick|damag|knock|broke|smash|flood|leak|refund|money back|deposit back|put right|sort/;

/** Of a notice of absence, only what its author says for themselves; who is away is not warm. */
function judgeAbsence(sentences: readonly Sentence[]): Classification {
  // No machine holds anything against us.
  const whole = judge(sentences, 'automatic');
  if (whole.reason === 'complained') return whole;
  const judged = judge(
    sentences.filter((one) => isPersonal(one.text)),
    'automatic',
  );
  return judged.isHotLead ? judged : { ...judged, verdict: 'activity' };
}

function judge(sentences: readonly Sentence[], otherwise: ReplyReason): Classification {
  const isAnswered = sentences.map(
    (sentence, at) =>
      isAnsweredNo(sentence, sentences[at + 1]) || (at > 0 && isAskedOfUs(sentence)),
  );
  const asked = sentences.filter((_, at) => !isAnswered[at]);
  const wanted = evaluate(asked, otherwise === 'other_language');
  const wishes = isBareYes(sentences) ? [...wanted.wishes, bareYes] : wanted.wishes;
  const answers = sentences.filter((_, at) => isAnswered[at]).map(({ text }) => text);
  const against = [...wanted.against, ...answers.map(answeredNo)];
  const weight = Math.min(0, ...against.map((found) => found.weight));
  const counted = wishes.filter(({ worth }) => worth + weight > 0);
  const best = Math.max(0, ...wishes.map(({ worth }) => worth));
  const explained = {
    score: best + weight,
    signals: [...wishes.flatMap(({ because }) => because), ...against].slice(0, 50),
    isUnsure: isUnsure(wanted, best, weight),
  };
  if (counted.length > 0) {
    const matched = [...new Set(counted.map(({ keyword }) => keyword))].slice(0, 50);
    return { isHotLead: true, verdict: 'hot', reason: 'buying_intent', matched, ...explained };
  }
  const refusing = against.filter(({ name }) => name !== away);
  const isServed = !wanted.hasDenied && refusing.every(({ name }) => name === served);
  const isComplaint =
    refusing.length > 0 && !wanted.hasDenied && refusing.every(({ name }) => complaints.has(name));
  const isDeclined =
    (refusing.length > 0 || wanted.hasDenied) &&
    !isComplaint &&
    !(isServed && sentences.some(isAskedOfWriter));
  const isReferred =
    !wanted.hasDenied &&
    refusing.every(({ name, words }) => name === wrongOne || words === 'not for me') &&
    sentences.some(({ text }) => referring.test(text));
  // Who is bound for a time, and asks what it costs, comes back.
  const isBound = refusing.length > 0 && refusing.every(({ name }) => name === bound);
  const isWarm =
    isReferred ||
    (isBound && sentences.some(isOpenQuestion)) ||
    sentences.some(({ text }) => puttingOff.test(text)) ||
    (!isDeclined && !isComplaint && sentences.some(isOpenQuestion));
  const verdict = isWarm ? 'warm' : 'activity';
  const refusal = isDeclined ? 'declined' : otherwise;
  const reason = isReferred ? 'referred' : isComplaint ? 'complained' : refusal;
  return { isHotLead: false, verdict, reason, matched: [], ...explained };
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
  /^(?:yes|yep|yeah|sure|absolutely|definitely|of course|certainly|go ahead|yes sure|sure thing|yes of course|yes absolutely|yes definitely)$/;
/** "Interested? No." */
const isSelfQuestion = ({ text, words, isQuestion }: Sentence): boolean =>
  isQuestion &&
  (words.length <= 4 ||
    /^(?:so )?(?:am i|are we|do we|do i|would we|would i|should we|should i|is there)\b/.test(
      text,
    ));
/** "You asked whether we would be interested. The answer was that we would not." */
const isReported = ({ text }: Sentence): boolean =>
  /^(?:so )?(?:you|your \w+)(?: \w+){0,2} (?:asks?|asked|know|wondered|wonder|inquired?|enquired?)\b.*\b(?:if|whether)\b/.test(
    text,
  );
const endsInNo = /\b(?:no|not|never|\w+n't)$/;
/** "A demo? We close in March." repeats what was offered; a wish goes on with what agrees to it. */
const isEcho = ({ text, words, isQuestion }: Sentence): boolean =>
  isQuestion && words.length <= 4 && echo.test(text);
const echo = asWritten`
  ^(?:oh |and |so )?(?:an?|another|one more|your|you want|you need|schedule|book|get on|hop on|jump on|sit through|
  interested|call you)\b(?!.*(?:\d|day\b|tomorrow|next|how|price|pricing))`;
const assent = asWritten`
  \b(?:yes|yep|yeah|sure|ok|okay|please|gladly|very|always|love|works?|glad|happy|want|need|fine|good|great|perfect|absolutely|definitely|certainly|
  interested|let's|(?:i'd|we'd)(?! (?:rather|sooner)\b)|i am|we are|can|could|when|how|\d+|\w+day|tomorrow|me too|maybe|perhaps|why not|go ahead|send|only)\b`;

/** "We build websites. Interested?" */
const isAskedOfUs = ({ text, isQuestion }: Sentence): boolean =>
  isQuestion && /^(?:(?:so|still|are you|would you be) )?interested$/.test(text);

const isAnsweredNo = (sentence: Sentence, next: Sentence | undefined): boolean =>
  next !== undefined &&
  ((isSelfQuestion(sentence) && no.test(next.text)) ||
    (isReported(sentence) && (no.test(next.text) || endsInNo.test(next.text))) ||
    (isEcho(sentence) && !assent.test(next.text)));
const no = asWritten`
  ^(?!no (?:rush|problems?|worries|hurry|pressure|doubt|question|pricing|price)|not (?:urgent|sure|only|that urgent|a problem))(?:no|nope|nah|never|not|
  negative|hardly|hell no|(?:absolutely|definitely|certainly|of course|probably|really) not)\b`;

/** A question about the offer, and not about who writes or why. */
const isOpenQuestion = ({ text, words, isQuestion }: Sentence): boolean =>
  isQuestion && words.length > 2 && !/^(?:who (?:is|are)|why|how (?:did|dare))\b/.test(text);

/** "We are happy with our vet, but is your hospital open at night?" */
const isAskedOfWriter = (sentence: Sentence): boolean =>
  isOpenQuestion(sentence) &&
  /(?:^|\b(?:and|so|but) )(?:is|are|do|does|can|could|would|will|has|have|how|what|when)\b.*\byour?\b/.test(
    sentence.text,
  );
