import { lines, rx, words } from './patterns.ts';

/**
 * A sign of what a reply wants.
 * - `word`: names interest or an offer, and is worth so much by itself.
 * - `clause`: what is said of such a word, which stands in «» among the words around it, with a `?`
 *   at the end of a question. Is added to its worth; `never` takes the word away.
 * - `sentence`: takes all words of its sentence away, where its weight is `never`; adds a wish else.
 * - `text`: speaks against all wishes of the reply. Of several the heaviest counts.
 */
export interface Signal {
  name: string;
  scope: 'word' | 'clause' | 'sentence' | 'text';
  weight: number;
  pattern: RegExp;
}

/** A tag for patterns: what it makes is a row of the table. */
const inScope =
  (scope: Signal['scope'], toPattern: (source: string) => RegExp) =>
  (weight: number, name: string) =>
  (source: TemplateStringsArray, ...parts: readonly string[]): Signal => ({
    name,
    scope,
    weight,
    pattern: toPattern(String.raw(source, ...parts)),
  });
const word = inScope('word', (source) => words(source, 'gmu'));
const clause = inScope('clause', rx);
const sentence = inScope('sentence', rx);
const text = inScope('text', rx);
export const never = -9;
/** Who is bound by a contract buys nothing until its end. */
export const bound = 'is bound for a time';
/** Of a reply whose sender is not there, and refuses nothing by that. */
export const away = 'is away';
/** A word that means something else than buying. */
export const otherSense = 'means something else';
/** A word of what is offered, and that one is asked for. */
export const offered = 'names an offer';
export const askedFor = 'is asked for';
/** The matter is put off to a later time. */
export const putOff = 'is put off';
/** Somebody else is named who is to be asked. */
export const referral = 'names who is to be asked';
/** Something is held against us. */
export const complaint = 'complains';
/** Of a reply that holds something against us, and refuses nothing else. */
export const complaints: ReadonlySet<string> = new Set([complaint, 'is annoyed']);
/** Of a reply whose sender has somebody for it, and may still ask for what they lack. */
export const served = 'has or prefers something else';
/** Of a reply whose sender may still ask for a better price. */
export const tooDear = 'finds it too dear';
/** Of a reply that sends its reader to somebody else, and refuses nothing. */
export const wrongOne = 'is the wrong one to ask';

const day = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|tonight)';
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|q\\d)';
const date = `(?:(?:next )?${day}|(?:mon|tues?|wed|thurs?|fri)\\b|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}|${month} (?:the )?\\d)`;
const time = `(?:${date}|(?:(?:at|around|about|after) )?(?:noon|\\d{1,2}(?: \\d\\d)? ?[ap]m))`;
const past =
  '(?:had|was(?! (?:wondering|hoping|asking|thinking)\\b)|were|did|took|attended|saw|watched|received|already|after|last' +
  '|yesterday|thanks? (?:you )?for|got|gave|used to|tried|compared|showed|ran|offered|promised)';
const praise = '(?:great|good|excellent|helpful|useful|impressive|nice|interesting|convincing)';
const someoneElse =
  '(?:another|a different|competitors?|a competitor|a rival|rivals?|your (?:competitor|rival)s?|someone|somebody|one of your|them|others?)';

/** Names interest itself, or asks for something by itself. */
const wishes = lines(String.raw`
  interested|keen|intrigued|of interest|interests (?:me|us)|(?:count|sign) (?:me|us) (?:in|up)|(?:i'm|we're) in$|let'?s (?:do|go ahead|talk|chat|connect|discuss|
  meet|speak|set|get started|hop|jump|find|fix|arrange|try)|(?:tell (?:me|us)|hear|know|learn) more|(?:more|further|some more) (?:info|information|details)|
  i'm (?:your|the right) (?:man|woman|person)|(?:please send|send over|(?:can|could|would) you send) (?:it|them|one|that|yours)|send (?:me|us|over|it over|them over|along|through)|(?:call|
  ring|text|phone) (?:me|us)|please (?:call|ring|phone) (?:any ?time|after|on|at|tomorrow|between|in the|${day})|(?:i|we) (?:really )?need this$|(?:i|we) (?:do |
  really |still |also )?need (?:someone|somebody)(?: else)? (?:for|by|on)|give (?:me|us) a (?:call|ring|buzz|shout)|my (?:number|cell|direct line) is|
  how much (?:is|are|does|do you|would|will|for)|can you (?:beat|match|better|undercut) (?:that|it|this|them|their|the)|go on then|can you do (?:on )?(?:${day}|the \d)|(?:i|we)(?:'ll| will) (?:take|have) (?:it|them|one|two|three|
  four|five|a dozen|\d+|the lot|both)|what (?:does it cost|do you charge|would it cost)|what's (?:the (?:cost|damage)|your availability)|can you do \d|
  bring (?:me|us|some|samples?)(?! (?:back|up|down)\b)|what (?:are your (?:rates|prices|charges)|is your (?:\w+ )?(?:rate|price|charge))|(?:i'm|i am|we're|
  we are) (?:free|available)|works (?:for (?:me|us)|on my end|best)|how about (?:${day}|next|this)|(?:${day}|next week) works|yes please|calendarlink|free trial|
  where (?:do i sign|can i buy)|ready to (?:buy|start|move|go|purchase|order)|(?:set up|find|pick|set) a time|(?<!\b(?:he|she|they|you|who|someone|your \w+|
  already) (?:has |have |had )?)(?:i )?(?:just )?(?:booked|scheduled) (?:a )?(?:slot|time|meeting|call|demo)|i(?:'ve)? (?:just )?(?:booked|scheduled)|
  just booked|please proceed|like to proceed|(?:i|we) want in|when can we start|what (?:times?|day) works?(?: for you)?|when works|until (?:i|we) saw|
  is there (?:one|another)|how soon (?:can|could)|place an order|how much$|^(?:${day}|mon|tues?|wed|thurs?|fri) (?:at )?\d{1,2}(?: \d\d)?(?: ?[ap]m)?$|(?:can|could|would) (?:you|someone|
  somebody|anyone) (?:please )?(?:come(?! (?:back|to your|up|on)\b)|visit|see (?:her|him|us|me|them)|pop|stop by|swing by)|when (?:could|can) (?:you|we) (?:show|
  walk|see|look)|(?:can|could|may) (?:we|i) (?:come|have a look|take a look|view|see (?:the|it|that|your))|(?:can|could) you show (?:us|me)|(?:i'd|i would|we'd|
  we would) (?:like|love) to (?:see|view|visit|tour|look at) (?:the|it|that|your)|what (?:is|are|would) the (?:rent|price|cost|fee|rate)s?|what's the (?:rent|
  price|fee|rate)|(?:i'm|i am|we're|we are) around (?:on )?${day}|walk (?:us|me) through`);
/** Names what is offered. */
const offers = lines(`
  (?:re)?sched(?:ule)?|(?:phone )?calls?|demos?|démos?|demonstrations?|pricing|prices?|price list|meetings?|book|booking|quotes?|quotation|trials?|proposals?|
  appointments?|next steps?|walkthrough|interest in`);
/** May name it, where it is asked for. */
const means = lines(`
  chat|talk|speak (?:with|to|about|next|on|tomorrow)|discuss|connect(?! to)|meet|costs?|rates|fees|discounts?|available|availability|calendar|invite|pilot|poc|
  contract|invoice|agreement|buy|purchase|to order|scheduling|scheduled|calling|booked|start (?:a|the|using|next|in|soon)|get(?:ting)? started|sign up|mov(?:e|
  ing) forward|brochure|deck|case stud(?:y|ies)|estimate|order form|paperwork|subscription|zoom|how much|you charge|charge for|a time|times|slots?|interesting|
  licenses?|seats`);

const cues = lines(String.raw`
  please|pls|plz|let's|lets|let (?:us|me)|can|could|would (?:you|we|love|like|suit)|will you|(?:shall|should) we|i'd|we'd|\w+'d (?:like|love|want)|(?:do you|u|
  do y'all) (?:guys )?(?:do|have|offer|provide)|(?:worth|up|game|keen|ready|curious)(?: for| about)?|could use|(?:love|like|gladly) (?:to|take)?|will join|
  (?<!\byou )(?:want|wants|wanna|needs?)|(?:happy|glad|open|ready|willing|eager|keen|pleased|decided|resolved|agreed) to|open for|excited|delighted|
  looking (?:for|to)|(?<!\b(?:i|we|he|she|they|who|still|always|people|everyone) )(?:send|share|provide|give|get|shoot|drop|forward|email|set|arrange|organi[sz]e|grab|jump|hop|show|put|tell)|
  (?:grateful|obliged) for|feel free|what's|yes|yeah|yep|ok|okay|
  interested|go ahead|whats|(?:you'd|you'll|you could|you would|you can) (?:bring|show|do|give|run)|bring|have to (?:collect|get|gather)|(?:i|we)(?:'ll| will| would|'d) (?:gladly |happily )?(?:watch|take|have|see|join|attend|look at|sit (?:through|in))|maybe|perhaps|then|instead|proceed|before we|agreed|add me|have your|(?:said|asked (?:me|us)) to|you (?:can|may)|(?<!(?:thanks|
  thank you|much|a lot|again|appreciated?|in|up|waited|sat|paid|on) )for (?:the|your)(?! \w+ offer)|(?:ask(?:ing|ed)|curious|wondering|waiting)(?: (?:me|us))? (?:for|about)|welcome|may (?:i|we)`);
const since = `(?:(?!\\b${past}\\b)[^«])*`;

const adverb = `
  (?:really|just|only|simply|definitely|currently|absolutely|probably|still|honestly|actually|right now|with you|from you)`;
const be =
  "(?:do|does|did|will|would|could|can|is|are|was|were|be|would be|will be|has been|have been|got|'s)";
/** Says after a word that it is not wanted: "a demo isn't needed". */
const denied = String.raw`
  » (?:(?:or|and|nor) (?:(?:a|an|the|any|another|more) )?(?:\w+ )?)?(?:${adverb} )*(?:(?:${be} )?(?:${adverb} )*(?:not|never|no longer|\w+n't|isnt|arent|dont|
  doesnt|wont|cannot)[ ](?:(?:be|a|an|the|of|in|on|for|my|our|any|at|all|changed?|${adverb}) )*(?:needed|necessary|required|wanted|welcome|interest(?:ed|ing)?|us|
  me|mind|possible|something|option|table|useful|relevant|thing|the word|matter|happen(?:ing)?|priority|worth|helpful|appropriate|work(?:ing)?|help|make|fit|good|
  appealing|going|cards|allowed|accepted|appreciated|desired)|${be} (?:${adverb} )*(?:unnecessary|unneeded|unwanted|unwelcome|pointless|useless|
  out of the question|an? (?:\w+ )?waste|overkill|premature|cancel+ed|rejected|declined|zero|nil|(?:lost|wasted) on)|(?:(?:would|will) )?(?:only |just )?waste|
  (?:${be} )?of (?:no|zero|little) (?:interest|use|value|relevance|benefit)|(?:i|we) (?:am|are|'m) not|is (?:a |still )?no$|on (?:ice|hold)|(?:a|an|the|
  your) \w{1,20} (?:is|has) (?:zero|nil|over|gone)|makes? (?:no|little) sense|no thank|(?:\w+ )?a miss|elsewhere|unnecessary)\b`;

const busy = lines(String.raw`
  (?:i'm|i am|we're|we are|am|was|currently|always|been|be|stuck|all day) (?:currently |always |all day )?(?:on|in|into)(?: (?:a|an|another|back to back|other|
  different))*(?: (?!the\b|your\b|this\b)\w+)? «`);

/** Where a word means something else than buying, by the words beside it. */
/** A call of others, by others or of a thing that is not meant: "I call him", "her demo", "a band's demo". */
const ofOthers = lines(String.raw`
  (?<!\b(?:should|can|could|shall|may|do|when|who|whom|must) )\b(?:i|i'll|i'd|we|we'll|we'd|he|she|people)(?: (?!will\b|may\b|says?\b|said\b)\w+)? «call» (?:him|her|them|people|everybody|everyone|
  round|on (?:him|her|them))\b|\b(?:his|her|their) «(?:demo|pricing|prices?|quotes?|proposals?|trials?|schedule)»|«(?:call|demo|meeting)» like (?:that|this)\b|
  \b(?:bands?|choirs?|orchestra|records?|recorded|album|tape|song|sang|played)(?:'s)?\b[^«]*«demo»|«schedule» you as\b|^is (?:this|that|it) (?:about|from|the same)\b[^«]*«|^who(?:'s| is)(?: \w+)? «interested»(?=.* \?)|\b(?:i|we|i'll|we'll)(?: \w+){0,2} (?:get|give|offer|send|show|provide|save|quote|find) you\b[^«]*«(?!(?:phone )?call)|\b(?:i'll|we'll|(?:i|we) (?:can|could|will)) «(?:schedule|book)» you\b|
  ^(?:i |we |oh )?(?:just |really )?(?:love|adore|like) (?:the|your) «(?:pricing|prices?)»|\byour (?:\w+ )?(?!(?:email|mail|message|note|letter|video|timing|price|pricing)\b)\w+ (?:asked|promised|wanted|offered|suggested|rang)\b[^«]*«(?!interested)|^whether\b[^«]*«[^»]*»(?!.* \?)|
  \b(?!(?:\w+day|today|tomorrow|week|month|morning|afternoon|evening|let|it|that|what|here|there|who)'s)\w+'s «call»|«calls» (?:meant|intended|for (?:him|her|them))\b|(?<!\b(?:can|could|should|shall|may|if|once|when) )\b(?:i|we) have an? «call» (?:on|now)\b|
  «contract» (?:went|goes|has gone|was given|is with)\b|
  \b(?:see|our|the|and|of|in) «schedule» (?:\d|[a-d])\b(?! ?[ap]m)|\bby «schedule» \w`);

const senses = lines(String.raw`
  ${ofOthers}|
  (?:close|judgm?ement|judgment|good|tough|hard|right|wrong|bad|roll|last|wake up|conference|missed|cold|up|oncall|(?:it's|is|be) your|would|(?:i|we|they|people|
  you)(?:'d| would)? (?:usually|normally|often|only|just|always)|on|people|(?<!\b(?:can|could|would|will|do|if|when|should|may) )you(?: people| guys)?) «call»|
  «call (?:me|us)» (?:an? )?(?:old|crazy|s[ck]eptical|names|nuts|stupid)\b|«call (?:me|us)» (?:when|once) you(?:'ve| have) (?:read|learn|understood|grown|fixed|sorted|finished)|«call (?:me|us)» an? (?!few|couple|bit|day|week|minute|moment)|you «send
  (?:me|us)» (?:an?(?:other)?|more|these|this|your) (?:ads?|adverts?|advertising|advertisements?|spam|junk|mailings?|newsletters?|flyers?)\b|(?:they|everyone|
  everybody|(?<!your )people|folks|(?<!\b(?:at|on|in|for|with|of|by|to|from|about) )(?:my|our|the) (?:\w+ )?\w+s) «call (?:me|us)»|(?:it's|that's|(?:it|
  that) (?:is|was)) (?:my|his|her|their|our|(?:the|my|our) \w+'s) «call»|«calls» (?:me|us|him|her)\b|«(?:pricing|demo|call)» (?:pages?|versions?|cent(?:er|re))\b|
  «call» (?:(?:the )?shots|sheet|of duty|of nature|to arms|cent(?:er|re)s?|volumes?|logs?|lists?|record\w*|quality|to action|for papers|block|(?:my|our) (?:lawyer|
  attorney)s?|waiting|rate|routing|tracking|handling|agents?|(?:my|our|(?<!\b(?:may|can|could|just|please) «call» )the) (?:reception|house|home))\b|(?<!\b(?:an?|the|your|our|quick|short|brief|phone|minute|
  min|video|zoom|intro|next|this) )«call» (?:it|off|out|upon|bs|bullshit|spam|this(?! (?:week|morning|afternoon|evening|month|\w+day))|that|names)\b|(?:cold|sales|
  spam|robo|unsolicited|shots and|margin|duty|nature) «calls»|«calls» (?:may|will|are|is|it|for|upon|itself|out|off)\b|${busy}(?:calls?|meetings?)»|(?:nice|great|
  good|pleasure|lovely|pleased|board|team|staff|town|annual|internal|all hands|standup|of|too many|many) «meetings?»|(?:a|an|the|your|my|our|this|that|his|her|its|
  their|new|latest|last|first|great|good|favou?rite|comic|text|of|any|each|every|by|one|own|read|wrote|writing|published|quick) «book»|(?:our|your|the|a|online|
  hotel|travel|with) «booking»|(?:clinical|medical|jury|on|court|randomized) «trials?»|«trials?» (?:and (?:error|tribulations)|by|date|lawyers?|attorney|court|
  judge)\b|(?:stock|famous|favou?rite|inspirational|(?:and|may) i|to|air|in) «quotes?»|(?:would|is|are|might) your (?:\w+ ){1,2}(?:be )?«interested»|(?<!\b(?:an?|
  your|price) )«quote» (?:of|end|from|by)\b|(?:my|our|his|her|their|busy|tight|full|hectic|crazy|packed|jammed|on|behind|ahead of|of|fee|release|train|production|
  delivery|work|flight|exam|school|payment|c|same|current|(?:the|a|this|that|its)(?: \w+)?) «schedule»(?! (?:\w+ ){0,2}(?:is|looks|has|'s) (?:\w+ ){0,2}(?:open|
  free|clear|flexible|available|good|room))|«schedule» (?:c|k|conflicts?|permitting|wise)\b|(?:stock|gas|oil|market|house|home|energy|at any|half|small|heavy|
  steep|raised|raise|raising|surge|congestion|dynamic|transfer|peak) «(?:prices?|pricing)»|«pricing» (?:desk|analyst|manager|director|specialist)\b|
  «prices?» (?:target|increases?|hikes?|gouging|fixing|sensitive|to pay|quoted|(?:are )?subject|exclud\w+)\b|«schedule» [^«]* at your (?:address|premises|
  property|building|house)\b|\b(?:i|we) «(?:schedule|book)» (?!(?:calls|demos|meetings|us|this|things)\b)\w+s\b|«(?:schedule|book)» (?:(?:an?|the|my|our|
  your) )?(?:\w+ )?(?:interview|deliver(?:y|ies)|collections?|pick ?up|shipment|inspection|repair|room|table|movers|check\b)|«interested» (?:(?:right up )?(?:until|till)|is an?|
  in (?:one thing|being left|buying your)|to know (?:who|where))\b|(?:was|were) (?:\w+ )?«interested» (?:last|at first|once|then|before|initially|back)\b|
  (?<!\b(?:can|could|should|shall|may|if|once|when) )\b(?:i|we)(?:'ve| already| just)? (?:have|had|get|got|took|booked) (?:an?|our|my|
  another) «[^»]*» (?:\w+ )?(?:with|from) (?!you\b|your\b|us\b|me\b)|«demo» (?:day|band|album|track|tape|crew|(?:(?:the|this|that|our|my|an?|old|whole|entire|
  existing) )*(?:building|kitchen|house|walls?|bathroom|floors?|garage|roof|basement|block|site|structure))\b|(?:you|you're|you'd|anyone|anyone's|(?:only|
  one) thing (?:i'm|we're)|someone|(?:someone|somebody|anybody|people|those|person|man|woman) who(?:'s| is| are))(?: (?:be|are|were|is|also|still|
  ever|all|guys|might|may|would|if|really|seem|seemed|so))* «interested»|«interested» (?:parties|party|persons|people|readers|candidates)\b|
  (?:your) «interest in»|(?:conflicts?|rates?|points?|persons?) «of interest»|(?:nice|great|good|lovely|pleased|glad|pleasure) to «meet»|(?:if|should|when|
  in case) (?:you|they|anyone|anybody)(?: \w+)? (?:needs?|wants?|requires?|have|has|like|wish)[^«]*«\w+»|(?:love|happy) to «(?:chat|talk|connect|meet|discuss)»|
  «(?:\w+ )+(?:demo|call|meeting|slot)» with (?!you\b|us\b)`);

/** Missed, so that "no" and "not" do not refuse it: "I haven't seen your pricing". */
const missed = lines(String.raw`
  \b(?:\w+n't|not|cannot|never|refuse to|nothing) (?:\w+ ){0,4}(?:without|before|until|unless) (?:\w+ ){0,4}«(?!interested)|(?:\b(?:\w+n't|not|never|
  cannot) (?:(?:yet|able|to|been|quite|really|still|ever|fully|even|actually) )*(?:see|find|know(?! about any)|understand|receive|received|(?<!(?:can't|cannot|
  couldn't) )get|got|hear|heard|seen|sure|clear|aware|open|access|locate|catch|reali[sz]e)|\byou (?:have |did )?(?:\w+n't|not|never) (?:\w+ )?(?:send|sent|share|
  shared|include|included|attach|attached|provide|provided|give|gave|given|mention|mentioned))(?: (?:any|the|your|a|an|my|our|me|us|about|on|of|what|how|where|
  full|this|that|is|to|it|yet|actual|exact|current|detailed|product|back|from|you)){0,6}[ ]«(?:pricing|prices?|price list|quotes?|quotation|demo|demonstration|
  trial|proposal|costs?|invite|calendar|brochure|deck|contract|rates|fees)»|\b» (?:(?:link|form|page|button|invite|sheet|file|attachment) (?:\w+n't)|(?:wasn't|
  isn't|was not|is not) (?:attached|included|there))\b|\b(?:\w+n't|not|never) (?:have|got) (?:any |the )?(?:your )?«\w+» (?:yet|from you|handy)`);

export const signals: readonly Signal[] = [
  word(3, 'says interest')`${wishes}`,
  word(1, offered)`${offers}`,
  word(0, 'may name an offer')`${means}`,
  sentence(1, 'is polite')`
    (?:sounds|looks|seems)(?: (?:very|really))? (?:good|great|interesting|intriguing|promising|amazing|fantastic|perfect|like a fit)|(?:love|happy) to (?:chat|
    talk|connect|meet|discuss|learn|hear)|open to (?:chatting|a chat|talking|a conversation|discussing)|(?:great|perfect|good) timing`,
  sentence(3, 'proposes a time')`
    \b(?:can|could|shall|should|would) (?:we|you|i|somebody|someone|one of you) (?:do|make|manage|say|meet|come|see|fit|try|pop|visit|drop)(?: (?:it|us|me|in|by|
    over|round))?(?: (?:on|for|next|this))? ${time}|\b(?:does|would|will|is) (?:on )?${time}.{0,60} (?:work|suit|possible|ok|okay|fine|good|free|convenient|
    do)\b.{0,80} \?$|\bhow (?:about|is|are you (?:\w+ )?for) ${time}|\b(?:i|we) (?:can|could) (?:do|make|manage) ${time}|(?:^|\b(?:please|just|then|so|
    do) )come (?:by |over |round |and see (?:us|me) )?(?:on )?${date}\b|\b${date}[^?]{0,30} (?:suits?|would (?:suit|work|do|be)|is (?:good|fine|best|ok|okay))\b`,
  clause(never, otherSense)`(?<!\p{L})(?:${senses})`,
  clause(never, 'is turned down')`
    ${denied}|» or no |» [^«]*\b(?:makes? (?:no|little) sense|(?:is|are|would be) (?:the (?:last|least) (?:thing|of)|(?:\w+ )?(?:nil|zero)\b))|» (?:is|
    would be) (?:\w+ )?as \w+ (?:\w+ ){0,2}as an? |\bbefore (?:i|we)(?:'d| would| could) [^«]*«|\bwhat would (?:i|we) (?:do|want) with [^«]*«|» with (?:a (?:man|
    stranger|person|bot|robot)|somebody|someone|people) (?:who|that) (?!can(?!')|could|would|knows?|works?|runs?|does|is|has|understands?|speaks?|handles?)|
    \b(?:whatever|no matter|regardless of)(?: \w+){0,2} «|\b(?:someone|somebody|a (?:stranger|man|person|bot|machine)|some \w+|your (?!team\b)\w+) (?:who |
    that )?(?:wants?|trie[sd]|keeps?|offer(?:s|ed)|(?:is )?trying) (?:to|on|me|us)\b[^«]*«|\b(?:sooner|rather|take more) (?:\w+ ){0,6}than (?:\w+ ){0,3}«`,
  clause(3, askedFor)`
    \b(?:${cues})\b${since}«|^(?:(?:just|only)(?: need| want)?) (?:the |a |your )?«|\bif (?:the |your )?«(?:pricing|prices?)» (?:is|has|are|changed|works|fits)\b|
    ^${since}«[^»]*».* \?$|^(?!${past}\b)(?:[^ «]+ ){0,3}«[^»]*» (?:[^ ]+ ){0,8}(?:please|pls|plz|yes)$|^(?!.*\b(?:your|that) «|.*\bthe «[^»]*» on\b)(?:(?!(?:${past}|(?!need|want|agree|decid|interest|approv)\w{3,}ed|recorded)\b)[^ «]+ ){0,7}«(?:${offers})» (?:me|us|back|question|${day}|whenever|at your|with you|next|any ?time|asap|now|please|in|
    on|this|for (?:\d+(?! (?:min|hour))|both|all|our|my)|at \d|\d|my (?:cell|mobile|office|assistant|direct)|q\d|(?:\w+ ){0,6}would (?:do|suit|help|work|
    be (?:\w+ )?(?:good|great|nice|fine|perfect|useful|helpful|lovely|welcome)))\b`,
  clause(3, 'is missed')`${missed}`,
  clause(3, 'is agreed to')`
    ^(?:so |and |but |then )?if an? (?:\w+ )?«|\bnext (?:\w+ ){0,4}is (?:the |your )?«|\b(?:they|he|she)(?:'ll| will) (?:\w+ )?«(?:call|schedule|book)»|
    (?:\b(?:no|not|nothing|never|nobody|far be it|fail to)|n't)\b[^«]*\b(?:mind|opposed|averse|against(?: (?:seeing|having|hearing))?|objections?|object|say(?:ing)? no|see(?: any)?(?: reason)? why(?: not)?|hesitate|refused?|declined?|reject|turn(?:ed)? (?:it |you )?down|
    harm|hurt|reluctant|reason (?:not|(?:why )?(?:i|we|you) \w+n't))(?: [\w']+){0,4} «|\b(?:said|says|want you) to «(?:call|schedule)»|\bno (?:rush|hurry|
    pressure) (?:on|for|with) [^«]*«|^(?:(?:hi|great|ok|okay|sure|yes|yep|then|so|and|just|also|do|still) )*(?:(?:\w+ ){0,4}(?:to|will|and) )?«(?:(?:re)?schedule|
    book)» (?!(?:is|was|has)\b)|^(?:\w+ )?«(?:re)?schedule» (?:is|looks) (?:\w+ )?(?:open|free|clear)|\b^(?:\w+ ){0,2}(?:just|please) «(?:call|schedule|book)»|
    «call» (?:the|our|this) (?:office|number|landline|mobile|desk|switchboard|line)\b|«call» [^«]*\bask for (?:me|\p{L}+)\b|\b(?:minutes|mins|hour|time|slots?|
    opening|room) [^«]*\bfor [^«]*«|\b(?:fine|good|great|ok|okay|perfect|useful|suits|works|up|yours) (?:\w+ )?for (?:a|an|the|your) (?:\w+ )?«|
    » (?:\w+ ){0,3}(?:(?:is|are|would be|will be|sounds|works|looks|seems|might be|could be) (?:\w+ ){0,2}(?:ok|okay|fine|good|great|perfect|useful|helpful|
    welcome|worth|(?:the |all )(?:(?:right|best|logical|only|last|missing) )?(?:next|way|thing|piece|step|that's left|(?:i|we) need))|makes sense|(?:would|might|
    could|may) (?:really )?help)\b`,
  clause(-1, 'is named on the way')`
    ^(?!if there|.*\b(?:pls|plz|giv|gimme|wana|wanna|no|not|never|nothing|nobody|\w+n't)\b|.*\bto «|.*\b(?:kindly|so|says?|said|should|must) «(?:call|schedule|book)\b|
    an? «[^»]*» (?:when|at|by|on|in|for|with|next|this)\b|.*\b(?:o|el|das|den|il|la|le|una|uma|een|um) «|.*«(?:interested|keen|intrigued))
    (?:(?:[^ «]+ ){4,}«|(?:[^ «]+ ){1,3}«[^»]*»(?: [^ ]+){4})(?!.* (?:please|pls|plz|yes|ok|sure|asap|would|wud|is (?:fine|ok|good)|\?))`,
  clause(-1, 'is one that both know, or is over')`
    ^(?=(?:[^ ]+ ){5})(?:.* )?(?:(?:the|your|their|his|her|that(?! an?\b)|those|these|about any)(?: \w+)?|of(?: an?)?) «(?![^»]*» (?:link|form|page|button|
    invite)\b)|^you(?:'d| \w+)? [^«]*«|\b(?:another|one more|any|they|people|who|thanks for(?: the| your)?|(?:got|received|re) (?:the|your)) «|«(?:calls|demos|
    meetings|prices|quotes|trials|proposals|appointments)»|«[^»]*» (?!needed|required|requested|wanted|based)\w{3,}ed\b|\b(?!(?:interested|needed|wanted|decided|
    agreed|asked|told|suggested|requested|recommended|approved|voted|pleased|used|detailed)\b)\w{3,}ed\b[^«]*«|^(?:[^ «]+ ){0,3}«[^»]*» (?:\w+ ){0,2}(?:is|are|was|
    were|has|goes|go|plays?|changes?|resumes?)\b(?!.*(?: \?$|\b(?:what|need|want|ok|okay|it is$)\b))|\b(?:called|had|saw|watched|took|attended|compared|after|last|
    yesterday|used to|gave|gives|dropped out)\b[^«]*«|«(?:demo|call|meeting|trial)» (?:(?:last|the other) \w+ )?(?:was|
    were)(?! (?:\w+ )?${praise}| (?:not )?(?:attached|included|there|missing|blank|broken|cut|left|mentioned|recommended|requested|set|meant))\b`,
  sentence(never, 'reproaches')`
    ^(?:so |still )?interested in (?!.*\b(?:can|could|how|what|when|do|does|is|are)\b).* \?$|\bwhy (?:are|do|did|would|have|were|should|is|does) (?:you|u|i|we|
    someone|anyone|your)\b|\bwhat makes you think\b|^(?:and |but |so |just )?who(?:ever)? (?:told|gave|said|asked|authori[sz]ed)\b|\b(?:how|where) (?:did|do|have) (?:you|u) (?:get|got|find|found|
    obtain|obtained|come by)\b|\b(?:when|did) (?:did )?(?:i|we) (?:ever )?(?:ask|request|say|said|agree|express|consent)\w*\b|\bhow many (?:more )?times\b|
    \bwhat part of\b`,
  sentence(never, 'speaks of what is not so')`
    (?<!\b(?:ask|asking|asked|wondering|know|see|whether) )\b(?:if|when|should|once|in case|supposing) (?:and when )?(?:i|we)(?:'m|'re)?(?: (?:am|are|was|were|
    become|get|be|ever|still|do))* (?:interested|keen)\b(?!.*\?)|\bif interested (?:i|we)(?:'ll|'d| will| would)\b|\b(?:i|we)(?:'ll| will) (?:call|contact|
    reach out|let you know|be in touch)\b.{0,60}\b(?:if|when|should|once)\b.{0,30}\b(?:need|interested|want|changes?|ready|anything|required?)\b|\b(?:if|
    unless) (?:i|we) (?:(?:still|only|ever|actually) had|hadn't|weren't|were (?!to\b))\b(?!.*\?)|\b(?:wish|thought) (?:i|we) (?:was|were) (?:\w+ )?(?:interested|
    keen)\b|\b(?:looks?|looked|seem(?:s|ed)?|sound(?:s|ed)?|appear(?:s|ed)?|acted)(?: to be)?(?: \w+)? interested\b|\b(?:i|we)(?:'d| would)(?: have|'ve) (?!called|
    replied|answered)(?:been|taken|bought|gone|said|\w+ed)\b|\b(?:another|a different|a past) (?:life|world)\b|\btake a miracle\b|^(?:when|if) (?:i|we) (?:want|need|feel like)\b.*\b(?:i'll|we'll|i'd|we'd|i will|we will)\b(?!.*\?)|\b(?:hell|pigs?) (?:would|will|might|has|have|had)? ?(?:have )?(?:to )?(?:freeze|fly)\b|
    \bis (?:\w+ )?(?:the last word|beyond (?:me|us|belief))\b|^\w+ years ago\b|\bif (?:it's|it is|this is|
    anything is|something is) (?:\w+ )?(?:urgent|pressing|important)\b|\bthe day (?:i|we|that)\b.{1,60}\bthe day\b|\blife is too short\b|\bdon't call (?:us|
    me) (?:we'll|i'll) call you\b|\beven (?:with|if|at|though)\b`,
  sentence(never, 'mocks what is offered')`
    ^(?:yes|sure|right|great|of course|absolutely|oh) because\b|\bso (?:interested|excited|keen) (?:that )?(?:i|we) (?!would|want|need|have|am|are|can)\w+|
    \b(?<!\d [ap]m to )(?:[1-4]|one|two|three|four) (?:am|in the morning)\b(?! (?:to|until|till|and) \d)|^(?:wonderful|lovely|brilliant|splendid|fantastic) (?:an?|
    another)\b|\b(?:midnight|drop everything|for never|popcorn|my (?:wedding|divorce))\b|^(?:(?:oh|wow) an?)\b`,
  text(-2, away)`
    ^(?:i(?:'m| am) |we(?:'re| are) )?(?:currently )?(?:out|away|off|travel+ing|(?:\w+ )?leave|closed|gone fishing|in the field|on (?:the road|jury)|
    not at my desk|at (?:an?|the) (?:\w+ ){0,2}(?:fair|show|conference|congress|summit|offsite|expo|wedding|retreat))\b.{0,40} (?:(?:until|till?)(?! then)|
    through|back|all week|this week|over|stocktaking|duty|service)\b`,
  sentence(never, 'sends others elsewhere')`
    \b(?:to (?:schedule|book)|for) (?:\w+ ){1,5}(?:contact|write to|ask|use the) (?!me\b|us\b|my\b|our\b|you\b)|\bfor anything (?:urgent|else|that)\b`,
  sentence(never, 'tells others what to do')`
    \b(?:every|each) time (?:i|we)\b|\bwhenever (?:i|we) (?:call|ring|ask)\b|^(?:all |our |any )?(?:callers|visitors|suppliers|sellers|vendors|parents|patients|guests|residents|reps|salesmen|members|applicants)\b.{0,60}\b(?:needs?|must|may|should|
    have to|are|can|wishing|who)\b|^(?:if|should|when|in case) (?:it|it's|you've|you have|something|anything|anyone|somebody|there|there's|an?|one)\b.*
    (?<!\b(?:an?|the|your|this) (?:\w+ )?)\bcall (?!me\b|us\b|my\b|back\b|any|when|at\b|on\b|before\b|after\b|between\b)\w`,
  text(-2, 'declines')`
    \b(?:no|nope|nah) (?:thanks|thank you|thx|ty)\b|\bthanks but no\b|\b(?:answer|it|that|it's|that's|this) (?:(?:is|was|would be|will be) )?(?:still |a |a hard |
    a firm )?no\b|\bwinding (?:\w+ ){0,2}(?:up|down)\b|\bvoted against\b|\bclosing (?:down|the (?:company|business|shop))\b|\bi'm out$|\b(?:you're|you are) (?:\w+ ){0,3}(?:too )?late\b|^(?:no|nope|nah|pass|never|
    negative)(?: (?:sorry|way|chance|thx|ty|thanks|sir|mate|please|from (?:me|us)))?$|\b(?:i|we)(?:'ll| will|'m going to|
    'm gonna)?(?: have to| need to| must)? (?:pass|decline)\b|\b(?:hard pass|take a pass|no way(?! (?:i'm|we're) (?:miss|pass))|hell no|(?:absolutely|definitely|
    certainly|of course) not)\b|\b(?:i'm|i am|we're|we are) (?:all )?(?:set|good|covered|sorted|done)\b(?! (?:on|for|with|to|up|in))|\b(?:not|isn't|isnt|
    wasn't) (?:really |quite |currently |exactly )*(?:a |the |an )?(?:right |good |great |strategic )*(?:fit|match|time|priority|moment)\b|\b(?:not|isn't|isnt|
    wasn't|nothing) (?:really |here |in it )?for (?:us|me|them)\b|\b(?:didn't|did not|don't|do not) (?:really )?(?:like|enjoy|care for|love)\b|\bno (?:need|
    interest|budget|use|desire|intention|plans?)\b|\bnothing to gain\b|\b(?:change|changed) (?:our|my) mind\b|(?<!\bnot (?:that|like) (?:i|we) )\b(?:don't|dont|
    do not|doesn't|does not|didn't) (?:currently |really |actually )*(?:need|want|require|have (?:a |the |any )?(?:need|budget|interest|time|use))\b|\b(?:not|
    isn't|aren't) (?:currently |actively |really )*(?:looking|shopping|relevant|applicable|hiring|buying)\b|\b(?:different|another|other) (?:direction|route)\b|
    \bdecided (?:not|against|to (?:go with|pass|stay))\b|\b(?:go away|get lost|wast(?:e|ing) (?:of )?(?:my |our |your )?time|buzz off|f off|screw you|fuck off)\b|
    \b(?:spam|scam|scammer|spammer|phishing)\b|\bnot (?:at )?(?:this time|right now|now|today|this year|this quarter)\b|\b(?:don't|dont|do not) (?:e ?mail|contact|
    write|message|text) (?:me|us)\b|\bwe (?:don't|do not) (?:do|accept|take|work with|outsource|respond)\b|\b(?:so|hence|therefore) no$|\b(?:stay|staying|stick|
    sticking|remain|remaining|carry|carrying|continue) (?:on )?(?:with|where|on|as (?:we|before))\b|\b(?:(?:didn't|don't|doesn't|did not|do not|
    does not) work (?:for us )?(?:then|now)|for us then)\b|\b(?:i|we)(?:'ll| will)(?: just)? leave it$|\bthat's that$|\bleave it (?:there|here|at that|as it is)\b|
    \b(?:forbids?|prohibits?|(?:rul(?:es?|ed)) (?:it|that|this|you|us) out)\b|\b(?:not|isn't|aren't|wasn't) (?:up to|ours|mine|our (?:choice|decision)|
    my (?:choice|decision))\b|\b(?:in|into|to) the (?:bin|trash|junk)\b|\b(?:i|we)(?:'d| would)(?: much)? (?:rather|sooner) (?!not|have|see|get|start|do|talk|
    speak|meet|call|schedule|book|discuss|e ?mail|wait|pay|buy|it|you|we)\w+|\b(?:all the best|good luck|best of luck|cheers anyway|thanks anyway)\b`,
  text(-2, tooDear)`
    \btoo (?:expensive|pricey|costly|steep|dear|much money)\b(?! (?:last (?:time|year)|before|previously|back then|in the past|when (?:i|we) last))|\b(?:north of|beyond) what\b|\bcan stretch to\b|\bmore than (?:i|we|an? \w+(?: \w+)?) can\b|\bout of (?:our |my )?(?:budget|(?:price )?range|league|reach)\b|\b(?:crazy|insane|ridiculous|
    outrageous|absurd|steep|hefty|silly|mad|exorbitant) (?:prices?|pricing|rates|quote|costs?)\b|\b(?:can't|cannot|cant|couldn't|
    could not) (?:really )?(?:afford(?! not)|justify|get (?:\w+ ){1,3}past)\b|\b(?:for|with|at) (?:your|that|those|this|these) (?:kind of )?(?:prices?|pricing|
    rates?|money)\b|(?<!\b(?:last|previous|old|first) )\b(?:prices?|pricing|costs?|quote|numbers|rates|fees?)\b.{0,40}\b(?:too (?:high|much|rich)|outrageous|ridiculous|insane|beyond|above|steep|
    expensive|astronomical|absurd|like that)\b|\b(?:prices?|pricing|numbers|quote)\b.{0,50}\b(?:doesn't|didn't|won't|wouldn't|does not|did not) (?:make sense|work|
    add up|fit|suit)\b|\b(?:more than (?:our|my) (?:\w+ )?(?:rent|budget|salary|revenue|profit|mortgage)|(?:raised|doubled|increased) your (?:prices?|pricing))\b`,
  text(-2, served)`
    \balready (?:have|use|using|work|working|partnered|partner|signed|got|has|chose|chosen|went) (?:with )?(?:\w+ ){0,3}(?:vendor|provider|solution|partner|tool|
    system|agency|supplier|someone|software|service|team|platform|contract|product|crm|one|something|this|that|place|covered|house|competitor)\b|\b(?:booked|had|
    have|got) (?:a|our) (?:demo|call|meeting|trial) with (?!you|us)\b|\b(?:happy|satisfied|fine|content|good) with (?:our|my|the|what|who)\b|\b(?:sign|signed|went|
    going|go|gone|booked|partnered|working|call|demo|meeting|talks?) (?:\w+ ){0,3}with ${someoneElse}\b|\b(?:i|we)(?:'ve| have)? (?:gone|went) with (?!you|your|
    it\b|that\b|the flow)\w|\b(?:chose|chosen|selected|picked) (?:someone|another|a different|to go)\b|\b(?:competitors?|rivals?|(?:another|other|different|new|
    current|present|existing) (?:vendor|provider|company|supplier|tool|agency)|(?:someone|somebody) (?:else|local))\b|\b(?:(?:just|have|'ve|already|we|i) renewed|
    (?:have|'ve|already|we|i) switched to (?!you)|built (?:our|my|it|one|something)|home ?grown|in house|handled by|(?:contract is (?:already )?(?:signed|with|held|placed|let|in place|running)|
    signed an?(?: \w+){0,3} contract)|(?:contract|order|job|work|business) (?:has |have )?(?:went|gone|goes|was given|was awarded) to (?!you)|bought (?:\w+ ){0,3}from (?!you)|already (?:pay|paying|subscribed)|parent company)\b`,
  text(-4, bound)`
    \bnot for us (?:this|until next) (?:year|season|winter|summer|spring|autumn)\b|\b(?:tied (?:in|up)|locked in)(?: (?!until\b|till\b|
    through\b)\w+){0,7}[ ](?:until|till|through) (?!then\b|you\b|i\b|we\b)`,
  text(-2, wrongOne)`
    \bwrong (?:\w+ ){0,2}(?:person|guy|inbox|address|number|company|email|here|i'm|i am|you)\b|\byou(?:'ve| have)? (?:got |have )?the wrong\b|
    \bnot the right (?:person|contact)\b|\b(?:address|number|mail|mailbox|inbox) belongs? to\b|\b(?:you're|you are) after (?!a\b|an\b|the\b|\w+ing\b)\w+|\bnobody here (?:buys|bought|sells|uses)\b|\byou(?:'ve| have) (?:written|come through|got through) to (?:the|an?)\b|
    \b(?:i'm|i am|this is) (?:an?|the) (?:different|other)\b|\b(?:her|his|their|an|somebody's|\w+'s) old (?:e ?mail )?(?:address|email|number|mailbox)\b|\b(?:no longer (?:with|at|
    work|works|working)|(?:left|sold|passed) (?:on )?(?:the|that|this) (?:company|firm|business)|no ?(?:one|body) (?:by|of|with) that name)\b|\b(?:we are|we're|
    i am|i'm) (?:an? )?(?:\w+ )?(?:recruiters?|recruitment|freelancers?|staffing|outsourcing|seo|web design)\b|\b(?:i(?:'ve| have)? retired|we run|i (?:sell|fix|
    build|design|offer))\b|\b(?:fax (?:line|number|machine)|nothing to do with|passed away|shared (?:\w+ )?mailbox)\b`,
  text(-4, 'sells something')`
    \b(?:are|would|might|could) you (?:guys )?(?:also )?(?:be |perhaps )?(?:interested|looking to|in need)\b|\bif (?:you|you're|you are) (?:are |is )?interested\b|
    \b(?:may|can|could) (?:i|we) interest you\b|\blet (?:me|us) (?:quote|show|offer|sell) you\b|\byour (?:\w+ )?(?:video|deck|copy|logo|website|landing page|subject line|outreach|emails?) (?:could|needs?|deserves?)\b|\binterested in (?:our\b|you\b|offering|providing|helping you|supplying|representing|selling|showing you)|\b(?:can|could|may|shall|should|might) (?:i|we) (?:give|show|offer|do) you (?:an?|our|the|what)\b|\b(?:i|we)(?:'d| can| could| may| might| would| will|'ll)(?: \w+){0,3} an? (?:\w+ ){0,2}(?:reviews?|audit|consultation|assessment|health check|analysis|appraisal)\b|\b(?:kindly|may|please) revert\b|\b(?:manufacturer|exporter|supplier|distributor|reseller|wholesaler)s? (?:of|from|in|based)\b|
    \bour (?:prices?|pricing|rates?) (?:starts?|begins?|is|are)\b|\b(?:demo|call|trial) of (?:ours|our (?:own )?(?:product|tool|platform|software|service))\b|
    \bwe(?:'re| are) an? (?:.|\n){0,120}\byour (?:\w+ )?(?:campaign|project|brand|website|marketing|content|seo|clients|audience)\b|\b(?:present|show you|
    introduce) our\b|\bwe (?:also |can )?(?:help|offer|sell|provide|supply|build|design|export|manufacture)\b(?:.|\n){0,120}\b(?:for you|call us|as a client|
    free)\b|\b(?:our (?:latest|newest|attached|chatbot)|our (?:\w+ )?(?:agency|studio|clients|freelancers) (?:can|could|offers?|helps?|will)|partner(?:ing)? as|
    interested in (?:being|becoming|partnering))\b|\b(?:we|i|(?:our|my) \w+)(?:'ll|'d| could| can| would|will) (?:\w+ )?(?:fill|triple|double|grow|boost|increase|
    improve|scale|lower|cut|reduce) (?:your|its|their)\b|\byou (?:\w+ ){0,4}(?:hear|hearing) about (?:our|my)\b|\bwe \w+ (?:\w+ ){0,4}for [^\n]*\n(?:.*\n)?(?:want|
    fancy|care|open|interested|up) (?:to|for|in)\b|\bi represent\b|\bi(?:'ve)? noticed (?:that )?your (?:web)?site\b|\b(?:companies|firms|businesses|agencies|
    shops|teams|people) (?:your size|like yours)\b|\b(?:i|we) (?:(?:can|could|will|would) )?(?:find|get|book|bring|win|land) (?:companies|firms|clients|
    you (?:\w+ ){0,2}(?:meetings|leads|clients|customers|repl(?:y|ies)|deals|calls))\b|\bso (?:i|we) can (?:quote|pitch|show) you\b|\b(?:i|
    we)(?:'d| would) (?:love|like|be (?:happy|glad)) to (?:quote|pitch)\b|\bget you (?:into|more|on|in front)\b|\b(?:here (?:is|are)|attached (?:is|are)|
    find attached) (?:our|my) (?:pricing|prices|price list|rates|catalogu?e)\b|\bfree (?:call|consult\w*|session|audit) with (?:me|us|our)\b|\b(?:call|
    quote) you (?:with|for|on) an?\b|\bwe'(?:ll|d) (?:show|quote|save|offer) you\b|\bas an? (?:recruiter|agency|freelancer|broker)\b|\b(?:reply|
    answer) with your\b`,
  text(-4, 'wants something else')`
    \b(?:careers? page|my (?:cv|resume|r[eé]sum[eé])|internship|vacanc(?:y|ies)|(?:role|position|job) (?:still )?(?:open|available))\b|\b(?:thesis|dissertation|
    i'm an? (?:\w+ ){0,2}(?:student|researcher)|journalist|reporter|documentary|press (?:officer|office|team)|spokes(?:man|woman|person)|(?:on|our|my) podcast|
    tax office|apprenticeship|write (?:\w+ )?(?:about|for) (?:\w+ ){1,4}(?:paper|newspaper|magazine|journal|gazette|blog)|invests? in (?:firms|companies|
    startups|businesses|founders|you)|(?:i'm|i am|we're|we are) an? (?:\w+ )?(?:vc|venture \w+|investor|angel)|acquir(?:e|ing) (?:companies|firms|businesses|you|
    your)|with (?:your|the) (?:founders?|cfo|investors?|shareholders?|hr)|interview (?:with )?(?:you|your)|sponsor(?:ing|ship)?|donation|fundrais\w+)\b|
    \b(?:change|update|correct) (?:the|our|my) (?:billing|bank|payment|delivery|postal)\b|\b(?:can't|cannot|unable to|couldn't) (?:log|sign) in\b|\bjob (?:ads?|adverts?|advertisement|posting|offer|opening)\b|\b(?:unpaid|outstanding|overdue) invoices?\b|\bfor my (?:students|pupils|thesis|class)\b|\bin an? (?:\w+ )?(?:article|essay|newspaper|magazine|lecture)\b|\b(?:invite|interview|feature|profile) your (?:ceo|founders?|director|boss|owner|team)\b|\b(?:which|what) number (?:to|do i|should i|can i) call (?:for|to)\b|
    \b(?:reset my password|error (?:code )?\d+|(?:hasn't|haven't|not|isn't|aren't) (?:sync\w+|load\w+)|your invoice|invoice \d+)\b|\b(?:role|position|job|
    vacancy)\b.{0,25} still (?:open|available)\b|\b(?:interested in (?:working|joining|(?:\w+ ){0,4}(?:job|position|role|vacancy|opening)|buying your company|
    investing)|do you hire|(?:you're|you are|still|are you) hiring|blog post|screenshot|has a typo|for sale)\b`,
  text(-4, complaint)`
    \bsort (?:that|it|this) (?:out\b|and\b|then\b|before\b|first\b)|\b(?:still waiting for (?:an? |my |our )?(?:answer|refund|apology)|hung up on|crashed|
    full of bugs|deposit back|money back|refund(?:ed)?|harass\w*|liars?|lying(?! if)|dishonest|deceptive|shame on|never agreed|(?:cheap|low) trick|
    unacceptable|(?:was|were) no (?:call|meeting|demo)|arrived (?:warm|damaged|broken|late|mouldy|wet|short|spoiled)|stop chasing|(?:until|unless) (?:someone|somebody|you) (?:explains?|refunds?|fix(?:es)?)|regulator|ombudsman|data protection (?:commission(?:er)?|authority|office|agency)|information commissioner|(?:from|to) (?:my|our) (?:lawyer|attorney|solicitor)s?|report (?:you|this)|disgrace(?:ful)?|must never happen|(?:call|demo|visit|engineer|rep|quote|delivery|parcel|refund) (?:that |which )?never (?:came|happened|arrived|materiali[sz]ed)|
    (?:isn't|wasn't|not) what (?:you|your \w+|i was|we were) (?:promised|told|quoted|sold)|complaint|(?:want|wish|have|going|like|need) to complain|never got (?:my|our|the) (?:\S{1,12} ){1,3}back|put (?:it |that |this )?right|
    you(?:'ve| have) (?:got )?(?:a|some) nerve|done with (?:you|your)|(?:waiting|waited) (?:for )?(?:\w+ ){0,2}(?:days|weeks|months) for (?:someone|somebody|anyone|you|an? (?:call|reply|answer))|(?:waited|on hold) (?:for )?(?:half|an|\d+|ten|twenty|thirty|forty))\b|
    \b(?:we are|we're|i am|i'm) done(?: with (?:you|this))?$|^(?:just )?forget (?:it|that|about it)$|\b(?:won't|will not|doesn't|does not) stop\b`,
  // What came of our work to somebody, or to what is theirs.
  text(-4, complaint)`
    \b(?:fix (?:the one|what|mine|ours|it first)|you(?: people| guys| lot)? (?:wrapped|fitted|installed|built|painted|laid|put (?:up|in|on)|sold|did)\b.{0,60}\b(?:already|still|keeps?)
    (?:\w+ ){0,2}(?:lifting|peeling|leak\w*|loose|broken|failing|failed|cracking|cracked|fading|coming (?:off|away|loose)|drip\w*|waiting))\b|
    \byour (?:\w+ ){1,3}(?:knocked|hit|scraped|scratched|dented|broke|smashed|damaged|flooded|ruined|(?:ran|backed|reversed|drove) into) (?:our|my|a|the)\b|
    \b(?:(?:ran|drove|backed|reversed|crashed) into (?:our|my)|left (?:my|our|the) (?:gas|tap|door|gate|power|water|cooker|heating) (?:on|open|running|unlocked)|(?:has|have|had|it)
    (?: \w+)? leaked|(?:tripped|fell|slipped|fallen) (?:over|off|on|from|through) your|(?:were|was|been|got|fell) (?:ill|sick) after|(?:was|were|got|been|
    is) (?:badly )?(?:injured|hurt (?:on|by your|when|at your))|(?:child|children|kid|kids|resident|patient|dog) (?:got|was|were|has|have) (?:out|lost|left|
    locked|hurt|missing))\b`,
  text(-2, 'is annoyed')`
    \b(?:(?:not|hardly) impressed|never heard (?:back|anything|a word)|rude|impolite|pushy|annoying|apology|apologi[sz]e|without (?:asking|permission|my consent)|every (?:single )?day|
    (?:third|fourth|fifth|sixth) (?:call|e ?mail|mail|message) (?:today|this week|now)|kept on about|keeps? (?:calling|ringing|phoning)|blocked your|(?:do not|
    don't) appreciate|(?:nobody|no one|never) (?:ever |could |has |even )?(?:comes|rang|called|phoned|answer(?:ed)?|replied|showed|turned up|came|responded)|
    did(?:n't| not) (?:show|turn) up|(?:is|are) a joke)\b`,
  text(-4, 'mocks')`
    \beyes? roll\b|(?:^|\binterested )(?:right|just|straight|immediately) after (?:i|i've|we|we've) (?!spoken|read|seen|looked|talked)\w+|\bas (?:i am|i'm|we are) (?:in|with|by) (?:every|any|all)\b|\bdo call\b.{0,60}\bi'll put you\b|
    \bbeyond words\b|\bin between the\b|^how (?:very )?(?!much|many|soon|long|far|often|big|quick|fast|come|so|about|is|are|do|does|would|will|can)\w+$|\b(?:thirtieth|thirty first) of february|\bcancel my \w+|\bi never pick up\b|\bdo i look like\b|^to say (?:that )?(?:i|we).* would\b|
    \bhow (?:very )?(?:brave|bold|original|novel|refreshing|charming|touching|quaint)\b|\b(?:just|exactly) what (?:every|my|the|an?)\b.{0,60}\b(?:dreams?|ordered|asking for|crying out for|prayed for)\b|\bmy favou?rite (?:kind|sort|type)\b|\b(?:hell freezes|never o'clock|said (?:no one|nobody)|paint dry|root canal|let me guess|be still my|let me (?:just )?(?:clear|cancel|
    rearrange) my|(?:alert|call) the press|hold the front page|pinch me|runneth over|(?:was|is) irony|kidding$|what (?:a )?(?:treat|joy|thrill)|bridge in brooklyn|
    my mortgage|oh boy|the year [3-9]\d{3})\b|\b(?:oh|wow) (?:wonderful|great|brilliant|fantastic|marvellous|superb|joy|good|goody|look|yay|so|another (?!thing)|sure)\b|\b(?:(?:3[2-9]|[4-9]\d)(?:st|nd|
    rd|th) of|thirtieth of february|(?:after|until) never|20[5-9]\d)\b|^not$`,
];

const season = `
  (?:spring|summer|fall|autumn|winter|(?:new|next) year|year|month|week|quarter|${month}|easter|christmas|holidays|harvest)`;

/** Puts the matter off to a later time: warm, where nothing makes the reply hot. */
export const puttingOff = rx(String.raw`
  (?<!\b(?:don't|do not|never|not|or) )\b(?:check|circle|come|reach|get|touch|follow|write|ping|try|ask|contact|mail|talk|speak|revisit|drop|catch|look|
  send)\b.{0,30}\b(?:again|back|later|next|then|(?:at the |the )?(?:end|start|beginning) of \w+|in (?:\w+ ){0,2}${season}s?|after (?:the |
  that)?(?:${season})?)(?!\p{L})|\b(?:maybe|perhaps|possibly|better) (?:later|next|in|after)\b|\b(?:later|sometime) (?:in|this)\b|\b(?:next (?:year|quarter|spring|
  summer|autumn)|later) (?:maybe|perhaps)\b|\bnot (?:now|yet|right now|at the moment|this (?:week|month|quarter|year))\b.{0,60}\b(?:next|later|again|in)\b`);

/** Names who is to be written to in place of the sender: warm, where nothing makes the reply hot. */
export const referring = rx(String.raw`
  \b(?:not the right (?:person|contact)|wrong (?:person|contact))\b.{0,60}\b(?:is|are|handles|looks after|speak|talk|ask|try|contact|write|email)\b|
  (?<!\bthis )\b(?!(?:i|we|it|this|that|which|who|he|she)\b)\w+ (?:\w+ )?(?:handles|looks after|takes care of|deals with|decides|is responsible for|
  is in charge of|does (?:the|our|all) \w+ing|is the (?:right )?(?:person|contact))\b|\b(?:speak|talk|write|reach out) (?:to|with) (?:my|our|
  \w+)\b.{0,40}\b(?:instead|about (?:this|that|it)|for (?:this|that|it)|at|who)\b|\b(?:please )?(?:contact|email|try|ask) (?:my|our) (?!again|list)\w+|
  \b\w+ (?:\w+ )?(?:is|does|runs|has) (?:the |our |all )?(?:\w+ )?now\b.{0,60}\b(?:worth asking|was asking|asking about|might want|may want)|\bworth (?:asking|
  trying) (?:her|him|them)\b|\b(?!(?:i|we|it|this|that|who|you|nobody)\b)\w+ (?:\w+ ){0,3}(?:would|might|may|could|will) (?:well |really )?(?:want|like|love|
  need|use) (?:this|that|it)\b|\b(?:try|ask) (?!me|us|again|our|my)\w+ (?:\w+ )?(?:he|she|they|who)\b|\b(?:forwarded|passed|handed) (?:(?:this|it|that|
  your \w+) )?(?:on )?to (?:my|our) (?!junk|spam|bin|trash|lawyer|solicitor)\w+|\bplease contact (?:her|him|them)\b`);
