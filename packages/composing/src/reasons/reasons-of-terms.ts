import { ignoringCase } from '@workspace-ops/content';
import { isFreeText, isKnownName, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import type { Fact } from '../facts/read-facts.ts';
import { refusal, unlessRefused } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import { tellsSetback } from '../left-out/ask-about-left-out.ts';
import type { Reason } from './reason.ts';
import { saysBarred } from '../sentences/barred-use.ts';
import { isSurelyTerm, isTerm, type Term } from '../weights/weigh-terms.ts';

/** A note, or several sentences under a name of somebody's own: `log`, `call summary`. What is said in a call is nobody's term. */
export const isNoted = (fact: Fact): boolean =>
  !isReply(fact) &&
  normalName(fact.path.at(-1)!) !== 'transcript' &&
  (isFreeText(fact) || (!fact.names.some(isKnownName) && listSentences(fact).length > 1));

interface Kind {
  term: Term;
  /** An input of each workflow whose texts would have to tell it. */
  of: readonly string[];
  settledBy: string;
  /** What it is to whoever reads the text, where that is sure. */
  which: string;
}

/** `Gaz still wants them to redo it foc` */
const wantsOfThem =
  /\b(?:wants?|need|needs|expects?|told|asked?) (?:them|the supplier|it|all of (?:it|them)) (?:to )?(?:re-?(?:do|done|make|made|place[d]?|print(?:ed)?|fund(?:ed)?|deliver(?:ed)?|send|sent)|credit(?:ed)?|collect(?:ed)?|swap(?:ped)?|pick(?:ed)? up|take (?:it|them) back|put (?:it )?right|pay)\b/iu;

/** Words that say of a sentence what it binds to, whatever was learned of others. */
const plainly: Partial<Readonly<Record<Term, Pick<RegExp, 'test'>>>> = {
  demand: wantsOfThem,
  warning: { test: saysBarred },
};

const toReason = ({ term, of, settledBy, which }: Kind): Reason => ({
  isOf: (inputs) => of.some((input) => inputs.includes(input)),
  isIn: isNoted,
  says: [{ test: (sentence: string) => isTerm(term, sentence) }, plainly[term] ?? []].flat(),
  most: 3,
  isUntold: true,
  isToldAs: isToldInSubstance,
  settledBy,
  isUnsettled: refusal,
  asks(said) {
    const isSure = said
      .split('” and “')
      .every((one) => isSurelyTerm(term, one) || plainly[term]?.test(one) === true);
    return `The text does not tell “${said}”${isSure ? `, ${which}` : ''}: may it be sent without that?`;
  },
});

const proposal = 'timeline';
const report = 'milestone';
const sheet = 'findings';
const reminder = 'invoices';
const claim = 'supplier';

const warning: Kind = {
  term: 'warning',
  of: [report, proposal],
  settledBy: 'mayOmitWarning',
  which: 'which keeps somebody from using it',
};

/** That a thing is not to be used is for whoever uses it, whatever the field is called. */
const ofBarred: Reason = {
  ...toReason(warning),
  // What sets a report back is asked about by its field.
  isIn: (fact) => !isReply(fact) && !isNoted(fact) && !tellsSetback(fact),
  says: [{ test: saysBarred }],
};

const kinds: readonly Kind[] = [
  warning,
  {
    term: 'price',
    of: [report, proposal, sheet, reminder, claim],
    settledBy: 'mayOmitPrice',
    which: 'which changes a price',
  },
  {
    term: 'demand',
    of: [claim],
    settledBy: 'mayOmitDemand',
    which: 'which is what we want',
  },
  {
    term: 'condition',
    of: [report, proposal, sheet],
    settledBy: 'mayOmitCondition',
    which: 'on which it depends',
  },
  {
    term: 'deadline',
    of: [report, proposal, claim],
    settledBy: 'mayOmitDeadline',
    which: 'which sets a term',
  },
  {
    term: 'promise',
    of: [report, proposal, sheet],
    settledBy: 'mayOmitPromise',
    which: 'which was promised',
  },
];

/**
 * What binds whoever reads a text, or us, and stands in a note alone. Unlike things are asked one by one, the gravest
 * first: whoever agrees that a day is left out has not agreed that a warning is.
 */
export const ofTerms: readonly Reason[] = [ofBarred, ...kinds.map(toReason)];

/** Words that stand in any sentence, and tell nothing of what it is about. */
const common =
  /^(?:about|after|again|also|been|before|both|could|does|done|each|from|have|here|into|just|make|more|most|must|only|other|over|same|says?|she|should|since|some|such|take|than|that|their|them|then|there|these|they|this|those|till|until|very|want|wants|were|what|when|which|while|will|with|would|your)$/;

const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d.,]*/g) ?? []).map((figure) =>
    figure.replace(/[.,]+$/, '').replace(/,(?=\d{3}(?!\d))/g, ''),
  );

const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !common.test(word))
    .map((word) => word.slice(0, lengthOfStem));
const lengthOfStem = 5;

/** Of the words of a sentence that many are in a text that tells it in words of its own. */
const share = 0.6;

/** Whether a text has what a sentence says, in whatever words: all its figures, and most of its words. */
function isToldInSubstance(sentence: string, text: string): boolean {
  const figures = new Set(figuresIn(text));
  if (!figuresIn(sentence).every((figure) => figures.has(figure))) return false;
  const told = new Set(wordsIn(text));
  const words = [...new Set(wordsIn(sentence))];
  return words.filter((word) => told.has(word)).length >= words.length * share;
}

const told = new Set(['timeline', 'terms', 'paymentterms', 'warranty', 'deposit', 'validuntil']);

/** The whole of a field: `tbc`, `usual`, `as per last yr`. */
const saysNothing = ignoringCase(
  String.raw`^\W*(?:tb[acd]|to be (?:confirmed|advised|announced|agreed|decided)|(?:the |our |as )?(?:usual|normal|standard|same|before)(?: (?:terms|as (?:before|last (?:time|year|yr)|usual)))?|as (?:per |for )?(?:last (?:time|year|yr)|previous(?:ly)?|before|discussed|agreed)|see (?:above|below|notes?|e-?mail|quote))\W*$`,
);

/** A customer who decides on a proposal cannot know what such a term is. */
export const ofVagueTerms: Reason = {
  input: 'timeline',
  isIn: ({ path }) => path.length === 1 && told.has(normalName(path[0]!)),
  says: [saysNothing],
  ...unlessRefused,
  asks: (said) => `“${said}” tells the customer no term and no time: may it be sent so?`,
};
