import { judgement, quoted, type Judgement } from './judgement.ts';
import type { Reading, Sentence } from './read-text.ts';

const verbs =
  'add answer apply approve ask assign book bring browse call check choose claim click comment compare complete confirm contact copy create decide discover download email enter explore fill find follow forward get give go invite join keep learn let list look mail make mark meet message name note open order pay pick place plan post publish put read record register release remove reply report request reserve return review save schedule see select send set share show sign start stop submit subscribe switch take talk tell test try update use visit watch write';

/** Verbs that are no nouns, so that any word may follow them. */
const clearVerbs =
  'confirm choose contact download email invite join register subscribe tell visit';

const notOrdered =
  'person people details names? list form data address rates? numbers? sent received';

/** What follows an order, and does not follow the same word as a noun. */
const followers =
  'the a an this that these those your our my us me it them him her to for at by on in with from into about each every one two three four five six all any both what which who whether how when where here now today tomorrow up down back out over more started together and it';

const imperative = new RegExp(
  `^(?:please |then |and |so |now |just |go ahead and |(?:to|if|when|once|before|after) [^,]{1,120}, )*(?:(?:${verbs.replaceAll(' ', '|')}) (?:(?:${followers.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])|\\d|https?:|www\\.|\\S{1,64}@)|(?:${clearVerbs.replaceAll(' ', '|')}) (?!${notOrdered.replaceAll(' ', '|')})\\p{L})`,
  'iu',
);

const means =
  /https?:|www\.|\w@\w|redacted\)|\]\(|\b(?:reply|replies|comments?|message|post|e-?mail|call|link|form|calendar|record|report|meeting|talk|slot|page|button|app|crm|pack|plan|sheet|line|invoice|note|order|site|date|owner)\b|\d-minute/iu;

const time =
  /\b(?:today|tonight|tomorrow|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|day|days|hour|hours|minute|minutes|deadline|before|within|until|once|first|next|afterwards|ahead|january|february|march|april|may|june|july|august|september|october|november|december)\b|\d-minute|\d{4}-\d\d-\d\d|\d\d:\d\d/i;

const address = /(?<!\p{L})(?:you|your|us|we|our|me)(?!\p{L})/iu;
const closing = /next step|happens next|call to action|to do|action|answer|decision/;
const soft =
  /\b(?:let us know|feel free|get in touch|reach out|you can|you could|you may|we would love|looking forward|contact us|happy to)\b/i;

/**
 * Actionable call to action: the strongest request of the text counts, so that one more never
 * takes points away. A request begins with its verb; it is worth more when it says by which
 * means, until when and to whom, and when it stands at the end or under a heading of its own.
 */
export function judgeCallToAction(reading: Reading): Judgement {
  const { sentences } = reading;
  const closingFrom = Math.floor((sentences.length * 2) / 3);
  let best: Request = { strength: 0, lacks: [] };
  sentences.forEach((sentence, index) => {
    const request = weigh(sentence, index >= closingFrom);
    if (request.strength > best.strength) best = request;
  });
  return verdict(best);
}

interface Request {
  strength: number;
  sentence?: Sentence;
  lacks: readonly string[];
}

function weigh(sentence: Sentence, isLate: boolean): Request {
  const { text, under } = sentence;
  const bounded = text.slice(0, 600);
  if (!imperative.test(bounded)) {
    const strength = soft.test(bounded) ? 40 : /[?？]\W{0,3}$/.test(bounded) ? 30 : 15;
    return { strength, sentence, lacks: [] };
  }
  const parts = [
    { holds: means.test(bounded), worth: 12, lack: 'by which means' },
    { holds: time.test(bounded), worth: 10, lack: 'until when' },
    { holds: address.test(bounded), worth: 8, lack: 'whom it addresses' },
    { holds: isLate || closing.test(under), worth: 8, lack: 'a place at the end' },
  ];
  const worth = parts.reduce((sum, part) => sum + (part.holds ? part.worth : 0), 0);
  return {
    strength: 62 + worth,
    sentence,
    lacks: parts.filter((part) => !part.holds).map((part) => part.lack),
  };
}

function verdict({ strength, sentence, lacks }: Request): Judgement {
  if (sentence === undefined) {
    return lack(100, 'there is no text, and so no call to action');
  }
  const place = `${quoted(sentence.text)} (sentence ${sentence.number})`;
  if (strength === 15) return lack(85, 'no sentence asks the reader to do anything');
  if (strength < 62) return lack(100 - strength, `${place} hints at a request and makes none`);
  const says = `${place} asks clearly, and leaves out ${lacks.join(', ')}`;
  const fix = `Say in ${place} ${lacks.join(' and ')}`;
  const faults = lacks.length === 0 ? [] : [{ points: 100 - strength, says, fix }];
  return judgement(100, faults, `${place} asks for one clear thing`);
}

const lack = (points: number, says: string): Judgement =>
  judgement(
    100,
    [
      {
        points,
        says,
        fix: 'Close with one sentence that begins with a verb, says how to answer and until when, such as "Reply to this note by Friday with the date that suits you."',
      },
    ],
    '',
  );
