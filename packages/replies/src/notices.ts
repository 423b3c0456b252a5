import { asWritten, inAnyCase } from './patterns.ts';

const subject = inAnyCase`
  ^\W{0,5}(?:re:\s{0,3})?(?:automatic(?:ally generated)? (?:reply|response|message)|auto(?:mated)?[ -]?(?:reply|response|responder)|
  out[ -]of[ -](?:the[ -])?office\s{0,3}(?:[:\n–-]|auto|re\b|reply|notice|notification|message)|ooo\s{0,3}[:\n–-]|away from (?:my )?(?:desk|the office)|
  vacation (?:reply|responder|notice)|automati(?:sche antwort|sch (?:antwoord|bericht)|skt svar|sk svar)|abwesenheits(?:notiz|nachricht|meldung)|(?:réponse|message) automatique|
  (?:respuesta|resposta) autom[aá]tica|(?:mensaje|mensagem) autom[aá]tic[oa]|risposta automatica|autosvar|automatyczna odpowied|undeliverable|(?:declined|cancell?ed)(?: event)?\s{0,3}:|delivery (?:status notification|has failed|failure)|
  mail delivery (?:failed|failure|subsystem))`;
const numbered = /^\W{0,5}(?:case|ticket|request|ref|incident)[ #:[-]{0,3}(?:[a-z]{1,6}-?)?\d/i;
/** Its author speaks of the notice, and is no machine. */
const own = /\bauto[ -]?reply is on\b|\bignore (?:it|that|this|the auto|my (?:auto|out))/i;
const machine = inAnyCase`
  \b(?:this is an auto(?:mated|matic|-)|this (?:e-?mail|message|mailbox|inbox|email address) is (?:not|no longer|un)\s?(?:being )?monitored|auto-?generated|
  (?:message|e-?mail) (?:was|is|has been) (?:held|quarantined)|could not be delivered|mailbox is full|user unknown|message (?:blocked|rejected|expired|
  not delivered)|this is the mail (?:system|server|delivery)|will be retried|over quota|(?:message|e-?mail)(?: ".{0,80}")? (?:is|has been|was) (?:delayed|queued|returned|
  received and queued)|delivery status:|(?:has been|was) (?:blocked|rejected|returned) (?:by|to)|assigned (?:it )?the number|captcha|you(?:'ve| have) reached (?!(?:out|us|me)\b|
  the right)|reply \d (?:for|to)|(?:support|service) (?:engineer|agent|team|representative) (?:has been|will)|ticket (?:number|opened|created)|(?:case|
  request) \S{1,20} (?:has been|was) (?:opened|created|logged)|no-?reply address|this (?:mailbox|inbox|address) is (?:only )?for|visit our (?:web)?site|
  real person|thank(?:s| you) for (?:writing to|contacting) (?!me\b|us\b)|no longer in use|(?:we|we've) got your message|we answer within|not monitored|
  do[ -]not[ -]reply|(?:your|this) (?:ticket|case|request|inquiry|enquiry) (?:#|no|number|id|has been (?:received|created|logged))|
  we(?:'ve| have)? received your (?:message|e-?mail|inquiry|enquiry|request)\b[^?]{0,200}\b(?:will|shall) (?:get back|respond|reply|be in touch))\b`;
const absence = inAnyCase`
  \b(?:thank(?:s| you) for your (?:e-?mail|message)[.!] i(?:'m| am) (?:currently )?(?:travel+ing|away|out|off|at|in|on)|out of (?:the )?office|
  (?<!\b(?:he|she|who|one|second|third|boss|colleague|assistant)(?: (?:is|was)|['’]s) )on (?:\w+ )?(?:leave|vacation|holiday|holidays|pto|sabbatical)|
  away (?:from (?:my )?(?:desk|office|email)|until|on business|this week)|business trip|only (?:be able to )?(?:read|check|access)\w* (?:my )?e-?mails?|
  limited access to (?:my )?(?:e-?mails?|inbox)|away (?:on|at)|(?:i'm|i am|we are) (?:out|off) (?:until|till)|off sick|in training|på semester|de férias|
  nicht im (?:büro|haus)|außer haus|(?:derzeit|momentan|aktuell|bis \S+) nicht (?:zu )?erreich\w+|in elternzeit|auf dienstreise|en vacances|hors du bureau|en déplacement jusqu|ausente|
  de baja (?:médica|maternal)|fora do escritório|assente (?:dal|fino)|fuori sede|op vakantie|niet op kantoor|inte på kontoret|tjänstledig|på ferie|ikke på kontoret|bortreist|na urlopie|poza biurem|nieobecn\w+|abwesen(?:d|heit)|im urlaub|absente?\b(?! from)|en congés?|de vacaciones|fuera de la oficina|fuori ufficio|in ferie|met vakantie|
  afwezig|(?:office|shop|clinic|store|school|studio|gallery|museum|practice|branch|we) (?:is|are|will be) (?:currently )?(?:closed|shut)(?! on \w+days)|
  no longer (?:with|at|works?|working|employed)|(?:has|have) left (?:the company|our company)|ooo)\b`;
/** Where somebody is who is not there, and until when or how badly they are reached. */
const elsewhere = inAnyCase`
  (?:^|[.!:;,]\s|\b(?:i'm|i am|we're|we are|currently|auto|back|be) )(?:currently |now |all |officially )?(?:at sea|travel+ing|away|off|out|unwell|ill|sick|abroad|overseas|offline|
  driving|in labou?r|gone \w+ing|up (?:a|the) \w+|in (?:surgery|hospital|theatre|court|recess|transit|the (?:field|mountains|air))|at (?:an?|the) (?:\w+ ){0,3}(?:fair|show|conference|
  congress|summit|offsite|expo|wedding|retreat|course|camp)|on (?:the road|tour|a course|an? expedition|assignment))\b[^.!?\n]{0,60}\b(?:until|till?|through|
  this (?:week|month)|all (?:week|month)|today|tomorrow|for (?:the week|(?:a|two|three|\d+) (?:days?|weeks?))|(?:no|poor|little|hardly any|limited|patchy|bad) (?:access|
  signal|connection|reception|internet))\b|\b(?:public|bank|national|school) holiday|(?<!\b(?:after|before|until|till?|over|past) )half[ -]term|feast of\b|\b(?:re-?opens?|returns?) (?:on|tomorrow|at|in)\b|
  \b(?:sick|ill|unwell) today\b|\b(?:no|poor|patchy|hardly any) (?:signal|connection|access to (?:my )?e?-?mails?)\b|\bin (?:my|his|her) absence\b|\bstanding in for me\b|\b(?:i'm|i am) (?:on (?:my )?honeymoon|recovering|laid up)\b|\b(?:won't|not) be back (?:before|until|till|in)\b|\b(?:is|are) closed for\b|^\W{0,3}(?:i'm |i am )?not in (?:today|this week|the office)\b|
  \bhave left (?:the|this)\b`;

/** A notice of absence is short; a long text only mentions that somebody is away. */
const longest = 600;

/**
 * `notice` for what a machine wrote; `absence` for a text that says somebody is away, which most
 * often a machine wrote too; null for neither.
 */
export function automaticKind(text: string): 'notice' | 'absence' | null {
  if (own.test(text)) return null;
  if (subject.test(text) || numbered.test(text) || machine.test(text)) return 'notice';
  return text.length <= longest && (absence.test(text) || elsewhere.test(text)) ? 'absence' : null;
}

/** The first line of a business's card under a reply: "*Tanya Brooks, Realtor*". */
const card =
  /^[*_]*[A-Z0-9][\w'’.]*(?:[ ,|&·*–-]{1,4}(?:[A-Z0-9][\w'’.]*|of|and|the)){1,7}[*_]*(?:\n|.*[|•])/;
const spoken = inAnyCase`
  \?$|\b(?:i|i'm|i'd|i'll|i've|we'd|we're|we(?!(?:'ll| will)? never)|yes|my|please)\b|^\W*(?:interested|call|schedule|demo|pricing|price|book|send|quote|
  ok|sure)\b`;
const notice = inAnyCase`
  \b(?:trademarks?|all rights reserved|subject to change|recorded for|regulated by|trade secrets|terms apply|licensed|scammers|we(?:'ll| will)? never (?:ask|
  call|do)|received (?:it|this) in error|in this (?:e-?mail|mail|message)|authori[sz]ed to|not an offer|registered in|for the addressee)\b`;
/** What only conditions, statutes and tariffs say. */
const ofLaw = inAnyCase`
  \b(?:terms (?:and|of|&)|conditions|liab(?:le|ility)|herein|hereby|hereof|thereof|hereunder|pursuant|without prejudice|indemni\w+|warrant(?:y|ies)|surcharges?|
  vat|tariffs?|statut\w+|jurisdiction|governed by|disclos(?:ed|ure)|(?:data|information|protection|companies|privacy|records) act|act \d{4}|by-?laws?)\b`;
/** The paragraphs up to a card or a legal notice, after which nobody speaks. */
export function withoutNotices(text: string): string {
  const paragraphs = text.split(/\n\s*\n/);
  const isNotice = (one: string): boolean => card.test(one) || notice.test(one) || ofLaw.test(one);
  const lastSpoken = paragraphs.findLastIndex((one) => spoken.test(one));
  const end = paragraphs.findIndex((one, at) => at > Math.max(0, lastSpoken) && isNotice(one));
  return /[a-z]/.test(text) && end > 0 ? paragraphs.slice(0, end).join('\n\n') : text;
}

/** What notices say about calls and meetings: to whom to turn meanwhile. */
const courtesy = asWritten`
  \b(?:if you|should you|urgent|urgently|emergenc(?:y|ies)|immediate|immediately|assistance|in my absence|my (?:colleague|assistant|manager)|contact|return|
  returning|respond|reply|back in the office|as soon as possible|for (?:\w+ ){1,4}(?:please|call|contact))\b`;
const personal = asWritten`
  ^yes\b|\byes to\b|^(?!you|those|any)(?:\w+ )?interested$|(?<!\b(?:to|may|can|could|who|and|or) )\b(?:schedule|set up|book|arrange|organi[sz]e|pencil|keep|put) (?:me|us|it|this|something|the (?:demo|call|meeting)|an? (?:demo|
  call|meeting|slot|time))\b|^(?:what (?:do|does|is|are|would)|how (?:much|many|soon)|do you|are you|is (?:it|there))\b|\b(?:(?:i'm|i am|we're|we are|am|are|be|v|very|definitely|really|
  still|also|but) (?:\w+ )?interested|let's|lets|i'd|we'd|i would|we would|can we|could we|can you|could you|would you|^interested in (?:the|your|this|an?)|
  (?:call|ring|phone|text) (?:me|us)|call my|(?:please|just|but) send|give (?:me|us)|works? for|send me|send us|send over|happy to|keen to|tell me more)\b`;

/** Whether a sentence in a notice of absence is its author's own, and no courtesy. */
export const isPersonal = (sentence: string): boolean =>
  personal.test(sentence) &&
  (!courtesy.test(sentence) || /\b(?:let's|lets|interested)\b/.test(sentence)) &&
  !/\byou(?:'re| are| were)? interested\b/.test(sentence);
