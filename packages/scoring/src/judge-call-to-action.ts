import { isAsking } from './is-request.ts';
import { judgement, quoted, type Judged, type Judgement } from './judgement.ts';
import type { Reading, Sentence } from './read-text.ts';

const means =
  /https?:|www\.|\w@\w|redacted\)|\]\(|\b(?:reply|replies|comments?|message|post|e-?mail|call|link|form|calendar|record|report|meeting|talk|slot|page|button|app|crm|pack|plan|sheet|line|invoice|note|order|site|date|owner|ring|phone|tell|say|write|send|forward|return|sign|bring|come|apply|download|upload|visit|text|door|desk|office|address)\b|\d-minute/iu;

const time =
  /\b(?:today|tonight|tomorrow|now|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|day|days|hour|hours|minute|minutes|deadline|before|within|until|once|first|next|afterwards|ahead|january|february|march|april|may|june|july|august|september|october|november|december)\b|\b(?:by|on|before|until|till) (?:the )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat|sun)\b|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b|\b(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.? \d{1,2}\b|\b(?:by|on|before|until|till) (?:the )?\d{1,2}(?:st|nd|rd|th|[/.-]\d{1,2}(?:[/.-]\d{2,4})?)(?!\p{L}|\d)|\d-minute|\d{4}-\d\d-\d\d|\d\d:\d\d/iu;

const address = /(?<!\p{L})(?:you|your|us|we|our|me)(?!\p{L})/iu;
const closing = /next step|happens next|call to action|to do|action|answer|decision/;
const soft =
  /\b(?:let us know|feel free|get in touch|reach out|you can|you could|you may|we would love|looking forward|contact us|happy to)\b/i;

/** What a request is worth as such, and below which a text has none. */
const worth = { none: 15, question: 30, hint: 40, asked: 46, ordered: 56 };

/**
 * Actionable call to action: the strongest request of the text counts, so that one more never
 * takes points away. A request is any plain imperative to the reader; it is worth more when it
 * stands at the end, and says by which means, until when and to whom. What a record takes over in its table is a value,
 * and asks nobody.
 */
export function judgeCallToAction({ artifactType }: Judged, reading: Reading): Judgement {
  const sentences =
    artifactType === 'crm_diff'
      ? reading.sentences.filter(({ isRow }) => !isRow)
      : reading.sentences;
  // The last whole sentence; a signature or hashtags may follow it.
  const last = sentences.findLastIndex(({ words, text }) => words >= 4 && !text.startsWith('#'));
  const closingFrom = Math.max(last, Math.floor((sentences.length * 2) / 3));
  let best: Request = { strength: 0, lacks: [] };
  sentences.forEach((sentence, index) => {
    const request = weigh(sentence, index >= closingFrom);
    if (request.strength > best.strength) best = request;
  });
  // Who applies changes knows what to do with them.
  if (best.sentence === undefined && artifactType === 'crm_diff' && reading.sentences.length > 0)
    return lack(bareChanges, 'no line says what is to be done with the changes');
  return verdict(best);
}
const bareChanges = 30;

interface Request {
  strength: number;
  sentence?: Sentence;
  lacks: readonly string[];
}

function weigh(sentence: Sentence, isLate: boolean): Request {
  const { text, under, isRequest } = sentence;
  const bounded = text.slice(0, 600);
  const base = computeBase(bounded, isRequest);
  if (base <= worth.hint) return { strength: base, sentence, lacks: [] };
  const parts = [
    { holds: means.test(bounded), worth: 12, lack: 'by which means' },
    { holds: time.test(bounded), worth: 10, lack: 'until when' },
    { holds: address.test(bounded), worth: 8, lack: 'whom it addresses' },
    { holds: isLate || closing.test(under), worth: 14, lack: 'a place at the end' },
  ];
  return {
    strength: base + parts.reduce((sum, part) => sum + (part.holds ? part.worth : 0), 0),
    sentence,
    lacks: parts.filter((part) => !part.holds).map((part) => part.lack),
  };
}

function computeBase(text: string, isRequest: boolean): number {
  if (soft.test(text)) return isRequest && time.test(text) ? worth.asked : worth.hint;
  if (isRequest) return worth.ordered;
  if (isAsking(text)) return worth.asked;
  return /[?？]\W{0,3}$/.test(text) ? worth.question : worth.none;
}

function verdict({ strength, sentence, lacks }: Request): Judgement {
  if (sentence === undefined) {
    return lack(100, 'there is no text, and so no call to action');
  }
  const place = `${quoted(sentence.text)} (sentence ${sentence.number})`;
  if (strength === worth.none)
    return lack(100 - worth.none, 'no sentence asks the reader to do anything');
  if (strength <= worth.hint)
    return lack(100 - strength, `${place} hints at a request and makes none`);
  const missing = lacks.length === 0 ? ['a plain verb at its beginning'] : lacks;
  const says = `${place} asks, and leaves out ${missing.join(', ')}`;
  const fix = `Say in ${place} ${missing.join(' and ')}`;
  const faults = strength === 100 ? [] : [{ points: 100 - strength, says, fix }];
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
