import { ignoringCase } from '@workspace-ops/content';

/** An animal's illness is nobody's secret: as in a surgery, a kennel or a stable. */
const animal = ignoringCase(
  String.raw`(?<!\b(?:guide|assistance|service|seeing[- ]eye|hearing) )\b(?:dogs?|bitch(?:es)?|pups?|pupp(?:y|ies)|(?-i:cats?|Cats|Cat(?! (?:is|has|had|was|will)\b))|kittens?|horses?|mares?|stallions?|geldings?|foals?|fill(?:y|ies)|pon(?:y|ies)|donkeys?|cows?|heifers?|bulls?|cattle|cal(?:f|ves)|sheep|ewes?|lambs?|goats?|pigs?|piglets?|sows?|rabbits?|hamsters?|guinea pigs?|ferrets?|parrots?|budgies?|hens?|chickens?|birds?|tortoises?|bison|alpacas?|llamas?|crias?|herds?|flocks?|litters?|animals?|pets?|beagles?|labradors?|retrievers?|spaniels?|collies?|terriers?|poodles?|bulldogs?|bernese|dachshunds?|greyhounds?|whippets?|shepherd dogs?|huskies|husky|siamese|persian|tabby|arabians?|thoroughbreds?|shetlands?|cockapoos?|labradoodles?)\b`,
);

/** Whether a text tells of an animal, of which `he` and `she` are said, too. */
export const namesAnimal = (text: string): boolean => animal.test(text);
