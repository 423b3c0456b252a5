const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const weekday = 'mon|tue|wed|thu|fri|sat|sun';

/** `Lynne recounting`, `Gary to check it`, `owner Lynne`: what stands first is what it is of. */
const carriedBy = new RegExp(
  `[,;.(–-] ?(?!(?:${month}|${weekday})(?:[a-z]*day|[a-z]*)\\b)(?-i:\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)?) (?:(?:is |are |will be )?\\p{L}{3,}ing|to \\p{L}{2,}|will \\p{L}{2,}|has it|on it|checks?)(?!\\p{L})|\\b(?:owner|carried by|with) (?-i:\\p{Lu}\\p{Ll}+)`,
  'iu',
);
const untilWhen = new RegExp(
  `\\b(?:by|on|due|before|until|till)(?: (?:the|end|close|of|next|this|due|date))* (?:\\d{1,2}\\b|(?:${month}|${weekday})|week|month|tomorrow|today)`,
  'iu',
);

/** Whether an open item says who carries it, and by when. */
export const isCarried = (said: string): boolean => carriedBy.test(said) && untilWhen.test(said);
