/*
 * Patterns are for text in lower case with a sentence a line and single spaces, as `toSentences`
 * gives it. Whom a wish is about has to stand in it: "stop sending pallets" is no opt-out.
 */
const who = '(?:me|us|him|her|them|this (?:number|address|email|line)|here)';
/** A time or an occasion makes a preference of it: "do not call me before nine". */
const notATime =
  '(?! (?:before|after|between|until|till|during|while|today|tomorrow|tonight|at \\d|at (?:night|noon|lunch|work|home)|on (?:mon|tue|wed|thu|fri|sat|sun|week)|in the (?:morning|afternoon|evening|meantime)|this (?:week|morning|afternoon|month)|for (?:the next|now|a)|next (?:week|month|year)|without|late|early|so early|yet|back))';
/** Whatever stands on a paper or a page is no entry of a list. */
const notOnPaper =
  '(?! (?:from|off|on|in|out of) (?:\\w+ )?(?:\\w+ )?(?:invoice|order|quote|form|signature|ticket|record|contract|website|page|document|cell|phone)\\b)';

/** In a note: what the person wants of whoever wrote it. */
const asked =
  '(?:asked|asks|told|tells|begged|demanded|demands|wants|requested|requests)(?: that)? (?:us|we|me|the team|you(?: guys| people)?)';

/** What asks, in any text, to be left alone by whatever means. */
export const anywhere: readonly RegExp[] = [
  /(?<!\b(?:how|an?|the|our|your|their|its|easy to|(?:users|customers|clients|people|readers|recipients|subscribers) (?:can|could|may|to|who)) )\bunsubscribe\b(?! (?:rates?|links?|pages?|buttons?|count|figures|numbers|requests?|header|footer|text|forms?|options?|process|flow|feature|function|tool|management|works?|users|people|customers|clients|contacts)\b)/g,
  /\bopt(?:ed|ing)? (?:me|us|him|her|them) out\b/g,
  /\b(?:want|wants|wanted|asked|asks|like|wish|wishes|requested|decided|request) to (?:be )?opt(?:ed)? out\b(?! of (?!(?:\w+ ){0,3}(?:calls?|e ?mails?|mails?|mailings?|messages|texts?|sms|communications?|contact|lists?|marketing|newsletters?|everything|this|it)\b))/g,
  /\b(?:remove|removing|delete|deleting|erase|erasing) (?:me|us) (?:from|immediately|at once|now|please|off)\b/g,
  /\b(?:remove|removing|delete|deleting|erase|erasing) (?:him|her|them) (?:from|off) (?:\w+ ){0,4}(?:list|lists|database|system|records|mailings?)\b/g,
  /\b(?:remove|delete|erase) (?:me|us)$/gm,
  /\b(?:take|taking|get|getting|strike) (?:me|us|him|her|them|(?:my|our|his|her|their) (?:\w+ ){1,3}) ?(?:off|out of) (?:\w+ ){0,4}(?:list|lists|database|system|records|calls|mailings?)\b/g,
  new RegExp(
    `\\b(?:remove|delete|erase|take|scrub|purge) (?:\\w+ ){0,2}(?:my|our|his|her|their) (?:\\w+ ){0,3}(?:address|email|e mail|number|name|contact|details)${notOnPaper} (?:from|off|out of)\\b`,
    'g',
  ),
  /\b(?:off|from) (?:of )?(?:your|any|all) (?:\w+ ){0,3}(?:call(?:ing)?|contact|mailing|e ?mail|marketing|sales|distribution) (?:list|lists|database)\b/g,
  /\b(?:asks?|asked|asking|wants?|wanted|like|wish|wishes|requests?|requested|demands?|demanded|insists?|insisted) to be (?:removed|taken off|deleted|unsubscribed)\b(?! hold\b| (?:from|off) (?:\w+ )?(?:wait|waiting|guest|cc) list\b)/g,
  /\b(?:to be|being) (?:removed|taken off|deleted|unsubscribed) (?:from |off |off of )?(?:your|our|any|all|the (?:call|calling|contact|mailing|e ?mail|marketing|distribution)) (?:\w+ ){0,2}(?:list|lists|database|records|mailings?)\b/g,
  /\b(?:asks?|asked|asking|wants?|wanted|requests?|requested|requesting|demands?|demanded) (?:for )?(?:immediate )?removal from (?:\w+ ){0,3}(?:lists?|database|records|mailings?)\b/g,
  /\b(?:remove|delete|erase) (?:all )?(?:\w+ ){0,2}(?:of )?(?:my|our|these|those) (?:e ?mail )?addresses\b(?! (?:from|on|in|off) (?:the |your |our )?(?:\w+ )?(?:invoice|order|quote|website|page|document)s?\b)/g,
  // `I asked you in August to stop.`
  /\b(?:asked|told|begged) (?:you|u|your \w+|you (?:lot|people|guys)) (?:\w+ ){0,4}to stop$/gm,
  /\b(?:asked|told|begged) (?:you|u|you (?:lot|people|guys)) to stop (?:(?:e ?mailing|mailing|writing|calling|ringing|contacting|sending|this|these|it|them) )?(?:\w+ ){0,1}(?:in|last|on|twice|before|already|months?|weeks?|years?)\b/g,
  /\b(?:stop|cease|end) (?:all|any) (?:further )?(?:contact|communications?|calls|e ?mails)\b/g,
  /\b(?:stop|cease|quit) sending (?:me|us|him|her|them) (?:\w+ )?(?:e ?mails?|mails?|messages|texts|offers|spam)\b/g,
  new RegExp(
    `\\b(?:stop|cease|quit) (?:\\w+ ){0,2}(?:e ?mailing|contacting|messaging|spamming|texting|harassing|bothering|bugging|annoying|pestering|writing(?: to)?) ${who}\\b`,
    'g',
  ),
  /\b(?:stop|cease|quit) (?:contacting|e ?mailing|texting|spamming|harassing|bothering|pestering)$/gm,
  new RegExp(
    `\\b(?:don't|dont|do not|never|not|not to)(?: you dare)? (?:ever )?(?:contact|bother|spam|solicit|harass|bug) ${who}\\b${notATime}`,
    'g',
  ),
  new RegExp(
    `\\b(?:don't|dont|do not|never|not to) (?:ever )?(?:e ?mail|text|message|write to|write) ${who}(?:$| (?:again|any ?more|ever)\\b${notATime})`,
    'gm',
  ),
  new RegExp(
    `\\b(?:not|never) (?:to |wish to |want to |want us to )?be (?:contacted|solicited|e ?mailed|bothered)\\b${notATime}`,
    'g',
  ),
  new RegExp(
    `\\b(?:doesn't|does not|don't|do not|didn't|did not) (?:want|wish) (?:us to (?:contact|e ?mail|write)|to be (?:contacted|e ?mailed|bothered)|any (?:more|further) (?:contact|e ?mails|messages|communication))\\b${notATime}`,
    'g',
  ),
  /(?<!\b(?:had|have|has|was|were|been|got|received|are|is) )(?<!\b(?:before|until|till) (?:that|then)(?: please)? )\bno (?:more|further) (?:contact|e ?mails?|communication|solicitation)\b(?! (?:back and forth|since|yet|in|until|till|before|after|from (?!you|us)|with|this|today|was|were|has|have|is|are|needed|required|necessary|made)\b)/g,
  new RegExp(
    `\\b${asked} (?:not to|never to|to never) (?:ever )?(?:call|phone|ring|contact|e ?mail|write|text|message|bother|reach out|get in touch)(?:$| (?:(?:to )?${who}\\b|again\\b|back\\b|any ?more\\b)${notATime})`,
    'gm',
  ),
  new RegExp(
    `\\b${asked} to (?:stop|cease|quit)(?:$| and\\b| (?:\\w+ )?(?:calling|phoning|ringing|contacting|e ?mailing|writing|texting|messaging|bothering|harassing|spamming|reaching)\\b${notATime})`,
    'gm',
  ),
  new RegExp(`\\b${asked} to leave (?:him|her|them|me|us) (?:alone|be|in peace)\\b`, 'g'),
  /\blose (?:my|our|this) (?:\w+ )?(?:number|email|e mail|address|contact)\b/g,
  /\bleave (?:me|us) alone\b/g,
  new RegExp(
    `\\b(?:remove|delete|erase|scrub|drop) (?:this|my|our|his|her|their) (?:(?!old |former |previous |duplicate )\\w+ )?(?:number|contact|email|e mail|address)\\b(?! form)${notOnPaper}`,
    'g',
  ),
  /\b(?:my|our|his|her|their|this) (?:\w+ )?(?:number|name|email|e mail|address|contact) (?:to be )?(?:removed|deleted|taken off|erased)\b/g,
  /\b(?:do not|don't|dont|doesn't|does not) (?:wish|want|like|care) to (?:receive|get|hear)(?: \w+){0,2} (?:further|more|calls|e ?mails|messages|communications?|again|from you|from us)\b/g,
  /\bthis is (?:\w+ )?harassment\b/g,
  /\b(?:do not|don't|dont|never) contact$/gm,
  /\bcease and desist\b/g,
  /\b(?:object|objects|objection|objecting) to (?:\w+ ){0,2}(?:(?:processing|use|using) (?:of )?(?:my|our|his|her|their|personal)|(?:your|our|direct|any|all) marketing)\b/g,
  /\b(?:revoke|withdraw|withdraws|revokes|withdrawing|revoking) (?:my|our|his|her|their|any|all) (?:\w+ )?consent\b(?! forms?)/g,
];

/** What asks for no more calls; in a mail it leaves the mail open. */
export const byPhone: readonly RegExp[] = [
  new RegExp(
    `\\b(?:stop|cease|quit) (?:\\w+ ){0,2}(?:calling|phoning|ringing|dialing|dialling)(?: ${who}\\b${notATime}|$| again\\b| now\\b| please\\b| my\\b| our\\b)`,
    'gm',
  ),
  new RegExp(
    `\\b(?:don't|dont|do not|never|not|not to) (?:you (?:dare )?)?(?:ever )?(?:call|phone|ring|dial) (?:back$|${who}(?: back)? (?:again|any ?more|ever)${notATime}|${who}$|again\\b${notATime}|(?:my|our) (?:house|home|office|number|phone|cell|mobile)\\b${notATime})`,
    'gm',
  ),
  /\b(?:don't|dont|do not|never) (?:you )?ever (?:call|phone|ring)\b/g,
  /\b(?:do not|don't|dont) (?:call|phone|ring)$/gm,
  /\bno (?:more|further) (?:phone |sales |cold )?calls?\b(?! (?:today|this|until|after|before|tonight|to the|(?:are )?(?:needed|required|necessary)))/g,
  /\b(?:not|never) (?:to |wish to |want to )?be (?:called|phoned|rung)(?: back)?(?: again| any ?more|$)/gm,
  new RegExp(
    `\\b(?:doesn't|does not|don't|do not|didn't|did not) (?:want|wish) (?:us to (?:call|phone|ring)|to be (?:called|phoned)|any (?:more|further) (?:phone |sales )?calls)\\b${notATime}`,
    'g',
  ),
  /\b(?:put|add|place|have) (?:me|us|him|her|them|(?:my|our|this|his|her|their) (?:\w+ ){0,2}number)(?: down)? (?:on|to|in) (?:\w+ ){0,2}(?:do not call|dnc|no call|don't call|suppression)\b/g,
  /\b(?:on|to|added to) (?:your|our|the|a) (?:\w+ )?(?:do ?not ?call|dnc) (?:list|registry|register)\b/g,
  /\bif you (?:ever )?(?:call|phone|ring|contact) (?:me|us|here|this number) (?:again|one more time|ever again)\b(?! (?:tomorrow|tonight|today|later|next|in|on|at|after|before|when|once|with|about)\b)/g,
];

/** The whole of a sentence, by which no other thing is meant: `DNC please`. */
const order =
  /^(?:please |pls |plz |kindly )?(?:(?:remove|stop|quit|end|delete|erase)(?: please| pls| plz| now| this| it| all)*|(?:dnc|do not contact)(?: me| us)?(?: please| pls| plz)?)$/gm;

export const isStopOrder = (sentence: string): boolean => sentence.search(order) !== -1;

/** What asks, in a reply to a mail, to hear nothing more, whatever else is said. */
export const inReplies: readonly RegExp[] = [
  /\b(?:i|we) (?:just )?want (?:off|out)(?: of)?(?:$| (?:this|these|your|the) (?!contract|lease|deal)\w+)/gm,
  /\bunsub(?:s|bed|bing|scri[bp]\w*)?\b/g,
  order,
  /\bforget (?:my|our|this) (?:\w+ )?(?:number|email|e mail|address|name)\b/g,
  /\b(?:put|add|place|have|get) (?:me|us|him|her|them|this (?:number|address)|(?:my|our) (?:\w+ ){0,2}(?:number|address|email|name|company|domain))(?: down)? (?:on|to|in|onto) (?:\w+ ){0,3}(?:do not contact|dnc|no contact|don't contact|suppression|black ?list|block ?list)\b/g,
  // `Remove from list, already told.`
  /^(?:(?:please|pls|kindly|sir|just|so|and),? )*(?:remove|delete|take(?: me)? off|strike)(?: this)?,? (?:from |off )?(?:of )?(?:(?:your|ur|the|this|all|any) )?(?:(?:mailing|contact|calling|call|e ?mail|whatsapp|broadcast|distribution|marketing) )?(?:lists?|group|broadcast|database)\b(?! (?:the|of|items?|lines?|points?|no|number|any|all|whatever|everything|those|that|which|\d))/gm,
  /\b(?:don't|dont|do not|never) (?:send|msg|message|whatsapp|mail|forward)(?: (?:me|us|such|these|this|any|more|messages?|msgs?|mails?|ads?|promotions?)){0,4} (?:again|any ?more|ever)\b/g,
  /\b(?:don't|dont|do not|never) (?:ever )?(?:contact|e ?mail|text|message|write to) (?:this|the|our|my) \w+ (?:again|any ?more|ever)\b/g,
  /\b(?:e ?mail|write to|contact|message|bother) (?:me|us) again (?:and|n|or|&)\b/g,
  /\b(?:please|just|now|whoever you are) (?:just )?stop(?: (?:please|now|this))?$/gm,
  /\bopt(?:ing|ed)? (?:me |us )?out\b/g,
  /\b(?:remove|removing|delete|deleting|erase|erasing) (?:me|us)\b/g,
  /\b(?:take|taking|get|getting|strike|cross) (?:me|us) (?:off|out of)\b(?! (?:hold|mute|speaker)\b)/g,
  /\b(?:remove|delete|erase|scrub|purge) (?:\w+ ){0,2}(?:my|our|this) (?:\w+ ){0,3}(?:address|email|e mail|mail|name|data|details|info|information|contact|contacts|number|record|records)\b/g,
  /\btake (?:my|our|this) (?:\w+ ){1,4}off\b/g,
  /\b(?:off|from) (?:of )?(?:your|this|any|all|the (?:mailing|e ?mail|contact|call|distribution)) (?:\w+ ){0,3}(?:list|lists|database|mailings?|distribution)\b(?! of)/g,
  /\b(?:stop|cease|quit) (?:\w+ ){0,2}(?:e ?mailing|mailing|contacting|messaging|spamming|writing|texting|harassing|bothering|soliciting|pestering)\b/g,
  // Who has had enough of brochures and wants to be called instead wants to hear more.
  /\b(?:stop|cease|quit) (?:\w+ ){0,2}sending\b(?! (?:(?:me|us|the|these|those|more|any|all|your) )*(?!e ?mails?\b|mails?\b|messages\b|spam\b|this\b)(?:\w+ ){1,3}(?:and|but) (?:(?!never\b|not\b|stop\b)\w+ ){0,2}(?:call|ring|phone|meet|visit|show|talk|speak|tell)\b)/g,
  /\bstop (?:the |these |those |all |your )?(?:e ?mails?|mails?|mailings?|newsletters?|circulars?|messages|spam)\b/g,
  /\b(?:kindly|please|would you|could you|rather you) (?:kindly |please )?not (?:to )?send (?:me |us |him |her |them )?(?:any ?more|more|any further|these|anything)\b/g,
  /\bcease and desist\b/g,
  /\b(?:don't|dont|do not|never|not) (?:ever )?(?:contact|bother|spam|solicit) (?:me|us)\b/g,
  /\b(?:don't|dont|do not|never|not) (?:ever )?(?:e ?mail|mail|message|write|text|reach out)(?: to)?(?: me| us)?(?: here)? (?:again|any ?more|any longer|ever again|in (?:the )?future)\b/g,
  /(?<!\b(?:before|until|till) (?:that|then)(?: please)? )\bno (?:more|further) (?:e ?mails?|mails?|mailings?|newsletters?|circulars?|messages|spam|contact|communication|solicitation)\b(?! back and forth)/g,
  /\blose (?:my|our|this) (?:\w+ )?(?:number|email|e mail|address|contact)\b/g,
  /\bleave (?:me|us) alone\b/g,
  /\bdo ?not ?call (?:list|registry|register)\b/g,
  /\b(?:report|reporting|reported|mark|marked|marking|flag|flagged) (?:\w+ ){0,3}(?:as )?spam\b/g,
  /\b(?:block|blocking|blocked) (?:you|this (?:sender|address|domain))\b/g,
];
