import type { Fact } from '../facts/read-facts.ts';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { withoutMoods } from './moods.ts';
import { isReply } from './read-asked.ts';
import { grievance } from './sayings.ts';

const states = new Set(
  [
    'status',
    'complaint',
    'complaints',
    'satisfaction',
    'relationship',
    'feedback',
    'sentiment',
    ...namesFor('quote'),
    ...namesFor('openIssues'),
  ].map(normalName),
);

/** Where people write what a customer holds of us, and no text tells it. */
export const isOfCustomer = (fact: Fact): boolean =>
  !isReply(fact) && (isFreeText(fact) || states.has(normalName(fact.path.at(-1)!)));

const gone =
  /\bleft (?:us\b|(?:the|our) (?:club|marina|yard|scheme|programme|program|school|gym|studio|association|society|company|firm|practice|plan|service|choir|team|group)\b(?! (?:at|with|by|early|late|to)\b)|(?:in|at the end of|last|this|back in) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|week|month|year|season|\d{4})\b|for (?:another|a competitor|the competition)\b|(?:because|after|over|as (?:he|she|they))\b)|\b(?:no longer|not|n['’]t|stopped being|ceased to be) (?:an? |our )?(?:customer|client|member|tenant|berth ?holder|subscriber|patient)\b(?:,? any ?(?:more|longer))?|\b(?:ex|former|lapsed|past)[- ](?:customer|client|member|tenant|berth ?holder|subscriber|patient)\b|\b(?:(?:has|have|had|was|been) )?(?:cancel?led|terminated|ended|quit|resigned) (?:from )?(?:(?:the|his|her|their|its|our) )?(?:contract|agreement|membership|berth|subscription|service|lease|account|club|us\b)|\b(?:gave|has given|handed in|served) (?:(?:us|in|his|her|their) )?notice\b|\b(?:membership|contract|subscription|account) (?:(?:was|is|has been|has) )?(?:cancel?led|terminated|lapsed|ended|closed|expired)\b|\b(?:went|gone|moved|switched|going|moving) (?:over )?to (?:an?other (?:firm|club|yard|supplier|marina|provider)|a (?:rival|competitor)|the (?:competition|competitor))\b|\b(?:did not|didn['’]t|will not|won['’]t|refused to|not going to) renew\b/iu;
/** `Her deputy left last week`: somebody of the customer's, who is still one. */
const staffLeft =
  /\b(?:her|his|their|its|the) (?!customer|client|member|tenant|family|couple|owner|patient|company|firm)(?:\p{L}+ ){0,2}\p{L}+ (?:has |had |have |is |was |just ){0,2}left\b(?! (?:us\b|for (?:another|a competitor|the competition)))/iu;
const cross =
  /\b(?:furious|livid|fuming|irate|angry|outraged|seething|annoyed|upset|unhappy|dissatisfied|disappointed|displeased|disgruntled|fed up|not (?:at all |very |too |really )?(?:happy|pleased|content|satisfied|impressed)|(?:is|was|very|still|rather|quite) cross|(?:cross|row|argument|fell out|falling out|quarrel|trouble) (?:with|about|over)|threaten\p{L}*|legal action|solicitors?|su(?:ing|ed) us|(?:wants?|wanted|needs?|asked for|demand\p{L}*) (?:(?:his|her|their|our|my|the|all|a|full|half) ){0,2}(?:(?:money|bond|deposit) back|refund)|charged (?:us|me|him|her|them) (?:for|twice|too much)\b|(?:one|1)[- ]star|bad review|complain(?:s|t|ts|ed|ing)?)\b/iu;
const settled =
  /\b(?:resolved|settled|sorted(?: out)?|dealt with|put right|made good|forgiven|content now|happy (?:now|again)|fine now|back (?:with us|again|since|as a)|came back|rejoined|returned)\b/iu;
const unlessNot =
  /\b(?:no|not|never|nothing|nobody|without|hardly|nor|n['’]t)\b(?: (?:one|a|an|any|single|been|open|to|at all|ever|has|have|had|of)){0,3} (?:furious|angry|annoyed|upset|unhappy|disappointed|complain\p{L}*|cross|threat\p{L}*|left|cancel?led|(?:gave|given) notice)\b/iu;

/** Of whoever is asked for a favour: that it is no customer any more, or holds something against us. */
export const discontent: Pick<RegExp, 'test'> = {
  test: (sentence) =>
    (gone.test(sentence.replace(staffLeft, '')) ||
      cross.test(withoutMoods(sentence)) ||
      grievance.test(sentence)) &&
    (!settled.test(sentence) || unsettled.test(sentence)) &&
    !unlessNot.test(sentence),
};
const unsettled =
  /\b(?:not|never|n['’]t|yet to be|to be|until|till|nothing|still being|hardly)\b[^.;]{0,24}\b(?:resolved|settled|sorted|dealt with|put right|made good|forgiven)\b/iu;
