import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isMarked } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { listSentences, withoutSpeaker } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { heard } from '../facts/read-free-text.ts';
import { readSource } from '../facts/read-source.ts';
import { isReply } from '../request/read-asked.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';

/** As people say that somebody is a customer already. */
const isCustomer =
  /\byou (?:did|fitted|installed|built|made|sold|painted|repaired|serviced) (?:our|my|us|the)\b(?! (?:mate|friend|neighbour|neighbor|sister|brother|mum|dad|boss|cousin|aunt|uncle|son|daughter)['’]?s\b)|\b(?:existing|current|long[ -]standing|our) (?:customer|client)\b|\b(?:is|are) (?:already )?(?:a |our )?(?:customer|client)s?(?: of ours)?(?! (?:to be|who))\b|\b(?:insurer(?!['’]s (?:engineer|inspector|surveyor|assessor|report)\b| (?:wants?|needs?|requires?|insists?|asks?|says?)\b)|accident|refund|credit note|warranty|(?<!\b(?:nobody|no ?one|none)(?: (?:was|were|got|has been))?(?: [a-z]+ly)? )(?:hurt|injured))\b|\b(?:our|your|the) (?:(?:last|latest|open) (?:invoice|visit|delivery)|final (?:count|headcount|numbers))\b|\b(?:can|could|may) (?:go|change|be changed|be moved) (?:up )?from \d|\bour certificate of insurance\b|\binvoices? (?:number )?\d|\b(?:of (?:hers|his|theirs)|(?:his|her|their) (?:goods|order|delivery|booking|proposal|account|contract|system|unit)) (?:may|must|is|are|was|has|can|before|after)\b|\bin (?:his|her|their) proposal\b|\bthe crew\b|\bbit(?:ten)? (?:by|our|my|his|her|him|me|us)\b|\b(?:will|would|wo|does|do|did|is|are)(?: not|n['’]?t) pay(?:ing)?\b|\b(?:withhold|hold(?:s|ing)? back (?:the |his |her |their )?(?:payment|money))|\b(?:is|are) (?:still|not yet) (?:missing|not \p{L}+|waiting)\b|\b\p{L}{1,4}-\d{3,6}\b|\bthat we (?:hung|fitted|installed|built|delivered|made|put up|painted|repaired|printed|did|sold)\b|\bwho pays for\b|\bmoney back\b|\bdo not order\b|\b(?:stop|hold|cancel|pause) the order\b|\b(?:cancel|rebook|reschedule|postpone|move) (?:the|my|our|a|his|her|their|it)\b(?: \p{L}+){0,2}? ?(?:surveys?|visits?|appointments?|bookings?|jobs?|cleans?|services?|installation|fitting|delivery|order|contract)?(?: booked)?\b|\bthe order (?:for|of)\b|\b(?:has|have)(?: not|n['’]t) signed\b|\b(?:still (?:holds?|stands?|valid|going ahead)|on (?:our|their|his|her) order|(?:change|cancel|reduce|amend|increase)s? (?:the|our|my|their|his|her) (?:order|booking|contract|number)|handed in (?:their|his|her) notice|so it (?:will|would) be)\b|\b(?:has|have|had|he|she|they) (?:already )?signed (?!up\b)/iu;

/** As people say that they may buy something. */
const isBuying =
  /\b(?:quot(?:e|es|ation)|offers?|pric(?:e|es|ing)|costs?|(?:do|would|will) (?:you|they|we) charge|how much|your fees?|capex|(?:do|can|could) you (?:guys |also )?(?:do|sell|make|supply|stock|offer|provide|deliver)|viewings?|valuations?|estimate|proposal|tender|budgets?|spend(?:s|ing)?|(?<!not |n['’]t |who |who is |who['’]s )pay(?:s|ing)?|decid(?:e|es|ing)|interest(?:ed)?|looking (?:for|to)|demo|trial|pilot|switch(?:ing)?|replac(?:e|es|ing|ement)|contract|order(?:s|ing)?|buy(?:s|ing)?|hir(?:e|es|ing)|booked|competitors?|suppliers?|needs? (?!to\b)|(?:demand(?:s|ed|ing)?|insist(?:s|ed)? on) (?:someone|somebody|an? (?:engineer|plumber|electrician|technician|crew|visit|man))|wants? (?!(?:(?:a|the) (?:call|ring)|to (?:be|know|hear|speak|talk|say|complain|report|apologi[sz]e|ask|cancel|stop|return|rebook|reschedule|postpone|change (?:the|my|our|her|his|their))|(?:somebody|someone|us|you)(?! (?:out|in|today|tonight|tomorrow|asap|urgently|soon|now|this|as soon|local|reliable|nearby|with|who (?:knows?|speaks?|understands?|does|do|has|have)|to (?:come|look|see|quote|clean|fix|do|help|take))\b)|him|her|it|that|this)\b)|would like|ask(?:s|ed|ing) about (?:an?|pric\p{L}+|availability|(?!(?:the|her|his|their|our|your|when|why|what|who|how|whether|that|this|it) )(?:\p{L}+ ){0,2}(?:courses?|classes|lessons|training|services?|servicing|installation|cleaning|repairs?|packages?|cover|membership|hire|rental|visits?|appointments?|treatments?|work|jobs? for us))|enquir(?:y|es|ed|ing)|(?:rang|called|phoned|mailed|wrote) (?:us )?(?:re|about|asking (?:for|about)|for) (?:an? |some |the |her |his |their |new )?\p{L}+|lose[sd]?|losing|struggl\p{L}+|problem)\b/iu;

export const isForLeads = ({ inputs }: Pick<WorkflowDefinition, 'inputs'>): boolean =>
  inputs.some((input) => input.split('|').includes('lead'));

/** A workflow for leads asks about what it heard of somebody who is none. */
export const askWhetherLead = (
  definition: Pick<WorkflowDefinition, 'inputs'>,
  sheet: FactSheet,
): readonly string[] => (isForLeads(definition) ? askWhoItIs(sheet) : []);

const askWhoItIs = onceFor(({ facts, find }: FactSheet): readonly string[] => {
  const texts = facts.filter(isFreeText);
  if (texts.length === 0) return [];
  const complaint = texts
    .filter((fact) => !isReply(fact) && !isMarked(fact))
    .flatMap(listComplaining)
    .find((sentence) => !isBuying.test(sentence) && readSource([sentence]) === undefined);
  if (complaint !== undefined)
    return [
      `“${clipSentence(complaint, 120)}” reads as a complaint, and it is no lead then: who answers it, and by when?`,
    ];
  const closing = texts.map(findClosing).find((sentence) => sentence !== undefined);
  if (closing !== undefined)
    return [
      `“${clipSentence(closing, 120)}” reads as no lead, or none any more: may it be closed?`,
    ];
  if (texts.some(({ value }) => isCustomer.test(value)))
    return ['Is this a customer already? Then it is no lead.'];
  const isLead =
    signs.some((name) => find(name) !== undefined) ||
    // Whoever named them so has judged it.
    facts.some(({ names: [name] }) => name === 'lead' || name === 'prospect') ||
    facts.some(({ value }) => isBuying.test(value));
  return isLead ? [] : ['Nothing on record says that they may buy: is this a lead?'];
});

/** In a conversation the other side's words, where they complain by their words: "I'll have a think" is against nobody. */
const listComplaining = (fact: Fact): readonly string[] =>
  hasSpeakers.test(fact.value)
    ? heard(fact.value)
        .map(withoutSpeaker)
        .filter((said) => ofOurPeople.test(said) || (complains.test(said) && isComplaint(said)))
    : listSentences(fact).filter(
        (said) =>
          !wentElsewhere.test(said) &&
          (!asks.test(said) || unhappy.test(said)) &&
          isComplaint(said),
      );
/** What somebody asks for, as the summary of a call tells it, is no complaint by itself. */
const asks =
  /^(?:(?:he|she|they|caller|customer|\p{Lu}\p{L}+) )?(?:wants?|needs?|would like|is after|(?:is )?hoping for)\b|\b(?:wants?|needs?|demand(?:s|ed|ing)?|insists? on|get|send) (?:someone|somebody|anyone|anybody|an? (?:engineer|plumber|electrician|technician|crew|man|van|visit))\b|\b(?:asked|asks|asking|requested|requests|wanted to (?:speak|talk|know)|left a (?:message|voicemail)|enquired|inquired)\b/iu;
const unhappy =
  /\b(?:complain\p{L}*|un ?happy|angry|annoy\p{L}+|disappoint\p{L}+|furious|upset|fed up|terrible|awful|disgust\p{L}+|appalling|rubbish|useless|rude|refund|money back|compensat\p{L}+|solicitors?|lawyers?|court|never (?:came|turned|called|arrived|showed|heard)|no[- ]show|still (?:not|no|waiting)|(?:second|third|fourth) time|not good enough|over ?charged|double charged|billed twice|why|who(?: is|['’]s| will be)? pay(?:s|ing)?|wrong|mistakes?|dispute\p{L}*|refus\p{L}+|threat\p{L}+)\b/iu;
const isComplaint = (said: string): boolean => isAgainstUs(said, ['discontent', 'dispute']);
/** `Your roofers were here and it still leaks` */
const ofOurPeople =
  /\byour (?:\p{L}+ )?(?:men|man|lads?|driver|engineer|people|roofers?|crew|fitters?|cleaners?|plumber|electrician|team)\b[^.?!]{0,80}\b(?:leak\p{L}*|broke\p{L}*|damag\p{L}+|still|never|wrong|mess|left|ruin\p{L}+|flood\p{L}*|worse|not (?:come|turned|fixed|finished)|did(?: not|n['’]t))\b/iu;
const hasSpeakers = /\b(?:Agent|Caller|Customer|Lead|Prospect|Client|Visitor|Enquirer)\s?: /;
const complains =
  /\b(?:complain\p{L}*|un ?happy|angry|annoy\p{L}+|disappoint\p{L}+|furious|fed up|terrible|awful|shocking|disgust\p{L}+|appalling|rubbish|useless|rude|poor(?:ly)?|broken?|damag\p{L}+|leak\p{L}*|ruin\p{L}+|flood\p{L}*|wrong|mess|mistakes?|refund|money back|compensat\p{L}+|solicitors?|lawyers?|court|never (?:came|turned|called|arrived|showed|heard)|still (?:not|no|waiting|hasn|haven|isn|doesn)|(?:second|third|fourth) time|not good enough|over ?charged|double charged)\b/iu;
const wentElsewhere =
  /\b(?:went|gone|going|signed|booked) (?:up )?with (?:someone|somebody|another|a different|the other|a rival|your competitor)\b|\b(?:chose|chosen|found|hired|using|got) (?:someone|somebody) else\b|\balready (?:got|had|have) (?:it|that|them) (?:done|sorted|fixed|fitted)\b/iu;
/** Who went elsewhere once may buy now. */
const earlier =
  /\b(?:last (?:time|year|month|summer|winter|spring|autumn|fall)|before|previously|originally|(?:years?|months) ago|used to|let (?:us|me|him|her|them) down|messed|regret\p{L}*|switch\p{L}*|come back)\b/iu;
const nobody =
  /\b(?:wrong|incorrect) number\b(?! (?:on|in|of)\b)|\b(?:offering|selling|pitching|trying to sell)(?: to)? us\b|\b(?:spam|robo|cold|nuisance|prank) ?calls?\b|^spam\b|\b(?:recruiters?|headhunters?|telemarketers?|sales ?(?:man|woman|person|rep|agent))\b[^.;]{0,30}\b(?:offer\p{L}*|selling|pitch\p{L}*|calling|promot\p{L}+)\b/iu;

/** What says that nobody buys any more, or never would. */
const findClosing = (fact: Fact): string | undefined =>
  listSentences(fact).find(
    (sentence) =>
      (wentElsewhere.test(sentence) && !earlier.test(sentence)) ||
      (nobody.test(sentence) && !isBuying.test(fact.value)),
  );

/** Whether a lead is none by what is on record, so that nobody is called back. */
export const isClosedLead = ({ facts }: FactSheet): boolean =>
  facts.some((fact) => isFreeText(fact) && findClosing(fact) !== undefined);

const signs = ['need', 'budget', 'scope', 'amount', 'reply'];
