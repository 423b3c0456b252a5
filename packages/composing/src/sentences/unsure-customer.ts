import { ignoringCase } from '@workspace-ops/content';

const letter = '(?!\\p{L})';

/** `Churn risk`, `may not renew`, `gave notice`, `leads dropped in Nov`: no time to ask them to praise us. */
export const unsureCustomer = ignoringCase(
  [
    `(?<!\\b(?:no|not an?|zero|low|without) )\\b(?:churn|flight|renewal|retention)[ -]risk|(?<!\\b(?:not|no longer) )\\b(?:at risk(?! of (?!churn|leaving|losing))|risk of (?:churn|leaving|losing)|on the fence|one foot out)${letter}`,
    `\\b(?:may|might|could|will|is going to|are going to|likely to|wants? to|thinking (?:of|about)|considering) (?:not (?:be )?renew|leav(?:e|ing)(?=[.,;!)]|$| us| in)|cancel|churn|switch|walk(?= away|[.,;]|$)|drop us)|\\b(?:(?:not|won['’]?t|unlikely to|isn['’]?t going to|n['’]t) renew(?:ing)?|non-?renewal)${letter}`,
    `\\b(?:gave|given|giving|served|sent|handed in) (?:us )?(?:(?:their|an?|\\d+|\\p{L}+)[- ](?:days?['’]? |months?['’]? |weeks?['’]? )?)?notice(?= |[.,;!)]|$)|\\b(?:cancell?ed|cancell?ing|terminated|ending|ended|paused|pausing) (?:their |the |her |his |with )?(?:contract|retainer|account|plan|services?|agreement|subscription|us)${letter}|\\b(?:leaving us|left us|shopping around|out to bid|taking it in[- ]house|talking to (?:another|other|a competitor|competitors))${letter}`,
    `(?<!\\b(?:cost|price|number|time)s? (?:of|per) )\\b(?:leads|sales|rankings?|traffic|results|calls|bookings|revenue|orders|conversions|numbers) (?:\\p{L}+ )?(?:(?:are|is|went|have|has|were|been|all) )*(?:dropped|drop|dropping|fell|falling|down(?= |[.,;]|$)|tanked|tanking|slipped|slipping|dipped|crashed|declined|declining|worse|bad|poor|soft)${letter}`,
  ].join('|'),
);

/** `Said no last time`, `asked 2x already, no reply` */
export const askedBefore = ignoringCase(
  [
    `\\bsaid (?:no(?: thanks| thank you)?|they['’]?d rather not|not (?:now|yet|interested))(?=[.,;!)]|$| (?:last|in|before|already|once|twice|to (?:an?|the|our|any|being) (?:\\p{L}+ )?(?:review|testimonial|quote|case study|reference|interview|quoted)|when|earlier|previously|this|on \\d|\\d))`,
    `\\b(?:declined|refused|turned (?:us|it|this) down|passed on (?:it|this))(?=[.,;!)]|$| (?:last|in|before|already|once|twice|to|earlier|previously|when|an?|the|our))`,
    `\\b(?:asked|requested|e-?mailed|chased|reminded) (?:(?:them|her|him|for (?:it|this|one)) )?(?:\\d ?x|x ?\\d|\\d+ times|twice|three times|several times|already|before|last \\p{L}+|in \\p{L}+)[^.;]{0,40}?(?:no (?:reply|answer|response|luck)|nothing back|ignored|crickets|n['’]t (?:reply|answer|respond))`,
  ].join('|'),
);
