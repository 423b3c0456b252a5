import type { ArtifactDefinition } from '@workspace-ops/catalogue';
import { isMarked, openSentences } from '../disclosure/marked-facts.ts';
import { tellsPersonal } from '../disclosure/personal-matters.ts';
import { isFreeText, normalName } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { canBeTold, withoutMarkup } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isClosed } from '../weights/weigh-openness.ts';
import { isAcute } from './hazards.ts';

const politely = String.raw`^\W*(?:(?:please|pls|and|also|but|so|then),? )*`;
const addressee = String.raw`(?:him|her|them|the (?:customer|client|supplier|readers?))`;

/** `Tell her that we come on the 9th`, `we come on the 9th, tell her`: of a letter, which has one reader. */
const toReader = new RegExp(
  String.raw`${politely}(?:tell|remind) ${addressee} (?:also )?(?:that )?(?<what>.+)$|${politely}let ${addressee} know (?:that )?(?<known>.+)$|^\W*(?<said>.+), (?:please |so )?(?:tell ${addressee}(?: that| so| about it)?|let ${addressee} know(?: that)?)\W*$`,
  'iu',
);
/** `Say sorry for Friday` */
const regret = new RegExp(
  String.raw`${politely}(?:say sorry|apologi[sz]e)(?: again)? (?:for|about) (?<what>[^,;.]{3,80})\W*$`,
  'iu',
);
/** `Mention that the office is shut on Monday`, `put in the Christmas hours: shut from 24 December` */
const toAnybody = new RegExp(
  String.raw`${politely}(?:say|mention|add|point out)(?: also| too| clearly)? that (?<what>.+)$|${politely}(?:put in|add|include|mention)(?: (?:the|our))? (?<name>\p{L}[\p{L} ]{2,30}): (?<value>.+)$`,
  'iu',
);
const thanks =
  /^\W*(?:(?:[Mm]any|[Bb]ig) )?[Tt]hanks to (?<whom>\p{Lu}[\p{L}’'-]+(?:(?:,| and) \p{Lu}[\p{L}’'-]+){0,4}) from all of us\W*$/u;

/** Of whom it speaks only its writer knows, and what depends on something is for who sends the text. */
const unclear =
  /\b(?:he|she|they|him|her|them|his|hers|their|theirs|i|me|my|mine|you|your|yours|it|this|that|these|those|if|unless|but|except|only|maybe|perhaps|probably|not sure|no idea|internal\p{L}*|between us)\b|[?“”"]/iu;
/** What begins like a sentence that can stand alone, and has a verb. */
const sentence =
  /^(?!(?:to|what|how|when|whether|why|who|which|where|about|of|thanks?|best|well|sorry)\b)[\p{L}\d][\p{L}\d’'.:-]*,? .*?(?<!\p{L})(?:is|are|was|were|will|can|has|have|had|do|does|did|must|may|shut|cost|\p{L}{3,}(?:s|ed)|we \p{L}{2,})(?!\p{L})/iu;
const value = /^[\p{L}\d][^:]*$/u;
const [shortest, longest, most] = [8, 200, 3];
/** What stands around it. */
const ofOrder = 60;

/** What a sentence of a note wants told, as a text tells it; undefined where it wants nothing, or that is not plain. */
function readWanted(said: string, isLetter: boolean): string | undefined {
  if (said.length > longest + ofOrder) return undefined;
  const groups = (toAnybody.exec(said) ?? (isLetter ? toReader.exec(said) : null))?.groups;
  const whom = thanks.exec(said)?.groups?.['whom'];
  if (whom !== undefined) return `Thanks to ${whom} from all of us.`;
  const sorry = isLetter ? regret.exec(said)?.groups?.['what']?.trim() : undefined;
  if (sorry !== undefined) return unclear.test(sorry) ? undefined : `We are sorry for ${sorry}.`;
  const { what, known, said: first, name, value: told } = groups ?? {};
  const text = (what ?? known ?? first ?? told)?.replace(/[\s.!]+$/, '');
  if (text === undefined || text.length < shortest || text.length > longest) return undefined;
  if (
    unclear.test(text) ||
    reaching.test(text) ||
    !(told === undefined ? sentence : value).test(text)
  )
    return undefined;
  const whole = name === undefined ? text : `${name}: ${text}`;
  return `${whole[0]!.toUpperCase()}${whole.slice(1)}.`;
}

/** A summary, a transcript and a message have words of others, who give no orders. */
const isOurs = ({ path }: Fact): boolean => ours.test(normalName(path.at(-1)!));
const ours = /^(?:\p{L}{0,20}notes?|note(?:s)?(?:to|for)\p{L}{2,20}|instructions?)$/u;

/** An account, an address or a number is not changed by the way. */
const reaching = /\d[\d ]{6,}\d|@|https?:|www\.|(?<!\p{L})(?:iban|bic|sort code)(?!\p{L})/iu;

/**
 * What notes ask outright to be told, in sentences that need no other words: who approves the text reads them in it. Of
 * what is private, a danger, or for colleagues nothing is.
 */
export const listWanted = (
  { facts }: FactSheet,
  { isLetter }: { isLetter: boolean },
): readonly string[] =>
  facts
    .filter((fact) => isOurs(fact) && isFreeText(fact) && canBeTold(fact))
    .flatMap((fact) =>
      isMarked(fact) ? openSentences(fact) : splitSentences(withoutMarkup(fact.value)),
    )
    .flatMap((said) => readWanted(said, isLetter) ?? [])
    .filter(
      (told) => thanks.test(told) || !(isClosed(told) || tellsPersonal(told) || isAcute(told)),
    )
    .slice(0, most);

/** Whether a text tells what a sentence of a note asks for. */
export function isToldAsAsked(said: string, text: string): boolean {
  const wanted = readWanted(said, true);
  return wanted !== undefined && text.includes(wanted);
}

/** Whether a text of the catalogue takes up what notes ask for: one letter, a post, or a paper with a request of its own. */
export const takesUp = ({ texts = [] }: Pick<ArtifactDefinition, 'texts'>): boolean =>
  texts.filter(({ greets }) => greets !== undefined).length <= 1;
