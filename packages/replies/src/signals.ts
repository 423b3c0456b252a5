/** What speaks against a wish, by the words of a text in lower case with a sentence a line. */
interface Signal {
  says: string;
  /** 2 outweighs a keyword that is only mentioned, 4 one that is asked for, too. */
  points: 2 | 4;
  patterns: readonly RegExp[];
}

const someoneElse =
  '(?:another|a different|a competitor|a rival|your (?:competitor|rival)s?|someone|somebody|one of your|them|others?)';

/** The signals against, each with what it says and how much it weighs. */
const signals: readonly Signal[] = [
  {
    says: 'declines',
    points: 2,
    patterns: [
      /\b(?:no|nope|nah) (?:thanks|thank you|thx|ty)\b/,
      /\bthanks but no\b/,
      /\b(?:answer|it|that) is (?:still |a |a hard |a firm )?no\b/,
      /\b(?:it's|that's) (?:still |a |a hard |a firm )?no\b/,
      /^(?:no|nope|nah|pass|never|negative)(?: (?:sorry|way|chance|thx|ty|thanks|sir|mate|please))?$/m,
      /\b(?:i|we)(?:'ll| will| am going to| are going to|'m going to|'re going to|'m gonna)?(?: have to| need to)? (?:pass|decline)\b/,
      /\b(?:hard pass|take a pass|respectfully decline|no way|hell no|absolutely not|definitely not|certainly not|of course not)\b/,
      /\b(?:i'm|i am|we're|we are) (?:all )?(?:set|good|covered|sorted|done)\b(?! (?:on|for|with|to|up))/,
      /\b(?:not|isn't|isnt|wasn't) (?:really |quite |currently |exactly )*(?:a |the |an )?(?:right |good |great |strategic )*(?:fit|match|time|priority|moment)\b/,
      /\b(?:not|isn't|isnt|wasn't) (?:really )?for (?:us|me)\b/,
      /\b(?:didn't|did not|don't|do not) (?:really )?(?:like|enjoy|care for|love)\b/,
      /\bno (?:need|interest|budget|use|desire|intention|plans?)\b/,
      /\b(?:don't|dont|do not|doesn't|does not|didn't) (?:currently |really |actually )*(?:need|want|require|have (?:a |the |any )?(?:need|budget|interest|time|use))\b/,
      /\b(?:not|isn't|aren't) (?:currently |actively |really )*(?:looking|in the market|shopping|relevant|applicable|hiring|buying)\b/,
      /\balready (?:have|use|using|work|working|partnered|partner|signed|got|has|chose|chosen|went) (?:with )?(?:\w+ ){0,3}(?:vendor|provider|solution|partner|tool|system|agency|supplier|someone|software|service|team|platform|contract|product|crm|one|something|this|that|place|covered|house|competitor)\b/,
      /\b(?:happy|satisfied|fine|content|good) with (?:our|my|the|what|who)\b/,
      /\b(?:going|gone|go|went) with (?:someone|somebody|another|a different|a competitor|other|your competitor)\b/,
      /\b(?:chose|chosen|selected|picked) (?:someone|another|a different|a competitor|to go)\b/,
      /\bdecided (?:not|against|to go with|to pass)\b/,
      /\btoo (?:expensive|pricey|costly|steep|much money)\b/,
      /\b(?:price|prices|pricing|cost|costs|quote|rates|fees) (?:(?:is|are|was|were|seems|seem|looks|came in|feels) )?(?:(?:way|far|just|simply|a bit|a little|much|still|really) ){0,3}(?:too (?:high|much|steep|expensive|rich)|outrageous|ridiculous|insane)\b/,
      /\bout of (?:our |my )?(?:budget|price range|league)\b/,
      /\b(?:different|another|other) (?:direction|route)\b/,
      /\b(?:can't|cannot|cant|couldn't|could not) (?:really )?(?:afford|justify)\b/,
      /\b(?:go away|get lost|wrong person|not the right (?:person|contact)|wast(?:e|ing) (?:of )?(?:my |our |your )?time|find (?:someone|somebody) else|buzz off|f off|screw you|fuck off)\b/,
      /\b(?:spam|scam|scammer|spammer|phishing)\b/,
      /\bnot (?:at )?(?:this time|right now|now|today|at the moment|this year|this quarter)\b/,
      /\b(?:don't|dont|do not) (?:e ?mail|contact|write|message|text) (?:me|us)\b/,
      /\bwe (?:don't|do not) (?:do|accept|take|work with|outsource|respond)\b/,
      /\b(?:so|hence|therefore|and so) no$/m,
      /\b(?:stay|staying|stick|sticking|remain|remaining) (?:with|where|on|as we)\b/,
      /\b(?:(?:didn't|don't|doesn't|did not|do not|does not) work (?:for us )?(?:then|now)|for us then)\b/,
      /\b(?:all the best|good luck|best of luck|cheers anyway|thanks anyway)\b/,
      /\b(?:isn't|is not|not) for (?:us|me|them)\b/,
      /\b(?:no longer (?:with|at|work|works|working)|left (?:the|that|this) (?:company|firm|business)|no ?(?:one|body) (?:by|of|with) that name)\b/,
      /\bwrong (?:\w+ ){0,2}(?:person|guy|inbox|address|number|company|email|here|i'm|i am|you)\b|\byou(?:'ve| have)? (?:got |have )?the wrong\b/,
    ],
  },
  {
    says: 'finds it too dear',
    points: 2,
    patterns: [
      /\b(?:price|prices|pricing|cost|costs|quote|fees?)\b.{0,30}\b(?:beyond|above|out of (?:our|my) (?:reach|range)|steep|lost (?:us|me)|expensive|astronomical|absurd)\b/,
      /\b(?:price|prices|pricing|numbers|quote)\b.{0,50}\b(?:doesn't|didn't|won't|wouldn't|does not|did not) (?:make sense|work|add up|fit|suit)\b/,
      /\b(?:more than (?:our|my) (?:\w+ )?(?:rent|budget|salary|revenue|profit|mortgage)|hire a person|for that (?:price|money)|out of (?:our|my) (?:price )?range|(?:raised|doubled|increased) your (?:price|prices|pricing))\b/,
      /\b(?:at|with) (?:your|that|those|this|these) (?:price|prices|pricing|rates?)\b/,
    ],
  },
  {
    says: 'has or prefers something else',
    points: 2,
    patterns: [
      new RegExp(
        `\\b(?:sign|signed|went|going|go|gone|booked|partnered|working|call|demo|meeting|talks?) (?:\\w+ ){0,3}with ${someoneElse}\\b`,
      ),
      /\b(?:competitors?|rivals?|(?:another|other|different|new) (?:vendor|provider|company|supplier|tool|agency)|(?:someone|somebody) (?:else|local))\b/,
      /\b(?:built (?:our|my|it|one|something)|home ?grown|in house|handled by|taken care of|we (?:chose|picked|selected)|contract is signed|already (?:pay|paying|subscribed)|parent company)\b/,
    ],
  },
  {
    says: 'sells something',
    points: 4,
    patterns: [
      /\b(?:are|would|might|could) you (?:guys )?(?:also )?(?:be |perhaps )?(?:interested|looking to|in need)\b/,
      /\bif (?:you|you're|you are|your (?:team|company)) (?:are |is )?interested\b/,
      /\b(?:kindly|may|please) revert\b|\b(?:best|competitive|lowest|cheapest|unbeatable|wholesale|factory) (?:price|prices|pricing|rates?)\b/,
      /\b(?:manufacturer|exporter|supplier|distributor|reseller|wholesaler)s? (?:of|from|in|based)\b/,
      /\bour (?:price|prices|pricing|rates?) (?:starts?|begins?|is|are)\b/,
      /\b(?:demo|call|trial) of (?:ours|our (?:own )?(?:product|tool|platform|software|service))\b/,
      /\bwe (?:also |can )?(?:help|offer|sell|provide|supply|build|design|export|manufacture)\b(?:.|\n){0,120}\b(?:companies like yours|your (?:company|business|website|team|brand)|for you|call us|our (?:catalogu?e|team|website|services?)|as a client|free)\b/,
      /\b(?:our (?:latest|newest|attached|chatbot)|greetings (?:from|of the day)|partner(?:ing)? as|interested in (?:being|becoming|partnering))\b/,
      /\bdo you need (?:a |an |any |more )?(?:\w+ )?(?:virtual assistants?|leads|developers|designers|staff|funding|loans?|website)\b/,
    ],
  },
  {
    says: 'is in a trade of its own, or the wrong one to ask',
    points: 2,
    patterns: [
      /\b(?:we are|we're|i am|i'm) (?:an? )?(?:\w+ )?(?:recruiters?|recruitment|freelancers?|staffing|outsourcing|seo|web design|marketing agency)\b/,
      /\b(?:we run|i (?:sell|fix|build|design|offer))\b|\b(?:fax (?:line|number|machine)|nothing to do with|passed away|shared (?:\w+ )?mailbox)\b/,
    ],
  },
  {
    says: 'wants something else',
    points: 4,
    patterns: [
      /\b(?:careers? page|my (?:cv|resume|r[eé]sum[eé])|cv (?:is )?attached|internship|vacanc(?:y|ies)|job (?:opening|offer|posting)|apply(?:ing)? for|(?:role|position|job) (?:still )?(?:open|available|that you posted|you (?:posted|advertised)))\b/,
      /\b(?:thesis|dissertation|journalist|reporter for|sponsor(?:ing|ship)?|donation|fundrais\w+)\b/,
      /\b(?:interested in (?:working|joining|a job|buying your company|investing)|do you hire|blog post|screenshot|has a typo|for sale|just so you know)\b/,
      /\b(?:reset my password|can't log in|cannot log in|error (?:code )?\d+|(?:hasn't|haven't|not|isn't|aren't) (?:sync\w+|load\w+)|your invoice|wrong (?:price|prices|pricing|amount)|customers? (?:already|here))\b/,
    ],
  },
  {
    says: 'complains',
    points: 4,
    patterns: [
      /\b(?:hung up|crashed|full of bugs|deposit back|money back|refund|harass\w*|regulator|ombudsman|(?:from|to) (?:my|our) (?:lawyer|attorney|solicitor)s?|report (?:you|this)|complaint)\b/,
      /\b(?:we are|we're|i am|i'm) done(?: with (?:you|this))?$|\bdone with (?:you|your)\b/m,
      /\b(?:won't|will not|doesn't|does not) stop\b|\b(?:a|your|the) manager to\b|\b(?:got|had|received|get) (?:\d+|two|three|four|five|six|several|many|so many) calls\b/,
    ],
  },
  {
    says: 'is annoyed',
    points: 2,
    patterns: [
      /\b(?:rude|impolite|pushy|annoying|apology|apologi[sz]e|every (?:single )?day|blocked your|(?:do not|don't) appreciate|nobody could answer|(?:is|are) a joke)\b/,
    ],
  },
  {
    says: 'mocks',
    points: 4,
    patterns: [
      /\b(?:hell freezes|pigs (?:can )?fly|never o'clock|said (?:no one|nobody)|paint dry|root canal|just what (?:i|we) (?:need|needed|wanted|was|were)|let me guess|lucky (?:me|us)|how original|complete without|octember|be still my|what a (?:treat|joy|thrill)|contain myself|bridge in brooklyn|my mortgage|oh boy|tax audit|about as much as|the year [3-9]\d{3})\b/,
      /\b(?:oh|wow) (?:wonderful|great|joy|good|goody|look|yay|so|another)\b|\brather (?:watch|eat|chew|stick|walk|listen|pull|swallow|lick|drink|clean|have a tooth)\b/,
      /\b(?:(?:3[2-9]|[4-9]\d)(?:st|nd|rd|th) of|(?:30|31)(?:st|th)? (?:of )?february|february (?:30|31)|20[5-9]\d)\b/,
      /\bi'll never (?:see|use|need|buy)\b/,
    ],
  },
];

/** How much speaks against a wish, from 0 to 4, by the heaviest signal. */
export const weighAgainst = (text: string): number =>
  Math.max(
    0,
    ...signals
      .filter(({ patterns }) => patterns.some((pattern) => pattern.test(text)))
      .map(({ points }) => points),
  );

/** What a keyword is mentioned in without being wished for. */
const complaints = [
  /\bwhy (?:are|do|did|would|have|were|should|is|does) (?:you|u|i|we|someone|anyone|your)\b/,
  /\bwho (?:told|gave|said|asked|authori[sz]ed)\b/,
  /\b(?:how|where) (?:did|do|have) (?:you|u) (?:get|got|find|found|obtain|obtained|come by)\b/,
  /\bwhat makes you think\b/,
  /\bhow dare\b/,
  /\b(?:when|did) (?:did )?(?:i|we) (?:ever )?(?:ask|asked|request|requested|say|said|agree|agreed|express|expressed|consent)\b/,
  /\bhow many times\b/,
  /\bwhat part of\b/,
];
const brushOff =
  /(?<!\b(?:ask|asking|asked|wondering|know|see|whether) )\b(?:if|when|should|once|in case) (?:and when )?(?:i|we)(?:'m|'re)?(?: (?:am|are|was|were|become|get|be|ever|still|do))* (?:interested|keen)\b/;
const offhand = /\bif interested (?:i'll|we'll|i will|we will)\b/;
const promise =
  /\b(?:i'll|we'll|i will|we will) (?:call|contact|reach out|let you know|be in touch|get in touch)\b.{0,60}\b(?:if|when|should|once)\b.{0,30}\b(?:need|interested|want|changes?|ready|anything|required?)\b/;
const unreal =
  /\b(?:wish (?:i|we) (?:was|were)|(?:i'd|i would) be lying|can't pretend|cannot pretend)\b/;
const ours = /\bdon't call (?:us|me)[ ,]*(?:we'll|i'll) call you\b/;

/** Whether a sentence only mentions its keywords: a complaint, or a friendly brush-off. */
export const isMereMention = (text: string, isQuestion: boolean): boolean =>
  complaints.some((complaint) => complaint.test(text)) ||
  (!isQuestion && (brushOff.test(text) || offhand.test(text) || promise.test(text))) ||
  ours.test(text) ||
  /\beven (?:with|if|at)\b/.test(text) ||
  unreal.test(text);

/** A question that its author answers: "Interested? No." */
export const isSelfQuestion = (text: string, words: number): boolean =>
  words <= 4 ||
  /^(?:so )?(?:am i|are we|do we|do i|would we|would i|should we|should i|is there)\b/.test(text);

export const isNoAsAnswer = (text: string): boolean =>
  /^(?:no|nope|nah|never|not|negative|hardly|hell no|(?:absolutely|definitely|certainly|of course|probably|really) not)\b/.test(
    text,
  ) &&
  !/^(?:no (?:rush|problem|problems|worries|hurry|pressure|doubt|question|pricing|price)|not (?:urgent|sure|only|that urgent|a problem))\b/.test(
    text,
  );
