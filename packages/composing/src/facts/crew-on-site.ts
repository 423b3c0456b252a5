const title = '(?:Mr|Mrs|Ms|Miss|Mx|Dr)\\.?';
const family = "\\p{Lu}[\\p{L}’'-]{1,30}?";
const place = '(?:house|place|home|job|yard|flat|shop|farm|barn|garage|unit|office)';
/** `This is Luis, at Mr Delgado's`, `Luis here, out at the Hales' place`: one of us, who is with a customer. */
const atCustomer = new RegExp(
  `(?:\\b(?:[Tt]his is|[Ii]t['’]s) (?:me, )?|(?<=^|[.!?:] ?))\\p{Lu}\\p{L}{1,20}(?: \\p{Lu}\\p{L}{0,20})?(?: here)?,? (?:(?:I['’]?m|am|out|still|on site|over|up|down) ){0,2}(?:at|with) (?:the )?(?<whom>(?:${title} )?${family})(?:['’]s?(?! \\p{Lu})|(?= ${place}\\b))`,
  'gu',
);
const mayBe = /\b(?:at|with) (?:the )?\p{Lu}/u;

/** The sentence with the customer as its contact, and not whoever of ours wrote it from there. */
export const withoutCrew = (sentence: string): string =>
  mayBe.test(sentence)
    ? sentence.replace(atCustomer, (said, ...more) => {
        const { whom } = more.at(-1) as { whom: string };
        return isTitled.test(whom) || speaks.test(said) ? `Contact is ${whom}` : said;
      })
    : sentence;
const isTitled = new RegExp(`^${title} `, 'u');
const speaks = /\bhere\b|\b(?:[Tt]his is|[Ii]t['’]s)\b/u;
