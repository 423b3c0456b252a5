import { splitSentences } from '../facts/inline-text.ts';
import type { Fact } from '../facts/read-facts.ts';
import { isSurelyHeld } from '../weights/weigh-instructions.ts';
import { wantsNoName } from './wish-for-no-name.ts';

/** Whom colleagues tell nothing; `us your number` and `you why` are for whoever reads. */
const person =
  '(?!(?:you|us|me|lies|tales)(?!\\p{L})|the (?:whole )?(?:story|truth|time|difference)\\b)(?:(?:the|our|my|his|her|their|mr|mrs|ms|miss|dr)\\.? )?[\\p{L}-]{2,20}';
/** Who reads what we write, where any other word may name a thing. */
const reader =
  '(?:(?:the|our|my|his|her|their|any) )?(?:end )?(?:clients?|customers?|owners?|famil(?:y|ies)|tenants?|residents?|parents?|patients?|guests?|landlord|landlady|council|town|school|suppliers?|insurers?|press|papers|public|boss|board|managers?|staff|team|crew|lads|him|her|them|anyone|anybody)(?!\\p{L})';
/** Where an order begins: `alarms do not tell operators why` is none. */
const order =
  '(?:^|[.!?;:,(–—-] ?|\\b(?:please|pls|and|but|so|just|best|nb|note|also|remember|said|says) )';
/** Where no list of what things do can be meant: `manuals are old and do not mention the valve`. */
const clearOrder = '(?:^|[.!?:(–—] ?|\\b(?:please|pls|nb|note|remember|said|says) )';
const not =
  "(?:(?:do not|don['’]?t|never|must not|mustn['’]?t)(?: ever| please)?|(?:best|better) not(?: to)?|(?:there['’]?s )?no need to)";
/** `Insurer asked us not to`; `they chose not to` is no order. */
const told =
  '\\b(?:said|says|asked|told|advised|advises|agreed|better|best|wants?|wanted|warned)(?: (?:us|me|you|we))? (?:not|never) to';
const learn = '(?:know|be told|hear|find out)';
/** Who is kept from knowing something, and nobody who is to learn something. */
const somebody =
  '(?<!\\b(?:you|we|i|nobody|who|applicants?|candidates?|learners?|beginners?|users?)(?: (?:really|just))?) ?(?<=\\p{L} )';
/** What it is that they are not to know, or nothing more; `need not know Latin` is of no matter. */
const matter =
  "(?=[ ,]*(?:[.!;,)]|$)|,? (?:that|why|it|it['’]s|this|of (?:it|this|that)|about (?:it|this|that)|the (?:real )?reason|yet)(?!\\p{L}))";
const toldAs =
  "(?:it|that|this|he|she|they|we|the (?:reason|cause))(?:['’]?s|['’]?re| is| was| were| are| had| has| have)(?!\\p{L})";
const ofCompany = ' (?:there|(?:at|in) (?:the|their) \\p{L}+)';
const yet = '(?=,? (?:yet|so far|(?:of|about) (?:it|this|that))(?!\\p{L})|[.,;!)]|$)';
const things = "(?:[\\p{L}'’]+ ){0,6}?";

interface Shape {
  /** What it has in it. */
  stem: RegExp;
  shape: RegExp;
}
const toShape =
  (flags: string) =>
  ([stem, shape]: readonly [string, string]): Shape => ({
    stem: new RegExp(`\\b(?:${stem})`, 'i'),
    shape: new RegExp(shape, flags),
  });

/** As people write to colleagues, within what a customer reads, what that customer is not to learn, and what to say in its place. */
const asides = (
  [
    // `Don't tell Joe it's because Tomasz failed a breath test`, `NB dont tell client Gary ordered it`
    [
      'tell|let',
      `${order}${not} (?:tell|let on to) ${person}(?= (?:that|it|it['’]s|this|why|about|how|what|we|we['’]re|he|she|they|i|the|our|anything|yet|until|till?|before)(?!\\p{L})|[.,;!)]|$)`,
    ],
    // `Don't let the client know`, `Joe does not know about it yet`
    ['let', `${order}${not} let ${person} (?:know|find out|get wind)(?!\\p{L})`],
    [
      'know',
      `(?<!\\b(?:i|we|you) (?:still )?)\\b(?:does|do)(?:n['’]?t| not) know (?:about|of|that|anything|why)\\b[^.;,]{0,50} yet(?!\\p{L})`,
    ],
    // `We're not telling the client about it`, `avoid mentioning it`
    [
      'telling|to tell|mentioning|naming|saying',
      `\\b(?:we|i)(?:['’]?re|['’]?m| are| am| were)? not (?:telling|going to tell|to tell) ${person}|${clearOrder}avoid (?:mentioning|naming|telling|saying|discussing|bringing up)(?!\\p{L})`,
    ],
    // `Leave out that Pat ordered it`
    [
      'leave|keep',
      `${clearOrder}(?:leave|keep) (?:out (?:that|the (?:fact|part|bit))(?!\\p{L})|(?:[\\p{L}'’]+ ){1,4}out of (?:it|this|the (?:post|story|report|letter|text|newsletter|message))(?=[.,;!)]|$| (?:please|pls)\\b))`,
    ],
    // `Joe isn't to know that Tomasz failed it`
    [
      'know|told|hear|find',
      `${somebody}(?:(?:(?:is|are) not|(?:is|are)n['’]?t) to ${learn}\\b|(?:must|should|may|can)(?: ?not|n['’]?t) ${learn}${matter}|(?:need(?: not|n['’]?t)|(?:do|does)(?: not|n['’]?t) (?:need|have) to|(?:has|have) no need to) ${learn}${matter})`,
    ],
    // `Tomasz failed it, say it's a parts delay`; `customers, from Bury to Bolton, say it's …` is none
    [
      'say',
      `^\\W*(?:[^,.;!?]{3,160}[,;(–—-] ?)?(?:(?:so|but|please|pls|just|we['’]ll) )*say ${toldAs}`,
    ],
    // `Don't say to the client that …`, `never mention Gary to them`; `never say no to a customer` is none
    [
      'say|mention|admit|reveal|disclose|breathe|let slip',
      `(?:${order}${not}|${told}) (?:say (?:(?:anything|any of it|it|this|that|so) )?|(?:mention|admit|reveal|disclose|breathe|let slip) ${things})to (?!(?:be|say)\\b)${person}`,
    ],
    // `Insurer said do not discuss with the Town`
    [
      'discuss|talk about|speak about|raise|go into|get into|bring',
      `(?:${order}${not}|${told}) (?:(?:discuss|talk about|speak about|raise|go into|get into) ${things}|bring (?:[\\p{L}'’]+ ){1,4}up )(?:with|to) ${person}`,
    ],
    // `Keep it from the client`; `keep it from freezing` is none
    [
      'keep|hide|withhold',
      `\\b(?:keep|hide|withhold) (?:it|this|that|all of (?:it|this|that)|(?:the|his|her|our) (?:news|reason|cause|mistake|details?|rest)) from ${reader}(?=[.,;:!)]|$| (?:for now|until|till?|yet|please|pls|that|as|because|at all|and)\\b)|\\b(?:please|pls) keep [^.;,]{2,40} from ${reader}(?=[.,;:!)]|$)`,
    ],
    // `Not for the client: Gary ordered it`
    [
      'not for',
      `(?:^|[.!?;(–—] ?)(?:this is )?not for ${reader}(?:['’]?s? (?:eyes|ears))?(?= ?[:–—-])`,
    ],
    // `We have not told them yet`; `we have not told them what it costs` is none
    [
      'told|informed|notified|warned',
      `\\b(?:(?:we|i)(?:['’]?ve| have)?(?: not|n['’]?t)|(?:nobody|no one) has) (?:yet )?(?:told|informed|notified|warned) ${reader}(?= yet|[.,;!)]|$| (?:about|of|that)\\b)`,
    ],
    // `We have told nobody there yet`; `we told nobody to switch it off` is none
    [
      'told|informed|knows',
      `\\b(?:(?:told|informed|notified) (?:nobody|no one)(?: else)?${ofCompany}?|(?:nobody|no one)${ofCompany} knows)${yet}`,
    ],
    // `The client has not been informed`, `they are not aware of it yet`
    [
      'been|aware|no idea',
      `(?:^|[.!?;:,(–—-] ?|\\b(?:and|but|so) )(?:they|${reader}) (?:(?:has|have)(?: not|n['’]?t)(?: yet)? been (?:told|informed|notified|warned|made aware)|(?:is|are)(?:(?: not|n['’]?t)(?: yet)? aware| unaware)|(?:has|have) no idea)${yet}`,
    ],
    // `Don't mention the grant`, `asked us not to bring up the fall`
    [
      'mention|bring up|name|identify',
      `(?:${clearOrder}${not}|${told}) (?:mention|bring up|name|identify)(?! it[.!]?$) (?=\\p{L})`,
    ],
    [
      'specific|precise|explicit|details?|specifics',
      readSpecifics(`(?:${clearOrder}${not}|${told})`),
    ],
  ] satisfies [string, string][]
).map(toShape('iu'));

/** `Don't be specific about the lab` */
function readSpecifics(lead: string): string {
  return `${lead} (?:(?:be|get) (?:too |so )?(?:specific|precise|explicit|detailed)|(?:go|get) into (?:any |the |too much )?(?:details?|specifics)|give (?:any |the |too many )?(?:details?|specifics))(?!\\p{L})`;
}

/** Of somebody by their name, or of somebody whom a name follows: it is told by its capital. */
const ofNames = (
  [
    // `Keep Birchwood's name out`
    [
      'keep|leave|asked',
      "\\b(?:[Pp]lease|[Pp]ls) keep [^.;,]{2,40} from \\p{Lu}\\p{Ll}+(?=[.,;:!)]|$)|\\b(?:[Kk]eep|[Ll]eave) (?:\\p{Lu}\\p{L}+ ){0,3}\\p{Lu}\\p{L}+['’]s (?:own |full )?names? (?:out|off)(?!\\p{L})|\\b[Aa]sked (?:that we|us to) (?:leave|keep) (?:\\p{Lu}\\p{L}+ ){1,4}out of (?:it|this|the)(?!\\p{L})",
    ],
    [
      'use|print|put|give|show|say',
      "\\b(?:[Dd]o not|[Dd]on['’]?t|[Nn]ever) (?:use|print|put|give|show|say) (?:\\p{Lu}\\p{L}+ ){0,3}\\p{Lu}\\p{L}+['’]s (?:own |full )?names?(?!\\p{L})",
    ],
    // `Dont tell client Gary ordered the wrong one`
    [
      'tell',
      "(?:[Dd]o not|[Dd]on['’]?t|[Nn]ever) tell (?!(?:you|us|me)(?!\\p{L}))(?:(?:the|our) )?[\\p{L}-]{2,20} \\p{Lu}\\p{L}+(?=[ '’])",
    ],
    [
      'keep',
      '\\b[Kk]eep (?:it|this|that) from \\p{Lu}\\p{Ll}+(?=[.,;:!)]|$| (?:for now|until|till?|yet|please)\\b)',
    ],
    [
      'told|informed',
      "\\b(?:[Ww]e|I)(?:['’]?ve| have)?(?: not|n['’]?t) (?:yet )?(?:told|informed) (?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{L}+(?= yet|[.,;!)]|$| (?:about|of|that)\\b)",
    ],
  ] satisfies [string, string][]
).map(toShape('u'));
const allAsides = [...asides, ...ofNames];
/** Most texts have none of these, and are done. */
const anyStem = new RegExp([...new Set(allAsides.map(({ stem }) => stem.source))].join('|'), 'i');

const isAside = (sentence: string): boolean =>
  allAsides.some(({ stem, shape }) => stem.test(sentence) && shape.test(sentence));

/** In brackets it is about how the rest is told, which may stand: `Read the label (don't be specific about the lab)`. */
const inBrackets = / ?\([^()]{8,120}\)/gu;
const ofManner = new RegExp(readSpecifics(`^(?:please |pls |nb )?${not}`), 'iu');
const withoutManner = (sentence: string): string =>
  sentence.includes('(')
    ? sentence.replace(inBrackets, (part) => (ofManner.test(part.trim().slice(1)) ? '' : part))
    : sentence;

/** `That we are short of fitters`, and not `about it until Friday`: it means nothing that stands before. */
const ownMatter =
  /\b(?:tell \p{L}(?:(?! (?:before|until|till?) )[^,;]){1,40}?|know|told|hear|out|(?:to|from) \p{L}[^,;]{1,30}?),? (?:that (?!is\b|was\b|yet\b|until\b|till\b|before\b)|(?:it|this|that)(?:['’]s| is| was) |because |why |we |we['’]re |he |she |they |(?:about|of) (?!it\b|this\b|that\b))\p{L}+|\b(?:mention|bring up|name|identify|discuss|raise|specific about|details? (?:of|on|about)|mentioning|naming|telling \p{L}+(?: \p{L}+)? about|leave out|bring|leave|keep) (?!(?:it|this|that|any of (?:it|this|that)|with|to)\b)\p{L}|['’]s (?:own |full )?names?\b|\bnot for (?:the |our )?\p{L}+(?:['’]s? \p{L}+)? ?[:–—-]/iu;
/** `Don't tell the client Gary ordered it`, and not `Joe Ratcliffe yet` */
const ownSubject =
  /\b(?:[Tt]ell \p{L}[^,;]{1,30}?|know) \p{Lu}\p{L}+ (?!(?:yet|until|till?|before|about|please|for)\b)\p{Ll}/u;
const meansOwn = (sentence: string): boolean =>
  ownMatter.test(sentence) || ownSubject.test(sentence);
const goesOn = /^(?:she|he|they|it|her|his|their|its|this|that|these|those|so|because)\b/i;

/** What is an order about the text itself, and means nothing that stands before it. */
const isOfText = (sentence: string): boolean =>
  (isSurelyHeld(sentence) && !ofMatter.test(sentence)) || wantsNoName(sentence);
/** `Sue still has to OK that` is of what stands before, which is not told without it. */
const ofMatter =
  /\b(?:ok|okay|agree|approve|allow|decide|confirm|clear|sign off)\p{L}*\b(?! (?:before|first)\b)/iu;

/** The sentences of a text that are no aside, stand before none that means them, and do not go on about one. */
export const withoutAsides = (text: string): string => without(text, isOfText);

/** The same, and what is to happen before a text is sent stays: of a reply it says when its sender is to be written to. */
export const withoutConfidences = (text: string): string => without(text);

function without(text: string, isOther?: (sentence: string) => boolean): string {
  const mayHave = anyStem.test(text);
  if (!mayHave && isOther === undefined) return text;
  const sentences = splitSentences(text);
  let isAfter = false;
  const kept = sentences.map(withoutManner).filter((sentence, at) => {
    const next = sentences[at + 1] ?? '';
    const isMeant = mayHave && next !== '' && isAside(next) && !meansOwn(next);
    isAfter = isMeant || (mayHave && isAside(sentence)) || (isAfter && goesOn.test(sentence));
    return !isAfter && isOther?.(sentence) !== true;
  });
  return kept.length === sentences.length && kept.every((one, at) => one === sentences[at])
    ? text
    : kept.join(' ');
}

export const hasAside = ({ value, items = [value] }: Fact): boolean =>
  items.some((one) => withoutConfidences(one) !== one);
