import { findPlaceholders } from '@workspace-ops/content';
import { meaningStems } from '../words.ts';
import { isAsking, isRequest } from '../is-request.ts';
import { isQuoted, leveled, ranks, unquoted, type Demand } from './demand.ts';
import { readFrame, writeFrame, type Frame } from './frame.ts';
import { readUnits } from './read-units.ts';

type Place = 'start' | 'end' | 'body';

const what = '(?<words>.{1,800})';
const kindOf =
  '(?:an?|another|the|one|this|these|our)? ?(?:(?:short|new|final|closing|last|extra|single|brief|opening) )*(?<noun>lines?|sentences?|paragraphs?|notes?|bullets?(?: points?)?|points?|remarks?|p\\.?s\\.?|disclaimers?|text|words|following(?: (?:line|sentence|text|words))?)';
const where =
  '(?: (?:at|to|in) the (?<place>very end|end|bottom|top|start|beginning|very top)(?: of (?:it|the \\w+))?)?';

const shapes: readonly (readonly [place: Place | null, shape: RegExp])[] = [
  [
    'start',
    new RegExp(
      `^(?:start(?:ing)?|begin(?:ning)?|open(?:ing)?|lead(?:ing)?|kick off)(?: off| it| the \\w+)?(?: with| by saying| on)(?: the (?:words?|sentence|line|phrase|greeting|salutation))?:? ${what}$`,
      'i',
    ),
  ],
  [
    'start',
    new RegExp(
      `^(?:the |its )?(?:first|opening) (?:line|sentence|words?)(?: (?:should|must|has to)(?: be| read| say)| is|:)+ ${what}$`,
      'i',
    ),
  ],
  [
    'end',
    new RegExp(
      `^(?:end(?:ing)?|finish(?:ing)?|clos(?:e|ing)|conclude|sign off|sign)(?: off| it| up| the \\w+)?(?: with| on| by saying| as|(?= "))(?: the (?:words?|sentence|line|phrase|question))?:? ${what}$`,
      'i',
    ),
  ],
  [
    'end',
    new RegExp(
      `^(?:the |its )?(?:last|final|closing) (?:line|sentence|words?)(?: (?:should|must|has to)(?: be| read| say)| is|:)+ ${what}$`,
      'i',
    ),
  ],
  [
    null,
    new RegExp(
      `^(?:add|include|insert|append|put(?: in)?|write) ${kindOf}${where}(?:(?: saying| that (?:says|reads|states)| stating| to say| reading| which says)(?: that)?:?|:) ${what}$`,
      'i',
    ),
  ],
  [
    null,
    new RegExp(
      `^(?:add|include|insert|append|put(?: in)?|mention|say|state|note|point out|write|tell (?:them|readers|people))${where}(?: that|:) ${what}$`,
      'i',
    ),
  ],
  [
    null,
    /^(?:add|include|insert|append|put(?: in)?|mention|say|write)(?: the (?:words?|sentence|line|phrase|quote|hash ?tags?))? (?<words>"[^"]{1,800}")(?: (?:at|to|in) the (?<place>very end|end|bottom|top|start|beginning)(?: of (?:it|the \w+))?)?$/i,
  ],
  [
    null,
    /^(?:add|include|insert|append|put(?: in)?|mention|give|link to)(?: (?:an?|the|our|this))?(?: (?:link|url|address))?(?: to)?:? (?<words>https?:\/\/\S{1,500})$/i,
  ],
  [
    null,
    /^(?:add|include|insert|append|use|with)(?: (?:the|these|this))?(?: hash ?-?tags?)?:? (?<words>#[\p{L}\p{N}_]+(?:(?:,| and|,? )+#[\p{L}\p{N}_]+){0,20})(?: at the (?<place>end|bottom))?$/iu,
  ],
];

/** `start with "..."`, `end with "..."`, `add: ...`, `mention that ...`. */
export function placeWords(clause: string): Demand | null {
  for (const [place, shape] of shapes) {
    const groups = shape.exec(clause)?.groups;
    if (groups === undefined) continue;
    const words = readWords(groups['words']!, { clause, place });
    if (words === null) return null;
    return toDemand(
      words,
      place ?? placeNamed(groups['place']),
      /^(?:bullet|point)/i.test(groups['noun'] ?? ''),
    );
  }
  const named = /^(?:mention|name|include) (?:the |our )?([^"]{3,120})$/i.exec(clause)?.[1];
  return named === undefined ? null : mentioned(named);
}

/** What to say of it is not said, so that it is only seen whether it is there. */
const mentioned = (words: string): Demand => ({
  rank: ranks.places,
  keeps: words,
  follow: (draft) => draft,
  isMet: ({ content }) => leveled(content).includes(trimmed(words)),
});

const placeNamed = (written: string | undefined): Place => {
  if (written === undefined) return 'body';
  return /end|bottom/i.test(written) ? 'end' : 'start';
};

interface Order {
  clause: string;
  place: Place | null;
}

/** What describes a text instead of giving it cannot be placed: `start with Priya's quote`. */
function readWords(written: string, { clause, place }: Order): string | null {
  const words = unquoted(written);
  const isAnnounced = clause.slice(0, -written.length).trimEnd().endsWith(':');
  const isGiven =
    isQuoted(written) ||
    place === null ||
    (isAnnounced && /^[\p{Lu}\d]/u.test(words)) ||
    (/^sign/i.test(clause) && isSignature(words)) ||
    isTextItself(words);
  if (!isGiven || !/[\p{L}\p{N}]/u.test(words) || words.includes('\n')) return null;
  if (findPlaceholders(words).length > 0) return null;
  if (isQuoted(written) || isFormula(words)) return words;
  return sentence(words);
}

const isSignature = (words: string): boolean =>
  /^(?:\p{Lu}[\p{L}.'’-]*[ ,]*){1,5}$/u.test(words) && !isPossessed(words);

/** `Priya's quote`: whose it is, not what it says. */
const isPossessed = (words: string): boolean => /^[\p{L}-]{1,40}['’]s? /u.test(words);

const finite =
  /\p{L} (?:is|are|was|were|has|have|had|will|would|can|could|may|must|should|did|does|do|[\p{L}-]{2,20}ed)(?!\p{L})|^(?:i|we|you|they|he|she|it) \p{L}/iu;

/** Words that can stand as they are: a link, hashtags, a greeting or close, a whole sentence. */
function isTextItself(words: string): boolean {
  if (/^(?:#|https?:)/.test(words) || isGreeting(words) || isClose(words)) return true;
  const isSentence = /^[\p{Lu}\d].*[.!?]$/u.test(words) && !isPossessed(words);
  return isSentence && (finite.test(words) || isRequest(words));
}

/** What is no sentence: a link, hashtags, a greeting, a name. */
const isFormula = (words: string): boolean =>
  /^(?:#|https?:)/.test(words) ||
  isGreeting(words) ||
  isClose(words) ||
  words.split(' ').length < 3;

function sentence(words: string): string {
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]["”’')]*$/.test(first) ? first : `${first}.`;
}

function toDemand(words: string, place: Place, isItem: boolean): Demand {
  const placed = isItem && place === 'body' ? `- ${words}` : words;
  return {
    rank: ranks.places,
    keeps: words,
    follow: (draft) => ({
      ...draft,
      content: writeFrame(put[place](readFrame(draft.content), placed)),
    }),
    isMet: ({ content }) => isThere[place](content, words),
  };
}

const isTags = (words: string): boolean =>
  /^#[\p{L}\p{N}_]+(?:[\s,]|and|#|[\p{L}\p{N}_])*$/u.test(words);
const isGreeting = (words: string): boolean =>
  /^(?:dear|hi|hello|hey|good (?:morning|afternoon|evening))\b.{0,80}$/i.test(words);
const isClose = (words: string): boolean =>
  /^(?:kind|best|warm|many|yours|sincerely|regards|thanks|thank you|cheers|all the best)\b.{0,80}$/i.test(
    words,
  );

const put: Readonly<Record<Place, (frame: Frame, words: string) => Frame>> = {
  start: (frame, words) =>
    isGreeting(words) && frame.greeting !== ''
      ? { ...frame, greeting: words }
      : { ...frame, body: [words, ...frame.body] },
  end: (frame, words) => {
    if (isTags(words)) return { ...frame, tags: [frame.tags, words].join(' ').trim() };
    if (frame.close !== '' && (isClose(words) || isSignature(words)))
      return {
        ...frame,
        close: isClose(words) ? words : `${frame.close.split('\n')[0]}\n${words}`,
      };
    return { ...frame, body: [...frame.body, words] };
  },
  body: (frame, words) => {
    if (isTags(words)) return put.end(frame, words);
    const { body } = frame;
    const closing = body.findLastIndex((part) => part !== '' && asks(part));
    const under = body[closing - 1]?.startsWith('#') ? closing - 1 : closing;
    const at = closing < 1 || closing < body.length - 2 ? body.length : Math.max(1, under);
    const before = body[at - 1];
    if (words.startsWith('- ') && before !== undefined && /^[-*+] /.test(before))
      return { ...frame, body: body.with(at - 1, `${before}\n${words}`) };
    return { ...frame, body: body.toSpliced(at, 0, words) };
  },
};

const asks = (part: string): boolean =>
  readUnits(part).some(({ text }) => isRequest(text) || isAsking(text));

const trimmed = (text: string): string => leveled(text).replace(/[.!?,;:\s]+$/, '');

const isThere: Readonly<Record<Place, (content: string, words: string) => boolean>> = {
  start: (content, words) => {
    const { greeting, body } = readFrame(content);
    const wanted = trimmed(words);
    return [greeting, ...body].some(
      (part, at) => at < 2 && part !== '' && leveled(part).startsWith(wanted),
    );
  },
  end: (content, words) => {
    const { body, close, tags } = readFrame(content);
    const wanted = trimmed(words);
    return [tags, close, body.at(-1) ?? ''].some((part) => trimmed(part).endsWith(wanted));
  },
  body: (content, words) =>
    leveled(content).includes(trimmed(words)) ||
    readUnits(content).some(({ text }) => saysAll(text, words)),
};

/** The same in other words, as a model may write it. */
function saysAll(text: string, words: string): boolean {
  const own = new Set(meaningStems(text));
  const stems = meaningStems(words);
  return stems.length > 1 && stems.every((stem) => own.has(stem));
}
