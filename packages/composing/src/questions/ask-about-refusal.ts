import { reachesOut } from '@workspace-ops/catalogue';
import { classifyReply, isForeignReply } from '@workspace-ops/replies';
import { isFreeText, spacedName } from '../facts/field-names.ts';
import { splitSentences, clipSentence } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isReply } from '../request/read-asked.ts';
import {
  findOptOut,
  findRefusedByField,
  isSaid,
  quoteRefusal,
} from '../request/refuses-contact.ts';
import { tellBesideOptOut, waitsForAnswer } from '../request/beside-opt-out.ts';
import { agrees } from '../request/judge-answer.ts';
import { findClosing, wantsLater } from '../sentences/meant-by-reply.ts';
import { putsOff } from '../sentences/put-off.ts';
import { putsOffInIndia, withoutBudget } from '../sentences/put-off-in-india.ts';
import { putOffs } from '../sentences/put-offs.ts';
import { wantsNoMeeting } from '../sentences/sayings.ts';
import { leavesAnother } from '../sentences/leaves-another.ts';
import { isSettledElsewhere } from '../sentences/settled-elsewhere.ts';
import { askAboutAbsence } from './ask-about-absence.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

const refusing = new Set(['declined', 'complained', 'legal_matter', 'opt_out', 'automatic']);
/** Whoever answered one of the questions about a reply has read it. */
const answers = ['recipient', 'mayCall', 'complaintAnswered', 'knownCustomer'];

/** A date is an answer where they are asked when they may be written to: a workflow has one of its own otherwise. */
const isAnsweredByDate = (record: FactSheet, sentences: readonly string[]): boolean =>
  record.find('date') !== undefined &&
  sentences.some(
    (sentence) => wantsLater(sentence) || putOffs.some((shape) => shape.test(sentence)),
  );

/** A campaign, a request for praise or an introduction is what nobody has asked for; a proposal is. */
const isUnasked = ({ inputs }: DraftRequest['definition']): boolean =>
  inputs.includes('campaign') || inputs.includes('consent');

/** Who refused, or whose machine answered, is not written to as if they had asked for something. */
export function askAboutRefusal({
  definition,
  record,
}: Pick<DraftRequest, 'definition' | 'record'>): Ask[] {
  if (agrees(record.find('maySend'))) return [];
  const optOut = reachesOut(definition) ? findOptOut(record) : null;
  if (optOut !== null && !isReply(optOut.fact)) {
    const question = `${quoteRefusal(optOut)}: they ask to hear no more. May this be sent?`;
    return [{ names: ['maySend'], question }];
  }
  const refused = findRefusedByField(record, { isUnasked: isUnasked(definition) });
  if (optOut === null && refused !== undefined) {
    const question = `On record is “${refused.label}: ${refused.value}”: may this be sent?`;
    return [{ names: ['maySend'], question }];
  }
  const reply = record.facts.find(isReply) ?? record.facts.find(isOfUnknownReply);
  if (!definition.inputs.includes('reply') || reply === undefined) return [];
  const sentences = splitSentences(reply.value);
  const isAnswered = answers.some((name) => record.find(name) !== undefined);
  if (optOut === null && (isAnswered || isAnsweredByDate(record, sentences))) return [];
  const settled = sentences.find(isSettledElsewhere);
  const { reason } = classifyReply(withoutWishes(reply.value, sentences));
  if (settled === undefined && !refusing.has(reason)) return askAboutClosing(reply);
  const said = settled ?? sentences[0] ?? '';
  // Nobody answers that messages may be sent of which none is written.
  if (optOut !== null) {
    const beside = waitsForAnswer(record) ? ` ${tellBesideOptOut(record)}` : '';
    const question = `They leave the list, ${quoteRefusal(optOut)}, and no message is written.${beside} May a message of the campaign be sent all the same?`;
    return [{ names: ['maySend'], question }];
  }
  if (settled === undefined && reason === 'automatic') return askAboutAbsence(sentences, record);
  // Whoever complains refuses nothing.
  if (settled === undefined && optOut === null && reason === 'complained')
    return [askAboutComplaint(sentences)];
  const question = `The reply reads as a refusal, from “${clipSentence(said, 120)}” on: may these messages be sent?`;
  return [{ names: ['maySend'], question }];
}

function askAboutComplaint(sentences: readonly string[]): Ask {
  const said = sentences.find((one) => classifyReply(one).reason === 'complained') ?? sentences[0];
  const question = `The reply says “${clipSentence(said ?? '', 120)}”: what is said to that, and by whom?`;
  return { names: ['complaintAnswered'], question };
}

/** Who is to leave another firm refuses nothing by having one. */
const withoutWishes = (reply: string, sentences: readonly string[]): string =>
  withoutMeetings(
    withoutLack(
      sentences.some(leavesAnother)
        ? sentences.filter((one) => !leavesAnother(one)).join(' ')
        : reply,
      sentences,
    ),
  );

/** Who has no money now, and asks to be written to later, refuses nothing. */
const withoutLack = (reply: string, sentences: readonly string[]): string =>
  sentences.some((one) => [...putsOff, ...putsOffInIndia].some((shape) => shape.test(one)))
    ? withoutBudget(reply)
    : reply;

/** `How much a month? Not interested in a sales call`: who wants no call, and asks something, refuses no more than that. */
function withoutMeetings(reply: string): string {
  const left = reply.replace(wantsNoMeeting, ' ');
  return left !== reply && asksBeside.test(left) ? left : reply;
}
const asksBeside =
  /\?|\b(?:send|e-?mail|text|shoot|give) (?:me|us|over|your|the)\b|\b(?:only|just) (?:for )?(?:an? )(?:price|number|quote|figure)\b/iu;

/** Whoever refuses in other words, or only thanks, has asked for nothing. */
function askAboutClosing(reply: Fact): Ask[] {
  if (splitSentences(reply.value).some(leavesAnother)) return [];
  const said = findClosing(reply.value);
  if (said === undefined) return [];
  const question = `The reply says “${clipSentence(said, 120)}”, and asks for nothing: is anything to be sent at all? Then may these messages be sent?`;
  return [{ names: ['maySend'], question }];
}

/**
 * What asks for nothing, in whatever words, is answered when somebody says so, and what is in another language; who asks
 * to be written to later, when somebody says on which day.
 */
export function askAboutNoWish({
  definition,
  record,
}: Pick<DraftRequest, 'definition' | 'record'>): Ask[] {
  const { find, facts } = record;
  const reply = facts.find(isReply);
  if (!definition.inputs.includes('reply') || reply === undefined) return [];
  if (agrees(find('maySend'))) return [];
  if (isForeignReply(reply.value))
    return [
      {
        names: ['maySend'],
        question: 'The reply is not in English, as these messages are: may they be sent so?',
      },
    ];
  if (wishes.some((name) => find(name) !== undefined)) return [];
  const sentences = splitSentences(reply.value);
  const { verdict } = classifyReply(reply.value);
  const said = `The reply says “${clipSentence(sentences[0] ?? '', 120)}”`;
  if ((verdict === 'warm' || sentences.some(asksForThen)) && !reply.value.includes('?'))
    return [{ names: ['date'], question: `${said}: on which day may they be written to?` }];
  return verdict === 'activity' && !sentences.some(leavesAnother)
    ? [{ names: ['maySend'], question: `${said}: is it to be answered by these messages?` }]
    : [];
}

/** `Our contract ends in March. Feel free to reach out then.` */
const asksForThen = (said: string): boolean =>
  /\b(?:reach out|check (?:back|in)|circle back|follow up|touch base|come back|get back|try|contact|write)\b[^.?!]{0,20}\bthen\b/iu.test(
    said,
  );

/** What a reply names, or what one of the other questions about it was answered with. */
const wishes = [
  ...answers,
  ...'date messageDay namedTime namedHours namedDays namedWeek anyTime agreedTime agreedDay callAt askedPrice ourAnswer'.split(
    ' ',
  ),
];

/** Whether nothing may be sent by itself, whatever else is asked of the reply. */
export const refusesAll = ({
  definition,
  record,
}: Pick<DraftRequest, 'definition' | 'record'>): boolean =>
  definition.inputs.includes('reply') &&
  (findOptOut(record) !== null ||
    record.facts.some(
      (fact) => isReply(fact) && splitSentences(fact.value).some(isSettledElsewhere),
    ));

/** `text_msg`, `they replied` */
const isOfUnknownReply = (fact: Fact): boolean =>
  isSaid(fact) &&
  !isFreeText(fact) &&
  /(?:^| )(?:repl\p{L}*|respon\p{L}*|answer\p{L}*|messag\p{L}*|msg|text|sms|whatsapp|wrote|said|back)(?: |$)/u.test(
    spacedName(fact.path.at(-1)!),
  );
