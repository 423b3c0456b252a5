import { ignoringCase } from '@workspace-ops/content';
import { isNameOrWord } from '../facts/given-names.ts';

const mostNames = 4;
/** Of each of two people: `Harriet Lowe and Ben Asante`. */
const countNames = (value: string): number => {
  const people = value.split(/ (?:and|&) /);
  const counts = people.map((one) => one.split(' ').length);
  return people.length > 2 ? value.split(' ').length : Math.max(...counts);
};
/** `her cousin Samir` */
const isKin = /^(?:his|her|my|our|their|the|an?) /i;

/** Of names that are written small, too, as `van Dyke`, these words are a part. */
const particle = '(?:van|von|de|der|den|del|della|di|da|do|dos|la|le|du|al|el|bin|ap|ter|ten)';
/** `accounts manager Steve Lyle`, `landlord Kevin` is addressed by his name. */
const roleBefore = new RegExp(
  String.raw`^ ?(?!(?:his|her|my|an?) )(?!${particle} )(?:(?:the|our|their) )?(?:(?!${particle} )\p{Ll}+ ){1,3}(?=\p{Lu}\p{Ll}+(?: \p{Lu}|$))`,
  'u',
);
/** `Tony's wife Jan` */
const kinOf =
  /^\p{Lu}[\p{L}-]+['’]s (?:\p{Ll}+ )?(?:wife|husband|partner|son|daughter|mum|mother|dad|father|sister|brother|assistant|deputy|secretary|pa|boss)(?: (?=\p{Lu})|$)/u;
/** What stands behind a name, of where somebody works and as what: `Dave in sales`, `Mrs Reay - clerk`, `Tony the owner`. */
const place =
  / (?:of|from|at|in|on|behind|who|via|for|with|by) [^]*$| ?[–—/] ?(?=\p{Ll})[^]*$| -+ ?[^]*$|- [^]*$| the \p{Ll}[^]*$/u;

/** `Accounts, Hilary Foy` is addressed by her name. */
export const isOffice =
  /^\s*(?:accounts?(?: payable)?|accounting|finance|bookkeeping|billing|reception|front desk|(?:the )?office|procurement|purchasing|facilities|management|hr|admin(?:istration)?)(?: (?:department|team|office|dept))?\s*$/i;

/** More names that are words, which only where a contact is named are taken for one. */
const ofContacts = new Set(
  'amber ash autumn bea bert cat cliff dee des dolly don dot earl ernie fred glen gus guy heath jas kay kit les mel nat ned nell nev norm ollie pearl rod rory roz sid sky skye stew tash ted val vic violet wilf'.split(
    ' ',
  ),
);
/** Whether a word is a given name, in a place where it may be that of a person. */
export const isName = (word: string): boolean =>
  isNameOrWord(word) || ofContacts.has(word.toLowerCase());

const titles = '(?:mrs?|ms|miss|dr|prof|rev|fr|cllr|sir|sister|canon)';
const small = /^(?:\p{Ll}[\p{Ll}'’-]{1,20})(?: \p{Ll}[\p{Ll}'’-]{1,20})?$/u;
const titledSmall = ignoringCase(
  String.raw`^(?<title>${titles})\.? (?<name>\p{L}[\p{L}'’-]{1,30}(?: \p{L}[\p{L}'’-]{1,30})?)$`,
);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const withCapitals = (words: string): string => words.split(' ').map(capital).join(' ');

const asking =
  /^(?:please |pls )?(?:ask for|speak (?:to|with)|talk to|ring|call|phone|attn:?|attention:?|fao:?|c\/o) +(?=\p{L})/iu;

/** A person as a letter writes them: `dave` with a capital, and `Dave` for `ask for Dave`. */
export function tidyPerson(said: string): string {
  const name = said.trim().replace(asking, '');
  const titled = titledSmall.exec(name);
  if (titled !== null && /^\p{Ll}/u.test(name)) {
    const { title, name: own } = titled.groups as { title: string; name: string };
    return `${capital(title)} ${withCapitals(own)}`;
  }
  if (small.test(name) && isName(name.split(' ')[0]!)) return withCapitals(name);
  // What is no name keeps what stands before it.
  return /^\p{Lu}/u.test(name) ? name : said;
}

/** Who of those under a contact's name a letter greets: `Dave` of `Dave in sales`; undefined where it tells no name. */
export function findGreeted(said: string): string | undefined {
  const part = said.split(',').find((one) => !isOffice.test(one)) ?? '';
  // `David Morgan (her son)`
  const alone = tidyPerson(part.replace(/ ?\([^()]{1,80}\)\s*$/, '')).replace(kinOf, '');
  const value = tidyPerson(alone.replace(roleBefore, '').replace(place, ''));
  // `Nina introduces us all herself` is nobody's name.
  // Written small it is an office, or what somebody is: `bursar`.
  const isSmall = /\p{Ll}/u.test(value) && !/\p{Lu}/u.test(value);
  return isSmall || countNames(value) > mostNames || isKin.test(value) ? undefined : value;
}
