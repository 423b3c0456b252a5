import { questionsOfWork } from './form-questions-of-work.ts';
import { salesQuestions } from './sales-questions.ts';

/**
 * What a form's question asks for, by its words in lower case; the first row that fits counts. A name that is empty
 * leaves the question as it is: it asks for nothing that a text has a place for, though its words are those of another.
 */
export const questions: readonly (readonly [RegExp, string])[] = [
  // Leave to publish, and to ask
  [/\bcontact (?:you|them)\b.{0,40}\b(?:testimonial|review|reference|case study|story)\b/, ''],
  [
    /^(?:may|can|could|do|would|are|is|did)\b.{0,60}\b(?:publish|quote|name|mention|feature|use|us(?:ing)|shar(?:e|ing)|tell(?:ing)?|print)\b.{0,60}\b(?:your?|yours|their|they|it|this|that|story|testimonial|quote|words|answers|publicly|website|marketing)\b/,
    'consent',
  ],
  [
    /\b(?:customer|client|they|you)\b.{0,20}\b(?:agree[ds]?|ok(?:ay)?|happy|consent(?:ed)?)\b.{0,30}\b(?:named?|publish(?:ed)?|quoted?|us(?:e|ed|ing)|shar(?:e|ed|ing)|tell(?:ing)?|mention(?:ed)?)\b/,
    'consent',
  ],
  [
    /^i (?:agree|consent|give|allow|am (?:happy|ok))\b.{0,80}\b(?:publish|us(?:e|ed|ing)|nam(?:e|ed)|quot(?:e|ed)|shar(?:e|ed)|story)\b/,
    'consent',
  ],
  [/\b(?:consent|permission) to (?:publish|use|quote|name|share)\b/, 'consent'],
  // An introduction
  [/\bwho(?:m)?\b.{0,30}\b(?:introduce|refer|recommend|pass on)\b/, 'referral'],
  [/\bwhy\b.{0,30}\b(?:help|good fit|suit) (?:them|her|him)\b/, 'reason'],
  [/\bhow\b.{0,20}\b(?:reach|contact|get hold of) (?:them|her|him)\b/, 'referred contact details'],
  // How content somebody is
  [/\bhow likely\b.{0,40}\brecommend\b/, 'nps score'],
  [/\bhow (?:satisfied|happy|content)\b/, 'satisfaction'],
  // An enquiry
  [
    /\bhow did you (?:hear|find|come across|learn)\b|\bwhere did you (?:first )?(?:hear|learn|read|find out) (?:of|about) us\b/,
    'lead source',
  ],
  [/\bwhat (?:would you like|do you (?:want|need)) us to do\b|\bwhat can we do for you\b/, 'need'],
  // An opening, and somebody who begins
  [/\bwhy\b.{0,30}\b(?:person|position|role|job|vacancy|hir(?:e|ing))\b/, 'reason'],
  [
    /\b(?:what|which) (?:job|position|role|vacancy|job title)\b(?! (?:is|was) (?:this|it)\b)|^(?:position|role|job|vacancy) (?:to|that|you)\b/,
    'role',
  ],
  [/\b(?:main|key|typical|daily) (?:tasks|duties|responsibilities)\b/, 'tasks'],
  [
    /\bwhat (?:will|would|should|does) (?:the (?:new )?(?:person|hire|colleague|role)|they|she|he|you)\b.{0,20}\bdo(?:ing)?\b(?!.{0,20}\babout\b)/,
    'tasks',
  ],
  [/\b(?:salary|pay (?:range|rate|band)|rate of pay|hourly (?:rate|pay|wage))\b/, 'salary'],
  [
    /\bmust[ -]haves?\b|\b(?:skills?|qualifications?|experience)\b.{0,40}\b(?:need|require|have|bring|must|look)/,
    'requirements',
  ],
  [/\bwhat do we offer\b|\b(?:benefits|perks)\b/, 'benefits'],
  [/\b(?:candidates?|applicants?|applications?|cvs?|resumes?)\b/, 'apply to'],
  [/\bname of (?:the |our |your )?new\b|\bwho(?:'s| is)? (?:starting|joining|beginning)\b/, 'name'],
  [/\bwhere\b.{0,30}\breport\b/, 'location'],
  [/\bwho\b.{0,30}\b(?:manager?|manage|supervise|report to)\b/, 'manager'],
  [/\bbuddy\b|\bmentor\b|\bshow\b.{0,20}\baround\b/, 'buddy'],
  // How a thing is, and not which it is
  [
    /^(?:is|are|was|were|has|does)\b.{0,60}\b(?:in (?:use|service)|used|running|working|safe|isolated|stopped|damaged|switched off)\b/,
    '',
  ],
  [
    /\bequipment\b|\bwhat (?:tools|kit|gear|devices)\b|\bwhich (?:machine|unit|asset|appliance)\b/,
    'equipment',
  ],
  // An issue of a newsletter
  [/\bnewsletter\b.{0,20}\babout\b|\btheme\b|\b(?:main )?topic\b/, 'theme'],
  [
    /\breaders? (?:should|need to|must|ought to) (?:know|read)\b|\bwhat(?:'s| is) new\b|\b(?:things|news|stories)\b.{0,20}\b(?:tell|share|include|readers?)\b/,
    'highlights',
  ],
  [/\bis there an event\b|\bwhat event\b|\bany events?\b/, 'event'],
  [/\bis there an offer\b|\bwhat offer\b|\bany offers?\b|\bspecial offer\b/, 'offer'],
  [
    /\bwho (?:is it|is this|should it go|should get|should read|will read|does it go)\b/,
    'audience',
  ],
  [
    /\b(?:which|what) (?:button|link)\b|\bcall to action\b|\bwhat should (?:readers|they|people) do\b/,
    'call to action',
  ],
  // A delivery that went wrong
  [/\bwhich (?:supplier|vendor)\b/, 'supplier'],
  [/\b(?:order|delivery note|purchase order|po)\b.{0,20}\b(?:number|no|reference)\b/, 'order'],
  [
    /\bwhat do you (?:want|need|expect)\b.{0,20}\b(?:them|supplier|vendor) to do\b|\bhow should\b.{0,30}\bput right\b/,
    'remedy',
  ],
  [/\b(?:photos?|pictures?|evidence|proof)\b/, 'evidence'],
  [/\bwhen did (?:it|they|the (?:goods|delivery|order)) (?:arrive|come)\b/, 'delivered on'],
  // Who
  [/\bwho\b.{0,20}\b(?:reporting|reported|reports|spotted|noticed|raised)\b/, 'reporter'],
  [
    /\bwho\b.{0,30}\b(?:walk ?through|inspect(?:ed|ion)?|check(?:ed)?|tested?|survey(?:ed)?)\b/,
    'inspected by',
  ],
  [/\bwho\b.{0,20}\b(?:signs?|signed|accept(?:s|ed))\b/, 'signatory'],
  [
    /\bwho\b.{0,20}\b(?:call|ring|phone|ask for|contact|speak (?:to|with)|talk (?:to|with))\b|\bwho\b.{0,30}\b(?:day[- ]to[- ]day|main|site|their)\b.{0,20}\b(?:person|contact)\b|\bwho opens\b/,
    'contact',
  ],
  [
    /\bwho\b.{0,40}\b(?:our (?:side|end|team)|responsible|in charge|fix(?:es)?|looks? after|handles?|runs? it|does it|do it|will do)\b/,
    'owner',
  ],
  [
    /\bwho (?:is|was|are) (?:the|our|your) (?:new )?(?:customer|client)\b|\bwhich (?:customer|client)\b|\bname of (?:the )?(?:customer|client)\b/,
    'customer',
  ],
  [
    /\b(?:which|what)\b.{0,12}\b(?:company|organi[sz]ation|business|firm|school|practice)\b.{0,30}\b(?:with|from|for|called|name)\b|\bname of (?:the |your )?(?:company|organi[sz]ation|business|firm)\b|^(?:your )?(?:company|organi[sz]ation|business|firm)(?: name)?\b/,
    'company',
  ],
  [/\bwhich (?:crew|team|department|office|branch)\b/, 'team'],
  [
    /\baddress of\b|\b(?:site|property|job|street) address\b|\bwhat(?:'s| is) the address\b/,
    'site',
  ],
  [/\bwhen can (?:we|somebody|someone|the \w{3,12}) (?:get in|come|visit)\b/, 'access'],
  [
    /\bwhich job\b.{0,12}\bfor\b|\bwhich (?:project|site|property|building|location|address)\b/,
    'site',
  ],
  [/\bwhere\b.{0,20}\b(?:based|work from|working)\b/, 'location'],
  [/\bwhere (?:is|was|did|are)\b/, 'site'],
  // How to reach whoever fills it in: `where can we reach you?` is told by its answer
  [/\be-?mail\b/, 'email'],
  [/\b(?:phone|telephone|mobile|cell)\b/, 'phone'],
  // What was, what was done, and what came of it
  [
    /\b(?:situation|life|work|things|it|problem|challenge)\b.{0,12}\bbefore\b|\bbefore (?:we|you)\b|\bwhat (?:problem|challenge)s?\b.{0,40}\b(?:solve|facing|face|have)\b/,
    'before',
  ],
  [
    /\bwhat (?:has |have |had )?(?:changed|improved)\b|\bwhat(?:'s| is| are| was)?\b.{0,12}\b(?:better|different|the (?:result|outcome)s?)\b|\bwhat (?:results?|difference|benefits?|improvements?)\b/,
    'outcome',
  ],
  [/\bwho said\b/, 'quoted by'],
  [/\bquote from\b|\b(?:customer|client)(?:'s)? quote\b/, 'testimonial'],
  [
    /\bin (?:one|a) (?:sentence|line)\b|\b(?:your|their) own words\b|\bquote\b.{0,20}\buse\b|\bhow would you (?:put|describe|sum)\b|\bwhat did you like\b/,
    'testimonial',
  ],
  [
    /\bwhat exactly did\b|\bwhat (?:did|have|has) (?:they|she|he|the (?:customer|client)) (?:sign up for|agreed to|chosen?)\b/,
    'scope',
  ],
  [
    /\bwhat did (?:we|you) (?:sell|agree)\b|\bwhat (?:was|did they|have they) (?:sold|buy|bought|order(?:ed)?)\b|\bwhat(?:'s| is) included\b/,
    'scope',
  ],
  [/\b(?:did|have|has) (?:we|you|anyone|anybody)\b.{0,12}\bpromised?\b/, 'promises'],
  [/\bwhat did we promise\b|\bwhat (?:was|did you) promised?\b/, 'promises'],
  [/\bhow did (?:we|you) (?:solve|fix|help)\b/, 'what we did'],
  [
    /\bwhat (?:was|has been|did (?:we|you)|have (?:we|you)) (?:do|done|complete[d]?|finish(?:ed)?|achieve[d]?)\b.{0,12}\b(?:this|last|since|so far|today)\b/,
    'progress',
  ],
  [
    /\bwhat (?:did|have) (?:we|you) (?:do|done|fix|install|build|change)\b|\bwhat did you (?:hire|engage) us\b|\bwhich of our (?:services|products)\b/,
    'what we did',
  ],
  [/\b(?:which|what) milestone\b/, 'milestone'],
  [/\b(?:big|main|key) (?:steps|dates)\b|\bmilestones?\b/, 'milestones'],
  [/\b(?:nervous|worried|concerned|afraid|concerns?|watch out|sensitive|risks?)\b/, 'risks'],
  [/\bwhat do we need\b|\bneed from (?:them|the (?:client|customer)|you)\b/, 'client needs'],
  [
    /\bwhat (?:still )?(?:needs?|has) to be (?:fixed|done|put right|finished)\b|\bwhat(?:'s| is) (?:still )?(?:open|missing|left|outstanding)\b/,
    'findings',
  ],
  [
    /\bwhat did you (?:see|notice|find|observe)\b|\bdescribe (?:the |your )?(?:problem|issue|fault|incident)\b|\bwhat (?:is|'s) the (?:problem|issue|fault)\b|\bwhat happened\b/,
    'observation',
  ],
  [/\b(?:any|were there|was there)\b.{0,12}\b(?:delays?|problems?|issues?|hold-?ups?)\b/, 'issue'],
  [/\bwhat (?:was|is|went|goes) wrong\b/, 'issue'],
  [
    /\bwhat can we help\b|\bwhat (?:do|are) you (?:need|looking)\b|\bwhat kind of (?:project|work|job|help)\b|\babout your (?:project|needs?)\b|\bhow can we help\b/,
    'need',
  ],
  // How urgent, by when, for how much
  [/\bhow (?:urgent|serious|bad|severe)\b|\burgency\b/, 'urgency'],
  [/\bhow soon\b|\bwhen (?:do|would|will|are) you (?:need|want|like|hoping|ready)\b/, 'timeline'],
  [
    /\bwhen (?:do|does|did|should|will|would|can|could)\b.{0,20}\b(?:start|begin)\b|\b(?:first day|start date)\b/,
    'start date',
  ],
  [
    /\bdate of (?:the )?(?:inspection|visit|check|walk ?through)\b|\bwhen (?:did|was|were)\b.{0,20}\b(?:inspect|check)/,
    'inspected on',
  ],
  [
    /\bby when\b|\bdeadline\b|\bwhen (?:does|do|must|should|is)\b.{0,24}\b(?:done|finished|ready|due|needed|fixed)\b/,
    'due date',
  ],
  [
    /\b(?:approved|spend|go ahead)\b.{0,24}\bwithout asking\b|\bspending limit\b/,
    'approved amount',
  ],
  [/\bhow much\b.{0,30}\b(?:spend|invest|budget)\b/, 'budget'],
  [
    /^(?:for )?how much(?: (?:is|was|did|does|do|will)\b.{0,20}\b(?:it|they|cost|pay|price|quote)\b.{0,12})?\??$/,
    'amount',
  ],
  [/\bbudget\b|\bhave (?:you|they) set aside\b/, 'budget'],
  [/\banything else\b|\bother comments?\b|\badditional (?:comments?|information)\b/, 'note'],
  ...questionsOfWork,
  ...salesQuestions,
];
