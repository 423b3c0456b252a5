import { byItsWords, ignoringCase } from '@workspace-ops/content';
import { namesAnotherPerson } from './another-person.ts';
import { asksWhetherServed } from './asks-whether-served.ts';
import { withoutMissedCalls } from './missed-calls.ts';
import { asksForPapers } from './papers-to-read.ts';
import { insolvency } from './hard-times.ts';
import { bringsSomebodyIn } from './people-in-copy.ts';
import { invitesToPlace } from './places-to-meet.ts';
import { withoutThings } from './things-that-come.ts';

/** As people say, in what they write, what has to be settled before a text is sent. */

const aCall =
  /\bgive (me|us|him|her|them) (?:a|another) (?:quick |little )?(?:shout|bell|buzz|ring|call|tinkle|holler|nudge|prod|knock|ping)\b/giu;

/** `Give us a shout in the new year` asks to be called then. */
export const toSpoken = (saying: RegExp): Pick<RegExp, 'test'> => ({
  test: (sentence) => saying.test(sentence.replace(aCall, 'call $1')),
});

export const later =
  /\b(?:do not|don['’]?t) (?:chase|write|contact|e-?mail|mail)\b[^.?!]{0,30}\b(?:before|until|till)\b|\b(?:won['’]?t|will not|not) be deciding (?:until|till|before)\b|\b(?:maybe|perhaps|possibly) (?:next|in the|in|for) (?:new year|next year|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b|\bleave it (?:till?|until|for) (?:the |next )?(?:new year|next year|year|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|now)\b|\bnot (?:any )?sooner\b|\b(?:then|and) not before\b|\blet you know\b[^.?!]{0,30}\b(?:after|on|by|in|next|once|when)\b|\b(?:not|nothing) (?:before|until|till)\b(?! ?(?:[.,;!?]|$))(?! (?:about |around )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\b|o['’]?clock\b|(?:please|pls|thanks|thank|cheers|ideally|if|though|tho|for (?:me|us)|mate)\b|[.,;!?)]|$))|\b(?:tied (?:in|up)|locked in|under contract)\b[^.?!]{0,50}\b(?:until|till?|through|thru)\b|\b(?:ask|write|call|contact|try|ring|ping|mail|email|come back|get back|reach out|check in|drop|touch base|get in touch|talk|speak|look at|circle back|reconnect|revisit|check back|loop back|follow up|pick (?:this|it) (?:back )?up|catch up|touch base)\b[^.?!]{0,25}\b(?:again|back|in|after|next|from|later|early|mid|late)\b[^.?!]{0,25}\b(?:q[1-4]|first of the year|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|christmas|easter|new year|year|quarter(?! (?:past|to|before|after)\b)|month)\b/iu;

/** `We're flat out till Christmas`, and not `till 5 today`. */
export const busy =
  /\b(?:flat out|rammed|run ragged|snowed under|swamped|slammed|maxed out|stacked out|chocka\p{L}*|manic|hectic|(?:too|so|very|really|crazy|mad|stupidly|super) busy|busy as|up to (?:my|our) (?:neck|eyes|ears|eyeballs))\b[^.?!,;]{0,40}\b(?:until|till?)\b(?! ?(?:about |around )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m\b|o['’]?clock|today|[,.;]|$)|today|tonight|lunch|noon|midday|tea|\p{L}+ (?:today|tonight)))|\bno (?:time|chance) (?:\p{L}+ ){0,3}(?:before|until|till) (?!\d{1,2} ?(?:[ap]m\b|[,.;]|$))/iu;

/** `Text me after Monday`, `only msg her in the evening` */
export const notBefore =
  /(?:\b(?:not|never|no)|n['’]t)\b[^.?!]{0,30}\b(?:rung|called|phoned|contacted|disturbed|calls?|ring|phone|text)\b[^.?!]{0,20}\b(?:before|until|till?)\b (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next|new year|after|christmas|easter|january|february|march|april|june|july|august|september|october|november|december|\d)|\b(?:call|ring|text|phone|write|e-?mail|contact|try|speak|message|msg)\b[^.?!]{0,40}\b(?:evenings?|mornings?|afternoons?|weekends?|(?:before|after) (?:\d|six|seven|eight|nine|ten|eleven|twelve|noon|one|two|three|four|five)|(?:after|from|not until) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the \d|\d{1,2}(?:st|nd|rd|th)?))\b/iu;

export const afterHoliday =
  /\b(?:after|following|once) (?:the )?(?:thanksgiving|holidays?|christmas|new year|easter|ramadan|eid|diwali|hanukkah|summer break|winter break)\b(?! (?:19|20)\d\d)/iu;

/** `We are tupping till mid December so ring me after that`: a day that is named says when. */
export const afterThat =
  /^(?![^]*(?:\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:today|tonight|tomorrow|lunch|noon)\b|\d ?(?:am|pm)\b|\d[:.]\d\d))[^]*\b(?:ask|write|call|contact|try|ring|phone|text|message|ping|mail|e-?mail|come back|get back|reach out|check in|touch base|get in touch|talk|speak)\b[^.?!]{0,25}\b(?:after(?:wards?| (?:that|this|it(?!em)|all that|(?:the )?(?:lambing|calving|tupping|shearing|harvest|silage|drilling|season|move|audit|refit|wedding|baby|birth)))|(?:once|when) (?:that|this|it|we|i|things|(?:the )?(?:\p{L}+ing|season|harvest))(?:['’]?(?:s|re|m|ve)| is| are| am| have| has)? (?:all )?(?:over|done|finished|through|behind us|settled|quieter|calmer))\b/iu;

/** Who is away for months has somebody else do it meanwhile. */
export const longLeave =
  /\b(?:maternity|paternity|parental|adoption|sabbatical|career|long[- ]term|extended)\b[^.?!]{0,20}\b(?:leave|break|absence)\b|\bon (?:a )?sabbatical\b/iu;

/** Who asks us when: `What time works for you on Thursday?`, `When are you free?` */
export const asksForHour =
  /\b(?:what|which) (?:times?|hours?)\b[^?.!,;]{0,20}\b(?:works?|suits?|good|best|fine|ok|okay|easiest) (?:best )?(?:for )?(?:you|your (?:end|side|team))\b|\b(?:(?:what|which) (?:times?|hours?)|when) (?:are|would|will) (?:you|u) (?:be )?(?:free|available)\b|\bwhen (?:works|suits|is good|is best|would work|would suit|would be good) (?:best )?(?:for )?you\b/iu;

/** Nobody reads messages, or is called, while they are away. */
export const away =
  /\b(?:away|(?:I am|I['’]m|we are|we['’]re) off|on (?:\p{L}+ )?leave|on (?:my |our )?(?:holidays?|vacation|pto)|out of (?:the )?office|ooo|abroad|travell?ing)\b[^.?!]{0,40}\b(?:until|till?|through|thru|to|from(?! (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \d|next)\b(?![^.?!]{0,30}\b(?:to|till?|until|for)\b))|for|this week|next week)\b|\b(?:am|are|be|is|['’](?:m|re)|get|come) back (?:at work |in the office )?(?:on|in|from|at|by|next|after|the)\b|\b(?:will|['’]ll|leave,?|pto,?|office,?|and) (?:be )?return(?:ing)? (?:to (?:the office|work) )?(?:on|in|by|next|after) (?!the (?:form|call|sheet|contract|machine|goods))|\b(?:office|we|shop|school|clinic|plant|business)(?: is| are| will be|['’]re) (?:currently |now )?(?:closed|shut) (?:until|till?|through|thru)\b(?! ?(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m\b|[,.;]|$)|noon|lunch))/iu;

/** `Write to my office address, not my personal one`: the same person, at another address of theirs. */
export const ofOwnAddress =
  /\b(?:write|e-?mail|send|reply|answer|respond|mail|use|contact (?:me|us))\b[^.;?!]{0,40}\b(?:my|our) (?:\p{L}+ )?(?:(?:office|work|business|company|home|personal|private|other|new|proper) (?:e-?mail|address|inbox|account|mail(?:box)?|one)|(?:e-?mail )?address)\b/iu;
const ofCalls = /\b(?:calls?|calling|ring(?:ing)?|phon(?:e|ing)|telephone)\b/iu;
const isOfOwnAddress = (sentence: string): boolean =>
  ofOwnAddress.test(sentence) && !ofCalls.test(sentence);

export const elsewhere: readonly Pick<RegExp, 'test'>[] = [
  ...namesAnotherPerson,
  ...bringsSomebodyIn,
  // Somebody stands in: `Stuart Penn is covering`, `in my absence please write to Jo`.
  /(?<!\p{L})\p{Lu}[\p{L}'’-]{1,30} (?:(?:is|will be) |['’]s )(?:kindly )?(?:covering(?! (?:the|this|that|it|all|half|part|costs?|any))|standing in|filling in|deputi[sz]ing|acting (?:for|in my)|taking over|looking after (?:my|things|everything)|(?:dealing with|handling|monitoring) my)(?!\p{L})/u,
  /\b(?:in|during) my absence\b|\bcovering for me\b|\bcovering my (?:\p{L}+ )?(?:leave|role|job|post|work|desk|absence|maternity|paternity)\b|\bwhile (?:I am|I['’]m) (?:away|off|out|on leave)\b[^.?!]{0,40}\b(?:contact|e-?mail|speak|write|ask|try|ring|call)\b|\b(?:contact|e-?mail|speak|write|ask|try|ring|call)\b[^.?!]{0,60}\bwhile (?:I am|I['’]m) (?:away|off|out|on leave)\b|\bmy (?:maternity |paternity |holiday )?(?:cover|stand-?in|replacement|deputy|locum)\b(?= (?:is|will|can|for)\b|,? \p{L}+ \p{L}+,)/iu,
  /\b(?:i['’]m|i am) the new (?:\p{L}+ ){0,2}\p{L}+\b(?=[^.?!]{0,60}(?:\bhere\b|,|[.?!]|$))|\b(?:best|better) to (?:get|reach|contact|e-?mail|write to|speak to) (?:me|us|him|her|them) (?:on|at)\b|\b(?:(?:has |have )?(?:retired|moved on)(?: from (?:here|us|the \p{L}+))? (?:in|last|at|a)\b|left(?: (?:here|us|the \p{L}+))? (?:in (?:\d{4}|(?:the )?(?:early |mid |late )?(?:spring|summer|autumn|winter|new year|january|february|march|april|may|june|july|august|september|october|november|december))|last (?:week|month|year|spring|summer|autumn|winter|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)|at (?:the (?:end|start)|christmas|easter|new year)|a (?:(?:few|couple of) (?:days|weeks|months|years)|day|week|fortnight|month|year|while|long time)\b(?! (?:late|early)))\b)|\b(?:colleague|assistant|manager|partner|secretary|boss|office|wife|husband|sister|brother|son|daughter|father|mother|dad|mom|mum|attorney|accountant)\b[^.?!]{0,60}\b(?:books|arranges|handles|decides|makes (?:(?:all|most|of|these|those|the|our|such) ){0,3}(?:\p{L}+ )?(?:decisions?|calls?)\b|manages|organi[sz]es|looks after|takes care|is responsible|is in charge)\b|\b(?:speak|talk|write) (?:to|with) (?:my|our|the|mr|mrs|ms|dr)\b|\b(?:contact|email|call|ask) (?:my|our) (?!again|cell|mobile|phone|number|desk|line|direct|office (?:line|number))\p{L}+|\b(?:passed|forwarded|handed) (?:this|it|that|your (?:e?-?mail|message|note))(?: on)? to\b|\byou can reach (?:him|her|them)\b|\bnot me\b|\b(?:wrong|not the right) person\b|\bnot the (?:right )?(?:person|one) (?:for|to|who)\b/iu,
  // `Ring my husband Jo instead.`
  /(?<!\b(?:not|never) |n['’]?t )\b(?:ring|phone|telephone|call|text|message|whatsapp|e-?mail|contact|try|ask(?: for)?|(?:speak|talk|write) to) (?:my|our) (?:\p{L}+ ){0,2}(?:wife|husband|partner|son|daughter|mother|father|mum|mom|dad|brother|sister|fianc[eé]e?|girlfriend|boyfriend|colleague|boss|manager|secretary|assistant|deputy|treasurer|chair(?:man|woman|person)?|accountant|bookkeeper|solicitor|lawyer|agent|foreman|skipper|neighbour|caretaker|housekeeper)(?!\p{L}|['’]s)/iu,
  /\b[Gg]ive (?:(?:my|our) (?:\p{L}+ ){0,2}\p{L}+|(?!Me\b|Us\b)\p{Lu}\p{Ll}+) a (?:ring|call|shout|bell|buzz)\b|\b(?:[Ii]t|[Tt]hat)(?:['’]s| is) my (?:\p{L}+ ){1,2}(?:you(?:['’]ll)? (?:need|want)|who)\b/u,
  // Somebody by a name: `Dr. Kim handles computers`.
  /(?<!\p{L})(?!(?:I|We|It|He|She|They|You|Who|Which|That|This)\b)\p{Lu}\p{L}{1,30} (?:handles|decides|manages|arranges|books|looks after|takes care of|deals with|is responsible|is in charge|runs this)(?!\p{L})|\b(?:is|are) (?:run|handled|managed|arranged|decided|looked after) by (?!us\b|our\b|the\b)\p{Lu}/u,
].map((one) => ({ test: (sentence) => one.test(sentence) && !isOfOwnAddress(sentence) }));

/** `I get one statement and no calls` praises us, and forbids nothing. */
export const getsNoCalls =
  /\b(?:i|we|they|he|she|my \p{L}+) (?:now |only |just |always )?(?:get|gets|got|have|has|had|receive[sd]?)\b[^.;,!?]{0,40}\bno (?:more )?(?:phone )?calls\b/iu;

/** On which days, or at which hours, no call is wanted: at all others one is. */
const atTimes = String.raw`(?! (?:please |pls )?(?:(?:on|to|at) (?:my|the|our|his|her|their) (?:\p{L}+ )?(?:mobile|phone|cell|number|landline|work|house|home) )?(?:on (?:an? |the |any )?(?:\p{L}+days?|weekends?)|(?:at|over) (?:the )?(?:weekends?|night|lunch|tea|work)|(?:before|after|between) (?:\d|noon|midday|lunch|tea|dinner|work|school|hours|half|six|seven|eight|nine|ten)|(?:during|in) (?:the )?(?:day|mornings?|evenings?|afternoons?|working|office|school|night))(?!\p{L}))`;

/** A football club has pitches, too. */
const pitch = String.raw`(?:sales (?:pitch(?:es)?|spiels?|talk)\b|(?:pitch(?:es)?|spiels?)(?= ?(?:[.,;!]|$| (?:please|pls|just|only))))`;
const noWish = [
  String.raw`(?:do not|don['’]?t) (?:really )?(?:want|need|have (?:the )?(?:time|bandwidth) for|do|care for)`,
  String.raw`(?:no|not? (?:much|any|enough)) (?:time|need|interest|desire) (?:for|in)`,
  String.raw`(?:not|n['’]t) (?:really )?(?:looking|interested in|asking|up|after|ready) ?(?:for)?`,
  'too busy for',
].join('|');

/** `I don't have time for a call`, `not looking for a meeting`, `no sales pitch` */
export const wantsNoMeeting = new RegExp(
  String.raw`\b(?:${noWish})(?: (?:an?|the|any|your|another|more|to (?:have|do|get|hear|sit through)))* (?:(?:sales|phone|intro|discovery|zoom|video|quick|long) ){0,2}(?:${pitch}|meetings?\b(?! rooms?\b)|(?:phone ?)?calls?\b(?![- ](?:outs?|cent(?:er|re)s?|back)\b| (?:charges?|fees?|costs?|rates?|from)\b))(?! (?:until|till?|before|today|tomorrow|this|right|yet|now)\b)${atTimes}|\bno ${pitch}|\bno sales (?:calls?|meetings?)\b|\b(?:skip|spare (?:me|us)) (?:the |your |a )?(?:(?:sales )?(?:calls?|meetings?)\b|${pitch})`,
  'iu',
);

/** `In writing is fine`: who allows it refuses no call. */
const writingIsFine =
  /\b(?:in writing|by e-?mail|(?:an? )?(?:e-?mail|text|whatsapp)|writing)(?: me)?(?: is|['’]s| would be| works?| will do)? (?:(?!not?\b|never\b)\p{L}+ )?(?:fine|ok(?:ay)?|enough)\b/iu;
export const allowsWriting = (sentence: string): boolean => writingIsFine.test(sentence);

/** As people say that they want no calls. */
const refusals = [
  new RegExp(
    String.raw`\b(?:not to be (?:rung|(?:tele)?phoned|called)|not be (?:rung|(?:tele)?phoned)|no (?:ringing|phoning|(?:tele)?phone))\b(?! back\b)(?! calls?\b)(?! (?:numbers?|on (?:file|record)|given|left|listed)\b)(?!,? (?:(?:and|or|nor) )?(?:no )?(?:e-?mail|internet|computer|cell)\b(?! please| pls))(?![^.;!?]{0,30}\b(?:call|ring|try|reach) (?:the|her|his|their|him|them|at|via|through)\b)${atTimes}|\bno (?:phone )?calls?\b(?![- ]outs?\b| (?:charges?|fees?|costs?|rates?)\b)(?!,? ?(?:(?:and|or|&|\/) ?)?no[- ]?shows?\b| from (?!you\b)| to (?:say|warn|tell|let)\b)${atTimes}`,
    'iu',
  ),
  // `They asked us not to call but to email`, `he'd rather not be called`
  /\b(?:asked|asks|told|tells|begged|wants?|prefers?|preferred|rather|likes?|said|says)(?: (?:us|me|you|we|that))*(?: should| must)? not (?:to )?(?:be )?(?:call|ring|phone|telephone)(?:ed|d)?(?!\p{L})(?: (?:him|her|them|me|us)(?!\p{L}))?(?! (?!(?:but|and|or|just|only|at all|any ?more|again|please|unless|as|because|since)\b)\p{L})|\brather not be rung\b/iu,
  wantsNoMeeting,
  /\b(?:do|does|did)(?: not|n['’]?t) (?:really )?want (?:to be |any |an? |the )?(?:called|calls?|calling|rung|ringing|(?:tele)?phoned|phone ?calls?|(?:tele)?phoning)\b(?! (?:(?:on|to|at) (?:my|the|our|his|her|their) (?:\p{L}+ )?(?:mobile|phone|cell|number|landline|work|house|home) )?(?:on (?:a |the )?(?:\p{L}+days?|weekends?)|at (?:weekends?|night|work|lunch|tea)|before|after|during|in the (?:morning|evening|afternoon)|while|until|till)\b)|\bnot (?:by|over|on) (?:the )?(?:tele)?phone\b/iu,
  /\b(?:do not|don['’]?t|please not) (?:call|ring|(?:tele)?phone)\b(?![- ]outs?\b| (?:them|him|her) for (?:\p{L}+ ){0,3}(?:records?|references?|history|histories|notes|files?|results|papers|paperwork|documents?|certificates?)\b| (?:me |us |him |her |them )?(?:before|after|until|till|between|on|at|in|too|during|while)\b| (?:the|my|our|her|his|their) (?!mobile|phone|cell|number|landline))|\brather not (?:call|talk|speak)\b|\b(?:stop|quit) (?:(?:the|all|your|these) )?(?:(?:sales|phone|cold) )?(?:calls|calling|ringing|phoning)\b(?! (?:it|this|that|an?)\b)/iu,
  /\b(?:can ?not|can['’]?t|unable to|won['’]?t|(?:do|does|did)(?:n['’]?t| not)|never|not able to) (?:really |always |easily )?(?:take|answer|receive|do|make|get|like|use|pick up|talk on|speak on)s?\b[^.?!]{0,16}\b(?:calls?|(?:tele)?phones?)\b/iu,
  /\b(?:tele)?phones? (?:is |are )?(?:no good|not good|useless)\b|\bwhatsapp only\b|\bnot (?:a )?calls?\b(?![- ]outs?\b)|\btext me\b(?!,? (?:not|rather than|instead of|over) e-?mail|,? (?:or|and) (?:call|ring|phone)| to (?:confirm|say)| (?:the|an?|your|when|once|with|confirmation))|\be-?mail \S{3,60} only\b|\be-?mail please\b|\bplease (?:just )?(?:e-?mail|text|message|write(?! (?:it|this|that|them|the|an?|up|down|out|in (?!writing)|with|about|so|plain\p{L}*|simpl\p{L}+|clear\p{L}*)\b))\b|\bonly (?:msg|message|text|e-?mail|write|whatsapp)\b/iu,
  /\b(?:in writing|by e-?mail) (?:only|please|instead)\b|\bonly (?:in writing|by e-?mail)\b/iu,
  /\bprefers? (?:e-?mails?|writing|it in writing)\b|\brather (?:write|e-?mail)\b/iu,
  /\b(?:e-?mail|text|writing)(?: me)? (?:is|would be|works?) (?:\p{L}+ )?(?:best|better|fine|easier|easiest|enough)\b/iu,
  /\b(?:text|e-?mail|message) (?:me |us )?(?:instead|only|rather)\b/iu,
  /\b(?:just|only) (?:an? |by |send (?:me |us )?(?:an? |the )?)?(?:e-?mail|text|message)\b/iu,
];
/** Of calls that did not come nobody says that they are not wanted. */
export const refusesCalls = refusals.map(byItsWords).map((one): Pick<RegExp, 'test'> => ({
  test: (sentence) => one.test(withoutMissedCalls(sentence)) && !isOfOwnAddress(sentence),
}));

/** `Could you email me some dates?`, and none for a call. */
const toRead =
  /\b(?:send|e-?mail|text|message|drop) (?:me |us |over |through |across )+(?:an? |the |your |some |any |a few |a couple of |a list of |the next )?(?:\p{L}+ ){0,2}(?:dates?|times|slots|options|availability|examples|references|certificates?|paperwork|specs?|specifications?|data ?sheets?|reports?)\b(?! (?:for|to) (?:an? |the )?(?:\p{L}+ )?(?:call|chat|ring|speak|talk|phone|zoom|teams|meet(?:ing)?)\b)/iu;

const priceWord = String.raw`(?:pric(?:es?|ing)|numbers?(?! (?:to|where|i|we)\b)|ballparks?|figures?|rates?|costs?|quotes?|estimates?)`;
/** `Please send your pricing by email`, `just shoot me a ballpark`: a price that is to be read, and nothing more. */
export const wantsPriceToRead = new RegExp(
  String.raw`\b(?:send|e-?mail|text|message|shoot|give|drop|need|want|like|get|have)\b[^.;?!]{0,30}\b${priceWord}\b[^.;?!]{0,30}\b(?:by|via|over|in an?|in) (?:e-?mail|text|writing|whatsapp)\b|\bjust (?:please )?(?:(?:send|e-?mail|text|message|shoot|give|drop|fire|ping) (?:me|us)|(?:send|e-?mail|text)) (?:over |through )?(?:(?:an?|the|your|some) )?(?:\p{L}+ )?${priceWord}\b|\b(?:only|just) (?:for |want |need |after |looking for )+(?:an?|the|your|some) (?:\p{L}+ )?${priceWord}\b`,
  'iu',
);

/** As people ask for something that they can read, before or in place of a call. */
export const asksForPaper: readonly Pick<RegExp, 'test'>[] = [
  { test: asksForPapers },
  wantsPriceToRead,
  toRead,
  // `Email me pls, I'm in the shop all day`; more than that says what is to be sent, or when
  /\be-?mail me\b(?= ?(?:pls|plz|please|ta|thanks|thx|cheers)\b|[.,!]|$)(?![^.?!]{0,40}\b(?:call|ring|phone|chat|speak|talk)\b)/iu,
  /\b(?:drop|send|ping|shoot|fire) (?:me|us) an? (?:quick |short )?(?:e-?mail|text|message|dm|whatsapp)\b(?![^.?!]{0,40}\b(?:call|ring|phone|chat|speak|talk)\b)/iu,
  /\b(?:send|post|mail) (?:me|us) (?:(?:an?|your|the|some|any|more|further|over|bit|of) ){0,4}(?:brochures?|catalogues?|leaflets?|details|info(?:rmation)?)\b/iu,
  /\b(?:figures?|prices?|quot(?:e|es|ation)|answers?|reply|respond|write(?: to (?:me|us))?|details?|information|info|overview|it|that|this|them|something) (?:back )?(?:by|in an?|over|via) (?:e-?mail|text|whatsapp)\b/iu,
  /\brather (?:have|get) (?:it |that |this |the \p{L}+ )?(?:in writing|by e-?mail)\b|(?<!\b(?:fit|good|great|well|fine|nice|right|sense|promising|are|is|all|both|still) )\bon paper\b/iu,
  // `We are looking at pricing today, so send it.`
  /(?:^|[.,;:!–—-] ?|\b(?:so|please|pls|just|can you|could you|yes|yep|ok|sure) )send (?:it|that|them|those)(?: over| across| through| on)?(?! to (?!me\b|us\b))\b/iu,
  // `Email's best for me, I'm teaching all day`, `best by email`, `something in writing for the governors`
  /\b(?:e-?mail|text|whatsapp)['’]s (?:\p{L}+ )?(?:best|better|fine|easier|easiest)\b|\b(?:best|better|easier|easiest|quicker)(?: for (?:me|us))? (?:by|via|over|in) (?:e-?mail|text|whatsapp|writing)\b|\b(?:put|have|get|need|want|like|see|confirm) (?:it|that|this|something|everything|it all|all (?:of )?(?:it|that|this)) (?:down )?in writing\b(?! (?:already|now|from)\b)|\bwhatsapp (?:me|us)\b(?! to (?:confirm|say))/iu,
  // `Drop me a line`: no day or hour of a call follows.
  /\bdrop (?:me|us) an? (?:quick |short )?(?:line|note)\b(?![^.?!]{0,40}\b(?:call|ring|phone|chat|speak|talk|visit|come)\b)/iu,
  /\be-?mail (?:me|us|over|through) (?:(?:the|your|some|any|all|more|full|further|over|through|an?|bit|of) ){0,3}(?:details|info(?:rmation)?|particulars|breakdown|timetable|terms|brochures?)\b|\bsend (?:(?:the|your|some|any|all|more|full|further|over|through|across|an?|bit|of) ){0,3}(?:details|info(?:rmation)?|particulars|breakdown|brochures?)\b/iu,
  /^(?:prices?|costs?|rates?|figures?|details|info|quote) (?:please|pls|plz|ta)\b/iu,
  /\b(?:send|e-?mail|text|drop) (?:me |us |over |through )?(?:an? |the |your |some |any )?(?:\p{L}+ ){0,2}(?:prices?|price list|quot(?:e|es|ation)|figures?|rates?|costs?)\b/iu,
  /\b(?:put together|prepare|work out|draw up|write up|make|do|give|get|need|want|would like|like) (?:me |us )?(?:an? |the |your |some )?(?:\p{L}+ ){0,2}(?:prices?|quot(?:e|es|ation)|estimates?|figures?|proposal|offer)\b/iu,
];

/** `Could you drop a sample apron in?`: who wants to see a thing is answered by no call. */
export const asksForSample =
  /\b(?:send|post|mail|drop|leave|pop|bring)\b (?:me |us |over |off |in |round |by )?(?:an? |one |some |a few |a couple of |the |your |any )?(?:\p{L}+ ){0,2}(?:samples?|swatch(?:es)?)\b/iu;

/** A meeting at a place, or a visit, is no call by telephone. */
const atPlace = [
  /\bcome\b[^.?!]{0,20}\bhave a look\b/iu,
  /\bcome (?:on |over )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)?\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|any ?time)/iu,
  /\bwalk[- ]?(?:round|through|around|about)\b|\bsite (?:visit|survey|meeting)\b|\bshow(?:[- ]?round| (?:me|us) round)\b|\b(?:measure|measuring)(?: up)?\b/iu,
  /\bmeet(?:ing)? (?:\p{L}+ ){0,3}(?:at|in|on site|there|here|for)\b(?! (?:\d|about|around|noon|midday|the (?:new year|mornings?|afternoons?|evenings?|spring|summer|autumn|week|same)|(?:early |late |mid-?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b|an? (?:few|couple|week|fortnight|month|call|quick)|next|person\b))|\bin person\b/iu,
  // `meet Thursday 3 December at 2pm at Cosham`
  /\b[Mm]eet\b[^.?!]{0,50}[ ,](?:at|in) (?:our |the )?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b|New Year|Spring|Summer|Autumn|Winter|Christmas|Easter|Zoom|Teams|Google)\p{Lu}\p{Ll}+/u,
  /\b(?:come|pop|drop|stop|swing) (?:by|in|over|round|along|out|here|to)\b|\b(?:come|visit)\b[^.?!]{0,25}\b(?:and|to) (?:look|see|measure|inspect)\b/iu,
  /\b(?:can|could|would|will) (?:you|he|she|they|somebody|someone|one of you|(?:your|the) \p{L}+) (?:please )?(?:come|visit|be (?:here|out here|over here|with us|on[- ]?site|at ours))\b/iu,
  /\b(?:pop|nip|head|drive|ride|drop|swing) (?:out|up|down|across)(?: (?:here|to us|on))?(?= |[.,;!?]|$)(?! (?:of|to (?!us\b)|for|from)\b)/iu,
  /\b(?:like|want|love|happy|glad) to visit\b|\bvisit (?!your (?:web ?site|page|link|store))/iu,
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:[ap]m)? here\b|(?<!\bdo (?:you|u|you guys) (?:\p{L}+ )?)\bbring (?!(?:me |us |the |an? |your |some |along )*(?:\p{L}+ )?(?:prices?|quotes?|figures?|samples?|swatch(?:es)?|brochures?|catalogues?|contracts?|paperwork|references?|cards?)\b|up\b|back\b|down\b|in\b|it\b|forward\b)\p{L}+/iu,
  // `Tuesday at 11 works, our yard in Ossett`, `Thursday 3rd after 2 at the Pudsey unit`
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|\d(?:st|nd|rd|th)?|\d ?[ap]m|works|suits|fine|good)\b[^.?!]{0,40}[ ,](?<!\b(?:out of|away from|back (?:in|at)) )(?:at )?(?:our|my|the) (?:[\p{L}'’]+ )?(?:yard|unit|site|offices?|place|clinic|surgery|studio|salon|stables|boatyard|home|shop|depot|workshop|premises|showroom|school|farm|warehouse|factory|house|barn|church|hall|hotel|pub|garage|plant)\b(?! (?:is|was|will|closes|opens|are|phone|number|line))/iu,
  /\b(?:have|get|send) (?:me |us )?(?:somebody|someone|an? (?:\p{L}+ )?(?:engineer|man|person|technician|crew|plumber|electrician|surveyor))\b/iu,
];

export const inPerson: readonly Pick<RegExp, 'test'>[] = [
  ...atPlace.map((one) => ({
    test: (sentence: string) => !asksWhetherServed(sentence) && one.test(withoutThings(sentence)),
  })),
  { test: invitesToPlace },
];

/** Of what is still to be paid a reminder tells no more than its fields do. */
export const partly =
  /^(?:part(?:ly|ially)?[- ]|half )?paid[.!]?$|(?<!\b(?:no|not|never|nor|without|any|[a-z]+n['’]t) (?:an? )?)\b(?:(?:part(?:ly|ially)?|half)[- ](?:paid|settled)|part[- ]payments?)\b(?! (?:not|terms|refused))|\bpaid[,:;] ?\p{Sc} ?(?![0.]+(?!\d))\d|\p{Sc} ?(?![0.]+(?!\d))\d[\d,.]{0,12} (?:(?:has been|was|is|already) )?(?:paid|received|on account)\b|\b(?:received|payment of) \p{Sc} ?(?![0.]+(?!\d))\d|\bpaid (?:us )?(?:half|part|some|most|\p{Sc} ?(?![0.]+(?!\d))\d+|(?![0.]+(?!\d))\d+|on account|in full|already|on|yesterday|last|this|today|cash|(?:in|by) (?:cash|cheque|card|transfer|instal))\b|\b(?:has|have|['’]s) (?:just )?paid\b|\bonly (?:chase|ask for|remind)\b|\b(?:chase|remind|ask (?:him|her|them) for)\b[^.]{0,40}\bonly\b|\bpayment plan\b|\binstal?ments?\b/iu;

/** Who says that they paid, or that it is on its way: `he posted a cheque Thursday`. */
export const claimsPayment =
  /(?<!\b(?:not|never|[a-z]+n['’]t|to|will|yet) (?:yet |been )?)\b(?:posted|sent|dropped (?:in|off)|handed (?:in|over)|put)\b[^.;]{0,24}\b(?:cheques?|checks?|payments?|money|cash|transfers?)\b|\b(?:cheques?|checks?|payments?|transfers?|money)\b(?![^.;]{0,16}\blost\b)[^.;]{0,16}\b(?:in the (?:post|mail)|on (?:its|the) way|went (?:out|off|in)|(?:was |is |been )?posted|is coming|been sent)\b|\b(?:says?|said|claims?|claimed|reckons?|swears?|tells? (?:me|us)|told (?:me|us))\b[^.;]{0,30}\b(?:paid|transferred|settled|wired)\b/iu;

/** A price, or an offer, that holds on a condition. */
export const conditional =
  /\bonly (?:holds?|if|when|valid|applies|for)\b|\b(?:prices?|offer|rate|discount|quote|deal)\b[^.]{0,40}\b(?:if|provided|as long as|subject to|unless|depends)\b|\b(?:not|[a-z]+n['’]t) included?\b|\bdoes(?: not|n['’]?t) include\b|\bsubject to\b|\b(?:can|could|will) only\b[^.]{0,40}\bif\b/iu;

/** Who may be asked for payment, and by whom, is to be settled first. */
export const delicate = new RegExp(
  `${insolvency}|${/\b(?:died|passed away|deceased|widow(?:ed|er)?|funeral|bereave\p{L}+)\b|\b(?:put to sleep|(?<!\d )pts (?:on |last |yesterday|today|\d{1,2}(?:st|nd|rd|th)? \p{L}{3})|euthani[sz]ed|(?:was|were|be|been) put down)\b|\b(?:counsel|lawyers?|attorneys?|solicitors?) only\b|\bwrite (?:only )?to (?:\p{L}+ ){0,2}(?:counsel|lawyers?|attorneys?|solicitors?)\b/u.source}`,
  'iu',
);

/** `14 of 16 plans are written; the two others follow by Friday` tells of what is not done, too. */
export const open =
  /\bnot yet\b|\b(\d{1,4}) (?:out )?of (?:the )?(?!\1\b)\d{1,4} (?!stars|points)\p{L}|\b(?:follows?|to follow) (?:by|on|in|until|next|later|within)\b|\bstill (?!works|runs|holds|tight)\p{L}+|[,:;(–-] ?(?:still )?open\b|\b(?:is|are|remains?|left|stays?) (?:still )?open\b|\b(?:unresolved|outstanding|pending)\b|\bmisses\b|\b\d{1,3} in \d{1,4}\b|\b(?:sticks|leaks|rattles|jams|trips|fails|slips|faulty|defective)\b|\b(?:pops?|springs?|comes?|came|falls?|works?) (?:open|loose|off)\b|\b(?:not (?:yet )?|to be |will be )(?:closed|fixed|done|fitted|repaired|solved|finished|replaced|corrected|redone)\b|\b(?:is|are) missing\b|\b(?:has|have) not (?:yet )?(?:had|got|been (?!needed|required|affected|damaged|used|found)\p{L}+)\b|\b(?:is|are|was|were|has|have|had|could) not (?:yet |been |be )*(?!needed|required|affected|damaged|used|found|allowed)\p{L}+(?:ed|en|ne|ade|uilt|ent)\b|\bneeds? (?:an? |the |to be |more |another |new )|\b(?:is |are |still )?to be (?!noted|used|interested|published|printed|expected|kept|signed|said|left|locked|asked|called|handled|stored|operated|trained|informed)\p{L}+ed\b(?![^.;]{0,40}\b(?:yearly|annually|monthly|weekly|daily|regularly|every|each|by (?:you|the (?:customer|client|tenant|user)s?)|as needed|when needed)\b)|\b(?:must|has to|have to|needs?|still|not|to)\b[^.;]{0,60}\bbefore (?:(?:anyone|anybody|somebody|she|he|they|we|you|the (?:client|customer|owner)|\p{Lu}\p{L}+) (?:will )?(?:signs?|accepts?|takes over)\b|(?:sign-?off|signing|signature|acceptance|hand-?over)\b)|\b(?:does|will|\p{L}{3,}s (?:do|will))(?: not|n['’]?t) (?:\p{L}+ )?(?:work|close|open|reverse|hold|lock|fit|latch|run|start|stop|turn|light|seal|drain|shut|respond|ring|dial|connect|charge|cool|heat|flush|match|align|meet|reach|line up|switch|sound|read|print|scan|detect|lift|lower|level|extend|retract|stay|swing|slide|spin|rotate|engage|release|reset|register|boot|pass|comply)\b(?! (?:calls?|mails?|e-?mails?|mondays?|sundays?|weekends?))/iu;

export const ofCustomer =
  /\b(?:we are|we['’]re|i am|i['’]m) (?:already )?(?:an? |your |one of your )*(?:existing )?(?:members?|customers?|clients?|tenants?|patients?|subscribers?)\b(?! (?:of (?!yours)|to|who|in))/iu;

/** `Car light flickering - tube changed same day`: what was done comes after what was found. */
const mended =
  /[-–—:;,.] ?(?:(?!(?:to|be|being|not|needs?|must|will|should|can|could|never|getting|yet|only|half|partly|nobody|when|if|after|once|since|until|till|before)\b)[a-z0-9'’]+ ){0,4}(?:changed(?! (?:to|from|colou?r|shape|into|its|after)\b)|swapped|renewed|rectified|sorted|remedied|refixed|greased|oiled|lubricated|topped up|straightened|unblocked|rewired|re-?levelled|mended|resealed)\b/;
/** A finding that does not say what became of it is open. */
export const closed = new RegExp(
  `${mended.source}|${/\b(\d[\d,]{0,12}) (?:out )?of (?:the )?\1(?![\d,])|\b(?![a-z]+ (?:no|not|open)\b)(?:closed|fixed|done|repaired|replaced|corrected|re(?:done|painted|sealed|set|fitted|tightened|worked|cleaned|wired|newed)|resolved|completed?|cleaned|removed|delivered|installed|fitted|tested|passe[sd]|accepted|(?:customer|client|owner|she|he|they) accepts|agreed|solved|settled|finished|adjusted|added|handed over|commissioned|within (?:the )?(?:limits?|tolerances?|range|spec(?:ification)?s?)|made good|put right|works again|written|made|ready|in place|(?:is|are) there now)\b|\b(?:no|without) (?:\w+ )?(?:faults?|findings?|defects?|issues?|remarks?|damage|complaints?|objections?)\b|\b(?:ok(?:ay)?|fine)(?<!\b(?:not|[a-z]+n['’]t|never) [a-z]+)(?: (?:now|again|since))?[.!]?$|(?<!\b(?:not|never|be|being|nobody|cannot|[a-z]+n['’]t)(?: (?:yet|been|be|fully|all))* )\b(?:checked|inspected|reviewed|verified)(?: (?:and signed|twice|again|by [^,;]{2,30}|on [^,;]{2,20}))?[.!]?$|^(?:no|none|nothing)\b(?!\.? ?\d)/.source}`,
  'i',
);

/** A check of a list that was not passed. */
export const failed =
  /(?:^|[:,–-] ?|\b(?:result|status|outcome|verdict) “?)(?:fail(?:s|ed|ure)?(?!-)|rejected|not (?:ok(?:ay)?|passed|(?:yet )?(?:checked|tested|done|inspected|measured))|no pass)\b|\b(?:pass(?:ed)?|ok(?:ay)?|fixed|closed|corrected|resolved|repaired|replaced) no\b/iu;

/** `Rory will say on Friday` is no consent yet. */
export const consentWaits =
  /\bnot to be named\b|\bcannot (?:say|agree|consent)\b|\bwill (?:say|tell|ask|let us know|confirm|decide)\b|\bhas(?: not|n['’]?t) (?:been )?(?:asked|said|told|agreed)\b|\bwaits?\b|\b(?:not|no) (?:yet|now|before|until|till)\b|^no\b|\bsaid no\b|\b(?:refused|declined)\b|\b(?:do|did|does|would)n['’]?t want\b|\b(?:leave|let) (?:it|this|that|him|her|them)\b(?! (?:to|with|in|out|off|as|know|see|read|have|check|choose|decide|say)\b)|\bnot (?:an? |the )?(?:very |really )?(?:good|right|best) (?:time|moment|week|month)\b|\b(?:bad|wrong|awkward|terrible) (?:time|moment|week|month)\b|\b(?:do not|don['’]?t|never|better not(?: to)?|best not(?: to)?|rather not|should not|shouldn['’]?t|not to) (?:ask|bother|disturb|approach|pester|chase|press|push)\b/iu;

/** Who is not to be called, whatever they said themselves. */
export const unreachable = /\bwrite to (?:him|her|them)\b|\boff sick\b|\bin hospital\b/iu;

/** As people speak of being spoken to. */
export const contacting =
  /\b(?:call(?:ed|s)?|ring|rung|text|phone[ds]?|write|e-?mail|contact(?:ed)?|disturbed|speak|talk|message|msg|reach|available)\b/iu;

/** Nobody who mourns is asked to buy. */
export const bereaved =
  /\b(?:died|passed away|deceased|widow(?:ed|er)?|funeral|bereave\p{L}+)\b|\b(?:put to sleep|(?<!\d )pts (?:on |last |yesterday|today|\d{1,2}(?:st|nd|rd|th)? \p{L}{3})|euthani[sz]ed|(?:was|were|be|been) put down|lost (?:our|my|the|her|his|their) (?:(?:old|poor|dear|wee|little|beloved) )?(?:boy|girl|lad|lass|dog|cat|pup|puppy|kitten|pony|horse|mare|rabbit)(?=[.,;!)]|$| (?:on|last|this|yesterday|today|to|in the night)\b))|\b(?:he|she|husband|wife|mum|mother|dad|father|son|daughter|brother|sister|partner) passed\b(?! (?:it|this|that|your|the|on|me|you|along|by|over|us|his|her|my))|\b(?:my|our) late (?:husband|wife|mum|mother|dad|father|son|daughter|brother|sister|partner)\b/iu;

/** What went wrong by us: no supplier is asked to pay for that unless somebody says so. */
export const ownFault = [
  // `We stored it in the rain for an hour tbh`
  /\b(?:we|i) (?:\p{L}+ )?(?:stored|left|kept|put|used|signed|opened|missed|should have|did(?: not|n['’]t))\b[^.;!?]{0,80}\b(?:tbh|to be (?:honest|fair)|admittedly)\b|\b(?:tbh|honestly|to be (?:honest|fair)|admittedly),? (?:we|i) (?:\p{L}+ )?(?:stored|left|kept|put|used|signed|opened|missed|should have|did(?: not|n['’]t))\b/iu,
  /(?<!\b(?:not|never|isn['’]t|wasn['’]t|hardly|no) (?:\p{L}+ )?)\bour (?:own )?(?:mistake|fault|error|doing|blunder|slip|cock[- ]?up)\b/iu,
  /(?<!\p{L})(?:[Ww]e|I|[Hh]e|[Ss]he|[Oo]ne of us|[Oo]ur \p{L}+|(?!You|They|It|Supplier)\p{Lu}\p{L}+)(?: (?:may|might|could|must|have|has|had|probably|simply|actually|also|himself|herself))* (?:order(?:ed)?|measured|specified|picked|chose|booked|asked for|typed|wrote|gave (?:them|you)|sent (?:them|you))(?:(?: (?:the|a|an|it|them|this|that|for|up))* (?:wrong(?:ly)?|incorrect(?:ly)?)|(?: \p{L}+){0,3} (?:by mistake|in error))(?!\p{L})/u,
  /\b(?:we|i|one of us|our (?:own )?(?:lads?|men|crew|driver|fitter|yard|people|apprentice)|(?:he|she)(?: (?:may|might|must) have| has| had)? (?:him|her)self)(?: (?:may|might|could|must|have|has|had|probably|simply|accidentally|also))* (?:broken?|dropped|damaged|bent|snapped|forgot|misread|mismeasured|mislaid|misordered|messed (?:it )?up|got (?:it|that|this|the \p{L}+) wrong|ran over|drove over|overloaded)\b/iu,
];

/** What a claim is answered with: our own doubts of it, what we did with the thing since, and the other side's word. */
export const againstClaim = [
  /\b(?:in (?:all )?fairness|to be fair|(?:if (?:i['’]m|we['’]re|i am|we are)|to be) honest|admittedly|(?:we|i) admit|tbh)\b|\bour own (?:po|purchase order|order|spec(?:ification)?|drawing|paperwork|e-?mail|contract|form|note) (?:says?|said|has|had|reads?|lists?|asks?|asked|shows?|was|is|did|does)\b/iu,
  /\b(?:not|[a-z]+n['’]t)(?: \p{L}+)? (?:clear|sure|certain)(?: yet)? (?:who(?:se)?(?: fault| is| was|['’]s)|which of us|if (?:it|this|that)(?: is|['’]s| was)(?: \p{L}+)? (?:us|ours?|them|theirs?)(?!\p{L})|whether (?:it|this|that)(?: is|['’]s| was)(?: \p{L}+)? (?:us|ours?|them|theirs?)(?!\p{L}))|\b(?:may|might|could) (?:well )?(?:be|have been) (?:us|ours|on us|our (?:own )?(?:side|end|fault|doing|mistake))(?!\p{L})|\b(?:partly|half|also) (?:us|ours|our (?:own )?(?:fault|doing|mistake))(?!\p{L})/iu,
  // `We already used 11 doses on Friday before Jo looked at the logger`
  /\b(?:we(?:['’]ve| have| had)?|one of us|our (?:own )?\p{L}+)(?: have| has| had)? (?:already|still|since|also) (?:been )?(?:us(?:ed|ing)|fitted|installed|opened|dispensed|administered|injected|signed for|sold|ser(?:ved|ving)|given|gave|eaten|ate|consumed|cut|painted|thrown|threw|poured|planted|fed|laid|drilled|r[au]n(?:ning)?)(?!\p{L})|\b(?:we|one of us|our (?:own )?\p{L}+) (?:have |had )?(?:used|fitted|installed|opened|sold|served|gave|cut|laid|poured|signed)\b[^.;!?]{0,60}\bbefore (?:we|anyone|anybody|somebody|someone|he|she|they|\p{L}+) (?:looked|checked|noticed|saw|read|tested|reali[sz]ed|spotted|found|knew)\b/iu,
  // What would prove it is gone: `he threw one of them away`
  ignoringCase(
    String.raw`\b(?:he|she|we|i|one of us|our \p{L}+|(?-i:\p{Lu}\p{Ll}+))(?: has| have| had|['’]ve)?(?: already| since| just)? (?:(?:threw|thrown|chucked|tossed) (?:\p{L}+ ){1,4}(?:away|out|in the (?:skip|bin))|(?:binned|scrapped|dumped|skipped|deleted|mislaid) (?:it|them|one|two|the (?:\p{L}+ )?(?:box(?:es)?|labels?|packaging|parts?|photos?|slips?|notes?|broken|faulty|old)))(?!\p{L})`,
  ),
  /\b(?:we|nobody|no one|none of us) (?:here )?(?:(?:never|also|only) )?(?:(?:did not|didn['’]?t|never|forgot to|failed to) )?(?:check(?:ed)?|inspect(?:ed)?|look(?:ed)?|count(?:ed)?|measure(?:d)?|test(?:ed)?|report(?:ed)?)\b(?<=\b(?:nobody|no one|none of us|did not|didn['’]?t|never|forgot to|failed to) (?:here )?\p{L}+)[^.;!?]{0,40}(?:[.;!?]|$|\b(?:until|till|on arrival|on delivery|when it came)\b)/iu,
  // `Rep says it's fine`, `they claim that we ordered it`
  /(?<!\p{L})(?!(?:we|i|you|labels?|cert\p{L}*|specs?|sheets?|data ?sheets?|manuals?|invoices?|notes?|reports?|orders?|po|contracts?|box|website|catalogue|tests?|lab|drawings?|tickets?|logger|readings?|who|inspector|surveyor|engineer)(?!\p{L}))\p{L}+(?: (?:just|still|also|now))? (?:says?|said|claims?|claimed|reckons?|reckoned|insists?|insisted|argues?|argued|maintains?|swears?|swore|thinks?|told (?:us|me)|tells (?:us|me)|answer(?:ed|s)?|repl(?:y|ied|ies)|writes?|wrote)(?: back)?(?: that)? (?:(?:it|they|that|this|all|everything|these|those|the \p{L}+)(?:['’]?s|['’]?re| is| are| was| were)? (?:\p{L}+ ){0,2}?(?:fine|ok(?:ay)?|normal|usual|safe|usable|good|in (?:spec|tolerance)|to spec|within \p{L}+|wear and tear|misuse|not (?:their|his|her) (?:fault|problem))|it['’]?s (?:us|ours|our (?:own )?(?:fault|doing|mistake)|on us|down to us)|we (?:ordered|asked|agreed|never|did(?: not|n['’]?t)?|must have|should have|broke|damaged|signed|caused|mishandled|stored|fitted|used|knew)|nothing(?:['’]s| is) wrong)(?!\p{L})/iu,
  /\b(?:their|(?:supplier|rep|vendor|maker|driver)['’]?s) (?:answer|view|reply|line|position|argument|excuse|version)(?::| is| was)|\bwe only (?:noticed|saw|spotted|checked|looked|reported|told|found)\b|\b(?:we|i|our \p{L}+) (?:\p{L}+ )?(?:sign(?:ed)?|accepted|ticked)\b[^.;]{0,40}\b(?:undamaged|clean|clear|complete|good|ok(?:ay)?|fine|in order|as (?:seen|received)|(?:without|before) (?:(?:we|anybody|anyone|he|she) )?(?:check|look|open|lift|unpack|unwrap|count|test|unload|inspect)\p{L}*)(?!\p{L})/iu,
  /\b(?:we|i|one of us|our (?:own )?\p{L}+) (?:(?:may|might|could|must) (?:well )?have|probably) (?:over\p{L}+|caused|damaged|broken?|dropped|bent|knocked|left|mis\p{L}+|forgotten|forgot|stored|handled|wired|mixed)(?!\p{L})|\b(?:we|one of us|our (?:own )?\p{L}+) (?:have |had )?(?:fitted|installed|wired|set|stored|mixed|used|handled|assembled|connected)(?: \p{L}+){0,3} (?:wrong(?:ly)?|incorrectly|badly|upside down|backwards|too (?:tight|hot|cold|fast|long))(?!\p{L})/iu,
  // `Sanjay may have knocked it`, `stood in the rain in our yard`, `Gwen ran it dry`: also by name, also what we did to it.
  /(?<!\p{L})(?!(?:It|We|I|Nobody|Everything|This|That|They|You|He|She|The|One|Your|Frost|Hail|Rain|Wind|Driver|Courier|Carrier|Maker|Supplier|Pallet|Which|What)(?!\p{L}))(?:\p{Lu}\p{Ll}+|[Oo]ur (?:\p{L}+ )?\p{L}+) (?:(?:may|might|could|must) (?:well )?have (?:\p{L}+ed|broken|bent|hit|caught|left|torn|driven|stood|had|been|run|said|told|given|written|put|read|got)|(?:ran|runs) it (?:dry|hot|without|too)|(?:tripped|fell|drove|reversed|stood|sat|leant|leaned|trod) (?:over|on|into|onto|against) (?:it|them|one|the))(?!\p{L})/u,
  /\b(?:stood|left|kept|stored|sat|lay|was|were|been)\b[^.;!?]{0,30}\b(?:uncovered|outside|outdoors|in the (?:rain|sun|frost|wet|open|snow)|unheated)\b[^.;!?]{0,20}\b(?:our|us|here)\b|\b(?:possibly|maybe|perhaps|probably|likely|also) (?:our|my) (?:own )?(?:fault|doing|mistake|side|end)\b/iu,
  /\b(?:they|supplier|rep|vendor|driver) (?:den(?:y|ies|ied)|disputes?|disputed|blames? (?:us|our|it on us)|blamed (?:us|our)|won['’]?t accept|refuses? to accept)(?!\p{L})/iu,
];

const laterOn =
  '(?:next (?:week|month|year|time|mon|tues|wednes|thurs|fri|satur|sun)|tomorrow|later|after|once|when|in (?:the )?(?:new year|spring|summer|autumn|january|february|march|april|may|june|july|august|september|october|november|december)|(?:on|this|by) (?:the )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\d))';
/** `Anodes go on next week`: what is to be fitted later is not in anybody's hands. */
export const toCome = new RegExp(
  `\\b(?<!(?<!\\p{L})(?:we|i|you|he|she|they|who)(?:['’]ll)? (?:will |are |is |am |can )?)(?:go(?:es|ing)? (?:on|in|up|out|back)|(?:to|will|still to|going to) (?:be|come|go|get|follow)(?! (?:billed|invoiced|paid|sent|charged|seen|called|there|here)\\b)(?: \\p{L}+)?(?: (?:on|in|up|out))?|follows?|(?:is|are|being|gets?) (?:being )?(?:fitted|installed|delivered|painted|fixed|replaced|done|finished|made|hung|laid|wired)) (?:\\p{L}+ ){0,2}?${laterOn}`,
  'iu',
);
export const notDelivered =
  /\b(?:not yet|to follow|still to (?:come|do|be|go|fit)|(?:is|are) missing|(?<!\b(?:nothing|none|no \p{L}{1,20})(?: is| left)? )outstanding|on (?:back[- ]?)?order|not (?:here|fitted|done|delivered|installed|finished|started))\b/iu;

/** Less than a letter of claim would ask for. */
export const wantsLess =
  /\b(?:only|just) (?:want|need|ask(?:ing)? for|after|claim(?:ing)?|expect)\b(?! (?:an? |the )?(?:reply|answers?|response|date|word|confirmation|reason|to (?:know|hear))\b)|\b(?:want|need|ask for|take|accept|happy with|claim) (?:only|just|no more than)\b|\bsettle for\b|\b(?:would|will|could|['’]d|['’]ll) (?:take|accept|be (?:happy|fine|content) with) (?:an? |the )?(?:\p{L}+ )?(?:credit|refund|replacement|half|[£₹$€]? ?\d)/iu;

/** What we want of a supplier, as somebody says it: `want the 420 back + new ropes by weds`. */
export const wantsRemedy =
  /(?<!\b(?:not|[a-z]+n['’]t|never|nobody|who|they|you|customers?|clients?) )\b(?:want|wants|expect|expects|demand|insist on|require|need|would like|['’]d like|asking for)\b(?! (?:to (?:know|say|hear|see|tell|add)|in|for)\b)[^.;!?]{0,60}\b(?:back|refund(?:ed)?|replac\p{L}+|swap\p{L}*|exchang\p{L}+|new|credit(?:ed)?|compensat\p{L}+|collect\p{L}*|redone|re-?made|put right|repair\p{L}*|fixed|free of charge|foc|by (?:the end of |next |this )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight|week|month|\d))|\b(?:swap(?:ped)?|replace[d]?|refund(?:ed)?|collect(?:ed)?|redone|fix(?:ed)?|sort(?:ed)?|credit(?:ed)?)\b[^.;!?]{0,30}\bby (?:the end of |next |this )?(?:mon|tue|wed|thu|fri|sat|sun|tomorrow|tonight)\p{L}*\b|\b(?:or|and) (?:we want )?(?:our |the |all (?:of )?the )?money back\b/iu;

/** What happened, or nearly did, to somebody at work: more than what went wrong with the work. */
export const accident =
  /(?<!\b(?:no|nil|zero|without|0) )\bnear[- ]miss(?:es)?\b(?! (?:reporting|register|form|training|book))|(?<!\b(?:no|without|any|zero) )\b(?:accidents?|injur(?:y|ies|ed)|riddor)\b(?! (?:book|free|report forms?|prevention|insurance|cover))|\breported to (?:the )?(?:site safety|hse|osha|safety (?:officer|manager)|(?:health and )?safety executive)\b/iu;

const sum =
  '(?:\\p{Sc} ?\\d|\\d ?\\p{Sc}|\\d ?(?:euros?|pounds?|dollars?|quid|eur|gbp|usd|cad|chf)\\b|\\b(?:extra|variation|additional|quote|cost|price|upgrade|change order)s?\\b)';
const agreement =
  "(?:(?:not|n['’]t|never|nobody has|no one has|yet to be|to be|still to be|waiting to be|needs to be) (?:yet )?(?:been )?(?:formally )?(?:approved|agreed|authori[sz]ed|ok(?:ay)?ed|accepted|signed off|cleared|confirmed by the client)|unapproved|not (?:yet )?approved|(?:awaiting|waiting (?:for|on)|pending|subject to|needs|without) (?:\\p{L}+['’]?s? ){0,3}(?:approval|go-ahead|ok(?:ay)?\\b|sign-?off|authori[sz]ation))";
/** Money that nobody has agreed to yet, in whatever order it is told: `€1,340 extra, not approved yet`. */
export const unapproved = new RegExp(
  `${sum}[^.;]{0,60}\\b${agreement}|\\b${agreement}[^.;]{0,40}${sum}`,
  'iu',
);
