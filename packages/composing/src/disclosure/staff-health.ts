import { ignoringCase } from '@workspace-ops/content';
import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { isFreeText } from '../facts/field-names.ts';
import { splitSentences } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import { readFacts, type FactSheet } from '../facts/read-facts.ts';
import { ofCustomer } from './crew-matters.ts';
import { listNameWords } from './excluded-parts.ts';
import { isOfHealth } from './health.ts';
import { toTellAnimal } from './of-animals.ts';

const parts =
  '(?:back|wrist|arm|leg|ankle|knee|shoulder|hip|neck|foot|hand|finger|thumb|toe|ribs?|collarbone|elbow|eyes?|ears?|teeth|tooth|head|heart|nerves)';
const ills =
  '(?:miscarriage|heart attack|stroke|breakdown|operation|surgery|scan|biopsy|covid|(?:the )?flu|shingles|cancer|chemo(?:therapy)?|hernia|migraines?|seizures?|fits?|panic attacks?|burn[- ]?out|baby|vasectomy|hysterectomy|diabetes|epilepsy|asthma|sepsis|pneumonia)';
/** As people tell of a colleague's health where few words say it. */
const shapes = new RegExp(
  [
    `(?:broke|broken|hurt|injured|twisted|sprained|pulled|dislocated|fractured|cut|crushed|burn[te]d?|trapped|strained|put|done|did) (?:his|her|their) ${parts}(?!\\p{L}| into(?!\\p{L}))`,
    `(?:has|had|have|having|['’]s|['’]s had|got|with|after|from|caught|suffered)(?: been having)? (?:(?:an?|his|her|their|another) )?(?:minor |major |bad |heavy |suspected )?${ills}(?!\\p{L})`,
    `(?:bad|sore|dodgy|injured|broken|trapped|slipped) (?:${parts}|disc)(?!\\p{L})`,
    "(?:his|her|their|\\p{Lu}\\p{Ll}+[’']s) (?:mental health|depression|anxiety|drinking|stress|nerves|pregnancy|illness|treatment|medication|rehab)(?!\\p{L})",
    '(?:is|was|been|being|went|are|were)(?: still| back)? (?:signed off|off with|in hospital|in rehab|taken ill|pregnant|poorly|unwell)(?!\\p{L})',
    // `Ann off sick until the 7th`: a note leaves out the verb.
    `off (?:sick|ill|poorly|with (?:${ills}|stress|(?:his|her|their|a bad) ${parts}))(?!\\p{L})`,
    '(?<!\\p{L})back (?:off|from) (?:being )?(?:sick|ill|illness)(?: leave)?(?!\\p{L})',
    '(?<!\\p{L})on (?:maternity|paternity|sick|compassionate) leave(?!\\p{L})',
  ]
    .map((shape) => `(?<!\\p{L})(?:${shape})`)
    .join('|'),
  'iu',
);
/** Somebody, and no page or room. */
const somebody = ignoringCase(
  String.raw`(?<!\p{L})(?:he|she|his|her|him|they|their|our|lads?|lass|crew|team|staff|drivers?|fitters?|plumbers?|electricians?|joiners?|plasterers?|roofers?|painters?|tilers?|engineers?|developers?|designers?|technicians?|foreman|apprentices?|labourers?|carpenters?|cleaners?|cooks?|chefs?|nurses?|vets?|farriers?|grooms?|receptionists?|teachers?|carers?|managers?|colleagues?|men|women|one of us|two of us)(?!\p{L})|(?:^|(?<=[.;,:(–—-] ?)|(?<= ))(?-i:(?!(?:She|He|They|It|Who) )\p{Lu}\p{Ll}+)(?= (?:(?-i:\p{Lu}\p{Ll}+) )?(?:is|was|has|had|broke|hurt|went|got|caught|put|did|cut|who|being|having|comes|came|in|on|off)(?!\p{L})|['’]s )`,
);
/** Whom a report is for, and what it is about. */
interface Theirs {
  names: RegExp;
  tellsAnimal: (sentence: string) => boolean;
}

const isOfTheirs = (said: string, { names, tellsAnimal }: Theirs): boolean =>
  ofCustomer.test(said) || names.test(said) || tellsAnimal(said);

/** Whether a sentence tells of the health of one of ours. */
const tellsOf = (said: string, theirs: Theirs): boolean =>
  (isOfHealth(said) || shapes.test(said)) && somebody.test(said) && !isOfTheirs(said, theirs);

const joint =
  /,? (?:so|and so|and|but|therefore|hence|which means|meaning)(?: that)? |[;–—] ?|, (?=(?:the|we|our|work|\p{Lu}\p{Ll}+ (?:is|was|has|had|off)) )| (?=(?:because|as(?! (?:you|agreed|asked|planned|usual|discussed|requested|promised) ?)|since|due to|owing to|while|now that) )/gu;
const goesOn = /^(?:he|she|his|her|him)(?!\p{L})/iu;
/** What would be said of whoever is away. */
const ofThem =
  /^(?:he|she|they|his|her|their|him|back|off|out|not|will|won['’]t|can['’]?t|cannot|is|was|has|had|gets?|needs?|being|having|returning)(?!\p{L})/iu;
const fewest = 3;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isWhole = (part: string): boolean => part.split(' ').length >= fewest && !ofThem.test(part);

/** What of a sentence says what stands before the health of one of ours, or what comes of it. */
function cutSentence(sentence: string, theirs: Theirs): string {
  const isOf = (part: string): boolean => tellsOf(part, theirs) || isOfHealth(part);
  const cuts = [...sentence.matchAll(joint)].map(({ index, 0: words }) => ({
    head: sentence.slice(0, index).trim(),
    tail: sentence.slice(index + words.length).trim(),
  }));
  const head = cuts.findLast((one) => !isOf(one.head) && isOf(one.tail))?.head ?? '';
  const tail = cuts.find((one) => isOf(one.head) && !isOf(one.tail))?.tail ?? '';
  return [head, tail]
    .filter((part) => part !== '' && isWhole(part))
    .map((part) => (/[.!?]$/.test(part) ? capital(part) : `${capital(part)}.`))
    .join(' ');
}

interface Told {
  text: string;
  /** The sentences that tell of somebody's health, as they were. */
  left: readonly string[];
}

function cutText(text: string, theirs: Theirs): Told {
  const left: string[] = [];
  let isAfter = false;
  const kept = splitSentences(text).flatMap((sentence) => {
    const isOf = tellsOf(sentence, theirs);
    if (isOf) left.push(sentence);
    isAfter = isOf || (isAfter && goesOn.test(sentence));
    const rest = isOf ? cutSentence(sentence, theirs) : '';
    return isAfter ? (rest === '' ? [] : [rest]) : [sentence];
  });
  return { text: left.length === 0 ? text : kept.join(' '), left };
}

const toTheirs = (sheet: FactSheet): Theirs => {
  const words = ['customer', 'contact'].flatMap((name) =>
    listNameWords(sheet.find(name)?.value ?? ''),
  );
  const names = new RegExp(
    `(?<!\\p{L})(?:${words.length === 0 ? '$^' : words.join('|')})(?!\\p{L})`,
    'iu',
  );
  return { names, tellsAnimal: toTellAnimal(sheet) };
};

/** The data of a report to a customer without what it tells of the health of one of ours. */
export interface WithoutStaffHealth {
  context: JsonObject;
  left: readonly string[];
}

export const withoutStaffHealth = onceFor((context: JsonObject): WithoutStaffHealth => {
  const theirs = toTheirs(readFacts(context));
  const left: string[] = [];
  const strip = (value: JsonValue): JsonValue | undefined => {
    if (typeof value === 'string') {
      const told = cutText(value, theirs);
      left.push(...told.left);
      return told.text === '' && value !== '' ? undefined : told.text;
    }
    if (Array.isArray(value)) return value.flatMap((item) => strip(item) ?? []);
    if (typeof value !== 'object' || value === null) return value;
    return stripAll(value);
  };
  const stripAll = (record: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(record).flatMap(([name, value]): [string, JsonValue][] => {
        const told = isFreeText({ path: [name] }) ? value : strip(value);
        return told === undefined ? [] : [[name, told]];
      }),
    );
  const stripped = stripAll(context);
  return { context: left.length === 0 ? context : stripped, left };
});
