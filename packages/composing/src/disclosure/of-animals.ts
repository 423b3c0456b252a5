import { ignoringCase } from '@workspace-ops/content';
import { isNoName } from '../facts/no-names.ts';
import { isAnimal } from '../facts/open-parties.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { listNameWords } from './excluded-parts.ts';

/** An animal's illness is not personal data: as in a surgery, a kennel or a stable. */
const animal = ignoringCase(
  String.raw`(?<!\b(?:guide|assistance|service|seeing[- ]eye|hearing) )\b(?:dogs?|bitch(?:es)?|pups?|pupp(?:y|ies)|(?-i:cats?|Cats|Cat(?! (?:is|has|had|was|will)\b))|kittens?|horses?|mares?|stallions?|geldings?|foals?|fill(?:y|ies)|pon(?:y|ies)|donkeys?|cows?|heifers?|bulls?|cattle|cal(?:f|ves)|sheep|ewes?|lambs?|goats?|pigs?|piglets?|sows?|rabbits?|hamsters?|guinea pigs?|ferrets?|parrots?|budgies?|hens?|chickens?|birds?|tortoises?|bison|alpacas?|llamas?|crias?|herds?|flocks?|litters?|animals?|pets?|beagles?|labradors?|retrievers?|spaniels?|collies?|terriers?|poodles?|bulldogs?|bernese|dachshunds?|greyhounds?|whippets?|shepherd dogs?|huskies|husky|siamese|persian|tabby|arabians?|thoroughbreds?|shetlands?|cockapoos?|labradoodles?)\b`,
);

/** Whether a text tells of an animal, of which `he` and `she` are said, too. */
export const namesAnimal = (text: string): boolean => animal.test(text);

/** Somebody beside it, of whom the rest may be. */
const somebody =
  /\b(?:nurses?|owners?|staff|team|crew|colleagues?|receptionists?|locums?|keepers?|handlers?|grooms?|assistants?|apprentices?|students?|lads?|lass|girls?|boys?|men|women|man|woman|child(?:ren)?|kids?|who|mum|mom|dad|wife|husband|partner|son|daughter|mother|father|i|we|us|my|our|they|them)\b/iu;
const byPronoun = /\b(?:he|she|his|her|him|hers)\b/iu;
/** The vet who sees it is not the one who is ill. */
const named =
  /(?<=^|[\p{L}\d,;:] )(?<!\bDr )(?!(?:Dr|Every|All|Any|Both|Each|Some|Her|His|Its|One|Two|Three|Four|Five|Six|If|When|After|Before|Once|Because|As)\b)\p{Lu}\p{Ll}+/gu;

const namesPerson = (sentence: string): boolean =>
  somebody.test(sentence) ||
  (sentence.match(named) ?? []).some((name) => !isNoName(name) && !animal.test(name));

/** Whether a sentence speaks of an animal by what it is, and of nobody else. */
export const isOfAnimal = (sentence: string): boolean =>
  namesAnimal(sentence) && !byPronoun.test(sentence) && !namesPerson(sentence);

/** The same of an animal on record, which has a name, and of which `she` is said. */
export function toTellAnimal({ facts }: FactSheet): (sentence: string) => boolean {
  const names = facts
    .filter(({ path }) => path.length === 1 && isAnimal(path[0]!))
    .flatMap(({ value }) => listNameWords(value));
  if (names.length === 0) return isOfAnimal;
  const own = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');
  return (sentence) => {
    const rest = sentence.replace(own, 'it');
    const isNamed = rest !== sentence || namesAnimal(sentence) || byPronoun.test(sentence);
    return isNamed && !namesPerson(rest);
  };
}
