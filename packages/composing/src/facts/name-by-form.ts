import { dayWord } from './day-word.ts';
import { telephone } from './phone-on-record.ts';
import { isPlannedSum } from './planned-sum.ts';
import { rowsByName } from './once-by-name.ts';

/** A sum of money, and nothing else. */
const isBareSum = (value: string): boolean =>
  /^(?:\p{Sc}|[A-Z]{3} |Rs\.? ?)\s?\d[\d.,]*(?: ?\/-)?$/u.test(value);

const each = '(?: ?/ ?\\p{L}{1,8}| (?:an?|per|each|every) \\p{L}{3,10}| p\\.?[amw]\\.?)';
const price = new RegExp(
  `^(?:\\p{Sc}|[A-Z]{3} |Rs\\.? ?)\\s?\\d[\\d.,]*k?${each}?(?:,? ?(?:\\+|(?:plus|inc|incl|exc?|excl|including|excluding)\\b\\.?) ?(?:GST|VAT|HST|tax))?${each}?$`,
  'iu',
);
/** The same with what it is for, and its tax: `$420.00 + GST a month`. */
const isPrice = (value: string): boolean => price.test(value);

/** `640.00`, whose currency has to be asked for. */
const isAmount = (value: string): boolean =>
  isBareSum(value) || /^\d{1,3}(?:,?\d{3})*(?:\.\d{2})?(?: [A-Z]{3})?$/u.test(value);

/** A number whose field alone says that it is money: what is outstanding may be three things. */
const isNumber = (value: string): boolean => /^\d{1,9}(?:\.\d{1,2})?$/.test(value);

const named = new RegExp(
  String.raw`^(?!${dayWord}|(?:After|Afternoons?|Before|Only|Not?|Nobody|None|Nothing|Any(?:one|body)?|Yes|All|The|They|There)(?!\p{L}))(?:(?:Mr|Mrs|Ms|Miss|Dr)\.? )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}(?=$|[,(;]| [–-] | on \d| \d)`,
  'u',
);
const isNamed = (value: string): boolean => named.test(value);

/** `The bride's mother, Linda Hale` */
const isSigner = (value: string): boolean =>
  isNamed(value) || /^[\p{L}'’ ]{3,40}, (?:Mrs?\.? )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(value);

/** `Bhosale Constructions`, and no `Birthday of 20`. */
const isFirm = (value: string): boolean =>
  /^(?:M\/s\.? )?\p{Lu}[\p{L}.&’'-]*(?: (?:\p{Lu}[\p{L}.&’'-]*|and|&|of)){1,5}$/u.test(value);

/** `Londhe sir`, `Deshpande madam, HOD`: nobody calls one of their own so who signs for a customer. */
const isCustomerByTitle = (value: string): boolean =>
  /^\p{Lu}[\p{L}. ]{0,30} (?:[Ss]ir|[Mm]adam|[Mm]a['’]am|[Ss]aheb)(?=$|[,(;])/u.test(value);

const holdsSum = (value: string): boolean => /\p{Sc} ?\d/u.test(value);

const isDay = (value: string): boolean =>
  /^(?:\p{L}{3,9},? )?\d{1,4}(?:[-/.]\d{1,2}[-/.]\d{1,4}| \p{L}{3,9}(?: \d{4})?)(?:,? (?:at )?\d{1,2}[:.]\d\d)?$/u.test(
    value,
  );
/** What somebody tells of them is no quotation. */
const isOfThem = (value: string): boolean => /^(?:he|she|they|that)\b/i.test(value);

/** `About 60% done`; an address tells nothing of the work. */
const isState = (value: string): boolean =>
  /\b(?:is|are|has|have|been|done|complete[d]?|finished|started|running|waiting|still|stopped|paused|under ?way|removed|fitted|installed|delivered|built|glued|sanded|painted|cut|ready|sent|served|signed|booked|ordered|agreed|issued|submitted|advertised|on (?:hold|track|site))\b|\d ?%/iu.test(
    value,
  ) && !/\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b/u.test(value);

/** `Replaced the sensor` and `6 units tuned up`, and no `yes`, `80%`, `by Friday` or day. */
const isWork = (value: string): boolean =>
  /\p{L}{3,} (?:\S+ )?\p{L}{3,}/u.test(value) &&
  !/^(?:(?:yes|no|not|on|by|to|until|in|all)\b|\d{1,3} ?%|\d{1,4}[-/.:]\d|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b)/iu.test(
    value,
  );

/** `A third grader had hives; mother says he is fine`: what befell somebody is no customer's name. */
const tellsOfSomebody = (value: string): boolean =>
  value.split(' ').length > 4 &&
  /\b(?:had|has|is|was|were|says?|said|got|fell|went|came|cannot|can['’]?t)\b/u.test(value);

const numberAlone = new RegExp(`^(?:${telephone.source})$`, 'u');

/** Names of two meanings, by the form of what stands under them. */
const forms: readonly (readonly [RegExp, (value: string) => boolean, string])[] = [
  [/^plan$/, (value) => isPlannedSum('plan', value), 'planned'],
  [
    /^(?:outstanding|stillowed|stillowing|balance|owed|owing|owes|arrears|(?:total|rent)arrears)$/,
    isBareSum,
    'amountdue',
  ],
  [
    /^(?:stillowed|stillowing|balance|owed|owing|owes|arrears|(?:total|rent)arrears)$/,
    isNumber,
    'amountdue',
  ],
  [/^(?:this(?:draw|invoice|bill|instal+ment)|to(?:bill|invoice)|billnow)$/, holdsSum, 'amount'],
  // What somebody said is no sum.
  [/^(?:our)?quote$/, isPrice, 'price'],
  [/^(?:sum|bill)$/, isAmount, 'amount'],
  [/^party$/, isFirm, 'customer'],
  [/^(?:student|pupil|resident|guest|patient|member|passenger)s?$/, tellsOfSomebody, 'ofsomebody'],
  // `CO`, `NSW`
  [/^state$/, (value) => /^[A-Z]{2,3}$/.test(value), 'region'],
  [/^cell$/, (value) => telephone.test(value), 'phone'],
  [/^whatsapp(?:msg|message)?$/, (value) => /(?:\s\S+){4}/.test(value), 'message'],
  // A telephone system writes the number of who calls.
  [/^(?:from|caller|callerid|callingnumber|ani|cli)$/, (value) => numberAlone.test(value), 'phone'],
  // An invoice, or an order, has no number that is written so.
  [
    /^(?:number|num|theirnumber|hernumber|hisnumber|ring(?:on|back)|callon|reach(?:on|at)|bestnumber)$/,
    (value) => numberAlone.test(value) && /[ ()+]/.test(value),
    'phone',
  ],
  // `Replied: 24 Nov` is when they did.
  [/^theirreply$/, isDay, 'repliedat'],
  [/^whattheysaid$/, isOfThem, 'comment'],
  [/^(?:tosign|signs|signer|willsign|signing)$/, isSigner, 'signatory'],
  [
    /^(?:sign(?:ed)?off(?:by|contact|person|name)?|signing(?:person|by|name))$/,
    isCustomerByTitle,
    'signatory',
  ],
  [/^(?:speakto|talkto|askfor|ring|ringonsite|attentionof)$/, isNamed, 'contactperson'],
  [
    /^where(?:we|it|things|thejob|thework)(?:now)?(?:are|is|stands?|re|gotto)(?:now|today|upto)?$/,
    isState,
    'progress',
  ],
  [/^(?:done|completed)$/, isWork, 'workperformed'],
  // `Delayed: yes` and `delay: 3 days` tell nothing that went wrong.
  [
    /^(?:(?:what(?:s|is)?)?(?:delay(?:s|ed)?|behind(?:schedule|plan|time)?|runninglate|late(?:items|tasks|work)?)|slip(?:s|pages?)?|setbacks?)$/,
    isWork,
    'issue',
  ],
  [/^based?$/, isNamed, 'location'],
  [/^(?:mood|vibe)$/, (value) => /^\p{L}/u.test(value), 'sentiment'],
];

/** The usual name of a field whose own means something else as often; undefined of all others. */
export const nameByForm = (name: string, value: string): string | undefined =>
  formsFor(name).find(([, isOfForm]) => isOfForm(value))?.[2];
const formsFor = rowsByName(forms);
