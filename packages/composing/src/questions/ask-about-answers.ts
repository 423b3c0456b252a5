import type { WorkflowDefinition } from '@workspace-ops/catalogue';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { isFreeText } from '../facts/field-names.ts';
import { clipSentence, splitSentences } from '../facts/inline-text.ts';
import { canBeTold, listSentences } from '../facts/markup.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { readInstruction } from '../weights/weigh-instructions.ts';
import { findUnsettled, refusal } from '../request/judge-answer.ts';
import { isReply } from '../request/read-asked.ts';
import type { Ask } from '../request/types.ts';

const ofPrice =
  /\b(?:prices?|costs?|how much|charges?|fees?|rates?|quotes?|budget|per (?:head|month|year|hour))\b/iu;
const money =
  /\p{Sc} ?\d|\d ?\p{Sc}|\b(?:GBP|EUR|USD|CHF) ?\d|\d ?(?:GBP|EUR|USD|CHF|pounds|euros?|dollars|quid)\b/iu;
/** In every question and answer. */
const usual = new Set(
  'about after also been before could does from have here into just like make need only over please should some such than that their them then there these they this time what when where which while will with work works would year your yours'.split(
    ' ',
  ),
);

/** What a reply asks, and a note beside it answers: the messages, which are no more than the catalogue's, do not. */
export function askAboutAnswers(
  { inputs }: Pick<WorkflowDefinition, 'inputs'>,
  record: FactSheet,
  text: string,
): Ask[] {
  if (!inputs.includes('reply')) return [];
  const unsettled = findUnsettled(record.find(settledBy), { settledBy, isUnsettled: refusal });
  const found = unsettled === undefined ? undefined : findAnswer(record, text);
  if (found === undefined) return [];
  const [asked, answer] = found;
  return [
    {
      names: [settledBy],
      question: `The reply asks “${clipSentence(asked, 120)}”, and on record is “${clipSentence(answer, 120)}”: may the messages be sent without that answer?${unsettled}`,
    },
  ];
}

/** A question of a reply, and what a note says to it that a text does not tell. */
export function findAnswer(record: FactSheet, text: string): readonly [string, string] | undefined {
  const questions = record.facts
    .filter(isReply)
    .flatMap(listSentences)
    .filter((sentence) => sentence.trimEnd().endsWith('?'))
    .slice(0, most.questions);
  if (questions.length === 0) return undefined;
  const said = record.facts
    .filter((fact) => isFreeText(fact) && !isReply(fact) && canBeTold(fact))
    .flatMap((fact) => (isMarked(fact) ? openSentences(fact) : splitSentences(fact.value)))
    .filter((sentence) => readInstruction(sentence) === null)
    .slice(0, most.sentences)
    .filter((sentence) => !text.includes(sentence));
  for (const asked of questions) {
    const answer = said.find((sentence) => answers(sentence, asked));
    if (answer !== undefined) return [asked, answer];
  }
  return undefined;
}
const settledBy = 'maySend';
/** More of a reply than anybody asks at once; each is compared with each sentence. */
const most = { questions: 10, sentences: 100 };

function answers(said: string, asked: string): boolean {
  if (ofPrice.test(asked) && money.test(said)) return true;
  const wanted = listWords(asked);
  return listWords(said).filter((word) => wanted.includes(word)).length >= fewest;
}
const fewest = 2;

const listWords = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !usual.has(word))
      .map((word) => word.replace(/(?:ing|ed|s)$/, '')),
  ),
];
