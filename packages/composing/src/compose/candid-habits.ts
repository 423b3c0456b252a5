import { butSupplier, toShape, type Candour } from './candour.ts';

const them = '(?:they|he|she|nobody|no ?one|the (?:customer|client|owner|tenant|landlord))';
const never =
  "(?: (?:will|would)|[’']ll|[’']d)?(?: (?:probably|surely|just|ever))* (?:never|not|won[’']?t|wouldn[’']?t|can[’']?t|cannot)(?: (?:even|ever))?";

/** `She will never know`, `good enough for what they pay`, `sell them as new`: what a customer is not to find out. */
const deceit: Candour = {
  stem: /notice|know|tell|check|count|spot|see|find out|look|wiser|reali[sz]e|miss|guess|will do|do for|enough for|as new|off as|say nothing|quiet|let on|pretend|behind|leftover/i,
  shapes: [
    `${them}${never} (?:know|notice|reali[sz]e|spot (?:it|that|this|the)|find out|check|count|guess|miss (?:it|them|that)|look|tell the difference|see (?:it|that|this|the difference))`,
    `(?:nobody|no ?one)(?: (?:will|would|is going to|ever)|['’]ll)+ (?:check|count|look|find out|notice(?! (?:the|a|any|that) (?:work|noise|difference|join\\p{L}*|seam|dust|repair)))`,
    `${them}(?: (?:will|would)|['’]ll) be none the wiser|none the wiser`,
    "(?:he|she|they|you|the (?:customer|client|owner)) (?:does|do)(?: not|n[’']t) (?:need|have) to know (?:that|this|about|it)(?= (?:we|it|part|bit)|[.,;!)]|$)",
    '(?:cheap(?:er|est)?|budget|knock-?off|second-?hand|old|leftover)(?: \\p{L}+)*? will do(?: fine)?(?= for (?:them|him|her|this one|that one|now)|[.,;!)]|$)',
    "(?:good enough|(?:that|this|it|these|those) (?:will|[’']ll) do) for (?:them|him|her|what (?:they|he|she) pays?)",
    '(?:sell|sold|charge|charged|bill|billed|invoice|invoiced|book|booked|put|pass|passed)(?: (?:it|them|that|this|these))?(?: off)? as (?:if (?:it|they) (?:were|was) )?new|pass(?:ed|ing)?(?: (?:it|them|that|this))? off as',
    '(?:and|but|just|we|so|to|better) (?:say nothing|keep quiet(?: about it)?|pretend)|without telling (?:them|him|her|the (?:customer|client|owner))|behind (?:his|her|their) backs?',
    "(?:you|they|he|she) can[’']?t see (?:it|that|them|the difference) from (?:below|outside|the \\p{L}+)",
  ].map(toShape),
};

const trade =
  '(?:electrician|plumber|plasterer|roofer|tiler|joiner|carpenter|painter|decorator|glazier|scaffolder|labourer|laborer|groundworker|bricklayer|brickie|builder|fitter|engineer|technician|driver|cleaner|gardener|mechanic|welder|printer|caterer|courier|subbie|subcontractor|contractor|apprentice|foreman|manager|chef|cook|erector|installer|guy|bloke|fella|lad|lads|man|men|people|crew|team|lot|gang|boss|owner)s?';
const name = '(?-i:\\p{Lu}\\p{Ll}+)';
/** A person by pronoun, trade or name: no machine, and nobody who reads it. */
const who = `(?:he|she|they|${trade}|${name})`;
const been =
  "(?:(?:['’]s|['’]re| is| are| was| were| has| have| had| been| got| gone| back| off| now| still| often| always| both| just| obviously| clearly| probably)+)";

/** Drink and drugs: of whoever it is. */
const drink: Candour = {
  stem: /sauce|booze|bottle|lash|wagon|drink|drunk|hung-? ?over|beer|alcohol|whisk|vodka|pub\b|rehab|stoned|weed|drugs|pissed|wasted|legless|sober|bender/i,
  shapes: [
    'on (?:the (?:sauce|booze|bottle|lash|piss|drink|wagon|beer|vodka)|a bender)(?! store| bank| line)(?= again|[.,;!)]| and| all| since|$)|(?:off|fallen off|fell off) the wagon|hit(?:s|ting)? the bottle(?! (?:bank|store|neck))',
    `${who} (?:likes?|liked|enjoys?|has|had|needs?) (?:a|his|her|their) (?:drink|pint|tipple)|(?:heavy|problem) drinker|drinks (?:too much|on the job|at work|all day)|drink problem|hung-? ?over`,
    '(?:stank|stinks?|stunk|smelt|smelled|smells|reeked|reeks|reeking) of (?:drink|beer|booze|alcohol|whisk(?:e?)y|vodka|weed|wine)(?! (?:cellar|store|cask|barrel))',
    `${who}${been} (?:drunk|pissed|stoned|legless|high|wasted|in (?:the pub|rehab)|on drugs)(?! (?:off|up))|in rehab`,
  ].map(toShape),
};

/** Idleness: `sat in the van all morning`, `couldn't get out of bed`. */
const idleness: Candour = {
  stem: /bed\b|sat |sit |sits|sitting|phone|skiv|slack|doss|workshy|work-shy|bunk|idle|lead\b|treacle|asleep|slept|sleep|snail|arse|bone|malinger/i,
  of: butSupplier,
  shapes: [
    "(?:can[’']?t|cannot|could ?n[’']?t|could not|won[’']?t|never) (?:seem to )?get (?:up|out of (?:his |her |their )?bed)(?= |[.,;!)]|$)(?! (?:to|onto|on|there|the))",
    `${who}(?: just| only)? (?:sat|sits|sit|(?:was|were|is|are) (?:sat|sitting)) (?:around|about|in (?:the|his|their) (?:van|truck|cab|car)|on (?:his|her|their) (?:arse|backside|phone|hands))(?= (?:all|for|half|most|the whole)|[.,;!)]|$| doing)`,
    'on (?:his|her|their) phones? (?:all|half|most of|the whole|every)(?! (?:number|call))',
    'skiv(?:e|es|ed|ing)|slack(?:ers?|ing off)|doss(?:ing|er)|work-?shy|(?:bunk|bunked|bunking) off|bone idle|idle (?:sods?|gits?|lot|bunch|beggars?)|swinging the lead|malinger\\p{L}+|slow as (?:treacle|a snail|anything|hell|molasses)',
    `${who}${been} (?:asleep|sleeping) (?:in the (?:van|cab|truck|loft|store)|on the job)|slept in(?! the| a| this)`,
  ].map(toShape),
};

/** `Unless the glazier lets us down`, `messing us about`: whom we cannot rely on. */
const unreliable: Candour = {
  stem: /down\b|us a|runner|awol|feet|ghost|no-?show|as usual|useless/i,
  of: butSupplier,
  shapes: [
    // Who never did, or will not, is praised or promised.
    /^(?!.*\b(?:never|has(?: not|n['’]t)|have(?: not|n['’]t)|did(?: not|n['’]t)) (?:once )?let (?:me|us) down\b).*\b(?:let|lets|letting) (?:us|me) down\b/iu,
    ...[
      '(?:messing|mucking|buggering|faffing|mess|muck|messed|mucked) us (?:about|around)|(?:do|does|did|done|doing) a runner|(?:gone|went|goes) awol|(?:drag|drags|dragged|dragging) (?:his|her|its|their) (?:feet|heels)|ghost(?:ed|ing) us|(?:another|a) no-?show',
      `(?:late|slow|missing|absent|useless|not there|nowhere|off)(?: again)?,? as (?:usual|always|ever)`,
    ].map(toShape),
  ],
};

const damage =
  '(?:broken?|dropped|damaged|bent|snapped|knocked|caught|touched|hit|cracked|chipped|scratched|dented|left|forgotten|over\\p{L}+|mis\\p{L}+|mixed|wired|stood on|driven|crushed|tripped|spilt|spilled|opened|shut|run|stored|put|fitted|set|had|been|caused|done|lost|moved|bumped|clipped|nicked|torn|ripped|washed)';
const noPerson =
  '(?!(?:It|This|That|They|There|He|She|We|You|I|The|One|Two|Some|Somebody|Someone|Frost|Hail|Rain|Wind|Storm|Snow|Ice|Water|Heat|Roots?|Mice|Rats|Which|What|Who|Damp|Dust|Grease|Sand|Pressure|Vibration|Transport|Shipping|Traffic|Vandals|Thieves|Customs|Delivery|Nothing|Something|Nobody|Children|Guests|Visitors|Tenants|Residents|Pallet|Driver|Courier|Carrier|Maker|Supplier)(?!\\p{L}))';
const ours = `${noPerson}(?-i:\\p{Lu}\\p{Ll}+)(?: (?-i:\\p{Lu}\\p{Ll}+))?`;

/** `Josh may have dropped it, not sure`: a guess beside somebody's name, and what is left open. */
const doubts: Candour = {
  stem: /(?:may|might|could|must) (?:well )?have|not sure|unsure|no idea|possibly|maybe|perhaps|unless it was|or it was/i,
  shapes: [
    `${ours} (?:may|might|could|must|probably)(?: well| also| just| even)? have(?: also| just| accidentally)? ${damage}(?! (?:photos?|pictures?|keys?|time|to ))`,
    `(?:possibly|maybe|perhaps|probably|likely)(?: it was)? (?:by )?${ours} (?:when|who|did|while|with|[’']s fault|again)`,
    `(?:unless|or|maybe|perhaps)(?: it| that)? was ${ours} (?:who|that|again|with)`,
  ]
    .map(toShape)
    .concat(
      /(?:^|[,;:(–-] ?)(?:not (?:100 ?% |too |really |quite )?(?:sure|certain)|unsure|no idea|not a clue|who knows|could(?:n['’]t| not) say)[.!)]*$/iu,
      /\bno idea (?:who|how|why|which|what)\b(?! (?:you|your)\b)/iu,
    ),
};

const absent = toShape(
  `(?:${trade}(?<!(?:s|men|people|crew|team|lot|gang))|${name}|he|she)${been} (?:sick|ill|poorly|unwell|in hospital|signed off|with (?:his|her|their) (?:nerves|back|stress|knee|shoulder|heart|leg|head|hip))(?! ?(?:bay|room|leave|pay|note))`,
);
/** Illness of somebody: who reads of a job needs to know no more than that somebody could not come. */
const illness: Candour = {
  stem: /sick|ill\b|poorly|unwell|hospital|signed off|nerves|stress|back|knee|shoulder|heart|leg|head|hip|cancer|stroke|depress|anxiety|injur|drug|operation|surgery|breakdown/i,
  of: butSupplier,
  shapes: [absent],
};

/** What people of ours, or of others, are like, may have done or are not to be told. */
export const habits: readonly Candour[] = [deceit, drink, idleness, unreliable, doubts, illness];
