import { ignoringCase } from '@workspace-ops/content';
import {
  butSupplier,
  month,
  number,
  sum,
  they,
  toShape,
  whoever,
  type Candour,
} from './candour.ts';
import { ofPayer } from './sayings.ts';

/** `Honestly more like Feb`, `Gareth reckons it was them`, `… on the 7th, we think` */
const opinion: Candour = {
  stem: /honest|frank|tbh|truth|realistic|at a push|fingers|should (?:all )?be|touch wood|no way|reckon|\bI\b|['’]d\b|think|guess|hope|more like|really|doubt|if you ask me|between us|dunno/i,
  of: butSupplier,
  shapes: [
    "(?:to be|if (?:i['’]m|we['’]re|i am|we are)) (?:honest|frank|blunt)|honestly(?! (?:priced|made|run|brewed|built|sourced))|frankly|tbh|truth is|truth be told|realistically|at a push|fingers crossed|touch wood|if you ask me|in my (?:honest |humble )?(?:view|opinion)|dunno",
    '\\p{L}+ (?:still |also )?reckon(?:s|ed)?(?! with)',
    `i (?:doubt|bet|think|guess|suspect|suppose|told(?! you(?!\\p{L})))|(?:i would(?:n[’']t)?|i[’']d)(?: not| just| still| always| probably| only| never)? (?:quote|charge|say|bill|price|push|hold|offer|ask for|leave|let|pay|trust|bother|touch|go (?:in|for|up|down|low|high)|do|give|put|wait|watch|avoid|steer|be (?:careful|wary|surprised|amazed)|keep|drop|check|take|not|call it|chase|make (?:him|her|them))`,
    '(?:we|i) (?:really )?doubt(?: it)?|(?:they|he|she|you) should (?:all )?be (?:grateful|glad|thankful)',
    `more like (?:${number}|${month})`,
    `really (?:(?:only |just )?(?:an? (?:one|two|half|day|week|hour|small)|${number})(?! ?(?:times|more|great|good|of)(?!\\p{L}))|more like|closer to)`,
  ]
    .map(toShape)
    .concat(
      /,? (?:we|i) (?:think|reckon|guess|hope|suppose|imagine)[.!]?$|\bor so (?:we|i) (?:think|hope)\b|(?:^|[,;:–-] )no way (?:we|they|he|she|it|this|that)\b/iu,
    ),
};

/** The same to a supplier, who reads what we claim of them. */
const opinionOfClaim: Candour = {
  stem: /honest|frank|tbh|truth/i,
  of: ['supplier'],
  shapes: [
    "(?:to be|if (?:i[’']m|we[’']re|i am|we are)) (?:honest|frank|blunt)|honestly|frankly|tbh|truth is|truth be told",
  ].map(toShape),
};

/** `We would go to 23 for the right one`, `hold firm`, `margin is thin`, `match CleanAir at $900` */
const tactics: Candour = {
  stem: /firm|push|could|would|can |can['’]|stretch|margin|mark-?up|cash|match|low|pad|walk|squeeze|haggle|undercut|quot|charg|wiggle|refus|say no|says no|balk|kick off|knock|books|room to|upsell|extras|room for/i,
  shapes: [
    '(?:will|going to|may|might|could|tr(?:y|ies) to) (?:push back(?= on |[.,;!)]|$)|haggle|beat us down|knock us down|try it on|kick off)|push (?:back on|hard(?: on|[.,;])|them|him|her)|fight over (?:the )?price|walk away (?:from (?:it|this|them)|if|below)|beat (?:us|them) down|(?:lots? of|no|some|little) (?:wiggle room|room to (?:manoeuvre|haggle|come down))',
    '(?<=^|[.,;:–-] ?|(?:so|but|we|to) )(?:hold|stand|stay|sit) (?:firm|tight)(?= on |[.,;!)]|$)',
    `(?:we|i)(?: could| would| might|[’']d)(?: always| probably| also)? (?:(?:go|stretch|drop)(?: up| down| as (?:high|low|far))?|come (?:up|down)) (?:to|as) (?:\\p{Sc} ?)?\\d[\\d.,]*(?:k|\\b)(?! ?(?:m|mm|cm|kg|hours?|days?|weeks?|°|degrees|%)(?!\\p{L})| (?-i:\\p{Lu}))`,
    `could (?:always |also |probably |maybe )?(?:do|go|take|stretch|drop) (?:it |this )?(?:for |to |at )?${sum}(?! ?(?:m|mm|m²|kg|litres?|l|sq|square|rooms?|units?|pieces?|miles|km|hours|tonnes?|people|covers|meals|pages)(?!\\p{L}))|(?:we|i) (?:could|would|might) (?:always |also |probably )?(?:do|take) (?:it|this) for (?:less|cash|under)`,
    `${sum} (?:in|for) cash(?! (?:and carry|box|desk|machine|register))|cash in hand|cash job|off the books|no invoice[^.;]{0,20}cash|cash[^.;]{0,20}no invoice`,
    'margins? (?:is|are) (?:\\p{L}+ )?(?:thin|tight|low|fat|good|slim|\\d)|margins? (?:on|in) (?:this|it)|(?:much|any|no|little|our|decent) margins?(?! (?:of|for) )|(?:thin|tight|fat|healthy|slim|low) margins?|margins? (?:thin|tight|slim|low)|\\d ?% margin|(?:our|\\d ?%) mark-?up|mark-?up (?:is|on (?:this|it)|of \\d)',
    '(?:go|come|start) in (?:low|high)|start (?:low|high) and |lowball\\p{L}*|pad(?:ded)? (?:it|this|the (?:price|quote|hours))|undercut\\p{L}*|upsell\\p{L}*|so no (?:extras|freebies|favours|favors)|squeeze (?:them|him|her|more)',
    `(?:but|and) (?:i|we) (?:would|will|should|can|[’']d|[’']ll) (?:quote|charge|bill|say|put|write) (?:a |an |for )?(?:full|whole|more|${number})|quote (?:(?:them|him|her) (?:two|double|high|low|more|for more)|double|high|low|over)`,
    // `If the customer refuses delivery, we charge the storage` is a term.
    `(?:if|when) (?:they|he|she) (?:refuses?|says? no|balks?|kicks? off|push(?:es)?|argues?|moans?|quibbles?|(?:don[’']t|doesn[’']t|won[’']t|do not|does not|will not) (?:bite|budge|like it|agree|pay|play|sign))(?: [^,.;]{0,40})?,? (?:then )?(?:we|i|offer|drop|say|threaten)`,
    `knock (?:them |him |her )?(?:\\d|\\p{Sc}|a bit|something|some) ?[^.;]{0,12}off (?:if|to get)`,
  ]
    .map(toShape)
    .concat(
      /\b[Mm]atch (?:\p{Lu}[\p{L}&]+ ?){1,3}(?:['’]s? )?(?:at|on|price|quote|if|for)\b|\b[Mm]atch (?:their|his|her) (?:price|quote|offer|rate)\b/u,
    ),
};

/** `We have 600 to play with`, `could knock 200 off if pushed`, `only doing this one to get the big job` */
const room: Candour = {
  stem: /play with|floor is|bottom|lowest|fat in|headroom|budge|knock|shave|stretch|higher|further|more for|favou?r|to get the|at cost|at a loss|loss leader|beat |just in case|for safety|say yes|say so|settle for|discount|off\b/i,
  shapes: [
    `${sum} to play with|our (?:floor|bottom line|limit|lowest|walk[- ]?away(?: price)?) (?:is|would be|on this)|(?:the )?lowest (?:we|i) (?:can|could|would|will|['’]d)|\\d+ ?% (?:fat|padding|room|headroom)|(?:fat|padding|headroom) in (?:it|this|there|the price)|(?:don['’]t|do not|won['’]t|no need to) budge`,
    `(?:could|would|might)(?: probably| always| maybe| easily)? (?:knock|take|shave|drop) (?:them |him |her |it )?(?:another |a further )?(?:(?:\\p{Sc} ?)?\\d[\\d.,]*(?: ?%)?|a bit|some|something|a few (?:quid|hundred)) (?:off|more|down)`,
    '(?:could|can|would|might|may)(?: probably| always| maybe)? (?:stretch|go higher|go further|go a bit (?:higher|more|further)|pay more|do better|go up)(?= for| if|[.,;!)]|$)',
    '(?:only )?(?:doing|did|took|taking|quoted|priced|pricing) (?:this|it|the job|this one|that)(?: one| job)? (?:cheap(?:ly)?|low|as a favou?r|to get (?:the|their|his|her|in|more)|to keep (?:them|him|her)|at cost|at a loss)|at a loss to (?:get|keep|win)|loss leader',
    "beat (?:the |their |his |her |that |(?-i:\\p{Lu}\\p{L}+)['’]s? )(?:quote|price|bid|offer|estimate)|but (?:just )?say (?:yes|so|nothing|no more)|extra (?:\\p{L}+ ){1,3}(?:in )?(?:for safety|just in case)|(?:will|to|gonna) (?:try to )?get (?:another|more|a further) [^.;]{0,12}(?:off|discount)",
  ].map(toShape),
};

/** `They still have not paid for October`, `he bounced a check in 2023` */
const payment: Candour = {
  stem: /pa(?:y|id)|owe|bounc|bust|under|bankrupt|insolven|CCJ|bad debt|bailiff|collector|out of them|chasing|late|slow|poor|awkward|difficult|hagg|quibbl|argu|moan|chas|cough|skint|broke|trust|afford|push|press|tight|money/i,
  // What a supplier owes us is what a claim is about.
  of: butSupplier,
  shapes: [
    `${whoever}(?: still| just| also)? (?:(?:(?:have|has|had|did|do|does)(?: still)?(?: not|n[’']t)(?: yet| even)? (?:paid|pay)|(?:is|are)(?: not|n[’']t) paying)|(?:has|have) yet to pay|never (?:pa(?:id|ys?)))(?! attention)`,
    `${whoever}(?: still| also| already)? (?:owes?|owed) (?:us|me|everybody|everyone|(?:\\p{L}+ ){1,3}(?:money|a lot|lots|a fortune)|${sum}|money)`,
    '(?:bounced|has bounced|bounces) (?:a|an|the|his|her|their|two|three|last|cheques?|checks?|one)|(?:cheques?|checks?)(?: \\p{L}+){0,2} bounced',
    `${they} (?:is|are|must be|may be|looks?) (?:skint|broke|short of money|strapped(?: for cash)?|going under|in trouble|tight(?:-fisted)?)|cough(?:s|ed)? up`,
    '(?:they|he|she|the (?:customer|client|owner|hotel|school))(?: \\p{L}+){0,2} (?:went|gone|going|go) (?:bust|bankrupt|under(?! the| a| our| your| no))|CCJs?|bad debts?|bailiffs?|debt collect\\p{L}+|(?:always|usually|often|every time)(?: \\p{L}+){0,3} late with (?:the |their |his |her )?(?:money|payments?|rent|fees)|(?:took|takes) (?:\\p{L}+ ){1,4}to get (?:paid|the money|it|anything|a penny|a cent)(?: out of)?|out of (?:them|him|her)(?=[.,;!)]|$)',
  ]
    .map(toShape)
    .concat(ofPayer),
};

/** `(check that it has been renewed first)`, `but ask for a card` */
const orders: Candour = {
  stem: /\(|\bbut (?:ask|get|check|charge|make)|remember to|forget to|make sure|need to|check with|chase|find out|let on|^ask /i,
  of: ['supplier', 'favour', 'third', 'customer'],
  shapes: [
    ignoringCase(
      String.raw`\((?:please |pls |nb:? |todo:? |still to |need to |must )?(?:check|confirm|ask|find out|ring|chase|remember|verify|see|get)\b[^()]{0,110}\b(?:that|if|whether|who|when|first|has been|have been|still|yet|again|with (?-i:\p{Lu}\p{L}+)|before (?:we|you|it goes|sending))\b[^()]{0,80}\)`,
    ),
    /\bbut (?:ask (?:for (?:an? |the |his |her |their )?(?:cards?|deposit|money|cash|payment|cheque|check|half|signature|po|more|it up front)|them|him|her)|get (?:an? |the |it |that )?(?:deposit|card|cheque|check|signature|money|po|in writing)|check (?:with (?!us\b|your\b)|(?:if|whether) (?:he|she|they|we) )|charge |make (?:him|her|them) )/iu,
    /(?:^|[.!?;,:(–-] ?|\b(?:so|but|and|then|just|also) )(?:(?:remember|do not forget|don['’]t forget) to (?:add|charge|invoice|bill|ask|order|check with|tell|quote|put|get)|make sure (?:to (?:get|charge|ask|bill|invoice)|we (?:get|charge|are paid|do not lose)|(?:he|she) (?:pays|signs|knows|agrees|gets))|chase (?:the|up|him|her|them) [^.;]{0,40}\b(?:before|for|about|first|on)\b|find out (?:if|whether|who|what) |(?:do not|don['’]t) let on)/iu,
    // Somebody of ours by their name.
    /(?:^|[.!?;,:(–-] ?|\b(?:so|but|and|then|just|also) )(?:[Cc]heck with \p{Lu}\p{Ll}+(?: \p{L}+)? (?:if|whether|that|first|about|on|before)|[Cc]hase \p{Lu}\p{Ll}+ |[Aa]sk \p{Lu}\p{Ll}+ (?:for|if|whether|about|to|first))|\b[Nn]eed to (?:ask|ring|find out|confirm with|check with|chase) \p{Lu}/u,
  ],
};

/** `We can't prove it`: nobody is blamed by name, or before others, for what is a guess. */
const guesses: Candour = {
  stem: /prove|must have|probably|apparently|alleged|rumou?r|word is|heard that|suspect/i,
  of: butSupplier,
  shapes: [
    "(?:can[’']?t|cannot|can not|could ?n[’']t|could not|unable to|no way to|nobody can|no one can|hard to|not able to) (?:actually |really )?prove",
    `(?:must|might|may|could|will) (?:well )?have been (?:them|him|her|the (?:last|previous|other|old) \\p{L}+)|probably (?:them|him|her|the (?:last|previous|other|old) (?:firm|lot|builders?|company|people|tenants?|owners?|contractors?))`,
    `(?:apparently|allegedly|rumou?r (?:has it|is)|word is|(?:i|we) heard)(?: that)? ${whoever}|suspect(?:s|ed)?(?: that)? (?:it was )?${they}`,
  ].map(toShape),
};

/** `We under-quoted it`, `forgot to price the skips`: how we came to a price that does not hold. */
const wrongPrice: Candour = {
  stem: /under-? ?(?:quot|pric|estimat|cost|bid)|mis-?(?:pric|quot|cost)|(?:pric|quot|cost|bid)\p{L}* .{0,20}(?:low|short|little|wrong|tight)|(?:forg|miss|left|not|n[’']t|never)\p{L}* .{0,40}(?:pric|quot|cost|estimate)/iu,
  shapes: [
    '(?:we|i|our \\p{L}+|(?-i:\\p{Lu}\\p{Ll}+))(?: had| have| has| badly| clearly| simply| probably| may have| must have)* (?:under-? ?(?:quoted|priced|estimated|costed|bid)|mis-?(?:priced|quoted|costed))',
    '(?:was|were|is|been) (?:badly |clearly |a bit )?(?:under-? ?(?:quoted|priced|estimated|costed)|mis-?(?:priced|costed))(?! by (?:them|others|the (?:last|previous)))',
    '(?:we|i|(?-i:\\p{Lu}\\p{Ll}+))(?: had| have| has)? (?:priced|quoted|costed|bid)(?: it| this| that| the job| the work)?(?: far| much| a bit| way)? (?:too (?:low|little|tight|short)|wrong(?:ly)?|short)',
    "(?:we|i|(?-i:\\p{Lu}\\p{Ll}+))(?: had| have| has)? (?:forgot(?:ten)? to|(?:did|had)(?: not|n[’']t)|never) (?:price|priced|quote|quoted|cost|costed)(?! for (?:you|them) )",
    '(?:we|i|(?-i:\\p{Lu}\\p{Ll}+))(?: had| have| has)? (?:left|missed) (?:\\p{L}+ ){1,4}?(?:out of|off|from|in) (?:the|our) (?:price|quote|quotation|estimate|costing)',
  ].map(toShape),
};

/** How we deal with whoever it is, and what we think of a matter. */
export const dealings: readonly Candour[] = [
  opinion,
  opinionOfClaim,
  tactics,
  room,
  payment,
  orders,
  guesses,
  wrongPrice,
];
