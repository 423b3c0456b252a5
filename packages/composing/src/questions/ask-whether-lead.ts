import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isMarked } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { readSource } from '../facts/read-source.ts';
import { isReply } from '../request/read-asked.ts';
import { isAgainstUs } from '../weights/weigh-standing.ts';

/** As people say that somebody is a customer already. */
const isCustomer =
  /\byou (?:did|fitted|installed|built|made|sold|painted|repaired|serviced) (?:our|my|us|the)\b(?! (?:mate|friend|neighbour|neighbor|sister|brother|mum|dad|boss|cousin|aunt|uncle|son|daughter)['’]?s\b)|\b(?:existing|current|long[ -]standing|our) (?:customer|client)\b|\b(?:is|are) (?:already )?(?:a |our )?(?:customer|client)s?(?: of ours)?(?! (?:to be|who))\b|\b(?:insurer(?!['’]s (?:engineer|inspector|surveyor|assessor|report)\b| (?:wants?|needs?|requires?|insists?|asks?|says?)\b)|accident|refund|credit note|warranty|hurt|injured)\b|\b(?:our|your|the) (?:(?:last|latest|open) (?:invoice|visit|delivery)|final (?:count|headcount|numbers))\b|\b(?:can|could|may) (?:go|change|be changed|be moved) (?:up )?from \d|\bour certificate of insurance\b|\binvoices? (?:number )?\d|\b(?:of (?:hers|his|theirs)|(?:his|her|their) (?:goods|order|delivery|booking|proposal|account|contract|system|unit)) (?:may|must|is|are|was|has|can|before|after)\b|\bin (?:his|her|their) proposal\b|\bthe crew\b|\bbit(?:ten)? (?:by|our|my|his|her|him|me|us)\b|\b(?:will|would|wo|does|do|did|is|are)(?: not|n['’]?t) pay(?:ing)?\b|\b(?:withhold|hold(?:s|ing)? back (?:the |his |her |their )?(?:payment|money))|\b(?:is|are) (?:still|not yet) (?:missing|not \p{L}+|waiting)\b|\b\p{L}{1,4}-\d{3,6}\b|\bthat we (?:hung|fitted|installed|built|delivered|made|put up|painted|repaired|printed|did|sold)\b|\bwho pays for\b|\bmoney back\b|\bdo not order\b|\b(?:stop|hold|cancel|pause) the order\b|\bthe order (?:for|of)\b|\b(?:has|have)(?: not|n['’]t) signed\b|\b(?:still (?:holds?|stands?|valid|going ahead)|on (?:our|their|his|her) order|(?:change|cancel|reduce|amend|increase)s? (?:the|our|my|their|his|her) (?:order|booking|contract|number)|handed in (?:their|his|her) notice|so it (?:will|would) be)\b|\b(?:has|have|had|he|she|they) (?:already )?signed (?!up\b)/iu;

/** As people say that they may buy something. */
const isBuying =
  /\b(?:quot(?:e|es|ation)|offers?|pric(?:e|es|ing)|costs?|estimate|proposal|tender|budgets?|spend(?:s|ing)?|(?<!not |n['’]t |who |who is |who['’]s )pay(?:s|ing)?|decid(?:e|es|ing)|interest(?:ed)?|looking (?:for|to)|demo|trial|pilot|switch(?:ing)?|replac(?:e|es|ing|ement)|contract|order(?:s|ing)?|buy(?:s|ing)?|hir(?:e|es|ing)|booked|competitors?|suppliers?|needs? (?!to\b)|wants? (?!(?:(?:a|the) (?:call|ring)|to (?:be|know|hear|speak|talk|say|complain|report|apologi[sz]e|ask)|(?:somebody|someone|us|you)(?! (?:out|in|to (?:come|look|see|quote|clean|fix|do|help|take))\b)|him|her|it|that|this)\b)|would like|ask(?:s|ed|ing) about (?:an?|pric\p{L}+|availability|(?!(?:the|her|his|their|our|your|when|why|what|who|how|whether|that|this|it) )(?:\p{L}+ ){0,2}(?:courses?|classes|lessons|training|services?|servicing|installation|cleaning|repairs?|packages?|cover|membership|hire|rental|visits?|appointments?|treatments?|work|jobs? for us))|enquir(?:y|es|ed|ing)|(?:rang|called|phoned|mailed|wrote) (?:us )?(?:re|about|asking (?:for|about)|for) (?:an? |some |the |her |his |their |new )?\p{L}+|lose[sd]?|losing|struggl\p{L}+|problem)\b/iu;

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
    .flatMap(listSentences)
    .find(
      (sentence) =>
        isAgainstUs(sentence, ['discontent', 'dispute']) &&
        !isBuying.test(sentence) &&
        readSource([sentence]) === undefined,
    );
  if (complaint !== undefined)
    return [
      `“${clipSentence(complaint, 120)}” reads as a complaint, and it is no lead then: who answers it, and by when?`,
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

const signs = ['need', 'budget', 'scope', 'amount', 'reply'];
