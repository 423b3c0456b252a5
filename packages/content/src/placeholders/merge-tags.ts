import { namesForeignField } from './generic-words.ts';
import { lineBefore, type Pattern, type Surroundings } from './pattern.ts';
import { namesField } from './placeholder-words.ts';

/** A name as programs write it: `first_name`, `firstName`, `FIRST_NAME`, `Contact.FirstName`. */
const variable = String.raw`[A-Za-z]{1,20}(?:[_.][A-Za-z]{1,20}){1,4}|[A-Za-z]{0,2}[a-z]{1,20}(?:[A-Z][a-z]{1,20}){1,3}`;

const namesVariable = (name: string): boolean =>
  namesField(name.replaceAll(/(?<=[a-z])(?=[A-Z])|[_.]/g, ' '));

/** Commands of a shell and pictures have such names, too. */
const isCommand = (name: string): boolean => /^(?:date|hostname|email|phone|calendar)$/.test(name);

/** Words that lead to a value. */
const leads =
  /(?:^|[\s"'(])(?:hi|hello|dear|hey|welcome|thanks|thank you|on|at|for|with|to|from|of|by|your|until|before|called),? $/i;

/** What mail tools, text messages and flows of work put in the place of a value. */
export const mergeTags: readonly Pattern[] = [
  { sign: /\*\|/, shape: /\*\|[\w:./, #=-]{1,80}\|\*/g },
  { sign: /%%/, shape: /%%[A-Za-z_][\w .]{0,60}%%|%%=[^%\n]{1,80}=%%/g },
  { sign: /@@/, shape: /@@[A-Za-z_]\w{0,60}@@/g },
  { sign: /##[A-Za-z_]/, shape: /(?<![#\p{L}\p{N}])#{2,3}(?! )[A-Za-z_]\w{0,60}#{2,3}(?!#)/gu },
  {
    sign: /\{/,
    shape: /\{[!$][\w.]{1,60}\}|(?<![\])}\w.^_])\{\d{1,2}(?::[A-Za-z#0][^{}\n]{0,20})?\}/g,
  },
  { sign: /\$/, shape: /(?<![\p{L}\p{N}$])\$[A-Z][A-Z_]{2,40}\$(?![\p{L}\p{N}])/gu },
  {
    sign: /[a-z]\$/,
    shape: /(?<![\p{L}\p{N}$])\$([a-z]{3,20}(?:_[a-z]{2,20}){0,2})\$(?![\p{L}\p{N}$])/gu,
    accepts: (match) => namesField(match[1]!),
  },
  // Between two of the same sign: `#first_name#`, `-firstName-`, `~customer.name~`.
  {
    sign: /[#~^|!+=%@-][A-Za-z]{1,20}[A-Z_.]/,
    shape: new RegExp(String.raw`(?<![\w#~^|!+=%@/-])([#~^|!+=%@-])(${variable})\1(?!\w|\1)`, 'g'),
    accepts: (match) => namesVariable(match[2]!),
  },
  {
    sign: /#[a-z]{3,20}#/,
    shape: /(?<![\p{L}\p{N}#])#([a-z]{3,20})#(?![\p{L}\p{N}#])/gu,
    accepts: (match) => namesField(match[1]!),
  },
  {
    sign: /@[a-z]{3,20}@/,
    shape: /(?<![\w@])@([a-z]{3,20})@(?![\w@])/g,
    accepts: (match) => namesField(match[1]!),
  },
  {
    sign: /\{#|\{[a-z]{4,20}=|\$!|\[\[[A-Z]|\[[fl]name\]|\$[A-Z][a-z]+ /,
    shape:
      /\{#[A-Za-z]\w{0,30}#\}|\{(?:contact|lead|user)?field=\w{2,30}\}|\$![a-z][\w.]{2,40}|\[\[[A-Z][A-Z _]{2,30}(?: OR "[^"\n]{1,30}")?\]\]|\[[fl]name\]|\$(?:First|Last|Full|Company) Name\$/g,
  },
  { sign: /@\{/, shape: /@\{[A-Za-z][^{}\n]{1,160}\}/g },
  {
    sign: /@(?:Model|ViewBag|\(Model)/,
    shape: /(?<![\w.])@\(?(?:Model|ViewBag)\.[A-Za-z][\w.]{1,60}\)?/g,
  },
  {
    sign: /\$\(/,
    shape: /(?<![\w$])\$\(([A-Za-z][\w.]{1,40})\)/g,
    accepts: (match) => namesVariable(match[1]!) && !isCommand(match[1]!),
  },
  {
    sign: /[\s("]:[a-z]{3,20}/,
    shape: /(?<=[\s("]):([a-z]{3,20}(?:_[a-z]{2,20}){0,3})(?::|(?=[\s,.!?)"]|$))/g,
    accepts: (match, { masked }) =>
      namesField(match[1]!) &&
      !isCommand(match[1]!) &&
      (match[1]!.includes('_') && match[0].endsWith(':')
        ? true
        : leads.test(lineBefore(match, masked))),
  },
  // A single letter within a sentence: "only {n} tables left".
  {
    sign: /\{[A-Za-z]\}/,
    shape: /(?<=(?:^|\p{L},? ))\{[A-Za-z]\}(?=[ ,.;!?]|$)/gmu,
    accepts: (match, around) => !isOfMaths(match, around),
  },
  // Words in a pair of brackets, which a page's name seldom is: `[[reason for change]]`.
  {
    sign: /\[\[\p{Ll}/u,
    shape: /\[\[(\p{Ll}[\p{L}\p{N} _.'’|/-]{1,60})\]\](?!\()/gu,
  },
  // A field with the number of its line: «Address2».
  { sign: /[«‹][A-Z]/, shape: /[«‹](?:[A-Z][a-z]{2,20}){1,3}_?\d{1,2}[»›]/g },
  {
    sign: /(?:\|\||::|\^\^|!!|\$\$)[A-Za-z]/,
    shape: /(?<![\w|:^!$])(\|\||::|\^\^|!!|\$\$)([A-Za-z][\w .]{1,30}?)\1(?![\w|:^!$])/g,
    accepts: (match) => namesVariable(match[2]!),
  },
  {
    sign: /\{[*@&~=^?|:][A-Za-z]/,
    shape: /\{([*@&~=^?|:])[A-Za-z][\w. ]{1,40}\1\}/g,
  },
  {
    sign: /\[[a-z]{2,20}[:.][a-z]/,
    shape: /(?<![\w\]])\[[a-z]{2,20}[:.]([a-z]{2,20}(?:[_.:-][a-z]{2,20}){0,3})\](?![\w([:])/g,
    accepts: (match, { definitions }) =>
      namesVariable(match[1]!.replaceAll(/[:-]/g, '_')) &&
      !definitions.has(match[0].slice(1, -1).toLowerCase()),
  },
  {
    sign: /%\p{L}[\p{L} ]{1,40}%/u,
    shape: /(?<![\p{L}\p{N}%])%(\p{Lu}[\p{L}]{1,20}(?: \p{L}{2,20}){0,2})%(?![\p{L}\p{N}%])/gu,
    accepts: (match) => namesField(match[1]!) || namesForeignField(match[1]!),
  },
  {
    sign: /\$[a-z]/,
    shape:
      /(?<=(?:is|at|on|for|to|of|your|called|named|with|from|by|until) )\$[a-z]{3,20}(?=[.,!?]|\s*(?:\n|$)| \p{Ll})(?!\$)/gu,
    accepts: ([name]) => !/^\$(?:host|path|home|user|this|self|args|env|math|ref|set)$/.test(name),
  },
  // A paper or a day of which nothing is told: "Order <> was shipped."
  {
    sign: /<>|\[ ?\]|\{ ?\}|\{\{ ?\}\}/,
    shape:
      /(?<=(?:^|\s)(?:[Oo]rder|[Ii]nvoice|[Bb]ooking|[Tt]icket|[Rr]oom|[Tt]able|[Pp]arcel|[Aa]ccount|[Cc]ontract|[Nn]umber|[Nn]o\.|on|at|for|with|by|from|until|of) )(?:<>|\[ ?\]|\{ ?\}|\{\{ ?\}\})(?= (?:was|is|has|have|will|on|at|for|from|to|and|with)(?!\p{L})|[.,;!](?:\s|$))/gu,
    accepts: (match, { text, masked }) =>
      text.startsWith(match[0], match.index) &&
      !/(?:list|array|object|set|map|default|brackets?|braces?|value|operator|sign|mark)\P{L}/iu.test(
        lineBefore(match, masked, 80) + masked.slice(match.index, match.index + 60),
      ),
  },
];

/** A set or an index: "the set {a}, {b}", "x_{n}", "where n is". */
const isOfMaths = (match: RegExpExecArray, { masked }: Surroundings): boolean => {
  const near = lineBefore(match, masked, 120) + masked.slice(match.index + 3, match.index + 120);
  return /[\\^_]|(?<!\p{L})(?:sets?|elements?|subset|graph|vertex|node|let|where)(?!\p{L})|\{[\w,. ]{1,20}\}/iu.test(
    near,
  );
};
