import type { ArtifactDefinition, PermissionDefinition } from '@workspace-ops/catalogue';
import { isFreeText, namesFor, normalName } from '../facts/field-names.ts';
import { listSentences } from '../facts/markup.ts';
import { isAnimal } from '../facts/open-parties.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isUncovered } from './consent-scope.ts';
import { findConsentedName, isFormOfSigner, withoutNameForm } from './consented-name.ts';
import { leavesOut, listNameWords } from './excluded-parts.ts';
import { isGuessedConsent } from './guessed-consents.ts';
import { withoutKeptMatters } from './kept-matters.ts';
import { isMarked } from './marked-facts.ts';
import { isUnwritten } from './unwritten-consent.ts';
import { isOpenConsent, saidNo, seenFirst, withoutEarliestDay } from './open-consents.ts';
import { isQuoteUnasked, withoutUnasked } from './unasked-giver.ts';
import { findGiverIn, saidOfCompany } from './unnamed-giver.ts';
import { findWishNotToBeNamed, wantsNoName } from './wish-for-no-name.ts';

/** An agreement that an artifact needs for what is on record, and that was not given. */
export interface Withheld extends PermissionDefinition {
  /** What is on record in its place. */
  said: Fact | undefined;
  /** It was given, but not for these fields. */
  isPartial?: true;
  /** It was said, and is not in writing. */
  isUnwritten?: true;
  /** Whoever is quoted was not asked: whether they agree is not for the text to leave open. */
  isUnasked?: true;
  /** Somebody wants no name told, whatever a consent says: nobody is asked for one. */
  isWish?: true;
}

/** As people write that something was not agreed to, or not yet. */
const denied =
  /^(?:no(?! (?:problems?|objections?|worries|issues?)\b| [^.;]{2,60}[,;] ?(?:but )?(?:otherwise|the rest|all else|everything else|anything else|apart from that|but)(?: is| are)?[ :,]* ?(?:yes|ok(?:ay)?|fine|agreed|all right)\b)|not|none|never|false|denied|refused|declined|rejected|withdrawn|withdrew|revoked|expired|pending|requested|asked|awaiting|waiting|open|unknown|unclear|n\/a|nein|kein|keine|noch nicht|abgelehnt|offen|non|refusé|pas|internal(?:ly)?(?: use)?(?: only)?)(?![\p{L}\p{N}])|\b(?:(?:(?:has|have|was|is|are) not|hasn.?t)(?! (?:yet )?(?:been )?(?:announced|published|made public|released))|not yet|not (?:received|obtained|granted)(?=[.,;)]|$)|no longer|withdrawn|withdrew|revoked|refused|declined|internal(?: use)? only|(?:has|have|needs?|must) (?:still )?(?:to )?(?:say (?:yes|ok|so)|agree|approve|confirm|sign(?: off)?|ok it)|still (?:to|has to|have to|needs? to) (?:ok|okay|agree|approve|confirm|sign|say)|to (?:ok|okay|approve) it (?:yet|still)|(?:vote|votes|voting|decides?|deciding) on|subject to)\b/iu;

export const isDenied = ({ value }: Fact): boolean => denied.test(value) || saidNo.test(value);

/** As people write that an agreement is to a part, by the field that it leaves out. */
const excluded: Readonly<Record<string, RegExp>> = {
  customer:
    /\b(?:has|have|had|needs?|wants?) to (?:ok|okay|approve|agree|clear|confirm|sign off)\b[^.;]{0,30}\bnames?\b|\bnames?\b[^.;]{0,40}\b(?:(?:is |are )?still waiting|pending|awaiting|not (?:yet )?(?:ok|agreed|cleared|approved))\b|\bfirst names? only\b|\bfirst names?\b[^.;]{0,30}\bonly\b|\bonly (?:the |her |his |their )?first names?\b|\binitials only\b|\banonym|\b(?:without|no|not|never|except|but not)\b[^.;]{0,20}\b(?:sur|(?:last|family|second)[- ]?)?nam(?:e[sd]?|ing)\b|\b(?:do|did|does|would|is|are|may|must)n['’]?t\b[^.;]{0,24}\bnam(?:e[sd]?|ing)\b|\bas \p{L}+ \p{L}\.? only\b|(?<!\bnames? ?(?:and|&|\+|with|,) ?(?:(?:the|a|her|his|their) )?)\b(?:quotes?|quotation|figures?|numbers?|results?|words?) only\b|\bonly (?:the |our |my )?(?:quotes?|quotation|figures?|numbers?|results?|words)\b/iu,
  referrer:
    /\banonym|\b(?:not|never|without|[a-z]+n['’]t)\b[^.;]{0,24}\b(?:nam(?:ed|ing)\b(?! the)|(?:my|his|her|their) (?:own )?name\b)|\b(?:not|never|[a-z]+n['’]t)\b[^.;]{0,24}\b(?:say|tell|mention|know)\b[^.;]{0,24}\b(?:it was|who|that it|came from|comes from)\b|\b(?:leave|keep) (?:me|him|her|them|(?:my|his|her|their) name|\p{Lu}\p{L}+) out\b/iu,
  outcome:
    /\b(?:without|no|not|never|except|but not)\b[^.;]{0,30}(?:\b\d[\d.,]*(?: ?%| per ?cent\b)?|\b(?:figures?|numbers?|results?|outcomes?|savings?|percentages?)\b)/iu,
  quote:
    /\b(?:without|no|not|never|except|but not|(?:do|does|did|would|wo|ca|is|are|must|should|could)n['’]?t)\b(?! (?:mind|problems?|objections?|objected|worr(?:y|ies)|worried|issues?|bother(?:ed)?|harm|qualms|fuss(?:ed)?|a problem|object|got a problem|have (?:a problem|any (?:problem|objection)))\b)[^.;]{0,20}\bquot(?:e[sd]?|ations?|ing)\b|(?<!\b(?:quot(?:e[sd]?|ations?|ing)|words?) ?(?:and|&|\+|with|,) ?(?:(?:the|a|her|his|their|first|own|farm|company) ?){0,3})\b(?:names?|figures?|numbers?|results?|logo) only\b(?! (?:after|until|till|once|when|if|from)\b)|\bonly (?:the |our |my )?(?:names?|figures?|numbers?|results?|logo)\b/iu,
};

/** `Happy to be named` agrees to no result; with a wish that leaves one out, it does to the rest. */
const toBeNamed =
  /\bto (?:be )?named\b(?![^]*\b(?:figures?|numbers?|results?|outcomes?|savings?|words?|quot\p{L}+|text|story|everything|all|this|it|tell|shar\p{L}+|publish\p{L}*)\b)/iu;

/** What may not be told, of what is on record; the input as a whole says whether it was agreed to. */
export const findWithheld = (
  artifact: Pick<ArtifactDefinition, 'permissions'>,
  record: FactSheet,
): Withheld[] =>
  listConcerned(artifact, record).flatMap((permission) => {
    const { said, isPresumed, for: fields } = permission;
    if (said === undefined) return isPresumed ? [] : [permission];
    const given = saidOfCompany(withoutKeptMatters(said.value, record), record);
    // What a consent says of the form of the name leaves nobody out.
    const value =
      fields.includes('customer') &&
      (findConsentedName(said.value, record) !== null || isFormOfSigner(said.value, record))
        ? // As somebody wants to be named, they are anonymous enough.
          withoutNameForm(said.value).replace(/\banonym\p{L}*/giu, '')
        : said.value;
    if (said.hasPlaceholder || isDenied({ ...said, value })) return [permission];
    const left = [...fields, ...(fields.includes('customer') ? ['location'] : [])].filter(
      (name) =>
        isLeftOut(name, value, record) ||
        (name === 'outcome' && given === said.value && toBeNamed.test(value)),
    );
    const wish = findLaterWish(permission, record);
    if (wish !== undefined && !left.includes('customer'))
      return [
        {
          ...permission,
          for: [...new Set([...left, 'customer', 'location'])],
          said: wish,
          isPartial: true as const,
          ...(left.length === 0 && { isWish: true as const }),
        },
      ];
    const isUnasked = left.includes('quote') && isQuoteUnasked(value);
    if (left.length > 0)
      return [
        {
          ...permission,
          for: left,
          isPartial: true as const,
          ...(isUnasked && { isUnasked }),
        },
      ];
    // Where nobody has to agree nobody is asked whether they have seen it.
    const waits = isPresumed === true && seenFirst.test(said.value) && !isSeen(record);
    // What is published is dated; a letter is sent at once.
    const dated = fields.includes('referrer') ? given : withoutEarliestDay(given);
    const isNone = isQuoteUnasked(dated) && !isUnaskedAlone(dated);
    if (waits || isNone || isOpenConsent(dated) || isGuessedConsent(dated)) return [permission];
    return isUnwritten(given) ? [{ ...permission, isUnwritten: true as const }] : [];
  });

/** `He does not want his name used`, in a note beside his consent: the name stays out in doubt. */
function findLaterWish({ said, for: fields }: Withheld, record: FactSheet): Fact | undefined {
  const wish = fields.includes('customer') ? findWishNotToBeNamed(record) : undefined;
  return wish === undefined || wish.path.join('\n') === said?.path.join('\n') ? undefined : wish;
}

function isLeftOut(name: string, said: string, record: FactSheet): boolean {
  const own = name === 'customer' ? saidOfCompany(said, record) : said;
  return (
    excluded[name]?.test(own) === true ||
    (name === 'customer' && wantsNoName(own)) ||
    leavesOut(own, name, record) ||
    (record.find(name) !== undefined && isUncovered(name, withoutNamesOfAnimals(said, record))) ||
    (name === 'quote' &&
      record.find(name) !== undefined &&
      (findGiver(record, said) !== undefined || isUnaskedAlone(said)))
  );
}

/** `Oscar's name`, where the pet is Oscar. */
const withoutNamesOfAnimals = (said: string, { facts }: FactSheet): string =>
  facts
    .filter(({ path }) => path.length === 1 && isAnimal(path[0]!))
    .flatMap(({ value }) => listNameWords(value))
    .map((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'giu'))
    .reduce((text, name) => text.replace(name, 'pet'), said);

/** Whether the rest is agreed to where whoever is quoted was not asked. */
function isUnaskedAlone(said: string): boolean {
  if (!isQuoteUnasked(said)) return false;
  const rest = withoutUnasked(said);
  return rest !== '' && !isOpenConsent(rest);
}

/** Whom a quotation names, where the consent to it leaves them out. */
export const findGiver = (record: FactSheet, said: string): string | undefined =>
  findGiverIn(record.find('quote')?.value ?? '', said, record);

const isSeen = ({ find }: FactSheet): boolean => /^yes\b/i.test(find('textSeen')?.value ?? '');

/** As people write a no to figures that waits for nothing. */
const noFigures =
  /\b(?:without|no|not|never)\b (?:(?!but\b|and\b|or\b|about\b|named?\b)\p{L}+ ){0,3}(?:figures?|numbers?|results?|outcomes?|savings?|percentages?)\b/iu;
const waits =
  /\b(?:until|till|before|after|yet|once|when|if|unless|pending|waiting|later|for now|at the moment|subject to|still)\b/iu;

/** Whether no more than figures are left out of an agreement, and for good: nobody is asked for them again. */
export const isForGood = ({ isPartial, said, for: fields }: Withheld): boolean =>
  isPartial === true &&
  said !== undefined &&
  fields.every((name) => name === 'outcome') &&
  noFigures.test(said.value) &&
  !waits.test(said.value);

/** Whether a story without names is agreed to, and nothing else is waited for: it needs no more. */
export const isAnonymous = ({ isPartial, isUnasked, said, for: fields }: Withheld): boolean =>
  isPartial === true &&
  isUnasked !== true &&
  said !== undefined &&
  fields.includes('customer') &&
  anonymous.test(said.value) &&
  !waits.test(said.value);
const anonymous =
  /\banonym(?:ous|i[sz])|\bwithout (?:(?:any|the|our|her|his|their) )?names?\b|\bunnamed\b/iu;

/** What is told although nothing on record says whether it was agreed to. */
export const findPresumed = (
  artifact: Pick<ArtifactDefinition, 'permissions'>,
  record: FactSheet,
): Withheld[] =>
  listConcerned(artifact, record).filter(
    ({ isPresumed, said }) => isPresumed === true && said === undefined,
  );

/** The agreements to tell what is on record. */
const listConcerned = (
  { permissions = [] }: Pick<ArtifactDefinition, 'permissions'>,
  record: FactSheet,
): Withheld[] =>
  permissions
    .filter((permission) => permission.for.some((name) => record.find(name) !== undefined))
    .map((permission) => ({ ...permission, said: findSaidField(permission, record) }));

/**
 * Where nothing goes by the name of a consent, a wish not to be named is one, whatever its field is called: to the rest
 * by its yes alone, where somebody has to agree.
 */
function findSaidField(
  { field, for: fields, isPresumed }: PermissionDefinition,
  record: FactSheet,
): Fact | undefined {
  const said = findSaid(record, field);
  if (said !== undefined || !fields.includes('customer')) return said;
  const wish = findWishNotToBeNamed(record);
  return isPresumed === true ||
    /\b(?:yes|ok(?:ay)?|fine|happy|agree[sd]?)\b/i.test(wish?.value ?? '')
    ? wish
    : undefined;
}

/** `consentOfSchool` is consent, too, and so is `quotePermission`. */
export const findSaid = ({ facts, find }: FactSheet, field: string): Fact | undefined =>
  find(field) ??
  facts.find(({ path }) => {
    const name = normalName(path.at(-1)!);
    return (
      namesFor(field).some((one) => name.startsWith(one) || name.endsWith(one)) &&
      !name.endsWith('kept')
    );
  });

const agreeing =
  /\b(?:said|says|happy|fine|ok(?:ay)?|agreed|agrees|gave (?:us )?permission|doesn['’]?t mind|no problem)\b[^.;]{0,40}\b(?:us(?:e|ing)|nam(?:e[sd]?|ing)|quot(?:e[sd]?|ing))\b/iu;

/** What a note says of an agreement: whoever knows whether it is one says so. */
export const findToldConsent = ({ facts }: FactSheet): string | undefined =>
  facts
    .filter((fact) => isFreeText(fact) && !isMarked(fact))
    .flatMap(listSentences)
    .find((sentence) => agreeing.test(sentence));

const leftOut =
  /\b(?:leave|keep|take) (?<said>[^.;,:]{1,60}?) (?:out|off)\b|\bleave out (?<named>[^.;,:]{1,60})/giu;
/** Who may not be seen in a picture may be told of. */
const afterDenial =
  /\b(?:without|no|not|never|except|but not)\b(?! (?:\p{L}+ ){0,2}(?:photos?|photographs?|pics?|pictures?|images?|videos?|film|footage|filming) (?:of|with|showing)\b)(?<said>[^.;,:]{1,60})/giu;
const beforeDenial =
  /(?<said>[^.;,:]{1,60})\b(?:(?:is|are) (?:for us|internal|private)|(?:may|must|should|shall|can) not\b|(?:for us|internally) only)/giu;
/** Words of a consent that name nothing which a text could tell. */
const emptyWords = new Set(
  'name names named quote quotes quoted with from that this they them their there used use using told tell shown show before until after only first text audit without have agreed agrees agree consent consents written email mention mentioned want wants would like please about into what when'.split(
    ' ',
  ),
);

/** What a consent leaves out, each in its words, in the singular; names and quotations are fields of their own. */
export const listExcluded = (consent: string): string[][] =>
  [leftOut, afterDenial, beforeDenial]
    .flatMap((shape) => [...consent.slice(0, 600).matchAll(shape)])
    .map(
      ({ groups = {} }) =>
        (groups['said'] ?? groups['named'])!.toLowerCase().match(/\p{L}{4,}/gu) ?? [],
    )
    .map((words) =>
      words
        .filter((word) => !emptyWords.has(word))
        .map((word) => word.replace(/(?<=\p{L}{3})s$/u, '')),
    );

/** `No photos of children`, `except the price`: a thing, and not what waits, or what somebody says in a whole sentence. */
const ofThing =
  /,? ?\b(?:but )?(?:without|no|not|never|except) (?!(?:that|what|how|where|who|whom|whose|why|when|if|until|till|before|after|to|be|being|on|in|at|yet|now)(?!\p{L}))(?:[\p{L}’'&-]+ ){0,6}[\p{L}’'&-]+(?=[.,;:!)]|$)/giu;

/** A consent without the things that it leaves out by their names, which a text is searched for. */
export const withoutExcluded = (consent: string): string =>
  consent.slice(0, 600).replaceAll(ofThing, ' ');
