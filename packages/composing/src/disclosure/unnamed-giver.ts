import type { FactSheet } from '../facts/read-facts.ts';
import { listNameWords, wordsOfCompany } from './excluded-parts.ts';

/** Who speaks for a company: `the doctor's name`, `any person name`. */
const speaker =
  "(?:doctor|dr|dentist|surgeon|vet|engineer|supervisor|hod|principal|owner|manager|director|teacher|headmaster|headmistress|head|proprietor|partner|chairman|secretary|trustee|person|people|personal|individual|staff|employee|contact|chef|patient|student|sir|madam)(?:['’]?s['’]?)?";
const own = `(?:(?:my|his|her) (?:own |full |first )?(?:sur)?names?|(?:(?:the|our|any|a|an|their) )?${speaker} (?:own |full |first )?names?)\\b`;
/** `Doctor's name not to be used`, `my name should not come` */
const toBeTold =
  '(?:come|appear|be (?:used|mentioned|published|told|given|printed|written|disclosed|shown|there|put|named))';
/** As people write that they are not to be named themselves: `but not my name`, `don't name me`. */
const unnamed = new RegExp(
  `(?:\\b(?:not|never|no|without|except(?: for)?|leave out|omit|drop)|n['’]t)(?: \\p{L}+){0,3}? (?:${own}|nam(?:e|ing) (?:me|him|her)\\b)|\\b(?:don['’]t|dont|do not) (?:name|use|print|give|write|mention|put|take|publish|tell) (?:me\\b|him\\b|her\\b|${own})|(?<!\\p{L})${own},? (?:is |are |please )?(?:(?:should|must|shall|may|can|need|will|is|are) ?not (?:to )?${toBeTold}|not to ${toBeTold}|to be (?:left|kept) out|to be avoided|not (?:ok|okay|allowed|required|needed))(?!\\p{L})|\\b(?:leave|keep) ${own} (?:out|off|private)`,
  'giu',
);

/** A consent without what it says of the name of whoever gives it. */
export const withoutGiver = (said: string): string =>
  said.slice(0, longest).replaceAll(unnamed, ' ');
const longest = 600;

/** Whether a consent leaves out the name of whoever gives it. */
export const leavesOutGiver = (said: string): boolean =>
  withoutGiver(said) !== said.slice(0, longest);

const moreCompanies =
  'clinic|labs?|laborator(?:y|ies)|hospital|surgery|pharmacy|restaurant|caf[eé]|cent(?:re|er)|nursery|bakery|salon|studio|institute|academy|factory|store|bank|society|brand|university|gym';

/**
 * What a consent says of the customer's name: `fine with the arcade's name, but not my name` leaves out its giver
 * alone, where the customer is a company.
 */
export function saidOfCompany(said: string, { find }: FactSheet): string {
  const rest = withoutGiver(said);
  const customer = find('customer')?.value ?? '';
  if (rest === said || customer === '') return said;
  const words = listNameWords(customer);
  // Of two words a customer may be a person.
  const company = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(customer)
    ? words
    : [...words, wordsOfCompany, moreCompanies];
  return new RegExp(`\\b(?:${company.join('|')})(?!\\p{L})|\\bour names?\\b`, 'iu').test(rest)
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
