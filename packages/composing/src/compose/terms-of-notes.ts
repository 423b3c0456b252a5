import { ignoringCase } from '@workspace-ops/content';

/** What a note says that binds a customer, a supplier or us, by what it is about. */

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const day = `(?:(?:this |next |the (?:end|close|middle|start) of |end of |mid[- ]?|early |late |close of )*(?:(?:mon|tues?|wed(?:nes)?|wed|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day|s)?|(?:${months})|the \\d|\\d{1,2}(?:st|nd|rd|th)|\\d{1,2} (?:${months})|\\d{1,2}[/.]\\d{1,2}|\\d{4}-\\d\\d|(?:the )?(?:week|month|year|quarter|season)|spring|summer|autumn|winter|christmas|easter|new year|tomorrow|tonight|noon)\\b)`;
const length = '\\d{1,3} ?(?:(?:working|business|calendar) )?(?:days?|weeks?|wks?|months?)';
const money =
  '(?:\\p{Sc} ?\\d|\\d[\\d.,]* ?(?:%|per ?cent\\b|\\p{Sc}|k\\b|(?:euros?|pounds?|dollars?|quid|eur|gbp|usd|chf)\\b))';
const not =
  "(?:do not|don[’']?t|must not|mustn[’']?t|cannot|can[’']?t|may not|should not|shouldn[’']?t|never|nobody|no one|none of (?:you|them)|not to(?: be)?)";
const until = '(?:un)?til+|before|unless|without|while';
const within = '[^.;!?]';

interface Kind {
  /** What each of the shapes has in it: most sentences have none, and are done. */
  sign: RegExp;
  shapes: readonly RegExp[];
}
const toKind = (sign: RegExp, shapes: readonly string[]): Kind => ({
  sign,
  shapes: shapes.map((shape) => ignoringCase(shape)),
});

/** `She must leave the red breaker off until the grid lets us on`, `nobody opens the valve before Jo was there` */
const warning = toKind(/til|before|unless|without|while|off limits|\bfor (?:the|\d)/iu, [
  `\\b(?:leaves?|left|keeps?|kept|stays?|remains?)\\b${within}{0,60}?\\b(?:off|out of (?:use|service)|closed|shut|locked|isolated|unplugged|disconnected|dry|empty)\\b${within}{0,60}?\\b(?:${until}|for (?:\\d|the (?:first|next)))\\b`,
  `(?<!\\b(?:we|i|it) )\\b${not} (?:\\p{L}+ ){0,2}?(?:us(?:e[ds]?|ing)|run|switch|turn(?! up)|start|clos|open(?! with)|touch|plug|connect|charge[ds]?|load|fill|drink|drunk|walk|driv|stand|climb|lift|enter|heat|light|energi[sz]|operat|paint|wash|seal|swim|ride|park|sit|lean|go(?:es)? (?:in|on|near|up|under))\\p{L}{0,4}(?!\\p{L})${within}{0,80}?\\b(?:${until})\\b`,
  `\\boff limits\\b|\\bnot (?:safe|ready|fit) (?:to|for) (?:\\p{L}+ ){1,4}(?:${until})\\b`,
]);
/** Whose doors they are. */
const ofHours =
  /\b(?:we|office|shop|store|school|road|yard|reception|workshop|showroom|they)(?: (?:is|are|stays?|remains?|keeps?))? (?:closed|shut)\b|\b(?:call|ring|phone|contact|e-?mail|write|text|mail|post)\p{L}*\b/iu;

/** `36 on the contract, we put 34, price goes down $1,140`, `£95 extra for the skip`, `we would credit her $120` */
const price = toKind(
  /\p{Sc}|\d ?%|per ?cent|charge|\bcost\b|on the house|euro|pound|dollar|quid/iu,
  [
    `\\b(?:prices?|contract|invoice|bill|costs?|fee|total|amount|rate|rent|quote|sum)\\b${within}{0,40}?\\b(?:goes?|going|went|comes?|drops?|ris(?:es?|ing)|falls?|reduc\\p{L}+|rais\\p{L}+|increas\\p{L}+|decreas\\p{L}+|lower\\p{L}*|up|down)\\b${within}{0,30}?${money}`,
    // Of a sum its parts are no change: `£385 hire + £480 labour`.
    `^[^\\p{Sc}+.;]{0,200}\\+ ?${money}`,
    `(?:\\b(?:plus|minus|less|extra|otherwise|another|additional|surcharge(?: of)?|on top)(?: of)?:? )${money}`,
    `${money}[\\d.,]*k?(?: (?:each|per \\p{L}+|an? \\p{L}+))? (?:extra|on top|more|less|off|discount|surcharge|credit|rebate|cheaper|dearer|goodwill)\\b`,
    `\\b(?:credit(?! card)(?:ed|ing)?|refund\\p{L}*|discount\\p{L}*|deduct\\p{L}*|rebate|goodwill|reimburs\\p{L}+|knock(?:ed|ing)?|waiv\\p{L}+|take|took)\\b${within}{0,40}?${money}`,
    `\\b(?:free of charge|at no (?:extra |further )?(?:cost|charge)|on the house|(?:won[’']?t|will not|do not|don[’']?t|not(?: be)?) (?:charged?|billed?|invoiced?)(?: (?:for|extra|her|him|them))?)\\b`,
  ],
);
/** What somebody saves is no price of ours. */
const saving =
  /\bsav(?:e[ds]?|ing)\b|\b(?:their|his|her|power|electric\p{L}*|energy|gas|water) (?:bill|bills)\b/iu;

/** `Offer good till Dec 18`, `answer by Friday`, `start mid January at the earliest` */
const deadline = toKind(
  /\bby\b|before|til|through|valid|good|hold|stand|expire|latest|earliest|(?:later|sooner|earlier) than|or cancel|open (?:for|to)/iu,
  [
    `\\b(?:offers?|quot(?:e|ation)s?|prices?|proposals?|estimates?|discounts?|rates?|deals?)\\b(?: (?:price|is|are|stays?|remains?|only))* (?:good|valid|open|holds?|stands?|firm|fixed|expires?|ends?|runs? out|lasts?|kept|held)\\b${within}{0,20}?\\b(?:until|till?|til|through|thru|to|for|on|in)\\b (?:the )?(?:${day}|${length})`,
    `\\b(?:valid|good)(?: for| until| til+| through| thru)? (?:the )?(?:next )?(?:${day}|${length})`,
    `\\b(?:answers?|reply|respon[ds]\\p{L}*|decisions?|decides?|confirm\\p{L}*|choose|let us know)\\b${within}{0,30}?\\b(?:by|before|no later than|not later than|until)\\b (?:the )?${day}`,
    `\\b(?:start|begin|install|deliver|finish|complet|fitted|fitting|ready|done|commission|hand(?:ed)? ?over|works?|put in|switch)\\p{L}*\\b${within}{0,40}?\\b(?:(?:at the )?(?:earliest|latest)\\b|no (?:sooner|earlier|later) than\\b|not (?:before|until|til+)\\b|by (?:the )?${day})`,
    `\\b(?:earliest|latest) (?:start|date|day|delivery)\\b`,
    `\\b(?:wants?|needs?|has to|have to|must)\\b${within}{0,40}?\\b(?:by|before)\\b${within}{0,30}?${day}`,
    `\\bby (?:the )?${day},? or (?:we |we[’']ll )?(?:cancel|go|take|buy)\\b`,
  ],
);
/** What they mean to do, and what is past. */
const ofTheirs =
  /\b(?:they|he|she)(?:[’'](?:ll|d)| will| would| may| might| hopes? to| wants? to)(?: (?:let us know|think|decide|answer|reply|confirm|come back))\b/iu;

/** `The HOA has to approve before we order`, `we can't start without the gas certificate` */
const condition = toKind(
  /before|first|until|till|without|unless|depend|subject|\bif\b|once|only/iu,
  [
    `\\b(?:has|have|needs?|must|had|got)(?: still)?(?: to)? (?:approve|agree|sign(?: off)?|consent|confirm|clear|okay|ok|pass|accept|pay|inspect|permit|say (?:yes|so)|release)\\b${within}{0,60}?\\b(?:before|first|until|til+)\\b`,
    `\\b(?:approval|permission|permits?|consent|licen[cs]e|certificate|cert|sign-?off|go-?ahead|deposit|inspection|survey)\\b${within}{0,60}?\\b(?:before (?:we|the work|anything|any|they|it|work)\\b|first\\b)`,
    `\\bwe (?:can(?:not|[’']?t| not)|won[’']?t|will not|don[’']?t|do not|can only|only) (?:start|begin|order|deliver|install|fit|book|commission|switch|connect|finish|go ahead|guarantee|come|work|dig|build|close|open)\\b${within}{0,60}?\\b(?:(?:un)?til+|before|unless|without|if|when|once|after)\\b`,
    `\\b(?:dates?|start|schedule|warranty|guarantee|hand-?over|finish)\\b${within}{0,30}?\\b(?:only (?:if|holds?|when)|depends? on|subject to|unless|is off\\b)`,
  ],
);

/** `I promised that for the front`, `told her we'd leave the old one in the garage` */
const promise = toKind(/promise|guarantee|assured|agreed|offered|told|said|committed/iu, [
  `\\b(?:i|we)(?: have| had|[’']ve|[’']d)?(?: also| already| only)? (?:promised|guaranteed|assured|agreed (?:to|that|on)|committed to|offered (?:him|her|them|to))\\b`,
  `\\btold (?:him|her|them|(?-i:\\p{Lu}\\p{Ll}+)(?: (?-i:\\p{Lu}\\p{Ll}+))?)(?: that)? (?:we|i)(?:[’'](?:d|ll)| would| will| can)\\b`,
  `\\b(?:we|i) said (?:that )?(?:we|i)(?:[’'](?:d|ll)| would| will)\\b`,
]);

/** `We want 3 new units plus our labour, $1,095 in all`, `we don't pay till it's corrected` */
const demand = toKind(/\b(?:we|owes?|want)\b/iu, [
  `\\bwe(?:[’']re| are| would|[’']d)?(?: also| only| now)? (?:want|ask(?:ing)? for|demand|claim|expect|insist on|need|like|after|charge them)\\b${within}{0,120}?(?:${money}|\\b(?:refund\\p{L}*|credit\\p{L}*|replac\\p{L}+|new|repair\\p{L}*|collect\\p{L}*|off|back|diff(?:erence)?|discount|compensation|labou?r|paid)\\b)`,
  `\\bwe (?:won[’']?t|don[’']?t|do not|will not) pay\\b${within}{0,60}?\\b(?:(?:un)?til+|before|unless)\\b`,
  `(?:^|[,;(–-] ?|\\b(?:and|or|so|but) )want (?:an? |the |our |their |\\p{L}+ )?(?:${money}|\\d|\\b(?:refund|credit|replacement|new|repair|diff(?:erence)?|discount|compensation)s?\\b)`,
  `\\bowes? us ${within}{0,20}?${money}`,
]);

/** Of what is not for its reader, and how far we would go: whether a text keeps to that is asked of it. */
const unsaid =
  /\b(?:do not|don['’]?t|dont|never|not to|no need to|without)\b[^.;]{0,24}\b(?:say|tell|mention|put|bring|print|show|name|quote|share|offer|threaten|give|write)\p{L}*\b|\b(?:if|when|unless) (?:(?:he|she|they|\p{Lu}\p{Ll}+) )?(?:push|pressed|haggl|insist|ask|complain)\p{L}*\b|\b(?:our (?:own )?costs?|margin|mark-?up|buying price)\b|\b(?:thinking of|no decision|not decided|has(?: not|n['’]t) decided)\b/iu;

const kinds = { warning, price, deadline, condition, promise, demand };
export type Term = keyof typeof kinds;

const besides: Partial<Record<Term, RegExp>> = {
  warning: ofHours,
  price: saving,
  deadline: ofTheirs,
};

/** Whether a sentence of a note sets a term of a kind. */
export const isTerm = (term: Term, sentence: string): boolean =>
  kinds[term].sign.test(sentence) &&
  !unsaid.test(sentence) &&
  besides[term]?.test(sentence) !== true &&
  kinds[term].shapes.some((shape) => shape.test(sentence));

/** Whether it binds somebody; what we want of a supplier does not. */
export const setsTerm = (sentence: string): boolean =>
  binding.some((term) => isTerm(term, sentence));
const binding: readonly Term[] = ['warning', 'condition', 'price', 'deadline', 'promise'];
