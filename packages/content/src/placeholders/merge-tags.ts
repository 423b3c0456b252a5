import { lineBefore, type Pattern } from './pattern.ts';
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
  { sign: /\*\|/, shape: /\*\|[\w:. ]{1,60}\|\*/g },
  { sign: /%%/, shape: /%%[A-Za-z_][\w .]{0,60}%%|%%=[^%\n]{1,80}=%%/g },
  { sign: /@@/, shape: /@@[A-Za-z_]\w{0,60}@@/g },
  { sign: /##/, shape: /(?<![#\p{L}\p{N}])#{2,3}(?! )[A-Za-z_]\w{0,60}#{2,3}(?!#)/gu },
  {
    sign: /\{/,
    shape: /\{[!$][\w.]{1,60}\}|(?<![\])\w.])\{\d{1,2}(?::[A-Za-z#0][^{}\n]{0,20})?\}/g,
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
];
