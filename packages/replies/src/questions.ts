import type { Sentence } from '@workspace-ops/contacts';
import { asWritten } from './patterns.ts';

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
export const isAskedOfUs = ({ text, isQuestion }: Sentence): boolean =>
  isQuestion && /^(?:(?:so|still|are you|would you be) )?interested$/.test(text);

export const isAnsweredNo = (sentence: Sentence, next: Sentence | undefined): boolean =>
  next !== undefined &&
  ((isSelfQuestion(sentence) && no.test(next.text)) ||
    (isReported(sentence) && (no.test(next.text) || endsInNo.test(next.text))) ||
    (isEcho(sentence) && !assent.test(next.text)));
const no = asWritten`
  ^(?!no (?:rush|problems?|worries|hurry|pressure|doubt|question|pricing|price)|not (?:urgent|sure|only|that urgent|a problem))(?:no|nope|nah|never|not|
  negative|hardly|hell no|(?:absolutely|definitely|certainly|of course|probably|really) not)\b`;

/** A question about the offer, and not about who writes or why. */
export const isOpenQuestion = ({ text, words, isQuestion }: Sentence): boolean =>
  isQuestion && words.length > 2 && !/^(?:who (?:is|are)|why|how (?:did|dare))\b/.test(text);

/** "We are happy with our vet, but is your hospital open at night?" */
export const isAskedOfWriter = (sentence: Sentence): boolean =>
  isOpenQuestion(sentence) &&
  /(?:^|\b(?:and|so|but) )(?:is|are|do|does|can|could|would|will|has|have|how|what|when)\b.*\byour?\b/.test(
    sentence.text,
  );

/** "Too dear as it is, what's the best you can do?" */
export const asksForLess = ({ text }: Sentence): boolean => lower.test(text);
const lower = asWritten`
  \b(?:what(?:'s| is|s) (?:the|your) (?:very )?(?:best|lowest)|best (?:you can do|price|offer)|(?:can|could|would|will) (?:you|u) (?:\w+ )?(?:do (?:it |that |this |us )?(?:any |a bit |a little )?
  (?:better|cheaper|less|lower|for (?:less|\d))|come down|go (?:any )?lower|sharpen|knock|move|drop|reduce|lower|beat|match|better)|any (?:movement|chance of (?:a )?discount|leeway|wiggle room|
  room (?:to move|on))|sharpen (?:the|your) pencil|meet (?:me|us) (?:half ?way|in the middle)|how about \d|has (?:it|that|this) (?:changed|come down))\b`;
