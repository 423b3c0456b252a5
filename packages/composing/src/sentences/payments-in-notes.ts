import { ignoringCase } from '@workspace-ops/content';

/** How an office writes of payments in a line: `pd 11/27`, `check rec'd`, `short-paid`. */
const letter = '(?![\\p{L}\\d])';
const day =
  '(?:\\d{1,2}[/.-]\\d{1,2}|\\d{1,2}(?:st|nd|rd|th)|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*\\.? \\d|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:day)?(?!\\p{L})|today|tomorrow|tmrw|(?:this|next) (?:week|month|\\p{L}+day))';
const money =
  '(?:payments?|pa?y?mts?|pymts?|cheques?|chqs?|checks?|transfers?|wires?|ach|eft|bacs|remittances?|funds|money)';
const received = "(?:rec['’]?d|recvd|rcvd|rec?ei?ve?ie?d|received)";
const sum = '(?:(?:\\p{L}{0,2}\\p{Sc}|rs\\.?|kr\\.?|\\p{L}{3}|r) ?)?\\d[\\d,.]{0,12}';
/** What is denied, hoped for, usual, or of another invoice. */
const unless =
  "(?<!\\b(?:no|not|never|nor|without|any|[a-z]+n['’]t|to|until|till?|if|when|once|after|expects?|expecting|await(?:s|ing)|waiting (?:for|on)|will|be|being|gets?|is|are|always|usually|normally|generally|often|last|previous|prior|next|haven['’]?t|hasn['’]?t) (?:(?:be|been|yet|the|an?|their|our|already) )?)";

const isIn = ignoringCase(
  [
    `${unless}\\b${money} (?:(?:of ${sum}|for [\\d,.]+|just|was|has|been|already|finally) )*(?:${received}|came(?: in| through| today| yesterday| on| ${day})|in(?= (?:today|yesterday|${day})|[.!]?$)|arrived|landed|hit${letter}|cleared|posted|went through|deposited|made(?= ${day}))(?! (?:late|by error|yet|back))`,
    `${unless}\\b(?:got|deposited|banked|cashed|${received}) (?:(?:the|their|his|her|our|an?|your|\\p{L}+['’]s) )?(?:partial |part |full )?${money}${letter}(?! (?:up|details|terms|reminders?|advice|schedule|form))`,
    `${unless}\\b${received} \\p{Sc}? ?\\d|${sum} ${received}${letter}`,
    `${unless}\\b(?<!\\d ?)pd${letter}(?=[.,;!]|$| (?:\\p{Sc}|\\d|in|half|part|some|by|via|w\\/|with|on|online|ach|check|today|already|last|this|yesterday))`,
    `${unless}\\bpaid (?:by(?! (?:the (?:end|\\d)|${day}))|via|w\\/|with|thr(?:u|ough)|using|online|electronically|over the phone|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*\\.? \\d|\\()`,
    // `Paid INV-20110 by e-transfer on Nov 20`
    `${unless}\\bpaid (?:off )?(?:(?:the |their )?(?:invoice|inv|bill)\\.? ?)?(?:no\\.? |#)?(?:\\p{L}{1,6}[-_ ]?)?\\d{3,10}(?:-\\d{1,6})?,? (?:by(?! the end)|via|with|online|in full|on (?!time|account)|${day}|yesterday)`,
    // `She paid S$760 on 25 Nov`, `Our bank shows it`, and the order that follows.
    `${unless}\\bpaid (?:it|this|that|us|everything|(?:the )?(?:lot|balance)|${sum}),? (?:all |in full |back )*(?:by(?! the end)|via|with|on (?!time|account)|${day}|yesterday|in full)`,
    `\\bbank (?:shows|has|got|${received}) (?:it|them|this|the ${money}|${sum})${letter}|(?:\\bit is|\\bis (?:now|already)|['’]s|\\barrived|\\bcame) in(?:to)? our (?:bank|account)${letter}|^(?:please |pls )?close (?:it|this|this one|the (?:file|case))[.!]?$`,
    `(?<!\\b(?:not|[a-z]+n['’]t|if|once|when) )\\balready (?:been )?(?:paid|pd|settled|cleared|taken care of|remitted|sent (?:it|payment|the))${letter}`,
  ].join('|'),
);
const isLess = ignoringCase(
  [
    `(?<!\\b(?:not|never|no|[a-z]+n['’]t) (?:an? )?)\\b(?:short[- ]?(?:paid|pays|paying|payments?|pmts?)|under[- ]?paid|part[- ]?(?:paid|pd)|partial(?:ly)? (?:${money}|paid|pd))${letter}`,
    `\\b(?:took|takes|taken|taking|knocked|shaved|deduct(?:ed|ing|s)|subtracted|withheld|withholding|held back|kept back|holding back) (?:an? |the |their |our |out |off )?(?:extra )?(?:\\p{Sc} ?\\d|\\d[\\d,.]{0,12} ?(?:%|percent|bucks|dollars|quid))`,
    `\\b(?:wants?|wanted|asks?|asked|asking) (?:for )?(?:(?:their|his|her|the|some|all|its|any) )?(?:money|cash|\\$|fees?|deposit|payment|refund|it) back${letter}`,
    `(?<!\\bif )\\bwe (?:still )?owe (?!nothing|no|none|nobody|it|this)\\p{L}+`,
    `\\bcredits? (?:(?:for|on|of|re) [^.;,]{1,40} )?(?:is |are )?(?:still |not yet |to be )(?:open|pending|due|issued|decided|sent|applied|agreed)${letter}`,
  ].join('|'),
);

/** Whether a note tells that the money, or a part of it, came in, or that less is due, as offices abbreviate it. */
export const tellsMoney: Pick<RegExp, 'test'> = {
  test: (said) => isIn.test(said) || isLess.test(said),
};

const paper =
  '(?:w-?9s?|p\\.?o\\.?s?|purchase orders?|cois?|certificates? of insurance|lien waivers?|(?:new )?(?:vendor|supplier) (?:set-?up|forms?|packets?|registration|onboarding|paperwork|number|id|account)|(?:bank(?:ing)?|tax|ach|eft) forms?|time ?sheets?|delivery notes?|proof of delivery|pods?|sign-?off sheets?)';
const open =
  "(?:(?:still|yet|is|are|was|were|has|have|been|got) )*(?:not (?:yet )?|never |n['’]?t (?:yet )?(?:been )?|un)(?:been )?(?:done|signed|sent|complete[d]?|fille?d(?: (?:in|out))?|set ?up|approved|submitted|received|returned|through|ready|in|issued|provided|there)";

/** `Lost the invoice, resend` */
export const lostInvoice = ignoringCase(
  `(?<!\\b(?:not|never|[a-z]+n['’]t) )\\b(?:lost|misplaced|mislaid|deleted|can(?:no|['’]?)t find) (?:the|our|that|this|their) (?:\\p{L}+ )?(?:invoices?|bills?|inv|copy|copies)${letter}|(?:^|[,;.–-] ?)(?:pls |please |plz )?(?:re-?send|send (?:it )?again)(?=[.,;!)]|$)`,
);

/** What the customer needs of us before they can pay: a W-9, a purchase order on the invoice, an entry as a vendor. */
export const waitsForPaper = ignoringCase(
  [
    `(?<!\\b(?:no|not|[a-z]+n['’]t|never) )\\b(?:needs?|wants?|requires?|await(?:s|ing)|waiting (?:on|for)|asks? for|asked (?:us )?for|asking for|requested|requests|missing|lacks?|we owe (?:them|him|her)) (?:(?:an?|the|our|us|new|updated|signed|current|\\p{L}+['’]s) ){0,3}${paper}${letter}(?! (?:on file|number \\d|\\d))`,
    `\\b${paper} (?:(?:for|from|with|by|of) (?:\\p{L}+ ){1,3})?(?:${open}|(?:(?:is|are|still) )*(?:missing|incomplete|pending|outstanding|expired|overdue|open|wrong|to be (?:decided|confirmed)|to follow|rejected))${letter}`,
    `\\bun(?:signed|approved|returned) ${paper}${letter}`,
    `\\b(?:no|without an?|missing an?|missing|wrong) (?:${paper}|po (?:number|no\\.?|#)|(?:job|project|cost) (?:number|code)) (?:is )?(?:on|in) (?:the |our |this |that |it)?(?:invoice|inv|bill)?|\\b(?:invoice|inv|bill) (?:is |was |has |sent |went out )?(?:missing|without|lacks?|lacking|with no|no) (?:an? |the |their )?(?:${paper}|job number)${letter}`,
    `\\b(?:not|[a-z]+n['’]t|never) (?:yet |been )*(?:set ?up|registered|approved|on ?boarded|entered|loaded) (?:yet )?(?:as|in|with|on|at) (?:an? |the |their )?(?:vendor|supplier|system|portal|approved|new vendor|new supplier|ap|accounts)`,
    `\\b(?:needs?|wants?|wanted|asked (?:us )?for|asking for|asks for|requests?|requested|waiting (?:on|for)|awaiting|we owe (?:them|him|her)|to send|send) (?:(?:an?|the|our|us) )?(?:new|revised|corrected|updated|amended|split|separate|re-?issued|itemi[sz]ed|detailed|proper|breakdown of the) (?:invoices?|bills?|inv)${letter}(?! (?:number|date|system|format|template))`,
  ].join('|'),
);

const persons =
  '(?:\\p{L}{2,20}(?: \\p{L}{2,20})?|(?:our |the |their )?(?:ap |a\\/p |main |billing |usual )?(?:contact|bookkeeper|controller|accountant|person|lady|guy|clerk|manager|owner|rep))';
const ours =
  '(?!(?:i|we|tess|call|email|mail|msg|text|contractor|crew|driver|tech|designer|writer|writers|developer)\\b)';
/** `Priya quit`, `their bookkeeper is on leave`, and no `Priya left a message` */
export const contactGone = ignoringCase(
  `(?:^|[,;.–(-] ?)${ours}${persons} (?:(?:has|is|was|just|now|recently|have) ){0,3}(?:quit(?=[.,;!)]|$| (?:in|on|last|\\d))|resigned|retired|left (?:the (?:company|firm|business|job|practice|school|office)|them(?=[.,;!)]|$)|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|left(?=[.!;,)]|$)|no longer (?:there|works|with|at|in|employed)|(?:laid off|let go|fired)(?=[.,;!)]|$| in| last)|(?:out |away |off )?on (?:\\p{L}+ )?leave${letter}|out (?:till?|until|thru|through|for)${letter}|on vacation|moved on(?=[.,;!)]|$))`,
);

const pays = `\\b(?:pays?|paying|settles|settling|sends? (?:payment|a check)|sending (?:payment|a check|it)) (?:it |us |up |in full |only )*(?:by|on|before|in|from|after)? ?`;
/** `Pays by 12/5 she said`, `they only pay on the 20th`, `acct on hold` */
export const paysLater = ignoringCase(
  `(?<!\\b(?:not|never|[a-z]+n['’]t|to|could|can|please) )${pays}(?:the )?(?:${day}|end of (?:the )?month|last|1st|first of)${letter}|\\b(?:acct?|account|a\\/c|client|customer)s? (?:is |are |now |still |put |been )*(?:on (?:credit )?(?:hold|stop)|frozen|suspended)${letter}`,
);

const standing =
  '(?=[,;:.)!?]|$| (?:re|over|about|by|on|since|w\\/|with|for|in part|amount|hours|the|as|because|bc|(?:invoice |inv |bill |no\\.? )?[\\p{L}/-]{0,6}\\d|\\p{Sc}))';
const over =
  /\b(?:resolved|settled|withdrawn|dropped|closed|sorted|fixed|over|agreed|released|no longer|(?:not|never|nothing|no) (?:\p{L}+ )?disput)/iu;
const count =
  '(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|a dozen|several|some|half the)';
/** What is delivered, and neither a time nor a paper. */
const goods =
  '(?!(?:days?|weeks?|months?|hours?|minutes?|invoices?|bills?|reminders?|calls?|e-?mails?|letters?|payments?|instal?lments?|signatures?|documents?|copies|people|staff)\\b)\\p{L}{3,20}(?: (?!of\\b)\\p{L}{2,20})?';
const disputed = ignoringCase(
  `(?:^|[,;:.(–-] ?|\\b(?:is|are|was|still|they|client|customer|party|buyer|debtor|being) )(?:in dispute|disputed|disputing|disputes)${standing}|\\bdisputes? (?:(?:is|was|remains|re|over|about|on|with) (?:\\p{L}+ ){0,3})?(?:still |not yet |un)(?:open|on|ongoing|pending|unresolved|resolved|active|settled|closed)|\\bdispute (?:is )?(?:open|ongoing|pending)${letter}|(?<!\\bour )\\b(?:solicitors?|lawyers?|attorneys?)(?:['’]s?)? (?:(?:has|have|letter) )*(?:says?|said|wrote|written|writes|claims?|threaten(?:s|ed)?|came|arrived)${letter}|\\b\\d+ ?(?:mm|cm|m|in(?:ch(?:es)?)?|ft) (?:too )?(?:short|narrow|wide|long|small|out)${letter}|(?:^|[,;:.(–-] ?|\\b(?:says?|said|with|were|are|was|only) )${count} ${goods} (?:(?:was|were|is|are|came|arrived|still) )*(?:short|missing|damaged|broken|faulty|defective|rejected|spoil(?:ed|t))${letter}`,
);

/** `Disputed, resolution to be decided`, `dispute still open` */
export const isInDispute = (sentence: string): boolean => {
  const said = sentence.slice(0, longest);
  return (
    disputed.test(said) &&
    !over.test(
      said.replace(
        /\b(?:not|un|[a-z]+n['’]t) ?(?:yet )?(?:resolved|settled|closed|sorted|agreed)/giu,
        '',
      ),
    )
  );
};
const longest = 600;
