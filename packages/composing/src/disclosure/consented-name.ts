import type { FactSheet } from '../facts/read-facts.ts';
import { splitSignature } from '../facts/signature.ts';
import { listNameWords } from './excluded-parts.ts';
import { wordsOfCustomer } from './wish-for-no-name.ts';

/** In which form a consent lets a customer be named. */
export interface ConsentedName {
  /** The name as it may be told: `Lupe`, `Lupe A.`, `a dairy in Otley`. */
  name: string;
  /** Words of the whole name that are not to be told. */
  kept: readonly string[];
  /** Whether it says where, so that no place is told beside it. */
  hasPlace: boolean;
}

/** Whether whoever is quoted is called by the first name alone. */
export const isOfFirstName = (said: string): boolean =>
  firstAlone.test(said) && !firstAndInitial.test(said);

const surname = '(?:last|sur|family|second)[- ]?names?';
/** `First names only`, `no last name`, `first name and Mesilla`; `first and last name` is the whole. */
const firstAlone = new RegExp(
  `\\bfirst[- ]?names?\\b(?! (?:and|&|\\+|plus|with) (?:the |her |his |their |my )?(?:${surname}|(?:last )?initial))|\\b(?:no|not|without|never|minus|leave out|omit|drop|skip)\\b (?:[\\p{L}’']+ ){0,2}${surname}\\b|\\b${surname} (?:stays? |to be |is |are )?(?:out|off|left out|private|no)\\b`,
  'iu',
);
const firstAndInitial = new RegExp(
  `\\bfirst[- ]?names?\\b (?:and|&|\\+|plus|with) (?:the |an? |her |his |their |my )?(?:last |${surname} )?initials?\\b|\\b(?:initial|first letter) (?:only )?(?:of|for) (?:the |her |his |their |my )?${surname}`,
  'iu',
);
const initialsAlone =
  /\binitials? only\b|\b(?:only|just|by|with|under) (?:the |my |our |her |his |their )?initials\b(?! of\b)/iu;
/** `As Lupe A. from Mesilla`, `as "a dairy in Otley"`, with the words that follow. */
const asForm =
  /\b(?:as|call (?:us|me|her|him|them|it)|named?|known as|refer to (?:us|me|her|him|them|it) as|say) (?:just |only |simply )?["“‘'„]?(?<form>(?:(?:a|an|one) (?!(?:whole|rule|quote|quotation|reference|testimonial|result|case|story|customer story|favou?r|source|example|thank|one-off|trial|test|start|condition|public|written|person|individual)\b)\p{L}[\p{L}’' -]{2,60}|(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{L}*\.?(?: (?:and |& )?\p{Lu}\p{L}*\.?){0,3}(?:,? (?:from|in|of|at) (?:the )?\p{L}[\p{L}’' -]{1,40})?))/u;
/** `Only 'the manager of a retirement scheme in Yorkshire'` */
const quotedForm = /\bonly (?:as )?["“‘'](?<form>(?:the|an?|one) \p{L}[^"“”‘’'\n]{3,60})["”’']/iu;
const ends =
  /["”’'“]|\s(?:only|please|pls|and no|and not|but|not|no|without|when|if|in (?:the|our|your) (?:story|post|text|newsletter|blog)|on (?:the|our|your))\b.*$/iu;
const place = /\s(?:from|in|near|of|at|outside) /u;
/** A word that says that somebody may be named so. */
const mayName = /first|initial|name|\bas\b|call|refer|say|only/iu;

const title = /^(?:Mr|Mrs|Ms|Miss|Dr|Prof|Rev|Sir|Lady)\.?$/u;
const company = new RegExp(
  `\\b(?:${wordsOfCustomer}|Ltd|Limited|Inc|LLC|PLC|GmbH|Co|Sons|Arms|Services|Group|Partners)\\b`,
  'iu',
);

/** `First name and restaurant name` */
const ofCompany = new RegExp(`\\b${wordsOfCustomer}['’]?s? names?\\b`, 'iu');

/** `Lupe Armijo, Las Cruces`, `Lupe Armijo (Mesilla)`; `Lupe, Hector and Ana Armijo` are people, and a guild of makers is none. */
const whereFrom = /(?:,(?![^]*\b(?:and|&)\s)(?=[^,]*\p{L})| \(| from )[^]*$/u;
const withoutPlace = (name: string): string => {
  const bare = name.replace(whereFrom, '').trim();
  return bare.includes(' ') ? bare : name;
};

/** Each of the people of a name, in words: `Lupe and Hector Armijo`; none of a company. */
function listPeople(name: string): string[][] {
  if (company.test(name) || /['’]s?(?!\p{L})/u.test(name)) return [];
  const people = name.split(/,| (?:and|&) /).map((one) => one.trim().split(/\s+/));
  const [first] = people;
  const isName = people.every((words) => words.every((word) => /^\p{Lu}[\p{L}’'.-]*$/u.test(word)));
  return isName && people.length <= 3 && (first!.length >= 2 || people.length > 1) ? people : [];
}

const toInitial = (word: string): string => `${word[0]!}.`;

/** @param isOf which of the forms it is. */
function shorten(name: string, how: 'first' | 'firstAndInitial' | 'initials'): string | null {
  const people = listPeople(name).map((words) => words.filter((word) => !title.test(word)));
  const hasTitle = name.split(/\s+/).some((word) => title.test(word));
  const [last] = people.slice(-1);
  // `Mrs Armijo` has no first name on record.
  if (last === undefined || last.length < 2 || people.some(({ length }) => length === 0))
    return null;
  if (hasTitle && people.some(({ length }) => length < 2)) return null;
  // `Mrs J. Osborne`
  if (how !== 'initials' && people.some(([first]) => /^\p{L}\.?$/u.test(first!))) return null;
  const getSurname = (words: readonly string[]): string => words.at(words.length > 1 ? -1 : 0)!;
  const ofAll = getSurname(last);
  if (how === 'initials')
    return people
      .map(
        (words) =>
          `${toInitial(words[0]!)} ${toInitial(words.length > 1 ? getSurname(words) : ofAll)}`,
      )
      .join(' and ');
  const firsts = people.map(([first]) => first!).join(' and ');
  return how === 'first' ? firsts : `${firsts} ${toInitial(ofAll)}`;
}

/** In which form a consent lets a customer be named, where it is not the whole name. */
export function findConsentedName(given: string, record: FactSheet): ConsentedName | null {
  const said = given.slice(0, longest);
  const customer = record.find('customer')?.value ?? '';
  if (customer === '' || !mayName.test(said)) return null;
  const name = findSpelled(said, customer) ?? findShortened(said, withoutPlace(customer), record);
  if (name === null || name === customer) return null;
  // Where they live stays out with it, and the same word may be said of another thing.
  const kept = listNameWords(withoutPlace(customer)).filter(
    (word) => !new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(name),
  );
  return kept.length === 0 ? null : { name, kept, hasPlace: place.test(name) };
}
const longest = 600;

/** As the consent spells it: with a name of theirs, its first letter, or what they are. */
function findSpelled(said: string, customer: string): string | null {
  const quoted = quotedForm.exec(said)?.groups?.['form'];
  if (quoted !== undefined) return quoted;
  const form = asForm.exec(said)?.groups?.['form']?.replace(ends, '').trim() ?? '';
  if (form === '') return null;
  if (/^(?:an?|one) /.test(form)) return form.includes(' ') ? form : null;
  const [first = ''] = form.replace(/^(?:Mr|Mrs|Ms|Miss|Dr)\.? /u, '').split(/[ ,]/);
  const own = first.replace(/\.$/, '').toLowerCase();
  return customer
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word === own || (first.endsWith('.') && word.startsWith(own)))
    ? form
    : null;
}

function findShortened(said: string, customer: string, record: FactSheet): string | null {
  const how = firstAndInitial.test(said)
    ? 'firstAndInitial'
    : firstAlone.test(said)
      ? 'first'
      : initialsAlone.test(said)
        ? 'initials'
        : null;
  // Of a company it is the first name of whoever speaks for it.
  if (how === null || ofCompany.test(said) || isOfContact(said, customer, record)) return null;
  return shorten(customer, how);
}

function isOfContact(said: string, customer: string, { find }: FactSheet): boolean {
  const own = listNameWords(customer);
  const isOther = (name: string): boolean =>
    name !== '' && !listNameWords(name).some((word) => own.includes(word));
  const [speaker = ''] =
    /^\p{Lu}\p{L}+(?= (?:is|was|ok|okay|fine|happy|says?|said|agree[sd]?|gave|with)\b)/u.exec(
      said,
    ) ?? [];
  return (
    isOther((find('contact')?.value ?? '').split(',')[0]!) ||
    isOther(speaker.replace(general, '')) ||
    isOther(splitSignature(find('quote')?.value ?? '').signer.split(',')[0]!)
  );
}

/** Whether the form of a name is that of whoever signs a quotation, beside a firm: it leaves the firm out of nothing. */
export function isFormOfSigner(said: string, record: FactSheet): boolean {
  const customer = record.find('customer')?.value ?? '';
  const signer = splitSignature(record.find('quote')?.value ?? '').signer.split(',')[0]!;
  const own = listNameWords(customer);
  return (
    customer !== '' &&
    signer.includes(' ') &&
    (firstAlone.test(said) || firstAndInitial.test(said)) &&
    !listNameWords(signer).some((word) => own.includes(word))
  );
}

/** Whether whoever is quoted is called by the first name and an initial. */
export const isOfFirstAndInitial = (said: string): boolean => firstAndInitial.test(said);
const general =
  /^(?:Customer|Owner|Happy|Fine|Ok|Okay|OK|Agreed|Signed|All|Everything|Glad|She|He|They|Client|Family|Consent|Name|Names|Yes|Written|Quote|Photos?|Landlord|Manager)$/;

const nameForms = new RegExp(
  `(?:only |just |by |with |under )?(?:the |her |his |their |my |our )?(?:first[- ]?names?(?: (?:and|&|\\+|plus|with) (?:the |an? |her |his |their )?(?:last |${surname} )?initials?)?|initials?)(?!\\p{L})(?: only| alone)?`,
  'giu',
);
const noSurname = new RegExp(
  `(?:,|\\bbut\\b|\\band\\b)? ?\\b(?:no|not|without|never|minus|leave out|omit|drop|skip) (?:[\\p{L}’']+ ){0,2}${surname}\\b`,
  'giu',
);

/** `Bank name must not appear`, beside the form that it has instead */
const noCompany = new RegExp(
  `(?:,|\\bbut\\b|\\band\\b)? ?(?:\\b(?:the|our|their) )?\\b${wordsOfCustomer}['’]?s? names? (?:(?:must|should|shall|may|can) not|(?:is|are) not to) (?:appear|come|be (?:used|mentioned|published|told|given|printed|shown))\\b`,
  'giu',
);

/** A consent without what it says of the form of the name: the rest says what may be told. */
export const withoutNameForm = (said: string): string =>
  said
    .slice(0, longest)
    .replace(quotedForm, ' ')
    .replace(asForm, ' ')
    .replaceAll(noSurname, ' ')
    .replaceAll(noCompany, ' ')
    .replaceAll(nameForms, (_form, at: number) =>
      // `Quote and first name only` is of both.
      /(?:\band|&|\+|,) *$|^ *$/iu.test(said.slice(0, at)) ? 'name' : ' ',
    );

/** Where, as far as a consent to a form of the name lets it be told: no street, and the town alone where it is named. */
export function consentedPlace(location: string, said: string): string {
  const parts = location
    .split(',')
    .map((part) => part.trim())
    .filter(
      (part) =>
        part !== '' &&
        !/\d|\b(?:street|road|lane|avenue|drive|way|close|calle|court|terrace|row|st|rd|ave|dr)\b\.?/iu.test(
          part,
        ),
    );
  const named = parts.filter((part) => said.toLowerCase().includes(part.toLowerCase()));
  return (named.length > 0 && named.length < parts.length ? named : parts).join(', ');
}
