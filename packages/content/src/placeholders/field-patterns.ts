import { lineBefore, type Pattern, type Surroundings } from './pattern.ts';
import { namesField } from './placeholder-words.ts';

const greetings =
  'hi|hello|dear|hey|welcome|thanks|thank you|happy birthday|congratulations|bonjour|salut|hola|ciao|hallo|lieber?|liebe\\/r|sehr geehrter?|cher|chère|caro|cara|beste|hej|estimad[oa]';
const greeting = String.raw`(?<=(?:^|[\s"'>])(?:${greetings}),? )`;
const greetingEnds = String.raw`(?=[,!.:]|\s*(?:\n|$))`;

/** What stands in the place of a name behind a greeting. */
const nameless = [
  String.raw`__[A-Za-z]\w{1,40}__`,
  String.raw`_{2,3}|\{\}|\[\.{3}\]|\[…\]|:[a-z]{2,20}(?:_[a-z]{2,20})?(?!:)|XX?(?=,)|\?{2,4}|\$\(\w{2,30}\)|%[a-z]{3,20}|insert (?:\p{L}{1,15} )?name|\((?:first |last )?name of [^)\n]{1,30}\)`,
  String.raw`["'“*_]{1,2}(?:first ?|last ?|your ?|customer ?|client ?)?name["'”*_]{1,2}`,
  String.raw`(?:first|last|full|customer|client|user|contact)[_ ]?name|lastname|surname|nachname|apellido|cognome|[ИИ]мя`,
  String.raw`\$[A-Za-z]\w{1,40}`,
  String.raw`[{[<(](?:(?:first|last|full|customer|client)[ _]?)?name(?=[,!])|[fl]name`,
  String.raw`(?:mr|mrs|ms|herr|frau)\.? (?:X{1,3}|N\.? ?N\.?|\.{3}|…|_{2,3})(?=,)`,
  String.raw`\((?:\p{L}{1,15} )?(?:name|first ?name|last ?name|surname|vorname|prénom|nombre)\)`,
  String.raw`(?:\.{3,6}|…|-{2,9})(?=,)`,
  String.raw`(?:(?:(?:full|customer|client|your|last|guest|member|recipient|company|contact) )?name|first ?name|vorname|prénom|nombre)(?: (?:goes )?here)?`,
  String.raw`([|@~^!#=+-])\p{L}[\p{L}\d_ ]{1,30}\1|:(?:first|last|full)?_?name:`,
];

const endingInGoesHere = String.raw`\b(?:headline|subtitle|caption|description|logo|image|body|intro|summary|bio|link|price|date) goes here\b`;
const yoursHere = String.raw`\byour (?:\p{L}{2,15} )?(?:headline|logo|company(?: name)?|slogan|tagline|message|image|photo|brand|link|title|description|caption|name|subtitle|content|bio|quote|ad|address|date) here(?=[.!,;)\]]|\s*(?:\n|$))`;

const isGap = (match: RegExpExecArray, { text, masked }: Surroundings): boolean => {
  // What is blank here may be code in the text.
  if (!text.startsWith(match[0], match.index)) return false;
  const before = lineBefore(match, masked, 300);
  const isOpen =
    before.split('"').length % 2 === 0 ||
    before.lastIndexOf('“') > before.lastIndexOf('”') ||
    before.lastIndexOf('«') > before.lastIndexOf('»');
  return !isOpen && !/^\s*>/.test(before);
};

/** Of a regular expression: `[:digit:]`. */
const characterClass =
  /^\[:(?:al(?:pha|num)|digit|xdigit|punct|space|blank|upper|lower|print|graph|cntrl|word)/;

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
  { sign: /#[A-Z]/, shape: /(?<![#\p{L}\p{N}])#([A-Z][A-Z_]{1,40})#(?!#)/gu, accepts: hasField },
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
      /(?<![\w$%|.])(?:FIRST|LAST|FULL|CLIENT|CUSTOMER|COMPANY|GUEST|RECIPIENT|SENDER|PRODUCT|EVENT|(?<!\*\|)[FL](?=NAME))_?NAME(?![\w=])/g,
  },
  {
    sign: /first ?name last|vorname nachname|name surname/i,
    shape: /^(?:first ?name last ?name|vorname nachname|name surname)(?=\r?$)/gimu,
  },
  // A mention of nobody; a link and its text have an address in parentheses.
  { sign: /@\[/, shape: /(?<![\p{L}\p{N}])@\[[\p{L}][\p{L}\p{N} _.'-]{0,40}\](?!\()/gu },
  {
    sign: /\[(?:[#●•_XNx?]|null|undefined)/,
    shape:
      /(?<![\p{L}\p{N}\]])\[(?:#{1,4}|●|•|_{1,30}|[XN](?=\] ?[\p{Ll}%])|x(?=\] ?%)|\?{2,4}|null|undefined)\](?![([])/gu,
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
    shape: new RegExp(`${endingInGoesHere}|${yoursHere}`, 'giu'),
  },
  // Fields of text processors and of further template languages.
  {
    sign: /MERGEFIELD|DOCPROPERTY|FILLIN|\{ ?(?:DATE|PAGE|REF|TOC|IF|ASK|AUTHOR) /,
    shape:
      /\{ ?(?:MERGEFIELD|DOCPROPERTY|FILLIN|ASK|REF|PAGEREF|TOC|DATE|TIME|IF|AUTHOR|NEXT|INCLUDETEXT) [^{}\n]{1,80}\}|(?<![\p{L}\p{N}_])MERGEFIELD \w{1,40}/gu,
  },
  {
    sign: /~[A-Z]/,
    shape: /(?<![~\p{L}\p{N}])~[A-Z][A-Za-z]{1,20}(?:\.[A-Za-z_]{1,30}){1,3}~(?!~)/gu,
  },
  // Marks of which one half was lost: "Hi {{first_name},".
  {
    sign: /\{\{/,
    shape: /\{\{ ?[A-Za-z_][\w.]{1,40} ?(?:\}(?!\})|(?=[,!?]|\.?\s*$))/g,
  },
  { sign: /\{#/, shape: /\{# [^#\n]{1,120} #\}/g },
  { sign: /\[%/, shape: /\[%[^%\n]{1,80}%\]/g },
  {
    sign: /\[[*+@:$]/,
    shape: /(?<![\p{L}\p{N}\]([])\[([*+@:$])[A-Za-z][\w.]{1,40}\1?\](?![([\]])/gu,
    accepts: (match, { definitions }) =>
      !definitions.has(match[0].slice(1, -1).toLowerCase()) && !characterClass.test(match[0]),
  },
  // A link may have its address between such brackets: `[part](<#part>)`.
  { sign: /<[#@]/, shape: /(?<![\p{L}\p{N}(])<[#@][a-z][^<>\n]{0,80}>/gu },
  {
    sign: /, ?(?:plural|select|selectordinal|date|time|number)[,}]/,
    shape:
      /\{[\w.]{1,40}, ?(?:(?:plural|select|selectordinal),|(?:date|time|number)(?:\}|, ?[^{}\n]{1,30}\}))/g,
  },
  { sign: /\{[^{}\n]{1,40}\|/, shape: /\{\p{L}[^{}\n|]{0,40}(?<! )\|(?! )[^{}\n]{1,80}\}/gu },
  {
    sign: /[«<‹]/,
    shape:
      /[«‹](?:[A-Z][a-z]{1,20}(?:[A-Z][a-z]{1,20}){1,3}|\w{1,20}(?:_\w{1,20}){1,3}|Next Record)[»›]/g,
  },
  // An omission is marked so in a quotation, a gap between words that go on.
  {
    sign: /\[(?:\.{3}|…| {1,10}|_{1,20})\]/,
    shape:
      /(?<=(?:^|\s)(?:on|at|in|of|to|by|for|from|with|is|are|was|holds?|costs?|about|until|and|dear|between|than|only|over|our|your|an?|the|all|some|these|those|every|each|nearly|almost|least|most|next|last|first|within|after|before|per|or|up|exactly|just|was|be|has|have|had|und|mit|am|um|bei|mit|von|de|le|la|el|con|di) )\[(?:\.{3}|…| {1,10}|_{1,20})\](?=[ ,.;%€]|$)/gimu,
    accepts: isGap,
  },
  { sign: /PLACEHOLDER/, shape: /(?<![\p{L}\p{N}_])PLACEHOLDER(?![\p{L}\p{N}_])/gu },
  {
    sign: /tb/,
    shape:
      /(?<=[:=($€£] ?)tb[dca](?![\p{L}\p{N}])|(?<=\p{L},? )tb[dca](?=[.,;)]\s|[.,;)]?\s*(?:\n|$))/gu,
  },
  {
    sign: /consectetur adip/i,
    shape: /(?<!amet,? )\bconsectetur adipisc?ing elit\b/gi,
  },
  { sign: /dolor sit/i, shape: /(?<!ipsum )\bdolor sit amet\b/gi },
  {
    sign: /(?:title|headline|caption) here/i,
    shape: /(?<=^|[,:|] ?)(?:sub)?(?:title|headline|caption) here(?=[.,!|]|\r?$)/gim,
  },
  // In the place of a value; in Spanish it is a word.
  {
    sign: /todo/,
    shape: /(?<![\p{L}\p{N}_#@/.-])todo(?=[.,;:!)\]]|\s*(?:\n|$)| [-–—])/gu,
    accepts: (match, { masked }) =>
      /(?:[:=(–—|\t]|\p{L} -)["']? ?$/u.test(lineBefore(match, masked)),
  },
  {
    sign: /odo:/,
    shape:
      /(?<=^[ \t]{0,4}(?:[-*] )?)[Tt]odo(?=: (?:add|ask|check|write|fix|insert|update|find|get|fill|replace|confirm|link|photo|image)(?!\p{L}))/gmu,
  },
];
