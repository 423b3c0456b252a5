import { isGivenName } from '../facts/given-names.ts';
import type { FactSheet } from '../facts/read-facts.ts';
import { wordsOfCustomer } from './wish-for-no-name.ts';

/** Words of a name that are other words as well: alone they tell nobody. */
const general = new RegExp(
  `^(?:${wordsOfCustomer}|daughters?|sons?|brothers?|bros|sisters?|ltd|limited|inc|llc|plc|gmbh|co|group|services?|partners?|associates|department|primary|secondary|high|junior|infant|care|nursing|housing|association|management|properties|property|foods?|engineering|builders?|joinery|stores?|shopping|retail|arcade|court|lodge|manor|hall|towers?|flats?|heights|point|arms|inn|lane|road|street|avenue|square|park|green|hill|view|wood|woods|bridge|river|lake|valley|moor|heath|field|fields|north|south|east|west|northern|southern|eastern|western|old|new|great|little|upper|lower|royal|grand|city|town|village|central|community|the|and|for|with|saint|st|black|white|red|blue|brown|golden|silver|king|kings|queen|queens|crown|star|sun|rose|oak|elm|ash|first|best|fresh|quality|county|national|international|global|united|union|public|health|dental|medical|family|kitchen|garden|gardens|home|homes)(?:['’]?s)?$`,
  'iu',
);
const capital = /\p{Lu}[\p{L}’'-]*\p{L}/gu;
const fewestLetters = 4;

/** What somebody is called by that hears of a customer: `Kershaw` of `Kershaw & Daughters`, `Mill View` of the hotel. */
function listCalls(name: string): string[] {
  const [own = ''] = name.slice(0, longestName).split(',');
  const words = (own.match(capital) ?? []).map((word) => word.replace(/['’]s$/u, ''));
  const pairs = words.slice(1).map((word, at) => `${words[at]!} ${word}`);
  const single = words.filter((word) => word.length >= fewestLetters && !general.test(word));
  return [...pairs.filter((pair) => own.includes(pair)), ...single];
}
const longestName = 200;

/** With the given name before it: `Phil Kershaw`. */
const findIn = (text: string, name: string): string | undefined =>
  new RegExp(
    `(?:(?<!\\p{L})\\p{Lu}\\p{Ll}+ )?(?<!\\p{L})${RegExp.escape(name)}(?=(?:['’]?s)?(?!\\p{L}))`,
    'u',
  ).exec(text)?.[0];

const name = "\\p{Lu}\\p{Ll}{2,}(?: \\p{Lu}[\\p{L}'’-]+)?";
const says =
  '(?:says?|said|told|tells|thinks|reckons|wrote|writes|rang|calls?|called|asked|adds?|added|is|was|loves?|likes?|has|had|at|from)';
/** Who speaks for a customer, in our words or below theirs. */
const persons = [
  `(?<!\\p{L})(?:says|said|adds|added|to|thanks|quoting)[ ,]+(?:the \\p{Ll}+,? )?(?<who>${name})`,
  `(?<!\\b[Oo]ur (?:\\p{Ll}+ )?)(?<!\\p{L})(?<who>${name}),?(?: of [\\p{L} ]{3,40}?)?,? ${says}(?!\\p{L})`,
  `(?<=[.!?”"’'] ?[–—-] ?|\\()(?<who>(?:(?:Mr|Mrs|Ms|Miss|Dr|Sister|Father)\\.? )?\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){1,2})(?=,|\\)|[.”"]*(?:\\n|$)| \\()`,
].map((shape, at) => ({ shape: new RegExp(shape, 'gu'), isSigned: at === 2 }));

/** The name in a text of somebody who speaks for a customer. */
function findPerson(text: string): string | undefined {
  for (const { shape, isSigned } of persons) {
    for (const { groups } of text.matchAll(shape)) {
      const who = groups!['who']!;
      if (isSigned || isGivenName(who.split(' ')[0]!)) return who;
    }
  }
  return undefined;
}

/** By which name a text tells of a customer who is not to be named: a part of theirs, or of whoever speaks for them. */
export function findToldName(text: string, { find }: FactSheet): string | undefined {
  const contact = (find('contact')?.value ?? '').split(',')[0]!;
  const calls = [
    ...listCalls(find('customer')?.value ?? ''),
    ...(contact.match(capital) ?? []).filter((word) => word.length >= fewestLetters),
  ];
  const [told = findPerson(text)] = calls.flatMap((one) => findIn(text, one) ?? []);
  return told?.replace(/^(?:The|At|In|For|Our|And|But) /u, '');
}
