import type { JsonObject } from '@workspace-ops/contracts';
import { splitSentences } from '../facts/inline-text.ts';
import { plainName } from '../facts/field-names.ts';
import { findField } from './fields.ts';

/** Where programs have what people say of an order; what is private or internal by its name goes to no supplier. */
const notes = /^(?:notes?|comments?|memo|remarks?|description|additionalinfo)$/;

/** What somebody asks of a supplier. */
const demand =
  /^(?:so )?(?:we |i )?(?:(?:would|['’]d) like|need|want|expect|require|request|demand|claim|ask for|are (?:asking for|claiming)|asking for|looking for)(?: them to)? (?<wish>.{4,300}?)[.!]?$/i;
const remedy =
  /\b(?:replac\w*|swap\w*|exchang\w*|credit\w*|refund\w*|repair\w*|re-?deliver\w*|re-?sen[dt]\w*|working|back|return\w*|collect\w*|compensat\w*|discount|missing|correct\w*|new|re-?(?:do|make|print)\w*|lot|re-?ship\w*|full amount|balance)\b/i;
const day = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9}\b(?:,? \d{4})?|[a-z]{3,9} \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?|\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}(?:[/.]\d{2,4})?|(?:this |next |the coming )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the end of (?:the|this|next) (?:week|month))`;
const until = new RegExp(String.raw`,? (?:by|before|no later than|until) (?<day>${day})`, 'i');

const proof =
  /\b(?:photo(?:graph)?s?|pictures?|videos?|swatch(?:es)?|samples?|reports?|certificates?|delivery notes?|dockets?|packing slips?|test results?|scans?|data ?sheets?|logs?|inspection)\b/i;
const hasProof =
  /\b(?:attached|enclosed|on file|in (?:the|our)|sent|posted|e-?mailed|taken|took|have|saved|available|kept|uploaded|shared|signed|dated)\b/i;
const noProof = /\b(?:no|not|never|without|nobody|none|yet|missing|lost|only if)\b/i;
/** Where we keep it. */
const kept =
  /,? (?:(?:is|are|were|was|all|both|have been) )*(?:(?:saved|stored|kept|available|uploaded|attached|filed) )?(?:(?:in|on|to) (?:the|our|this) (?:\w+ )?(?:folder|file|drive|server|system|order|po|record|ticket|job|sharepoint)|on file|attached)(?=$|[,;.])/gi;

export const tellsFault =
  /\b(?:late|delayed|damaged?|broken|broke|chipp?(?:ed|s)|crack\w*|wrong|missing|short(?:age)?|faulty|defect\w*|damp|wet|torn|tears?|leak\w*|fail(?:s|ed|ing)?|trips?|does(?:n['’]?t| not)|did(?:n['’]?t| not)|won['’]?t|another (?:dye )?(?:lot|batch|colou?r|size)|differ\w*|darker|lighter|mismatch\w*|stain\w*|rust\w*|scratch\w*|dent\w*|bent|warped|expired|out of date|mou?ldy?|thawed|spoil\w*|contaminat\w*|dead on arrival|not (?:as ordered|working|delivered|received|to spec\w*)|never (?:arrived|came|turned up)|rejected|loose|crushed|overcharg\w*|invoiced twice|double)\b/i;
const guessed =
  /\b(?:apparently|maybe|perhaps|probably|possibly|might|may be|seems?|i think|we think|lads|heard|nobody|not sure|unsure|some of|a good few|allegedly|reckons?|says?|said|our (?:own )?(?:fault|mistake|driver|crew|lads))\b/i;
const harm =
  /\b(?:line|machine|site|job|jobs|production|works?|kitchen|crew|shop|orders?|customers?)\b.{0,60}\b(?:down|stopped|idle|waiting|standing still|stood|on hold|at a standstill|cancelled|lost)\b|\b(?:had|having) to (?:rent|hire|buy|pay|close|send|stop|cancel|borrow|turn away)\b/i;

/**
 * What is wrong with an order, what proves it and what is asked for, each in a field of its own, where one note tells it
 * all. Only with a demand is it a claim, and what none of these sentences says stays in the note.
 */
export function withClaim(order: JsonObject): JsonObject {
  const [only, other] = Object.entries(order).filter(
    ([name, value]) => notes.test(plainName(name)) && typeof value === 'string' && value !== '',
  );
  if (only === undefined || other !== undefined) return order;
  const [name, note] = only as [string, string];
  const parts = readClaim(note, order);
  if (parts === undefined) return order;
  const { left, ...told } = parts;
  return Object.fromEntries([
    ...Object.entries(order).flatMap(([own, value]) =>
      own !== name ? [[own, value] as const] : left === '' ? [] : [[own, left] as const],
    ),
    ...Object.entries(told),
  ]);
}

interface Claim {
  issue: string;
  consequence?: string;
  evidence?: string[];
  remedy: string;
  deadline?: string;
  /** What none of them says. */
  left: string;
}

/** The parts of a claim that a note tells; undefined where it asks for nothing, or says nothing that is wrong. */
export function readClaim(note: string, order: JsonObject): Claim | undefined {
  if (note.length > longest) return undefined;
  const sentences = note.split('\n').flatMap(splitSentences);
  const asked = sentences.filter((one) => isDemand(one));
  const wrong = sentences.filter(
    (one) => !isDemand(one) && tellsFault.test(one) && !guessed.test(one),
  );
  if (asked.length !== 1 || wrong.length === 0) return undefined;
  const others = sentences.filter((one) => one !== asked[0] && !wrong.includes(one));
  const proofs = others.filter(
    (one) => proof.test(one) && hasProof.test(one) && !noProof.test(one),
  );
  const led = others.filter((one) => !proofs.includes(one) && harm.test(one) && !guessed.test(one));
  const rest = others.filter((one) => !proofs.includes(one) && !led.includes(one));
  const { wish, by, aside } = readDemand(asked[0]!);
  return {
    issue: wrong.join(' '),
    ...(led.length > 0 && { consequence: led.join(' ') }),
    ...(proofs.length > 0 && { evidence: proofs.map((one) => sayProof(one, order)) }),
    remedy: wish,
    ...(by !== undefined && { deadline: by }),
    left: [...rest, ...(aside === '' ? [] : [aside])].join(' '),
  };
}
const longest = 2_000;

const isDemand = (sentence: string): boolean => {
  const wish = demand.exec(sentence)?.groups?.['wish'];
  return wish !== undefined && remedy.test(wish);
};

/** `replacements or a credit note by Friday 11 December, production is on the 14th`: what for, until when, and why. */
function readDemand(sentence: string): { wish: string; by: string | undefined; aside: string } {
  const { wish } = demand.exec(sentence)!.groups as { wish: string };
  const found = until.exec(wish);
  const [asked, ...more] = wish
    .replace(until, '')
    .split(/, (?=(?:as |because |since )?(?:our |the |we )?\w+ (?:is|are|have|has|need)\b)/);
  const aside = more.join(', ');
  return {
    // Whoever reads it bears the cost, and reads no `them swapped`.
    wish: asked!
      .trim()
      .replace(/^(?:them|these|those|they)(?= \p{Ll}+(?:ed|ced)\b)/iu, 'these goods')
      .replace(/^(?:it|this|that)(?= \p{Ll}+(?:ed|ced)\b)/iu, 'this')
      .replace(/\btheir(?= (?:own )?(?:costs?|expense|account)\b)/gi, 'your'),
    by: found?.groups?.['day'],
    aside: aside === '' ? '' : `${aside.charAt(0).toUpperCase()}${aside.slice(1)}.`,
  };
}

/** As it is told to whom it was sent: `swatches posted to Wayne`. */
function sayProof(sentence: string, order: JsonObject): string {
  const contact = findField(order, /^(?:contact|contactname|fullname|suppliercontact)$/);
  const [given = ''] = typeof contact === 'string' ? contact.split(' ') : [];
  const bare = sentence.replace(/[.]$/, '').replace(kept, '');
  return given.length < 2 ? bare : bare.replaceAll(`to ${given} `, 'to you ');
}
