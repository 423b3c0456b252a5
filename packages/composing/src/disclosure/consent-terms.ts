import { normalName } from '../facts/field-names.ts';
import { canBeTold } from '../facts/markup.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isDenied } from './find-withheld.ts';

const terms =
  /\b(?:only|without|except|but not|not to be (?:used|mentioned|published|told|given|printed|written|disclosed|shown)|(?:should|must|shall) not (?:come|appear|be \p{L}+)|not (?:on|in|for|with)|not (?:her|his|their|the|my|our) (?:[\p{L}’']+ )?names?|anonym\p{L}*|as long as|provided|so long as|on condition|if we|after we|first names?|initials|no (?:\p{L}+ )?(?:photos?|pictures?|videos?|figures?|numbers?|names?|logos?|surnames?)|(?:do not|don['’]?t) (?:use|mention|say|print|show|name|tell|put)|(?:leave|keep) (?:[\p{L}’']+ ){1,5}?out|skip|omit|keep it to|(?:sees?|reads?|shown|checks?) it (?:first|before)|past (?:me|us|him|her|them)|not for|till|until)\b/iu;

/** As colleagues write of whoever agreed: to themselves it is not quoted. */
const ofOthers =
  /\b(?:she|he|they|her|his|him|their|them|said|says|told|agreed|agrees|asked|asks|wants?|insists?|customer|client|per)\b/iu;

const company =
  '(?:company|firm|business|practice|school|clinic|surgery|shop|hotel|club|office|charity|church|farm|organi[sz]ation)';
const namesCompany = new RegExp(
  `\\b(?:no|without|not|never)\\b[^.;,]{0,20}\\b(${company})(?:['’]s)? names?\\b|\\b(?:no|without|not|never)\\b[^.;,]{0,20}\\bnam(?:es?|ing) (?:of )?(?:the|our|his|her|their) (${company})\\b`,
  'iu',
);

/** What of it is said to them, in our own words. */
const ownWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:on|for|to) (?:the |our )?(?:web ?site|web|site)\b|\bweb ?site (?:only|ok|fine)\b/iu,
    'on our website',
  ],
  [
    /\bfirst names? only\b|\b(?:only|with|by) (?:(?:her|his|their|the) )?first names?\b(?! (?:and|&|\+|plus) (?:(?:her|his|their|the) )?(?:last|sur|family|second))/iu,
    'with your first name only',
  ],
  [
    /\b(?:sees?|seen|reads?|checks?|shown?|approves?) (?:it|this|the (?:text|quote|words|story)) (?:first|before)\b|\b(?:run|past|by) (?:it )?(?:past|by) (?:me|us|him|her|them)\b/iu,
    'once you have seen the text',
  ],
  [
    /\b(?:no|without|not|never|except|omit|leave out)\b[^.;,]{0,20}\b(?:sur|last |family )names?\b/iu,
    'without your last name',
  ],
  [/\binitials\b/iu, 'with your initials only'],
  [
    new RegExp(
      `\\b(?:no|without|not|never)\\b[^.;,]{0,20}(?<!first |${company}(?:['’]s)? )\\bnam(?:es?|ed|ing)\\b(?! (?:of )?(?:the|our|his|her|their) ${company})|\\banonym`,
      'iu',
    ),
    'without your name',
  ],
  [
    /\b(?:no|without|not|never|except)\b[^.;,]{0,24}\b(?:figures?|numbers?|prices?|amounts?|rents?|fees?)\b/iu,
    'without figures',
  ],
  [/\b(?:no|without|not|never|except)\b[^.;,]{0,20}\b(?:photos?|pictures?)\b/iu, 'without photos'],
  [
    /\b(?:no|without|not|never|except)\b[^.;,]{0,20}\baddress\b|\baddress (?:is|be)(?: not|n['’]t)\b/iu,
    'without your address',
  ],
  [
    /\b(?:no|not|never|except)\b[^.;,]{0,16}\b(?:facebook|instagram|linkedin|social media|socials)\b/iu,
    'not on social media',
  ],
];

/** On which terms a customer agreed to be told of, as a fact that a letter to them can take up. */
export function findConsentTerms({ find }: FactSheet): Fact[] {
  const said = find('consent');
  if (said === undefined || said.hasPlaceholder || !canBeTold(said)) return [];
  if (isDenied(said) || !terms.test(said.value)) return [];
  const [, ...companies] = namesCompany.exec(said.value) ?? [];
  const own = [
    ...ownWords.flatMap(([shape, words]) => (shape.test(said.value) ? [words] : [])),
    ...companies.flatMap((one) =>
      one === undefined ? [] : [`without the name of your ${one.toLowerCase()}`],
    ),
  ];
  if (!ofOthers.test(said.value)) return [toFact(said, 'consentTerms', said.value)];
  // Without words for it whoever sends the letter says it.
  return own.length === 0 ? [] : [toFact(said, 'termsInOwnWords', own.join(', '))];
}

const toFact = ({ path }: Fact, name: string, value: string): Fact => ({
  path: [...path, name],
  label: 'Terms of consent',
  names: [normalName(name)],
  value,
});
