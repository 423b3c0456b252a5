import { parties } from './trade-names.ts';

/** What a name is compared with. */
interface Known {
  has: (name: string) => boolean;
}

/**
 * The usual name of one that differs from it by an article, by whose it is, by a plural, or by being a question, as
 * `our PO`, `the findings`, `what we did for them`, `site / room`; null where it means none.
 */
export function findGeneralName(
  words: readonly string[],
  plain: string,
  usual: Known,
): string | null {
  for (const [shape, name] of askedNames) if (shape.test(plain)) return name;
  const party = nameOf.map((shape) => shape.exec(plain)?.[1] ?? '').find((one) => isParty.has(one));
  if (party !== undefined) return party;
  const [, of] = /^dateof(?:the)?([a-z]{3,20})$/.exec(plain) ?? [];
  if (of !== undefined && usual.has(`${of}date`)) return `${of}date`;
  const [first = '', ...rest] = words;
  // `Tom's ok`
  if (rest[0] === 's' && leave.has(rest.slice(1).join(''))) return 'consent';
  const bare = rest.join('');
  const isStripped = articles.has(first) || (determiners.get(first)?.has(bare) ?? false);
  if (isStripped) return findUsual(bare, usual);
  return findNumber(plain, usual);
}

const findUsual = (name: string, usual: Known): string | null =>
  usual.has(name) ? name : findNumber(name, usual);

/** `finding` of `findings`, and of few names the other way: a list of names, or of dates, is none. */
function findNumber(name: string, usual: Known): string | null {
  if (usual.has(`${name}s`)) return `${name}s`;
  const one = name.replace(/s$/, '');
  return one !== name && counted.has(one) && usual.has(one) ? one : null;
}

/** `name of landlord`, `patient's name` */
const nameOf = [/^(?:full)?nameof(?:the|our)?([a-z]{3,20})$/, /^([a-z]{3,20}?)s?(?:full)?names?$/];
const isParty: ReadonlySet<string> = new Set(parties);

const toSet = (names: string): ReadonlySet<string> => new Set(names.split(' '));

const counted = toSet(
  'offer event cause reason theme channel audience outcome issue remedy term budget quote benefit improvement need usage risk order',
);

const leave = toSet('ok okay yes consent permission goahead');

const articles = toSet('the a an');

const ours = toSet(
  'customer client order orderno po ponumber pono purchaseorder reference ref offer newprice newfee terms remedy evidence action nextstep work workdone deliverables scope tasks milestones',
);
const theirs = toSet(
  'name company firm organisation organization contact contactname phone mobile telephone site address location role job budget need needs order po pono ponumber purchaseorder usage risks concerns problem issue challenge equipment quote review testimonial',
);
/** Of most things it matters whose they are: a customer's offer is none of ours. */
const determiners: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['our', ours],
  ['their', theirs],
  ['her', theirs],
  ['his', theirs],
]);

/** Names that are questions, or their answers, by what is asked. */
const askedNames: readonly (readonly [RegExp, string])[] = [
  [/^whom?to(?:ring|call|phone|speakto|talkto|askfor|ask|contact|see|writeto)$/, 'contactperson'],
  [/^(?:what)?(?:they|she|he)(?:d|would|ll)?(?:wants?|needs?)$/, 'need'],
  [
    /^what(?:do|does|did|is|are)?(?:the|this|our)?(?:they|she|he|it|clients?|customers?)(?:s|is|are|re|d|would|have|has)?(?:wants?|wanted|needs?|needed|requires?|required|like|lookingfor|after|ask(?:s|ed)?(?:us)?for|ordered)(?:doing|done|fromus)?$/,
    'need',
  ],
  [/^whyweneed(?:one|them|her|him|it|this)?$/, 'reason'],
  [/^what(?:you|they|he|she)(?:ll|will|d|would)?(?:do|bedoing)$|^youwill(?:do)?$/, 'whatyouwilldo'],
  // As programs call it: by what it is, and by what the field holds of it.
  [
    /^scope(?:of(?:the)?(?:works?|services?|project))?(?:summary|text|items?|description|details?)?$|^(?:works?|project|job|service)scope$|^project(?:summary|overview|description)$|^(?:works?descriptions?|descriptionof(?:the)?works?)$/,
    'scope',
  ],
  [/^works?items$/, 'items'],
  [/^(?:role|position|vacancy)(?:title|name)$/, 'role'],
  [/^milestone(?:name|title)$/, 'milestone'],
  [/^(?:practice|charity|agency|hotel|restaurant|school)name$/, 'companyname'],
  [/^(?:vat|gst|hst|tax)(?:at)?\d{1,2}(?:pc|percent)?$/, 'vatamount'],
  [/^(?:client|customer|your)(?:s|side)?responsibilit(?:y|ies)$/, 'clientneeds'],
  [/^(?:e?mail|reply)(?:body|text|content)$/, 'theirreply'],
  [/^(?:(?:primary|key|principal)|(?:customer|client)s)contact(?:name|person)?$/, 'contact'],
  [
    /^(?:asked|surveyed|polled)in$|^(?:report(?:ing|ed)?|survey)(?:month|week|quarter|period|dates)$/,
    'period',
  ],
  [/^referring(?:person|client|customer|contact|company|firm)(?:name)?$/, 'referrer'],
  [/^(?:new|referred)prospect(?:name)?$|^referred(?:person|contact)(?:name)?$/, 'referral'],
  [
    /^(?:consent|permission)tomention(?:us|them|him|her|referrer|customer|client|firm|company)?$/,
    'consent',
  ],
  [/^(?:our)?work(?:wedid|done)?for(?:the)?(?:referrer|customer|client|them)$/, 'whatwedid'],
  [/^intro(?:duction)?(?:by|from)$/, 'referrer'],
  [/^introduc(?:e[ds]?|ing|tionof)us(?:to)?$/, 'introduceto'],
  [/^(?:state|situation|picture)before$|^before(?:state|picture|us)$/, 'before'],
  [/^(?:state|situation|picture)after$|^after(?:state|picture|wards)?$/, 'after'],
  [/^how(?:bad|serious|urgent|severe)(?:isit)?$/, 'severity'],
  [/^(?:bywhen|wasdue)$/, 'duedate'],
  [/^(?:what)?(?:itbrought|cameofit|cameout)$|^(?:results?|outcomes?)(?:sofar|todate)$/, 'outcome'],
  [
    /^(?:what)?we(?:ve|have)?(?:did|done|putin)(?:for[a-z]{2,20})?$|^(?:what)?wedofor(?:them|him|her|thecustomer|theclient)$|^whatwasdone$/,
    'whatwedid',
  ],
  [
    /^what(?:was|is|hasbeen|we|weve)(?:all)?(?:fitted|installed|supplied|delivered|built|replaced|laid|handedover|gave(?:them|him|her)?|put(?:in|up))$/,
    'deliverables',
  ],
  [
    /^(?:whats|whatis)done$|^(?:done|completed|finished)(?:sofar|todate|since(?:the)?last(?:report|update|visit)?|this(?:week|month|period))$/,
    'progress',
  ],
  [/^(?:what)?we(?:will|ll)?(?:supply|propose|provide|sold)$/, 'scope'],
  [/^(?:what)?we(?:will|ll|d|would)do$/, 'whatwewilldo'],
  [
    /^(?:what)?(?:we(?:ll|will|still)?)?(?:needs?|needed|requires?|required|wants?|wanted|asks?|asked)(?:of|from)(?:the|our|y)?(?:you|them|him|her|clients?|customers?)$/,
    'clientneeds',
  ],
  [
    /^(?:client|customer)s?(?:actions?|tasks?|todos?|inputs?|homework|part)(?:needed|required)?$|^(?:actions?|tasks?|todos?)(?:for|of|by|from)(?:the|our)?(?:you|clients?|customers?)$/,
    'clientneeds',
  ],
  [
    /^(?:sold|agreed|contracted|contract|ordered|quoted|approved|original|signed)(?:scope|works?)$/,
    'scope',
  ],
  [
    /^(?:what)?slipped$|^(?:the)?(?:hold|held)ups?$|^what(?:is|s)hold(?:ing)?(?:it|us|things)up$/,
    'issue',
  ],
  [
    /^(?:items?|news|stories|pieces)(?:for|in)(?:the|this|our|next)?(?:issue|newsletter|mailing|edition)$/,
    'highlights',
  ],
  [
    /^new(?:lad|lass|girl|boy|guy|bloke|hire|joiner|recruit|employee|teammember)s?(?:name)?$/,
    'newstarter',
  ],
  [/^what(?:s|is|comes)?next$/, 'next'],
  [/^whofrom(?:them|theirside|thecustomer|theclient)$/, 'contact'],
  [/^whofrom(?:us|ourside)$/, 'responsible'],
  [/^because$/, 'reason'],
  [
    /^(?:howdid)?theyhear(?:d)?(?:about|of)us$|^howdid(?:they|she|he)hear(?:(?:about|of)us)?$|^how(?:they|he|she|you)?heard(?:aboutus|ofus)?$|^came(?:in)?(?:via|through)$/,
    'source',
  ],
  [/^(?:they|she|he|lead)?(?:heard(?:of|about)|found)us(?:from|via|through|by|on|at)?$/, 'source'],
  [
    /^how(?:do|did|does)?(?:they|she|he|customer|client)s?(?:feels?|felt|seem(?:s|ed)?|sound(?:s|ed)?)(?:now|aboutit|aboutus)?$/,
    'sentiment',
  ],
  [
    /^how(?:it|things|theday|thejob|thework|thetrip)(?:all)?(?:went|turnedout|ended(?:up)?)$/,
    'outcome',
  ],
  [
    /^(?:spend)?ok(?:d|ed|ay|ayed)?to(?:spend)$|^spend(?:ing)?(?:ok(?:d|ed|ayed)?|allowed|agreed|authori[sz]ed)$/,
    'approvedamount',
  ],
  [/^ok(?:ay)?toname(?:them|her|him|it)$/, 'oktoname'],
  [
    /^whosigns$|^(?:customer|client)?(?:signature|signer)s?name$|^(?:who)?sign(?:s|ing)?(?:off)?for(?:them|(?:the)?(?:customer|client))$/,
    'signatory',
  ],
  [/^(?:what)?we(?:d|can|could|would|will|ll)?offer$|^(?:can|could|might)offer$/, 'offer'],
  [/^wor(?:ry|ries)$|^watch(?:out)?(?:for)?$/, 'risks'],
  [/^proof$/, 'evidence'],
  [/^goesto$|^who(?:gets|reads|receives)(?:it|this)?$|^whoitgoesto$/, 'audience'],
  [/^(?:newsletter|issue|mailing)(?:isfor|for|to|goesto)$/, 'audience'],
  [
    /^(?:(?:this|next)(?:month|week|issue|quarter|season)s?|newsletter|issue|mailing)(?:topic|theme|subject|headline)$/,
    'theme',
  ],
  [
    /^(?:residents?|landlords?|members?|customers?|clients?|guests?|donors?|parents?|tenants?|supporters?|neighbou?rs?|open|tasting|information)(?:evening|night|day|lunch|party|house|event)$/,
    'event',
  ],
  [/^open(?:evening|night|day|house)(?:date|ison|on)$/, 'eventdate'],
  [/^howcome$/, 'cause'],
  [/^(?:who)?looksafter(?:him|her|them)$/, 'buddy'],
  [/^how(?:s|is|are)?(?:he|she|it|they)?(?:s|is|re|are)?(?:doing|gettingon)$/, 'progress'],
  [/^how(?:s|is|are)?(?:it|things|they)(?:s|is|are)?going$/, 'sentiment'],
  [
    /^(?:creditcard|card|amex|visa|stripe|paypal|square|till|cash|payroll|stock|inventory|supplier|vendor)rec(?:on)?s?$/,
    'bankrec',
  ],
  [/^whorecommend(?:s|ed)(?:us)?$/, 'referrer'],
  [/^(?:their|what)results?$|^whatitbroughtthem$/, 'outcome'],
  [/^signedforby$/, 'signedby'],
  [/^feedback(?:sofar|todate|since)$/, 'feedback'],
  [/^tobesignedby$/, 'signatory'],
  [/^what(?:they|he|she)(?:have|has|ve|s)?bought$/, 'sold'],
  [/^ownerof(?:the)?(?:pet|dog|cat|horse|animal)s?$/, 'petowner'],
  [/^(?:due|owed)(?:on|date)$|^date(?:it)?(?:is|was)?due$/, 'duedate'],
  [/^our(?:customer|client)(?:name)?$/, 'customer'],
  [
    /^whom?(?:she|he|they)(?:knows?|recommends?|suggest(?:s|ed)?|mention(?:s|ed)|named)$|^recommend(?:s|ed|ing)(?:us)?to$/,
    'referral',
  ],
  [/^(?:jobs?|works?)done$/, 'workdone'],
  [/^(?:spent|actual)(?:sofar|uptonow|already)$/, 'spent'],
  [/^(?:send|e?mail)?(?:y?our)?(?:cvs?|resumes?|applications?)to$/, 'applyto'],
  [/^(?:what)?we(?:ve)?said(?:to(?:them|him|her))?$/, 'promises'],
  [/^(?:dateof(?:the)?report|reportdated)$/, 'reportdate'],
  [/^our(?:own)?(?:person|man|woman|guy|rep)(?:onit)?$/, 'ourcontact'],
  [/^(?:their|client|customer)s?(?:person|man|woman|guy)$/, 'contact'],
  [
    /^(?:called|phoned|rang|rung|reported|raised|logged|flagged|spotted|noticed|seen|inspected)(?:in)?by$/,
    'reportedby',
  ],
  // `What crew saw`, `inspection found`
  [
    /^what(?:the|our)?[a-z]{1,12}(?:saw|sees|found|finds|noticed|spotted)$|^(?:inspection|survey|visit|audit|crew|engineer|surveyor|inspector|technician)s?(?:found|saw|showed|noticed)$/,
    'obs',
  ],
  [
    /^what(?:s|is|was|has|had)?(?:the)?(?:wentwrong|gonewrong|goeswrong|wrong|broke|failed|late|delayed|behind|heldup)$/,
    'issue',
  ],
  // Of a complaint it is told by somebody else: a note may be of it.
  [
    /^(?:descriptionof|detailsof|natureof)(?:the)?(?:issue|incident|fault|problem|defect|failure|damage)$|^(?:issue|incident|fault|problem|defect|failure|damage)(?:description|details?|text|reported)$/,
    'issue',
  ],
  [/^what(?:s|is|has|had)?(?:caused|causing|causes)(?:it|this|that|them)?$/, 'cause'],
  [/^what(?:hasnt|hadnt|didnt|didnot|doesnt|doesnot|isnt)(?:work|worked|working)?$/, 'issues'],
  [/^what(?:has|is)?(?:worked|works|working)(?:well|best)?$/, 'highlights'],
  [
    /^what(?:i|we)(?:ve|have|had)?(?:told|said)(?:to)?(?:them|him|her|customer|client)$/,
    'promises',
  ],
  [/^what(?:he|she|they)(?:said|told(?:us)?|wrote)(?:aboutus|ofus|tous)?$/, 'whattheysaid'],
  [/^(?:voicemail|(?:voice|audio)message|sms|msg|text(?:msg|message))$/, 'message'],
  // Whoever of us saw it may have spoken it.
  [/^(?:voice|audio)(?:notes?|memo)$/, 'note'],
  [/^(?:they)?replied$/, 'theirreply'],
  [/^(?:upnext|comingnext|thennext)$/, 'next'],
  [/^(?:stage|phase|step|part)(?:done|finished|completed?|reached)$/, 'stage'],
  [
    /^who(?:s|is)?(?:onit|doingit|doesit|responsible|incharge|handlingit|carriesit|seestoit|takescareofit|looksafterit|goes|going)$/,
    'responsible',
  ],
  [/^(?:handled|carried|owned|lookedafter|dealtwith|ledby|managed)by$/, 'responsible'],
  [
    /^(?:forthemeeting|to(?:be)?decided?|decidetoday|todecidetoday|(?:for|needsa?)decision|decisions?(?:needed|(?:for)?today))$/,
    'decision',
  ],
  [
    /^(?:the)?(?:plan|agreement|contract|lease|policy|membership|subscription|cover|licen[cs]e|warranty|term)(?:end|ends|endson|enddate|expires|expireson|expiry|expirydate|runsout|runsuntil|renews|renewson|renewal|renewaldate)$/,
    'renewaldate',
  ],
  [/^(?:install|installation|work|works|fitting|build|delivery|service)window$/, 'timeframe'],
  [
    /^(?:our|this)?(?:quote|price|offer|proposal|estimate)?(?:is)?(?:good|valid|holds|held|stands)(?:thru|through|until|till|to)$|^(?:quote|proposal|estimate)(?:expires|ends)$/,
    'validuntil',
  ],
  [
    /^(?:answers?|repl(?:y|ies)|response|explain|explanations?)(?:wanted|needed|expected|required|due)?by$/,
    'answerby',
  ],
  [
    /^(?:budget|spend)(?:okd|oked|okayed)$|^(?:landlords?|owners?|clients?|customers?)?(?:spend|spending|cost|approval|repairs?)(?:limit|cap|ceiling)$|^nottoexceed$|^(?:ok(?:ay)?to)?spend(?:ok(?:ay)?)?upto$|^approvedspend$/,
    'approvedamount',
  ],
  [
    /^maywe$|^(?:may|can|could)we(?:use|publish|quote|name|print|mention)(?:[a-z]{0,12}name|quote|it|this|that|them|her|him|words)?$|^(?:he|she|they|customer|client)(?:said|says)wemay$/,
    'consent',
  ],
];
