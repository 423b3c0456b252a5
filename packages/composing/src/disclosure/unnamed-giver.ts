import type { FactSheet } from '../facts/read-facts.ts';
import { listNameWords, wordsOfHouse } from './excluded-parts.ts';

const own = '(?:my|his|her) (?:own |full |first )?(?:sur)?names?\\b';
/** As people write that they are not to be named themselves: `but not my name`, `don't name me`. */
const unnamed = new RegExp(
  `(?:\\b(?:not|never|no|without|except(?: for)?|leave out|omit|drop)|n['’]t)(?: \\p{L}+){0,3}? (?:${own}|nam(?:e|ing) (?:me|him|her)\\b)|\\b(?:don['’]t|do not) (?:name|use|print|give) (?:me\\b|him\\b|her\\b|${own})|\\b(?:leave|keep) ${own} (?:out|off|private)`,
  'giu',
);

const withoutGiver = (said: string): string => said.slice(0, longest).replaceAll(unnamed, ' ');
const longest = 600;

/** Whether a consent leaves out the name of whoever gives it. */
export const leavesOutGiver = (said: string): boolean =>
  withoutGiver(said) !== said.slice(0, longest);

/**
 * What a consent says of the customer's name: `fine with the arcade's name, but not my name` leaves out its giver
 * alone, where the customer is a house.
 */
export function saidOfHouse(said: string, { find }: FactSheet): string {
  const rest = withoutGiver(said);
  const customer = find('customer')?.value ?? '';
  if (rest === said || customer === '') return said;
  const words = listNameWords(customer);
  // Of two words a customer may be a person.
  const house = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(customer) ? words : [...words, wordsOfHouse];
  return new RegExp(`\\b(?:${house.join('|')})(?!\\p{L})|\\bour names?\\b`, 'iu').test(rest)
    ? rest
    : said;
}

/** A name after what was said: `… and got none. Joe Ratcliffe, centre manager`. */
const signed =
  /(?:[.!?”"] ?|[–—-] ?|\()(?<name>\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){1,2})(?=,|\)|[.”"]*$| \()/u;
const startsWithName =
  /^(?<name>\p{Lu}\p{L}+)(?:[:,]| (?:is|was|says|said|fine|ok|okay|happy|agrees?|agreed|gave)\b)/u;

/** Whose name a quotation tells, where its giver is not to be named. */
export function findGiverIn(quote: string, said: string, { find }: FactSheet): string | undefined {
  if (!leavesOutGiver(said)) return undefined;
  const names = [
    find('contact')?.value.split(',')[0],
    startsWithName.exec(said)?.groups?.['name'],
  ].flatMap((name) => (name === undefined ? [] : (name.match(/\p{Lu}\p{L}{2,}/gu) ?? [])));
  const told = names.find((name) =>
    new RegExp(`(?<!\\p{L})${RegExp.escape(name)}(?!\\p{L})`, 'u').test(quote),
  );
  return signed.exec(quote)?.groups?.['name'] ?? told;
}
