import { ignoringCase } from '@workspace-ops/content';

/** An animal's illness is nobody's secret: as in a surgery, a kennel or a stable. */
const animal = ignoringCase(
  String.raw`(?<!\b(?:guide|assistance|service|seeing[- ]eye|hearing) )\b(?:dogs?|bitch(?:es)?|pups?|pupp(?:y|ies)|(?-i:cats?|Cats|Cat(?! (?:is|has|had|was|will)\b))|kittens?|horses?|mares?|stallions?|geldings?|foals?|fill(?:y|ies)|pon(?:y|ies)|donkeys?|cows?|heifers?|bulls?|cattle|cal(?:f|ves)|sheep|ewes?|lambs?|goats?|pigs?|piglets?|sows?|rabbits?|hamsters?|guinea pigs?|ferrets?|parrots?|budgies?|hens?|chickens?|birds?|tortoises?|bison|alpacas?|llamas?|crias?|herds?|flocks?|litters?|animals?|pets?|beagles?|labradors?|retrievers?|spaniels?|collies?|terriers?|poodles?|bulldogs?|bernese|dachshunds?|greyhounds?|whippets?|shepherd dogs?|huskies|husky|siamese|persian|tabby|arabians?|thoroughbreds?|shetlands?|cockapoos?|labradoodles?)\b`,
);
/** What an animal did to somebody, or does to them. */
const toPerson =
  /\b(?:bit|bites?|bitten|kick(?:ed|s)?|scratch(?:ed|es)?|trampled|allergic|allergy|allergies|phobia|afraid of|threw|thrown|knocked|fell off)\b/iu;
const somebody =
  '(?:owners?|clients?|customers?|tenants?|riders?|grooms?|farmers?|keepers?|nurses?|vets?|technicians?|colleagues?|staff|drivers?|neighbou?rs?|wife|husband|partner|mother|father|mum|mom|dad|son|daughter|brother|sister|child(?:ren)?|baby|boy|girl|mrs?\\.?|ms\\.?|miss|dr\\.?)';
const ofSomebody = ignoringCase(
  `(?<!\\p{L})(?:he|she|they|i|my|${somebody})(?!\\p{L})|(?-i:(?<!\\p{L})\\p{Lu}\\p{Ll}+ (?:has|had|is|was|gets|takes|suffers)(?!\\p{L}))`,
);
const whoseAnimal = new RegExp(
  `(?<!\\p{L})${somebody}(?:['’]s)?[^,;]{0,30} (?:has|had|is|was|suffers|takes|uses|needs)(?!\\p{L})`,
  'iu',
);
const between = /[,;:()–—]| (?:so|and|but|because|while|since|as) /u;

/** Whether what a sentence says of an illness it says of an animal, and of nobody else. */
export function isOfAnimal(sentence: string, isOfHealth: (text: string) => boolean): boolean {
  if (!animal.test(sentence) || toPerson.test(sentence)) return false;
  return sentence
    .split(between)
    .filter(isOfHealth)
    .every((clause) =>
      animal.test(clause) ? !whoseAnimal.test(clause) : !ofSomebody.test(clause),
    );
}

/** Whether there is anything to look at twice. */
export const namesAnimal = (text: string): boolean => animal.test(text);
