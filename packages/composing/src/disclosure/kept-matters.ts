import { splitSentences } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { listNameWords, wordsOfCompany } from './excluded-parts.ts';

/** A matter that somebody wishes not to be told. */
export interface KeptMatter {
  /** Whether a sentence surely tells of it: it has all of its words. */
  isToldIn: (sentence: string) => boolean;
  /** Whether a sentence may tell of it. */
  mayBeToldIn: (sentence: string) => boolean;
}

const not =
  "(?:(?:do|did|does|would|should|must|can|could|may|might|need|shall)(?:n['’]?t| not)|dont|didnt|never|not to|without|avoid|no need to|best not(?: to)?|better not(?: to)?|not)";
const telling =
  '(?:mention(?:ing)?|bring(?:ing)? up|talk(?:ing)? about|go(?:ing)? into|refer(?:ring)? to|say(?:ing)?|print(?:ing)?|includ(?:e|ing)|put(?:ting)?(?: in)?|shar(?:e|ing)|publish(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|discuss(?:ing)?|giv(?:e|ing) away|dwell(?:ing)? on|us(?:e|ing)|show(?:ing)?|let(?:ting)? on|(?:tell(?:ing)?(?: (?:them|people|anyone|anybody|everyone|everybody|others|the \\p{L}+|\\p{Lu}\\p{L}+))?(?= (?:about|that|what|how|why|where|when|which|of)(?!\\p{L}))))';
const told =
  '(?:mentioned|told|said|brought up|talked about|referred to|included|shared|published|printed|revealed|disclosed|discussed|used|shown|put in|repeated)';
const away =
  '(?:out|off|back|private|quiet|secret|confidential|in[- ]house|under wraps|between (?:us|ourselves)|to (?:us|ourselves|yourselves|yourself))(?!\\p{L})';
const what = '(?<what>[^.;:]{3,90})';

/** As people wish that something is not told, for one sentence. */
const follows: readonly string[] = [
  // `She'd rather we didn't mention how many breakdowns they had`
  `(?<!\\p{L})${not} (?:(?:please|ever|really|even|actually|also) )?${telling}(?!\\p{L})${what}`,
  // `Leave out the bit about the clerks`, `everything except the sackings`
  `(?<!\\p{L})(?:(?:leav(?:e|ing)|tak(?:e|ing)|keep(?:ing)?) out|skip|omit|drop|except(?:ing)?(?: for)?|apart from|aside from|other than|minus|no mention of|no talk of|nothing about|not a word (?:about|on|of)|no details? (?:of|on|about)|(?:keep|stay|be) (?:quiet|silent|mum|vague) (?:about|on)|steer clear of|stay off)(?!\\p{L})${what}`,
  // `Keep the money side to ourselves`
  `(?<!\\p{L})(?:leav(?:e|ing)|keep(?:ing)?|tak(?:e|ing)|hold(?:ing)?) (?<what>[^.;:]{3,60}?) ${away}`,
  // `Does not want the lost cows mentioned`, `prefers not to have it known that they closed`
  `(?<!\\p{L})(?:(?:does|do|did|would)(?:n['’]?t| not) (?:want|like|wish)(?: to (?:see|have))?|not to (?:see|have)) (?<what>[^.;:]{3,70}?) (?:to be )?${told}(?!\\p{L})`,
  `(?<!\\p{L})(?:does|do|did|would)(?:n['’]?t| not) (?:want|like|wish) (?:\\p{L}+ ){0,3}(?:to )?(?:know|knowing|hear|hearing|read|reading|learn|learning|find out|finding out)(?: about| of)?(?!\\p{L})${what}`,
];
const precedes: readonly string[] = [
  // `So long as the inspection isn't mentioned`
  `(?<what>[^.;:]{3,70}?) (?:(?:is|are|was|were|be|being|gets?)(?:n['’]?t| not| never)|not|never)(?: to)?(?: be| being)? ${told}(?!\\p{L})`,
  // `The amounts stay between us`
  `(?<what>[^.;:]{3,70}?) (?:(?:should |must |has to |have to |is to |are to |to )?(?:stays?|remains?|be kept|kept)|is|are) (?:private|confidential|secret|in[- ]house|off limits|between (?:us|ourselves)|(?:just )?for us(?: only)?)(?!\\p{L})`,
];
interface Wish {
  shape: RegExp;
  /** Whether what is not to be told stands before the rest. */
  isBefore: boolean;
}
const wishes: readonly Wish[] = [follows, precedes].flatMap((shapes, at) =>
  shapes.map((shape) => ({ shape: new RegExp(shape, 'iu'), isBefore: at === 1 })),
);
const mayWish =
  /not|n['’]t|never|without|avoid|need|leav|tak|keep|hold|skip|omit|drop|no |nothing|except|from|than|minus|clear|stay|remain|kept|private|confid|secret|house|limits|between|for us/iu;

/** What stands before a matter, and is none of it: `fine with it so long as` */
const before =
  /^.*(?<!\p{L})(?:as long as|so long as|provided(?: that)?|on condition(?: that)?|if|but|and|though|rather|wants?|prefers?|asked|please|that)(?!\p{L})/iu;
/** What stands after it, and is none of it. */
const after =
  /(?:,? ?(?<!\p{L})(?:but|though|although|because|since|please|thanks|unless|until|till|before|if|when|while|otherwise|in (?:the|any|it|there)|on (?:the|any)|to (?:them|him|her|anyone|anybody|others|people)|anywhere|at all|either)(?!\p{L})|,).*$/iu;
/** It is asked for the figures of what follows: `how many breakdowns they had` */
const counted = /(?<!\p{L})(?:how many|(?:exact )?numbers? of|how often|amount of)(?!\p{L})/iu;
const lasting = /(?<!\p{L})how long(?!\p{L})/iu;
/** What somebody paid is told by a sum. */
const ofMoney =
  /^(?:money|prices?|pricing|costs?|fees?|paid|pay|paying|amounts?|sums?|charged?|charges|spen[dt]|budgets?|financ\p{L}+|discounts?|quid)$/iu;
const amount = /\p{Sc}\s?\d|\b[A-Z]{3} \d|\d ?(?:dollars|euros|pounds|quid|pence|k\b)/u;
const duration =
  /\d[\d.,]* ?(?:minutes?|hours?|days?|weeks?|months?|years?)|\b(?:an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:minutes?|hours?|days?|weeks?|months?|years?)/iu;
const number =
  /\d|(?<!\p{L})(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|twice|half|third|quarter)(?!\p{L})/iu;

/** Words that name no matter; names, words and pictures are settled by what a consent says of each. */
const empty = new Set(
  "the and for how many much had has have having was were been being their they them she her hers him his its our ours your yours you who whom whose what which when where why with about any all some both either this that these those there here then than not nor but use used using name names named quote quotes quoted words photo photos picture pictures image images video videos logo bit part parts side thing things stuff fact facts matter detail details specifics business story text case from into over under out off anything everything something nothing anyone anybody people person customer client company firm exactly actually really just only ever even still once again old new last first before after since because number numbers figure figures exact long often fine happy okay yes sure glad will would could should can may might must did does done get got gets let made make makes need needs like want wants it’s it's we’d we'd who’s website facebook instagram linkedin socials social media newsletter blog web site online post posts took take takes went were us we ourselves".split(
    ' ',
  ),
);

const longStem = 6;
const ends = '(?:e|e?s|ed|ing|ings|e?r|e?rs|ors?|ures?|ions?|ments?|y|ies|ied|ts?)';
const ofEnd = new RegExp(`(?<=\\p{L}{4})${ends}$`, 'u');

/** By its beginning: of `inspection` tells `inspectors`, too, and of `sackings` `sacked`. */
export function toShape(word: string, start = ''): RegExp {
  const plain = word.replace(/['’]s?$/u, '').replace(/(?<=\p{L}{3})s$/u, '');
  const stem = plain.replace(ofEnd, '');
  const end = stem.length >= longStem ? '' : `${ends}?(?!\\p{L})`;
  return new RegExp(`(?<!\\p{L})${start}${RegExp.escape(stem.slice(0, longStem))}${end}`, 'iu');
}

/** What of a name is told other rules say: `leave Tom out of it`, `don't say the hotel's name` */
const ofNames = new RegExp(`^(?:${wordsOfCompany})['’]?s?$`, 'iu');
const asksForName = /(?<!\p{L})nam(?:e[sd]?|ing)(?!\p{L})/iu;

/** The words of their own names; as a pattern that none has, where there are none. */
const toOwnNames = ({ find }: FactSheet): RegExp => {
  const words = people.flatMap((name) => listNameWords(find(name)?.value ?? ''));
  return new RegExp(`^(?:${words.length === 0 ? '$' : words.join('|')})(?:['’]s?)?$`, 'iu');
};
const people = ['customer', 'referrer', 'contact'];

function toMatter(given: string, isBefore: boolean, own: RegExp): KeptMatter[] {
  const said = isBefore ? given.replace(before, ' ') : given.replace(after, ' ');
  if (asksForName.test(said)) return [];
  const words = (said.match(/(?:\p{L}[\p{L}’'-]{2,}|\d{2,})/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !empty.has(word) && !own.test(word));
  if (words.every((word) => ofNames.test(word)) && words.length > 0) return [];
  const things = words.filter((word) => !ofMoney.test(word)).map((word) => toShape(word));
  if (things.length === 0) {
    const isOfTime = lasting.test(said);
    if (words.length === 0 && !isOfTime) return [];
    const isTold = (sentence: string): boolean =>
      isOfTime ? duration.test(sentence) : amount.test(sentence);
    const named = words.map((word) => toShape(word));
    return [
      {
        isToldIn: isTold,
        mayBeToldIn: (sentence) => isTold(sentence) || named.some((one) => one.test(sentence)),
      },
    ];
  }
  const isCounted = counted.test(said);
  const isTold = (sentence: string): boolean => !isCounted || number.test(sentence);
  return [
    {
      isToldIn: (sentence) => isTold(sentence) && things.every((one) => one.test(sentence)),
      mayBeToldIn: (sentence) => isTold(sentence) && things.some((one) => one.test(sentence)),
    },
  ];
}

const longest = 600;

/** What somebody says that they wish not to be told; `don't mention it to Bob yet` names no matter. */
export function readKeptMatters(said: string, record: FactSheet): KeptMatter[] {
  if (!mayWish.test(said)) return [];
  const own = toOwnNames(record);
  return splitSentences(said.slice(0, longest)).flatMap((sentence) => {
    return wishes.flatMap(({ shape, isBefore }) => {
      const found = shape.exec(sentence)?.groups?.['what'];
      return found === undefined || pointsElsewhere.test(found)
        ? []
        : toMatter(found, isBefore, own);
    });
  });
}

/** Whether a sentence has no more to say than that something is not to be told. */
export const wishesUntold = (said: string): boolean =>
  mayWish.test(said) && withoutWish(said, /^$/u) !== said;

const pointsElsewhere =
  /^ ?(?:it|this|that|any of (?:it|this|that))(?: (?!is|was|we|they|he|she)\p{L}+){0,4}$/iu;

const agreed =
  /(?<!\p{L})(?:yes|yep|ok(?:ay)?|fine|happy|glad|agree[sd]?|sure|signed|approved|by all means|of course)(?!\p{L})/iu;
/** How a wish begins, before the words that say of what: `but she'd rather we` */
const lead =
  /(?:[,;–-]|(?<!\p{L})(?:but|though|although|however|just|only|and|provided(?: that)?|so long as|as long as|on condition(?: that)?|if|please))(?!\p{L})[^.;,]{0,40}$/iu;

/** A consent without what it wishes not to be told, where the rest agrees: that is left out of the text by itself. */
export function withoutKeptMatters(said: string, record: FactSheet): string {
  if (!mayWish.test(said)) return said;
  const own = toOwnNames(record);
  const sentences = splitSentences(said.slice(0, longest));
  const rest = sentences
    .map((sentence) => withoutWish(sentence, own))
    .join(' ')
    .trim();
  return rest !== sentences.join(' ') && agreed.test(rest) ? rest : said;
}

function withoutWish(sentence: string, own: RegExp): string {
  for (const { shape, isBefore } of wishes) {
    const found = shape.exec(sentence);
    const given = found?.groups?.['what'];
    if (found === null || given === undefined || pointsElsewhere.test(given)) continue;
    if (toMatter(given, isBefore, own).length === 0) continue;
    const start = isBefore ? found.index + (before.exec(given)?.[0].length ?? 0) : found.index;
    return sentence.slice(0, start).replace(lead, '').trim();
  }
  return sentence;
}
