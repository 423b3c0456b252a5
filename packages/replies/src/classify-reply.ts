import { ownWords, readReplyWishes, type Sentence, toSentences } from '@workspace-ops/contacts';
import type { Strength } from './intent-words.ts';
import { judgeSentence } from './judge-sentence.ts';
import { declines, isNoAsAnswer, isSelfQuestion } from './refusals.ts';

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

export interface Classification {
  isHotLead: boolean;
  reason: ReplyReason;
  /** The keywords that made it hot, each once. */
  matched: string[];
}

const activity = (reason: ReplyReason): Classification => ({
  isHotLead: false,
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
  if (optOut) return activity('opt_out');
  if (legal !== null) return activity('legal_matter');
  const kind = automaticKind(own);
  if (kind === 'notice') return activity('automatic');
  if (isForeign(sentences.flatMap(({ words }) => words.map((word) => word.text)))) {
    return activity('other_language');
  }
  if (kind === 'absence')
    return judge(
      sentences.filter((one) => isPersonal(one.text)),
      'automatic',
    );
  return judge(sentences, 'no_intent');
}

function judge(sentences: readonly Sentence[], otherwise: ReplyReason): Classification {
  const verdicts = sentences.map(judgeSentence);
  for (const at of selfAnswered(sentences)) {
    verdicts[at] = { wishes: [], isRefusal: true, hasNegated: true };
  }
  const isRefused =
    declines(sentences.map(({ text }) => text).join('\n')) ||
    verdicts.some(({ isRefusal }) => isRefusal);
  const wishes = verdicts
    .flatMap((verdict) => verdict.wishes)
    .concat(
      isBareYes(sentences) ? [{ keyword: 'yes', strength: 'polite', isRequested: false }] : [],
    )
    .filter((wish) => countsBy[wish.strength](wish.isRequested, isRefused));
  if (wishes.length === 0)
    return activity(
      isRefused || verdicts.some(({ hasNegated }) => hasNegated) ? 'declined' : otherwise,
    );
  const matched = [...new Set(wishes.map(({ keyword }) => keyword))].slice(0, 50);
  return { isHotLead: true, reason: 'buying_intent', matched };
}

const countsBy: Record<Strength, (isRequested: boolean, isRefused: boolean) => boolean> = {
  sure: () => true,
  plain: (isRequested, isRefused) => isRequested || !isRefused,
  polite: (_isRequested, isRefused) => !isRefused,
  weak: (isRequested) => isRequested,
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

/** Words that stand in nearly every sentence of a language and are no English words. */
const foreign = new Set(
  (
    'der die das und ist nicht ich sie wir ein eine einen einem einer mit für auf auch bitte kein keine keinen danke gerne haben können möchte möchten uns ihr ihre ihnen zum zur bei sehr ja nein mir mich dass ' +
    'le la les des une est pas je vous nous pour avec dans sur merci bonjour votre notre mais oui non intéressé intéressée suis êtes ne que qui ce cette au aux du ' +
    'el los las una es está estoy estamos usted ustedes para por con pero gracias hola nuestro nuestra muy sí más quiero puede podemos favor interesado interesada interesa llamada ' +
    'il lo gli uno sono siamo non per grazie ciao buongiorno nostro nostra più vorrei vorremmo interessato interessata ' +
    'o os um uma não obrigado obrigada você olá nosso nossa estou somos interesse mais ' +
    'het een niet ik wij jullie voor met graag dank geen onze bedankt geïnteresseerd zijn'
  ).split(' '),
);
const english = new Set(
  "i i'm i'd i'll we we're we'd we'll you your the and is are was be to of for in on at with this that it it's not don't do does did can could would will have has had my our me us please thanks thank yes let let's what when how about if but so just".split(
    ' ',
  ),
);
const shared = new Set(['die', 'o', 'la', 'non', 'per', 'du', 'mais', 'es', 'il', 'le']);

const latin = /^[\p{Script=Latin}\p{N}']+$/u;

/** Whether a text is plainly in another language than English. */
function isForeign(words: readonly string[]): boolean {
  const otherScript = words.filter((word) => !latin.test(word)).length;
  if (otherScript > words.length / 4) return true;
  let foreignWords = 0;
  let englishWords = 0;
  for (const word of words) {
    if (foreign.has(word)) foreignWords += shared.has(word) ? 0.5 : 1;
    if (english.has(word)) englishWords += 1;
  }
  return foreignWords >= 1.5 && foreignWords > englishWords;
}

const subject =
  /^\W{0,5}(?:re:\s{0,3})?(?:automatic(?:ally generated)? (?:reply|response|message)|auto(?:mated)?[ -]?(?:reply|response|responder)|out[ -]of[ -](?:the[ -])?office\s{0,3}(?:[:\n–-]|auto|re\b|reply|notice|notification|message)|ooo\s{0,3}[:\n–-]|away from (?:my )?(?:desk|the office)|vacation (?:reply|responder|notice)|undeliverable|(?:declined|cancell?ed)(?: event)?\s{0,3}:|delivery (?:status notification|has failed|failure)|mail delivery (?:failed|failure|subsystem))/i;
const machine =
  /\b(?:this is an auto(?:mated|matic|-)|this (?:e-?mail|message|mailbox|inbox|email address) is (?:not|no longer|un)\s?(?:being )?monitored|auto-?generated|do[ -]not[ -]reply|(?:your|this) (?:ticket|case|request|inquiry|enquiry) (?:#|no|number|id|has been (?:received|created|logged))|we(?:'ve| have)? received your (?:message|e-?mail|inquiry|enquiry|request)\b[^?]{0,200}\b(?:will|shall) (?:get back|respond|reply|be in touch))\b/i;
const absence =
  /\b(?:out of (?:the )?office|on (?:\w+ )?(?:leave|vacation|holiday|holidays|pto|sabbatical)|away (?:from (?:my )?(?:desk|office|email)|until|on business|this week)|limited access to (?:my )?(?:e-?mails?|inbox)|no longer (?:with|at|works?|working|employed)|(?:has|have) left (?:the company|our company)|ooo)\b/i;

/**
 * `notice` for what a machine wrote; `absence` for a text that says somebody is away, which most
 * often a machine wrote too; null for neither.
 */
function automaticKind(text: string): 'notice' | 'absence' | null {
  if (subject.test(text) || machine.test(text)) return 'notice';
  return absence.test(text) ? 'absence' : null;
}

/** What notices say about calls and meetings: to whom to turn meanwhile. */
const courtesy =
  /\b(?:if you|should you|urgent|urgently|emergency|immediate|immediately|assistance|in my absence|my (?:colleague|assistant|manager)|contact|return|returning|respond|reply|back in the office|as soon as possible|for (?:\w+ ){1,4}(?:please|call|contact))\b/;
const personal =
  /\b(?:(?:i'm|i am|we're|we are|am|are|be|very|definitely|really|still|also|but) (?:\w+ )?interested|let's|lets|i'd|we'd|i would|we would|can we|could we|can you|could you|would you|send me|send us|send over|happy to|keen to|tell me more)\b/;

/** Whether a sentence in a notice of absence is its author's own, and no courtesy. */
const isPersonal = (sentence: string): boolean =>
  personal.test(sentence) &&
  (!courtesy.test(sentence) || /\b(?:let's|lets|interested)\b/.test(sentence)) &&
  !/\byou(?:'re| are| were)? interested\b/.test(sentence);
