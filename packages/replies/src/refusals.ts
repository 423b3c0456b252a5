/** What declines an offer without a keyword of it. */
const refusals = [
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
];

/** Whether a text with a sentence a line declines, by its words as they stand. */
export const declines = (text: string): boolean => refusals.some((refusal) => refusal.test(text));

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
