import { ignoringCase } from '@workspace-ops/content';

const letter = '(?!\\p{L})';
/** `Not billed twice`, `no credit note is due` */
const unless = `(?<!\\b(?:no|not|never|nor|without|[a-z]+n['’]t) (?:an? |any |been |be |owed |due )?)`;

/** That we invoiced more than is owed, or owe something ourselves: `billed twice`, `we owe them a credit of £90`. */
const owedByUs = ignoringCase(
  `${unless}\\b(?:(?:(?:double|over|mis)[- ]?(?:billed|charged|invoiced))|(?:billed|charged|invoiced|on the bill|sent the (?:bill|invoice)) (?:it |this |them |him |her )?(?:twice|double|two times)(?! (?:an?|per|each|every) )|duplicate (?:of |invoice|bill)|we (?:still )?owe (?:them|him|her|it|\\p{L}+|the \\p{L}+) (?:an? |some |the )?(?:credit|refund|money|[$€£₹] ?\\d)|(?:owed|due|wait(?:ing|s) (?:for|on)|expect(?:ing|s)|wants?|promised(?: (?:them|him|her))?|to get|gets|(?:needs?|ask(?:s|ed|ing) for)(?= (?:(?:an?|the|some|his|her|their|our|your) |credit (?:note|memo)|refund))) (?:an? |the |some |their |his |her |our |your )?(?:credit(?: (?:note|memo))?(?! (?:checks?|cards?|limits?|lines?|facilit(?:y|ies)|increases?|extensions?|reports?|scores?|terms|approval|applications?|accounts?)${letter})|refund)|(?:until|till?|before|once|as soon as) (?:(?:he|she|they|we) )?(?:gets? |got |has |have |sees? |receives? |issue |send )?(?:the |an? |his |her |their |our )?(?:credit (?:note|memo)|refund)|(?:credit(?: (?:note|memo))?s?|refund) (?:note )?(?:(?:of|for) [^.;,]{1,24} )?(?:is |are |still |now )*(?:due|owed|owing|outstanding|pending|to (?:come|follow|be (?:raised|sent|issued|done|given))|not (?:yet )?(?:raised|sent|issued|done|given|in))|(?:to|needs? to|must|should|will|has to|going to) (?:be )?credit(?:ed)? (?:back |the |them|him|her|it|this|that|[$€£₹] ?\\d)|\\p{L}+ to credit(?: (?:it|this|that|them|him|her))?(?=[.,;!)]|$)|(?:invoice|bill|amount|total|price|figure|sum)s?(?: \\p{L}*\\d[\\d-]*)? (?:is|was|are|were|['’]s) (?:(?:our|a) (?:mistake|error)|wrong|too (?:high|much)|incorrect|out by)|(?:charged|billed|invoiced) (?:them |him |her )?(?:too much|the wrong|at the (?:old|wrong|higher))|credit notes?(?: (?!no\\b|not\\b|for the|was refused)[^.;]{1,40}?)? (?:(?:yet|still) to be (?:matched|applied|allocated)|not (?:yet )?(?:matched|applied|allocated|taken off|on the account))|(?:takes?|taking|knock(?:ed|ing)?|comes?) (?:[$€£₹] ?\\d[\\d,.]{0,12}|some|a bit|something) off (?:it|this|the (?:bill|invoice|total)))${letter}`,
);

/** `He cancelled the order on the 25th`: what was invoiced for it may not be owed. */
const calledOff = ignoringCase(
  `${unless}\\b(?:cancel(?:led|ed|s)|called off|pulled out of|withdrew from)${letter}(?: \\p{L}+){0,4} (?:orders?|jobs?|bookings?|contracts?|work|goods|everything|it|them)${letter}|${unless}\\b(?:orders?|jobs?|bookings?|contracts?|work) (?:(?:was|were|has been|have been|got) )?(?:cancel(?:led|ed)|called off|withdrawn)${letter}`,
);

/** That somebody is given time, or is not to be pressed: `leave it till January`, `don't chase hard`. */
const givenTime = ignoringCase(
  `\\b(?:leav(?:e|ing) (?:it|this|that|them|him|her|the (?:invoice|bill)|it be|them be|alone)(?: (?:be|alone|for now))?(?: (?:until|till?|to|for)(?! (?:you|them|him|her|me|us)${letter})|(?<= (?:be|alone|for now))(?=[.,;!)]|$))|(?:hold|holding|held) (?:off|fire|back)|(?:wait|waiting|hang on|sit tight) (?:for (?:now|payment|the money)|(?:un)?till?${letter}|another|a (?:bit|week|month)|(?:\\p{L}+|\\d+) (?:days|weeks|months))|(?:not|\\p{L}{2,6}n['’]?t|never) (?:to )?(?:be )?(?:(?:chas|press|push|hassl|pester|bother|hound|remind)(?:e|ing|ed)?)${letter}(?! (?:up )?(?:yet|since|enough|before|so far|for (?:a|weeks|months)))|no (?:chasing|reminders?|pressure)(?! (?:sent|so far|yet))|go easy|(?:easy|gently|gentle|soft) (?:on|with) (?:them|him|her|it|this)|give (?:them|him|her|it) (?:time|(?:another|a|some|more|a few|\\d+) \\p{L}+|(?:un)?till?)|cut (?:them|him|her) some slack)${letter}`,
);
/** What was not done so far is no order: `we have not chased it`. */
const untried =
  /\b(?:ha(?:s|ve)|had|was|were|did)(?: not|n['’]?t) (?:yet |been |ever )*(?:chas|press|push|hassl|pester|bother|hound|remind)/iu;

/** `She'll pay when the probate is done`, `settles once the grant is in`, and no `he pays when reminded`. */
const later = ignoringCase(
  `\\b(?:pays?|paying|settles?|settling|sorts?|sorting|clears?|clearing)${letter}(?: (?:it|this|that|us|up|out|the \\p{L}+|all of it|in full|everything))* (?:when|once|as soon as|after|the moment)${letter}(?! (?:(?:we|i|you|\\p{Lu}\\p{L}+) )?(?:(?:is|are|gets?|being|has been|have|had) )?(?:\\p{L}+ly )?(?:chas|remind|ask|push|press|prod|nag|r[aiu]ng|call|phon|threat|writ|wrote|the (?:red|final|second|first|last) |(?:two|three|\\d+|several|many|a few) (?:reminders|letters|calls)))|\\b(?:can(?:not|['’]?t| not)|unable to) pay${letter}(?: (?:it|this|us))? (?:until|till?|before|yet|now|at the moment|this (?:week|month))|\\bwaiting (?:for|on) (?:(?:the|his|her|their|an?|its) )?(?:\\p{L}+ ){0,2}(?:probate|insur(?:ance|er)s?|grants?|payout|sale|completion|funding|loan|refund|inheritance)${letter}`,
);

const ofDay = `(?:(?:on|by|before|in|at|from|first thing) ){0,2}(?:(?:the )?(?:end|beginning|middle|start) of )?(?:the )?(?:(?:this|next|coming) (?:week|month|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?)|week|month|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?|today|tonight|tomorrow|weekend|christmas|easter|\\d{1,2}(?:st|nd|rd|th))`;
/** `She's paying Friday`, `said it'd be in this week`, and no `they pay on Fridays`. */
const promised = ignoringCase(
  `\\b(?:\\p{L}+(?:['’](?:s|re|ll|d)| is| are| will|s? to)|(?:said|says|told|promis(?:ed|es)|reckons?|swears?)[^.;,]{0,24}?) (?:be )?(?:going to )?(?:pay(?:ing)?|settl(?:e|ing)|transfer(?:ring)?|clear(?:ing)?)${letter}(?: (?:it|this|that|us|up|in full|by \\p{L}+|the \\p{L}+)){0,3} ${ofDay}${letter}|\\b(?:said|says|told|promis(?:ed|es)|reckons?|swears?)${letter}[^.;]{0,24} (?:be|is) (?:in|with us|through|there|across|over|paid|sorted|settled|cleared) ${ofDay}${letter}`,
);

const payment = `(?:cheques?|checks?|payments?|transfers?|wires?(?= (?:transfer|payment|on|by|today|tomorrow|this|next)|[.,;!)]|$)|money|funds|remittance)(?![- ](?:up|valves?|links?|terms|details|forms?|methods?|reminders?|over|for us|(?:on|in)(?! (?:the )?(?:mon|tue|wed|thu|fri|sat|sun|next|this|\\d)))${letter})`;
const theirs = `(?!(?:we|i|you|please|or|and|to|who|that)${letter})`;
/** `Promised a check by Friday`, `she is mailing a check`, `check goes out Friday` */
const promisedMoney = ignoringCase(
  `(?<!\\b(?:we|i|not|never|nothing|[a-z]+n['’]t)(?: have| had|['’]ve)? )\\b(?:promis(?:ed|es|ing)|swore|swears|committed|guaranteed)${letter}[^.;$€£₹]{0,24} (?:${payment}${letter}|(?:pay|settle|remit)${letter})|\\b${theirs}\\p{L}+(?:['’](?:s|ll|re)| is| are| will| says?(?: (?:he|she|they)(?:['’](?:s|ll|d|re)| will| is| are)?)?| said (?:(?:he|she|they)(?:['’](?:s|ll|d|re)| will| would| is)?)?) (?:be )?(?:send|mail|cut|writ|post|wir|issu|overnight)(?:s|e|ing|ting)? (?:us |out )?(?:an? |the |that |our )?${payment}${letter}|\\b(?:cheques?|checks?|transfers?|wire|money)(?: (?:is|are|will|should|to|be|goes?|going|gets?|comes?|coming|sent|cut|mailed|issued|out|run|in|here|promised|expected)){1,4} ${ofDay}${letter}|(?<!\\b(?:we|not|never|[a-z]+n['’]t|us) )\\b(?:hold(?:s|ing)?|held|withh(?:eld|old(?:s|ing)?))(?: back)?(?: (?:the|their|his|her|our|all|any))? payments?(?! terms)${letter}|^(?:an? )?(?:cheque|check|payment) (?:promised|expected)${letter}|^(?:an? )?(?:cheque|check) ${ofDay}${letter}|\\b(?:half|some|part|all|most|the (?:rest|balance|lot)|(?:half|some|part|all|most) of it) (?:goes|is going|will go|comes|is coming|will come|gets?|is|will be|follows)(?: (?:out|in|over|across|off|paid|sent|transferred))? (?:${ofDay}|after|once|when|in (?:january|february|march|april|may|june|july|august|september|october|november|december))${letter}`,
);

const paidSome = ignoringCase(
  `(?<!\\b(?:no|not|never|[a-z]+n['’]t|yet) (?:been |yet )?)\\b(?:paid|settled|cleared|received) (?:(?:only )?in part${letter}|part (?:of|only)|a (?:bit|part|third|quarter|chunk) (?:of|off|on)|something (?:off|on|towards)|towards it)|\\b(?:some|part|half|most|a (?:bit|part|third|quarter))(?: of (?:it|this|that|the \\p{L}+))? (?:has |have )?(?:went|gone) (?:off|out|through|over|across)${letter}|\\b(?:some|part|half|most|a (?:bit|part|third|quarter)) (?:of (?:it|this|that|the \\p{L}+) (?:has been |was |is |been |already )*|(?:has been |was |is |been |already )+)(?:paid|settled|received|come in|in)${letter}(?! (?:dispute|question|arrears|doubt|full))`,
);

/** Whether less may be due than a reminder asks for: part of it was paid, or we invoiced too much. */
export const lessDue: Pick<RegExp, 'test'> = {
  test: (said) => [paidSome, owedByUs, calledOff].some((one) => one.test(said)),
};

/** Whether somebody pays later than a reminder asks for, or is not to be pressed. */
export const putOffPayment: Pick<RegExp, 'test'> = {
  test: (said) =>
    later.test(said) ||
    promised.test(said) ||
    promisedMoney.test(said) ||
    (givenTime.test(said) && !untried.test(said)),
};

/** Whether an invoice did not arrive, or somebody is to be spoken to before they are written to: `they never got it`. */
export const toSettleFirst: Pick<RegExp, 'test'> = {
  test: (said) => [notReceived, misdirected].some((one) => one.test(said)),
};

/** `Went to the wrong address, resent Nov 28`: it may not be overdue at all. */
const misdirected = ignoringCase(
  `(?<!\\b(?:not|never|[a-z]+n['’]t) )\\b(?:went|gone|sent|mailed|e-?mailed|posted|addressed|delivered|goes|going)(?: (?:it|this|that|them|out|the (?:invoice|bill|original|first one)))? (?:to|at) (?:the |an? |his |her |their |our )?(?:wrong|old|former|previous|closed|dead|incorrect|outdated) (?:\\p{L}+ )?(?:address(?:es|ee)?|e-?mails?|inbox|mailbox|person|contacts?|company|customer|office|store|site|place|people|department|account|street|location|po box)${letter}|\\b(?:invoice|bill|e-?mail|it)(?: \\p{L}*\\d[\\d-]*)? (?:had |has |was |got )?(?:bounced|returned to sender|lost in the (?:mail|post))${letter}|\\b(?:came|come|sent|was) back (?:as )?undeliver(?:ed|able)${letter}|(?<!reminders? (?:was |were |has been )?)(?<!\\b(?:not|never|[a-z]+n['’]t) (?:been )?)\\b(?:re-sent${letter}|resent (?:it|(?:the|an?) (?:invoice|bill|copy)|on|to|again|yesterday|today|last|this (?:week|morning)|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d)|resent[.]?$)`,
);

/** `Never got it`, `ring first` */
const notReceived = ignoringCase(
  `(?<!\\b(?:we|i)(?:['’]ve| have)? )\\b(?:never|\\p{L}{2,6}n['’]?t|not)(?: (?:actually|even|ever|yet))? (?:got(?:ten)?|get|received?|had|seen)(?: (?:it|this|that one)${letter}(?! (?:paid|signed|back|working|going|done|sorted))| (?:the|an?|our|this|that|any) (?:\\p{L}+ )?(?:invoice|bill|copy)${letter})|\\b(?:invoice|bill) (?:never|did(?: not|n['’]?t)) (?:arrived?|(?:came?|got|gets?) (?:through|there))${letter}|\\b(?:copy|invoice|bill|it) (?:needs? )?(?:re-?sen[dt](?:ing)?|sen[dt](?:ing)? again)${letter}|\\bre-?send (?:it|the (?:invoice|bill)|a copy)${letter}|\\bsend (?:it|the (?:invoice|bill)|(?:a|another) copy) (?:\\p{L}+ ){0,2}again${letter}|\\bwants? (?:a|another) (?:new )?copy${letter}|^(?:please |pls |plz )?(?:ring|call|phone|speak to|talk to|check with)(?: (?:him|her|them|\\p{L}+))? first${letter}`,
);
