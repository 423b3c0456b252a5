/*
 * Patterns are for text in lower case with a sentence a line and single spaces, as `toSentences`
 * gives it. Whom a wish is about has to stand in it: "stop sending pallets" is no opt-out.
 */
const who = '(?:me|us|him|her|them|this (?:number|address|email|line)|here)';
/** A time or an occasion makes a preference of it: "do not call me before nine". */
const notATime =
  '(?! (?:before|after|between|until|till|during|while|today|tomorrow|tonight|at \\d|at (?:night|noon|lunch|work|home)|on (?:mon|tue|wed|thu|fri|sat|sun|week)|in the (?:morning|afternoon|evening|meantime)|this (?:week|morning|afternoon|month)|for (?:the next|now|a)|late|early|so early|yet|back))';

/** What asks, in any text, to be left alone by whatever means. */
export const anywhere: readonly RegExp[] = [
  /\bunsubscribe\b(?! (?:rate|rates|link|links|page|button|count|figures|numbers|request|requests|header))/g,
  /\bopt(?:ed|ing)? (?:me|us|him|her|them) out\b/g,
  /\b(?:want|wants|wanted|asked|asks|like|wish|wishes|requested|decided|request) to (?:be )?opt(?:ed)? out\b/g,
  /\b(?:remove|removing|delete|deleting|erase|erasing) (?:me|us) (?:from|immediately|at once|now|please|off)\b/g,
  /\b(?:remove|removing|delete|deleting|erase|erasing) (?:him|her|them) (?:from|off) (?:\w+ ){0,4}(?:list|lists|database|system|records|mailings?)\b/g,
  /\b(?:remove|delete|erase) (?:me|us)$/gm,
  /\b(?:take|taking|get|getting|strike) (?:me|us|him|her|them|(?:my|our|his|her|their) (?:\w+ ){1,3}) ?(?:off|out of) (?:\w+ ){0,4}(?:list|lists|database|system|records|calls?|mailings?)\b/g,
  /\b(?:remove|delete|erase|take|scrub|purge) (?:\w+ ){0,2}(?:my|our|his|her|their) (?:\w+ ){0,3}(?:address|email|e mail|number|name|contact|details) (?:from|off|out of)\b/g,
  /\b(?:off|from) (?:of )?(?:your|any|all) (?:\w+ ){0,3}(?:call(?:ing)?|contact|mailing|e ?mail|marketing|sales|distribution) (?:list|lists|database)\b/g,
  /\b(?:to be|being) (?:removed|taken off|deleted|unsubscribed)\b(?: (?:from|off)\b)?/g,
  new RegExp(
    `\\b(?:stop|cease|quit) (?:\\w+ ){0,2}(?:e ?mailing|contacting|messaging|spamming|texting|harassing|bothering|bugging|annoying|pestering|writing(?: to)?) ${who}\\b`,
    'g',
  ),
  /\b(?:stop|cease|quit) (?:contacting|spamming|harassing|bothering|pestering)$/gm,
  new RegExp(
    `\\b(?:don't|dont|do not|never|not|not to)(?: you dare)? (?:ever )?(?:contact|bother|spam|solicit|harass|bug) ${who}\\b${notATime}`,
    'g',
  ),
  new RegExp(
    `\\b(?:don't|dont|do not|never|not to) (?:ever )?(?:e ?mail|text|message|write to|write) ${who} (?:again|any ?more|ever)\\b`,
    'g',
  ),
  /\b(?:not|never) (?:to |wish to |want to |want us to )?be (?:contacted|solicited|e ?mailed|bothered)\b/g,
  /\b(?:doesn't|does not|don't|do not|didn't|did not) (?:want|wish) (?:us to (?:contact|e ?mail|write)|to be (?:contacted|e ?mailed|bothered)|any (?:more|further) (?:contact|e ?mails|messages|communication))\b/g,
  /\bno (?:more|further) (?:contact|e ?mails?|communication|solicitation)\b/g,
  /\b(?:asked|asks|told|tells|begged|demanded|demands|wants|requested|requests)(?: that)? (?:us|we|me|the team|you) (?:to stop|not to|never to|to cease|to leave (?:him|her|them))\b(?! (?:by|in|over|at|for|forget|miss|worry|wait|delay|hesitate|change|lose|use|send))/g,
  /\blose (?:my|our|this) (?:\w+ )?(?:number|email|e mail|address|contact)\b/g,
  /\bleave (?:me|us) alone\b/g,
  /\b(?:remove|delete|erase|scrub|drop) (?:this|my|our|his|her|their) (?:\w+ )?(?:number|contact|email|e mail|address)\b/g,
  /\b(?:my|our|his|her|their|this) (?:\w+ )?(?:number|name|email|e mail|address|contact) (?:to be )?(?:removed|deleted|taken off|erased)\b/g,
  /\b(?:do not|don't|dont|doesn't|does not) (?:wish|want|like|care) to (?:receive|get|hear)(?: \w+){0,2} (?:further|more|calls|e ?mails|messages|communications?|again|from you|from us)\b/g,
  /\bthis is (?:\w+ )?harassment\b/g,
  /\b(?:do not|don't|dont|never) contact$/gm,
  /\bcease and desist\b/g,
  /\b(?:object|objects|objection|objecting) to (?:\w+ ){0,2}(?:processing|use|using|marketing)\b/g,
  /\b(?:revoke|withdraw|withdraws|revokes|withdrawing|revoking) (?:my|our|his|her|their|any|all) (?:\w+ )?consent\b/g,
];

/** What asks for no more calls; in a mail it leaves the mail open. */
export const byPhone: readonly RegExp[] = [
  new RegExp(
    `\\b(?:stop|cease|quit) (?:\\w+ ){0,2}(?:calling|phoning|ringing|dialing|dialling)(?: ${who}\\b${notATime}|$| again\\b| now\\b| please\\b| my\\b| our\\b)`,
    'gm',
  ),
  new RegExp(
    `\\b(?:don't|dont|do not|never|not|not to) (?:you (?:dare )?)?(?:ever )?(?:call|phone|ring|dial) (?:back$|${who}(?: back)? (?:again|any ?more|ever)|${who}$|again\\b|(?:my|our) (?:house|home|office|number|phone|cell|mobile)\\b${notATime})`,
    'gm',
  ),
  /\b(?:don't|dont|do not|never) (?:you )?ever (?:call|phone|ring)\b/g,
  /\b(?:do not|don't|dont) (?:call|phone|ring)$/gm,
  /\bno (?:more|further) (?:phone |sales |cold )?calls?\b(?! (?:today|this|until|after|before|tonight|are needed))/g,
  /\b(?:not|never) (?:to |wish to |want to )?be (?:called|phoned|rung)(?: back)?(?: again| any ?more|$)/gm,
  /\b(?:doesn't|does not|don't|do not|didn't|did not) (?:want|wish) (?:us to (?:call|phone|ring)|to be (?:called|phoned)|any (?:more|further) (?:phone |sales )?calls)\b/g,
  /\b(?:put|add|place|have) (?:me|us|him|her|them|(?:my|our|this|his|her|their) (?:\w+ ){0,2}number)(?: down)? (?:on|to|in) (?:\w+ ){0,2}(?:do not call|dnc|no call|don't call|suppression)\b/g,
  /\b(?:on|to|added to) (?:your|our|the|a) (?:\w+ )?(?:do ?not ?call|dnc) (?:list|registry|register)\b/g,
  /\bif you (?:ever )?(?:call|phone|ring|contact) (?:me|us|here|this number) (?:again|one more time|ever again)\b/g,
];
