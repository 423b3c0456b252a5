/** As people write on a telephone, and nobody writes to a customer; in capitals some are firms. */
const words = [
  'prolly',
  'probs',
  'defo',
  'srsly',
  'gonna',
  'wanna',
  'gotta',
  'kinda',
  'sorta',
  'dunno',
  'lemme',
  'gimme',
  'outta',
  "ain['’]?t",
  '(?:be?)?cuz',
  'coz',
  'lol',
  'lmao',
  'rofl',
  'omg',
  'wtf',
  'idk',
  'tbh',
  'ngl',
  'btw',
  'imo',
  'haha(?:ha)*',
  'ppl',
  'thn?x',
  'plz',
  'pls',
  'srvrs?',
  'mtgs?',
  'abt',
  'mgmt',
  'appts?',
  'pmts?',
  'accts?',
  "rec['’]?d",
  'msgs?',
  'b/c',
  'tmrw',
  '2moro?w?',
  '2nite',
  'gr8',
  'l8r',
  '(?:sh|w|c)ould(?:ve|a)',
  '(?:wait|go|com|do|gett|work|runn|look|mak|tak|try|putt|call|mov|sitt|pull|noth|someth|everyth|be|hav|say|hop|finish)in',
];
const chat = new RegExp(
  `(?<![\\p{L}\\d@./_'’-])(?:${words.join('|')}|LOL|OMG|BTW|THX|WTF)(?![\\p{L}\\d@_'’-]|\\.\\p{L})`,
  'u',
);

/** A letter, or a figure in a word, says so only beside others: `u bend`, `12 u`, `room b4`. */
const short = [
  /(?<!\b(?:room|bay|unit|plot|level|block|gate|size|grid|cell|port|zone|sheet|row|rack) )(?<![\p{L}\d./-])b4(?= \p{L})(?! (?:paper|size|sheets?|envelopes?|cable|panel|format))/u,
  /(?<![\p{L}\d'’&./-])u (?:guys|can|cant|will|wont|want|need|know|do|dont|did|have|get|got|see|should|are|r|were|click|like|think|ever|might|may|all|too|asked|said|told|send|call|open|pay)(?!\p{L})/iu,
  /(?<!\p{L})(?:for|to|with|from|if|do|did|are|can|will|thank|thanks|see|let|tell|send|call|give|show|help|when|what|where|how|before|b4|so|than|like|hope|waiting on) u(?![\p{L}\d'’/.-]| ?(?:bend|bolt|value|shape|turn|joint|tube|channel|lock))/u,
  /(?<![\p{L}\d])(?:we|you|u|they|there|these|those|who|where|how|why) r (?!value|squared)(?=[\p{Ll}\d])/u,
  /(?<![\p{L}\d])(?:thx|thanks|luv|see) (?:ya|u)(?!\p{L})/u,
  // `Instead of like 15`
  /\b(?:instead of|took|was|only|maybe|for|in) like \d/u,
  /(?<![\p{L}\d])prob (?!sets?\b)(?=\p{Ll})/u,
  // `Swap em or refund it`
  /(?<=\p{Ll} )(?<!\b(?:an|one|per|the|half) )['’]?em(?=[ ,.!?]|$)/u,
  // `2 domains got flagged bc of it`
  /(?<=\p{Ll} )bc (?=\p{Ll})/u,
  /(?<=\p{Ll} )tho(?=[ ,.!?]|$)/u,
];
/** `Voor u`, `u ocho`: words of other languages look the same. */
const otherLanguage =
  /(?<!\p{L})(?:het|een|voor|bij|naar|wij|und|der|das|nicht|les|des|pour|avec|para|que|los|las|się|jest)(?!\p{L})/u;
/** `3 things to buy w/ leftover budget`; `w/c 7 December` is a week, and `w/h tax` withheld. */
const withSlash = /(?<![\p{L}\d/])w\/(?:o(?!\p{L})|(?= ?\p{L}{3}|\d))/u;
const longest = 1_000;
const firstCapital = /^[^\p{L}\d]{0,5}\p{Lu}(?!\p{Lu})/u;

/** Whether a sentence has what people write for `with` in a note; a list of what is offered may have it, too. */
export const writesWithSlash = (sentence: string): boolean =>
  withSlash.test(sentence.slice(0, longest));

/** Whether a sentence has words that are written in a chat. */
export function writesAsChat(sentence: string): boolean {
  const said = sentence.slice(0, longest).replace(firstCapital, (found) => found.toLowerCase());
  return (chat.test(said) || short.some((shape) => shape.test(said))) && !otherLanguage.test(said);
}
