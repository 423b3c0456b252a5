import { monthShape } from './put-off.ts';

/** Whoever administers an office or a network is appointed, too. */
const ofOffice =
  '(?<!\\b(?:systems?|network|office|practice|school|database|server|site|it|benefits|estate) )';
/** As people tell that a firm pays nobody any more, or through somebody else. */
export const insolvency = [
  '\\bchapter (?:7|11|13|seven|eleven|thirteen)\\b',
  '\\b(?:bankrupt(?:cy)?|insolven(?:t|cy)|receivership|liquidat(?:ion|ed|ors?))\\b',
  '\\b(?:into|in|under) (?:voluntary |external )?administration\\b(?! of)|\\b(?:voluntary|external) administ(?:ration|rators?)\\b',
  `${ofOffice}\\b(?:administrators?|receivers?)(?: \\p{L}+){0,3} (?:appointed|called in)\\b`,
  `\\b(?:appointed|called in)(?: the| an?)? ${ofOffice}(?:administrators?|receivers?)\\b`,
  '\\bclaims?(?: \\p{L}+){0,3} to (?:the |their )?(?:administrators?|receivers?|trustees?)\\b',
  "\\b(?:proofs? of debt|creditors['’]? meeting|meeting of (?:the )?creditors|wind(?:ing)?[- ]up (?:order|petition|notice)|(?:ceased|stopped) trading)\\b",
  '\\b(?:going|gone|went) (?:under|bust|out of business)\\b',
].join('|');

/** As a firm tells that it lets people go, has no money to spend, or is struck by something. */
const hardship = [
  '\\b(?:lay(?:ing)?|laid)\\b(?: [\\p{L}\\d%-]+){0,6} off\\b',
  '\\b(?:lay-?offs?|redundanc(?:y|ies)|retrenchments?|furloughs?|(?:job|staff|team|headcount) (?:cuts?|reductions?))\\b',
  '\\b(?:made|making|make)\\b(?: [\\p{L}\\d%-]+){0,5} redundant\\b',
  '\\b(?:let|letting)\\b(?: [\\p{L}\\d%-]+){1,5} go\\b(?=[^.?!]{0,20}(?:[.,;!?]|$))(?<=\\b(?:people|staff|half|most|many|third|all|everyone|team|department|crew|workers|guys|employees|of us|of them|of (?:the|our) \\p{L}+|\\d+) go)',
  '\\b(?:cut|cutting|slash\\p{L}*|axed|axing|lost|losing)\\b(?: (?:our|the|half|most|all|of|whole|entire|a|third))+ (?:\\p{L}+ )?(?:team|department|staff|headcount|workforce|crew|jobs|people|budgets?)\\b',
  '\\b(?:hiring|spend(?:ing)?|budget|vendor|project) freeze\\b|\\bfreeze on (?:all )?(?:new )?(?:spend\\p{L}*|hiring|vendors?|projects?|budgets?)\\b',
  "\\b(?:budgets?|spending|spend|marketing|everything|(?:all )?(?:new )?projects?|(?:all )?purchases|hiring)(?: (?:for|of|on) [\\p{L}\\d ]{1,20}?)?(?: is| are| was| were| has been| have been| got|['’]s)?(?: (?:all|just|now|been|currently))* (?:frozen|slashed|halved|gutted|cut(?! (?:by|to) \\d)|pulled|gone|wiped out|on (?:hold|ice|pause)|paused)\\b",
  insolvency,
  '\\b(?:clos(?:e|es|ed|ing)|shut(?:s|ting)?|wind(?:ing)?|wound)(?: (?:down|up))?(?: (?:the|our|one of our|all|its|this))+ (?:\\p{L}+ )?(?:business|company|firm|doors|plant|office|shop|store|site|branch|location|practice|factory|operation)s?\\b(?! (?:at|on|for|over|early|between|from|until|till?|by|around)\\b)|\\b(?:clos|shutt)ing (?:down|up shop|our doors)\\b',
  "\\b(?:money|cash|cash ?flow|things|budgets?|finances)(?: is| are|['’]s)(?: (?:very|really|pretty|too|so|super|extremely|a bit|quite|just))* (?:tight|dire|bad|rough|tough|grim)(?! (?:to|for (?:time|a))\\b)",
  '\\b(?:(?:had|have had|suffered|after) (?:an? )?(?:\\p{L}+ )?(?:fire|flood|break-?in|burglary|cyclone|hurricane|tornado|ransomware attack)|burned down|burnt down|got (?:flooded|burgled|hacked))\\b(?! (?:drill|alarm|inspection|door|test|safety|sale))',
  '\\blost (?:our|my) (?:biggest|largest|main|key|only|ceo|founder|owner|director|boss|lease|funding)\\b',
].join('|');
/** `Bad timing, sorry`, and not the hours at which they may be called. */
const timing =
  "(?<!\\b(?:not|never|no|[a-z]+n['’]t) (?:an? |such an? )?)\\b(?:bad|terrible|awful|horrible|poor|wrong|rotten|lousy|crap|tough|rough|worst|awkward|unfortunate) (?:possible )?(?:timing|time|moment)\\b|\\btiming(?: is|['’]s| was|,)?(?: (?:just|really|a bit|pretty|very))* (?:n['’]?t (?:\\p{L}+ )?(?:good|great|right|ideal)|not (?:\\p{L}+ )?(?:good|great|right|ideal)|isn['’]?t (?:\\p{L}+ )?(?:good|great|right|ideal)|off|bad|terrible|awful|poor|wrong)\\b|\\bnot (?:the |a |an )?(?:very |really )?(?:good|great|best|ideal|right) timing\\b";

const tells = new RegExp(hardship, 'iu');
const isBad = new RegExp(timing, 'iu');
/** It is over, or somebody else's, or what they ask us to prevent. */
const elsewhere =
  /\b(?:if|whether|avoid|without|instead of|rather than|years? ago|last year|(?:19|20)\d\d|no longer|behind us|recovered|(?:re)?hiring again|since then|never|our (?:clients|customers|competitors?)|competitors?)\b|\b(?:not|[a-z]+n['’]t|no) (?:\p{L}+ )?(?:lay\p{L}*|layoffs?|redundanc\p{L}+|bankrupt\p{L}*|clos\p{L}+|shut\p{L}*)/iu;
/** A part of a day, or a day, at which they may not be called. */
const ofHours =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mornings?|afternoons?|evenings?|tomorrow|today|tonight|lunch)\b|\d ?[ap]\.?m\b|\bo['’]?clock\b|\d:\d\d|\b(?:time|moment) (?:to|for (?:an? |me to )?)(?:call|ring|phone|talk|speak|chat|meet)\b/iu;
const longest = 300;

/** Whether a reply's sentence tells that the writer's firm is in trouble, and is to be offered nothing now. */
export const tellsHardship = (sentence: string): boolean =>
  sentence.length <= longest && tells.test(sentence) && !elsewhere.test(sentence);

/** Whether a sentence says that the time is bad, as of a season and of no hour. */
export const isBadTiming = (sentence: string): boolean =>
  sentence.length <= longest && isBad.test(sentence) && !ofHours.test(sentence);

/** `Our budget is frozen until February`: it says until when, whatever else they want. */
const until = new RegExp(
  `\\b(?:budgets?|spend(?:ing)?|funds|purchas\\p{L}+|hiring|projects?|money|everything)\\b[^.?!]{0,30}\\b(?:frozen|on hold|locked|paused|gone|spent|used up|nothing|closed)\\b[^.?!]{0,20}\\b(?:until|till?|before|through|thru)\\b[^.?!]{0,20}(?:\\b${monthShape}|\\bq[1-4]\\b|\\b(?:spring|summer|autumn|fall|winter|next|new|the|further|fiscal)\\b)|\\bno (?:budget|money|funds|spend)\\b[^.?!]{0,20}\\b(?:until|till?|before)\\b`,
  'iu',
);
export const isFrozenUntil = (sentence: string): boolean =>
  sentence.length <= longest && until.test(sentence);
