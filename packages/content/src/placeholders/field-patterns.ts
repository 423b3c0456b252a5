import { lineBefore, type Pattern } from './pattern.ts';
import { namesField } from './placeholder-words.ts';

const greetings =
  'hi|hello|dear|hey|welcome|thanks|thank you|happy birthday|congratulations|bonjour|salut|hola|ciao|hallo|lieber?';
const greeting = String.raw`(?<=(?:^|[\s"'>])(?:${greetings}),? )`;
const greetingEnds = String.raw`(?=[,!.:]|\s*(?:\n|$))`;

/** What stands in the place of a name behind a greeting. */
const nameless = [
  String.raw`__[A-Za-z]\w{1,40}__`,
  String.raw`\$[A-Za-z]\w{1,40}`,
  String.raw`\((?:\p{L}{1,15} )?(?:name|first ?name|last ?name|surname|vorname|prénom|nombre)\)`,
  String.raw`(?:\.{3,6}|…|-{2,9})(?=,)`,
  String.raw`(?:(?:full|customer|client|your|last) )?name|first ?name|vorname|prénom|nombre`,
  String.raw`([|@~^])\p{L}[\p{L}\d_ ]{1,30}\1|:(?:first|last|full)?_?name:`,
];

const endingInGoesHere = String.raw`\b(?:headline|subtitle|caption|description|logo|image|body|intro|summary|bio|link|price|date) goes here\b`;
const yoursHere = String.raw`\byour (?:headline|logo|company(?: name)?|slogan|tagline|message|image|photo|brand|link|title) here(?=[.!,;)\]]|\s*(?:\n|$))`;

const hasField = (match: RegExpExecArray): boolean => namesField(match[1]!);

/** Marks of fields of which templates and mail tools have many, told by what they name. */
export const fieldPatterns: readonly Pattern[] = [
  {
    sign: new RegExp(String.raw`\b(?:${greetings})\b`, 'i'),
    shape: new RegExp(`${greeting}(?:${nameless.join('|')})${greetingEnds}`, 'gimu'),
  },
  // Bold words look the same, and have a colon after them where they are a heading.
  {
    sign: /__/,
    shape: /(?<!\w)__([A-Z][A-Z\d_]{1,40}?|[a-z]{1,20}(?:_[a-z]{1,20}){1,3})__(?![\w:])/g,
    accepts: hasField,
  },
  { sign: /#/, shape: /(?<![#\p{L}\p{N}])#([A-Z][A-Z_]{1,40})#(?!#)/gu, accepts: hasField },
  {
    sign: /\$/,
    shape: /(?<![\w$])\$([A-Z][A-Z_]{1,40}|[a-z]{1,20}(?:_[a-z]{1,20}){1,3})(?![\w$=({])/g,
    accepts: hasField,
  },
  { sign: /\(\(/, shape: /\(\((\p{L}[\p{L} _]{1,30})\)\)/gu, accepts: hasField },
  { sign: /<\?/, shape: /<\?(?:=|php )[^?\n]{1,80}\?>/g },
  {
    sign: /NAME/,
    shape:
      /(?<![\w$])(?:FIRST|LAST|FULL|CLIENT|CUSTOMER|COMPANY|GUEST|RECIPIENT|SENDER|PRODUCT|EVENT)_?NAME(?![\w=])/g,
  },
  {
    sign: /name /i,
    shape: /^(?:first ?name last ?name|vorname nachname|name surname)(?=\r?$)/gimu,
  },
  // A mention of nobody; a link and its text have an address in parentheses.
  { sign: /@\[/, shape: /(?<![\p{L}\p{N}])@\[[\p{L}][\p{L}\p{N} _.'-]{0,40}\](?!\()/gu },
  {
    sign: /\[/,
    shape: /(?<![\p{L}\p{N}\]])\[(?:#{1,4}|●|•|_{1,30}|[XN](?=\] ?[\p{Ll}%]))\](?![([])/gu,
    accepts: (match, { masked }) =>
      !/(?:^\s*[-*+]|press|hit|tap|click|key|button) ?$/i.test(lineBefore(match, masked)),
  },
  // What a text processor writes into its empty fields.
  {
    sign: /here to enter|choose an item/i,
    shape:
      /\bclick (?:or tap )?here to enter (?:a )?(?:text|date|number|name)\b|^choose an item\.(?=\r?$)/gim,
  },
  {
    sign: / here/i,
    shape: new RegExp(`${endingInGoesHere}|${yoursHere}`, 'gi'),
  },
  { sign: /PLACEHOLDER/, shape: /(?<![\p{L}\p{N}_])PLACEHOLDER(?![\p{L}\p{N}_])/gu },
  {
    sign: /tb/,
    shape: /(?<=[:=(] ?)tb[dca](?![\p{L}\p{N}])|(?<=\p{L} )tb[dc](?=[.,;)]\s|[.,;)]?\s*(?:\n|$))/gu,
  },
  { sign: /dolor sit/i, shape: /(?<!ipsum )\bdolor sit amet\b/gi },
  {
    sign: /(?:sample|dummy|filler) |(?:title|headline|caption) here/i,
    shape:
      /(?<=^|[,:|] ?)(?:(?:sample|dummy|filler) (?:text|copy|content)|(?:sub)?(?:title|headline|caption) here)(?=[.,!|]|\r?$)/gim,
  },
  {
    sign: /odo:/,
    shape:
      /(?<=^[ \t]{0,4}(?:[-*] )?)[Tt]odo(?=: (?:add|ask|check|write|fix|insert|update|find|get|fill|replace|confirm|link|photo|image)(?!\p{L}))/gmu,
  },
];
