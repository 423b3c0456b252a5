import { clipSentence } from '../facts/inline-text.ts';
import { listSentences } from '../facts/markup.ts';
import { onceFor } from '../facts/once-for.ts';
import { quotableSentences } from '../disclosure/marked-facts.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { asksForCall } from '../sentences/asks-for-call.ts';
import { findOptOut } from './refuses-contact.ts';
import { classifyReply, isOptOut } from '@workspace-ops/replies';

/** What somebody who wants no more mailings says beside that. */
interface BesideOptOut {
  /** A request, a complaint, a term or a number: it waits for an answer today. */
  demands: readonly string[];
  /** When they may be asked again: `Try me spring 2029`. */
  later: string | undefined;
  /** Whether it is somebody else who is to be taken off the list. */
  isOfAnother: boolean;
}

/** `Stop the emails but ring me about the boiler`: the text after it is not part of the opt-out. */
const behind =
  /[,;–-]? ?\b(?:but|however|and (?:please )?(?=(?:ring|call|phone|send somebody|send someone|get somebody|fix)\b))/iu;

/** `If you can come on Tuesday I'll listen, otherwise leave me alone`: they refuse on a condition, which somebody answers first. */
const condition =
  /\b(?:if|unless) you(?:['’]re| are| can| could| do| know| have| offer| cover| come| bring| start)\b[^.?!]{0,200}?(?=[,;–-]? ?(?:\b(?:otherwise|or else|if not)\b|(?<=\bunless [^.?!]{0,200}), )|[.?!]?$)/iu;
const otherwise = /^\W*(?:and |but )?(?:otherwise|or else|if not)\b/iu;

/** The conditions of an opt-out, within its sentence or in the one before. */
const findConditions = (sentences: readonly string[]): string[] =>
  sentences.flatMap((sentence, at) => {
    if (!isOptOut(sentence)) return [];
    const said = otherwise.test(sentence) ? (sentences[at - 1] ?? '') : sentence;
    return condition.exec(said)?.[0] ?? [];
  });

const fault =
  "(?:alarm|leak(?:s|ed|ing)?|broken|broke(?:n down)?|faulty|fault|not working|(?:does|do|did)(?: not|n['’]t) work|stopped working|bleep\\p{L}*|beep\\p{L}*|no (?:heat(?:ing)?|hot water|power|water|light)|smell\\p{L}*|spark\\p{L}*|trip(?:s|ped|ping)|overheat\\p{L}*|flood\\p{L}*|damaged?|wrong(?:ly)?|(?:over)?charged (?:us |me )?(?:twice|double|too much)|overcharged|refund|invoice|bill(?!ion)|deposit|quote|order|warranty|guarantee|repair\\p{L}*|engineer|technician|appointment)";
const demanding = [
  /\b(?:can|could|would|will) (?:you|some(?:body|one)|any(?:body|one)|one of you|your \p{L}+)\b|\b(?:ring|call|phone|text) (?:me|us)\b|\bget back to (?:me|us)\b|\b(?:need|want)s? (?:you|some(?:body|one)|an answer|it (?:fixed|done|repaired|sorted|collected))\b|\bplease (?:ring|call|phone|come|fix|repair|collect|refund|answer|tell|confirm|cancel|send (?:some(?:body|one)|the|me|us|my|our|an?) )/iu,
  /\bunless (?:i|we) (?:hear|get|see)\b|\b(?:or|otherwise|then) (?:i|we)(?:['’]ll| will| shall| am going| are going|['’]m going)\b|\bby (?:today|tonight|tomorrow|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day|the end of)\b|\b(?:trading standards|council|ombudsman|solicitors?|lawyers?|attorney|small claims|court)\b/iu,
  /\bstill (?:have not|haven['’]?t|has not|hasn['’]?t|waiting|no (?:sign|word|answer|reply)|not (?:been|fixed|working|done|sorted|here))\b|\b(?:nobody|no one) (?:has )?(?:came|come|called|rang|answered|turned up|got back)\b|\b(?:where|when) (?:is|are|will|can)\b/iu,
  new RegExp(`(?<!\\p{L})${fault}(?!\\p{L})`, 'iu'),
  /\b(?:you|you lot|your \p{L}+|they) (?:still |also |do )?owes? (?:us|me)\b|\b(?:still|are|am|is) owed\b/iu,
  /(?<!\d)\+?\d[\d ()/-]{7,}\d/u,
];
/** What is said of the mailings themselves asks for no answer of its own. */
const ofMailings =
  /\b(?:e-?mails?|emailing|mailings?|newsletters?|(?:mailing |your )?lists?|spam|unsubscribe|messages|gdpr|ico\b|data protection|adverts?|leaflets?|brochures?|(?:next|another|one more|any (?:more|further)) (?:message|mail|call|letter|text))\b/iu;
/** `We signed with Frostline in May` is a refusal. */
const settled =
  /\b(?:signed|gone|went|staying|happy|sorted|using|go(?:ing)?) with\b|\bnot interested\b|\b(?:already|all) sorted\b|\bno (?:need|thanks?|thank you)\b/iu;

const again =
  /(?<!\b(?:not|never|nor|[a-z]+n['’]?t) (?:ever )?)\b(?:try|ask|ring|call|contact|e-?mail|write to|get back to|come back to|check (?:in )?with) (?:me|us)\b[^.?!,;]{0,30}\b(?:again|next (?:year|spring|summer|autumn|winter|fall)|spring|summer|autumn|winter|in (?:the )?(?:new year|\d+ (?:months|years))|january|february|march|april|june|july|august|september|october|november|december|20\d\d)\b|\b(?:maybe|perhaps|again) (?:in|next) (?:spring|summer|autumn|winter|20\d\d|\p{L}+ 20\d\d|year)\b/iu;

const kin =
  '(?:mrs|missus|wife|husband|hubby|partner|mother|mum|mom|father|dad|son|daughter|brother|sister|colleague|boss|assistant|secretary|old (?:address|account)|other address|business partner|neighbou?r|nan|gran)';
const ofAnother = new RegExp(
  `\\b(?:take|remove|delete|get|strike|unsubscribe|stop (?:sending|e-?mailing|writing to|mailing)|leave)\\b(?: [\\p{L}’']+){0,3}? (?:(?:my|our|the|his|her) ${kin}|him|her)(?!\\p{L})`,
  'iu',
);

/** Read once of a record, of which each text and entry asks. */
export const findBesideOptOut = onceFor((record: FactSheet): BesideOptOut => {
  const optOut = findOptOut(record);
  if (optOut === null) return { demands: [], later: undefined, isOfAnother: false };
  const open = quotableSentences(optOut.fact);
  const sentences = listSentences(optOut.fact).filter((one) => open.includes(one));
  const parts = sentences.flatMap((sentence) =>
    isOptOut(sentence) ? sentence.split(behind).slice(1) : [sentence],
  );
  const conditions = findConditions(sentences);
  const asked = parts.filter(
    (part) => isDemand(part) && !conditions.some((one) => part.includes(one)),
  );
  const demands = [...conditions, ...asked];
  const spoken = demands.filter((one) => /\p{L}{3}/u.test(one));
  return {
    // A number alone is where to call.
    demands: spoken.length === 0 ? demands : spoken,
    later: sentences.find((sentence) => again.test(sentence)),
    isOfAnother: ofAnother.test(optOut.sentence) && open.includes(optOut.sentence),
  };
});

const isDemand = (said: string): boolean =>
  !isOptOut(said) &&
  !settled.test(said) &&
  !again.test(said) &&
  (demanding.some((one) => one.test(said)) || complains(said)) &&
  (!ofMailings.test(said) || new RegExp(fault, 'iu').test(said.replace(ofMailings, ' ')));

/** `Not impressed` says nothing that could be answered. */
const complains = (said: string): boolean =>
  said.split(/\s+/, fewWords).length === fewWords && classifyReply(said).reason === 'complained';
const fewWords = 4;

const most = 3;
const quote = (sentences: readonly string[]): string =>
  sentences
    .slice(0, most)
    .map((one) => `“${clipSentence(one.trim(), 140)}”`)
    .join(', ');

/** Who is meant by an opt-out. */
export const tellWhoLeaves = (record: FactSheet): string =>
  findBesideOptOut(record).isOfAnother
    ? 'somebody else is to hear no more, whom they name there'
    : 'they ask to hear no more';

/** What has to be done besides the opt-out; empty where nothing is. */
export function tellBesideOptOut(record: FactSheet): string {
  const { demands, later } = findBesideOptOut(record);
  return [
    demands.length === 0
      ? ''
      : `That is no answer to what they ask beside it: ${quote(demands)}. Answer it today, by hand, and hand it to whoever does the work.`,
    later === undefined ? '' : `${quote([later])}: put that down, and write nothing before.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Whether what waits for an answer is a call that they ask for, by their words or with a number. */
export const asksToBeCalled = (record: FactSheet): boolean =>
  findBesideOptOut(record).demands.some(
    (one) => asksForCall.test(one) || demanding.at(-1)!.test(one),
  );

/** Whether a reply is due today despite the opt-out. */
export const waitsForAnswer = (record: FactSheet): boolean =>
  findBesideOptOut(record).demands.length > 0;

const offList = (record: FactSheet): string =>
  `take ${findBesideOptOut(record).isOfAnother ? 'that person' : 'them'} off the list, and tell whoever runs the campaign.`;

/** What is written in place of messages. */
export const tellOffList = (record: FactSheet): string => offList(record).replace('take', 'Take');

/** The tasks of whoever was to call them. */
export function tellTasks(record: FactSheet): string {
  const { demands, later } = findBesideOptOut(record);
  const put = later === undefined ? '' : ` Put down for later what they say: ${quote([later])}.`;
  if (demands.length > 0)
    return `Two tasks, both today. Answer what they ask, ${quote(demands)}, and hand it to whoever does the work. Then ${offList(record)}${put}`;
  return `Make no call, and write no more: ${offList(record)}${put}`;
}
