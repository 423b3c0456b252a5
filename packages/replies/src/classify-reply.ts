import { ownWords, readReplyWishes, type Sentence, toSentences } from '@workspace-ops/contacts';
import { isForeign, toForeignClauses } from './foreign.ts';
import type { Strength } from './intent-words.ts';
import { judgeSentence } from './judge-sentence.ts';
import type { Manner } from './requests.ts';
import { automaticKind, isPersonal } from './notices.ts';
import { putsOff } from './later.ts';
import { isNoAsAnswer, isSelfQuestion, weighAgainst } from './signals.ts';

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
  | 'no_intent';

/**
 * What to do with the sender. `warm` is no buying intent yet, but a question or a later time;
 * `opt_out` wants no more email.
 */
export type ReplyVerdict = 'hot' | 'warm' | 'opt_out' | 'activity';

export interface Classification {
  isHotLead: boolean;
  verdict: ReplyVerdict;
  reason: ReplyReason;
  /** The keywords that made it hot, each once. */
  matched: string[];
}

const activity = (reason: ReplyReason, verdict: ReplyVerdict = 'activity'): Classification => ({
  isHotLead: false,
  verdict,
  reason,
  matched: [],
});

/**
 * Whether a reply to a cold email shows buying intent, as a sales lead would judge it: one keyword
 * that stands un-negated is enough. Only the author's own words count. Takes
 * time in proportion to the text.
 */
export function classifyReply(text: string): Classification {
  const own = ownWords(text);
  const sentences = toSentences(own);
  if (sentences.length === 0) return activity('empty');
  const { optOut, legal } = readReplyWishes(text);
  if (optOut) return activity('opt_out', 'opt_out');
  if (legal !== null) return activity('legal_matter');
  const kind = automaticKind(own);
  if (kind === 'notice') return activity('automatic');
  if (kind === 'absence') return judgeAbsence(sentences);
  if (isForeign(sentences.flatMap(({ words }) => words.map((word) => word.text)))) {
    return judge(sentences.flatMap(toForeignClauses), 'other_language');
  }
  return judge(sentences, 'no_intent');
}

/** Of a notice of absence, only what its author says for themselves; who is away is not warm. */
function judgeAbsence(sentences: readonly Sentence[]): Classification {
  const judged = judge(
    sentences.filter((one) => isPersonal(one.text)),
    'automatic',
  );
  return judged.isHotLead ? judged : { ...judged, verdict: 'activity' };
}

function judge(sentences: readonly Sentence[], otherwise: ReplyReason): Classification {
  const verdicts = sentences.map(judgeSentence);
  for (const at of selfAnswered(sentences)) {
    verdicts[at] = { wishes: [], isRefusal: true, hasNegated: true };
  }
  const against = Math.max(
    weighAgainst(sentences.map(({ text }) => text).join('\n')),
    verdicts.some(({ isRefusal }) => isRefusal) ? 2 : 0,
  );
  const wishes = verdicts
    .flatMap((verdict) => verdict.wishes)
    .concat(
      isBareYes(sentences) ? [{ keyword: 'yes', strength: 'polite', manner: 'mentioned' }] : [],
    )
    .filter((wish) => points[wish.strength][wish.manner] > against);
  if (wishes.length === 0) {
    const isDeclined = against > 0 || verdicts.some(({ hasNegated }) => hasNegated);
    const isWarm = putsOff(sentences) || (!isDeclined && sentences.some(isOpenQuestion));
    return activity(isDeclined ? 'declined' : otherwise, isWarm ? 'warm' : 'activity');
  }
  const matched = [...new Set(wishes.map(({ keyword }) => keyword))].slice(0, 50);
  return { isHotLead: true, verdict: 'hot', reason: 'buying_intent', matched };
}

/** A question about the offer, and not about who writes or why. */
const isOpenQuestion = ({ text, words, isQuestion }: Sentence): boolean =>
  isQuestion && words.length > 2 && !/^(?:who (?:is|are)|why|how (?:did|dare))\b/.test(text);

/** What a keyword weighs for buying intent: hot is what weighs more than all that speaks against. */
const points: Record<Strength, Record<Manner, number>> = {
  sure: { requested: 3, mentioned: 3, described: 3 },
  plain: { requested: 3, mentioned: 1, described: 0 },
  polite: { requested: 1, mentioned: 1, described: 1 },
  weak: { requested: 3, mentioned: 0, described: 0 },
};

/** A whole reply that says yes to what it was asked, and nothing else. */
const isBareYes = (sentences: readonly Sentence[]): boolean => {
  const said = sentences.filter(
    ({ text }) => !/^(?:hi|hello|hey|dear|thanks|thank you)\b/.test(text),
  );
  return said.length === 1 && yes.test(said[0]!.text);
};

const yes =
  /^(?:yes|yep|yeah|sure|absolutely|definitely|of course|certainly|go ahead|yes sure|sure thing|yes of course|yes absolutely|yes definitely)$/;

/** The questions that their author answers with no: "Interested? No." */
function selfAnswered(sentences: readonly Sentence[]): number[] {
  return sentences.flatMap(({ text, words, isQuestion }, at) => {
    const next = sentences[at + 1];
    if (!isQuestion || next === undefined) return [];
    return isSelfQuestion(text, words.length) && isNoAsAnswer(next.text) ? [at] : [];
  });
}
