import { ignoringCase } from '@workspace-ops/content';

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const weekdays = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';

const person = `(?!(?:${months}|${weekdays})\\b)(?-i:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?)`;
const does =
  '(?: (?:(?:is |are |will be )?\\p{L}{3,}ing|to \\p{L}{2,}|will \\p{L}{2,}|has it|on it|checks?)(?!\\p{L})|,? (?:by|due|before)\\b)';
/** `Lynne recounting`, `Gary, by 4 December`, `owner Lynne`: what stands first is what it is of. */
const carriedBy = ignoringCase(`[,;.(–-] ?${person}${does}|\\b(?:owner|carried by|with) ${person}`);
const untilWhen = new RegExp(
  `\\b(?:by|on|due|before|until|till)(?: (?:the|end|close|of|next|this|due|date))* (?:\\d{1,2}\\b|(?:${months}|${weekdays})\\b|week|month|tomorrow|today)`,
  'iu',
);

/** Whether an open item says who carries it, and by when. */
export const isCarried = (said: string): boolean => carriedBy.test(said) && untilWhen.test(said);
