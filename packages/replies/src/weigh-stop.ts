import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isStopOrder, readReplyWishes, type Sentence, type Wishes } from '@workspace-ops/contacts';
import { listPhrases } from './phrases.ts';
import { type ReadReply, readReply } from './read-reply.ts';
import { readWeights, sumWeights, weighPhrases } from './weigh-phrases.ts';

/** `pnpm quality --learn` writes it, from sentences that ask to hear nothing more and from such that do not. */
export const stopWeightsFile = join(import.meta.dirname, '..', 'stop-weights.tsv');

const learned = readWeights(readFileSync(stopWeightsFile, 'utf8'));

/** What of a sentence has a weight in whether it asks to hear nothing more; `= asked` where it has a pattern of that. */
export const listStopPhrases = (
  sentence: Sentence,
  asked = isAsked(sentence),
): ReadonlySet<string> => {
  const phrases = listPhrases([sentence]);
  return asked ? new Set([...phrases, '= asked']) : phrases;
};

const isAsked = ({ text }: Sentence): boolean => readReplyWishes(text).optOut;

/** Of a sentence with a pattern, its clause with one says most: `Send the list to Ruth, but take me off yours.` */
function weighStop(sentence: Sentence, asked: boolean): number {
  const parts = asked ? splitClauses(sentence).filter(isAsked) : [];
  return Math.max(
    ...[sentence, ...parts].map((part) => sumWeights(listStopPhrases(part, asked), learned)),
  );
}

const parting = new Set(['but', 'though', 'although', 'otherwise', 'however']);

function splitClauses({ words, isQuestion }: Sentence): Sentence[] {
  const starts = words.flatMap((word, at) =>
    at > 0 && (word.mark !== '' || parting.has(word.text)) ? [at] : [],
  );
  if (starts.length === 0) return [];
  return [0, ...starts].map((start, at) => {
    const part = words.slice(start, starts[at]);
    return { words: part, isQuestion, text: part.map(({ text }) => text).join(' ') };
  });
}

/** What a sentence has to weigh: with a pattern of a request, as a question with one, and without. */
interface Least {
  asked: number;
  asking: number;
  unasked: number;
}

/** A pattern counts unless words speak much against it, and words without one where they are about as likely as not. */
const usual: Least = { asked: -4, asking: -1, unasked: -0.9 };
/** Whoever wants to buy, and machines, speak of lists and mails in passing: `Take me off hold and call me`. */
const inPassing: Least = { asked: 1, asking: 1, unasked: 2 };
/** What phrases weigh of whoever wants to buy, and not only uses a word of it. */
const wishToBuy = 1;

function findLeast({ kind, sentences }: ReadReply): Least {
  const isMachine = kind === 'notice' || kind === 'absence';
  return isMachine || weighPhrases(listPhrases(sentences)) > wishToBuy ? inPassing : usual;
}

/** In sentences: a longer one is no reply, and what its patterns ask counts all the same. */
const longest = 300;

/** `Before that please no more mails` */
const untilThen = /^(?:and |but |please )?(?:before|until|till) (?:that|then)\b/;

/** `Please add me to your list of suppliers`, and not to that of whoever is not to be called. */
const joins =
  /\b(?:add|put|keep|leave|include|sign|get) (?:me|us)\b(?:(?!\b(?:not|no|never|off|suppress\w*|dnc|block\w*|black\w*)\b).){0,60}\blists?\b/;

/** Whether a reply asks to hear nothing more, by one of its sentences. */
export function asksToStop(reply: ReadReply): boolean {
  // Of other languages the patterns know more than the weights.
  if (reply.kind === 'foreign') return reply.wishes.optOut;
  const least = findLeast(reply);
  const { sentences, wishes } = reply;
  const lasting = sentences
    .slice(0, longest)
    .filter(({ text }) => !untilThen.test(text) && !joins.test(text));
  const said = lasting.map((sentence) => {
    const asked = wishes.optOut && isAsked(sentence);
    const pattern = sentence.isQuestion ? least.asking : least.asked;
    const isOrder = asked && isStopOrder(sentence.text);
    return {
      asked,
      stops: isOrder || weighStop(sentence, asked) > (asked ? pattern : least.unasked),
    };
  });
  // What no sentence asks by itself, several do together.
  return (wishes.optOut && !said.some(({ asked }) => asked)) || said.some(({ stops }) => stops);
}

/** What a reply asks for. */
export function readWishes(text: string): Wishes {
  const reply = readReply(text);
  return { ...reply.wishes, optOut: asksToStop(reply) };
}
