import { cardLabels } from '../find-cards.ts';
import { word } from '../finding.ts';
import { nationalIds } from '../national-ids/find-national-ids.ts';
import { phoneLabels } from '../phone-labels.ts';
import { placeLabels, thingLabels } from '../phone-contexts.ts';

/** What a number is said to be by the words around it. */
export type AskedKind = 'phone' | 'card' | 'national_id' | 'thing';

export interface Asked {
  kind: AskedKind;
  /** The word that says so. */
  label: string;
}

/** So much of the text on either side is read. */
export const contextLengths = { before: 140, after: 70 };

/** In Japan the name of an id, and elsewhere a phone. */
const idWords = nationalIds
  .flatMap(({ labels }) => labels ?? [])
  .join('|')
  .replace('my number|', '');
const idLabels = `${word}(?:ni|nino|national insurance|sozial|${idWords})(?![a-z])(?: (?:number|no|nr|num)\\.?(?: is| was)?(?![a-z]))?`;
const callWords = `${word}(?:call|called|ring|rang|phone|phoned|text|texted|sms|reach|dial(?:led|ed)?|contact|voice ?mail|land ?line|hot ?line|mobiles?|cell|callback|(?:best|daytime|evening|home|work|office|direct|contact|new|old|other|my|his|her|their|your|our|a|the) (?:contact )?(?:number|line|digits)|number (?:is|was|now)|area code|ruf|anrufen|erreich\\w*|llama\\w*|marca|chiama\\w*|appel\\w*|joindre|ligue|ligar|bel|bellen|ring|zadzwon|dzwon|numer(?:o|u)?|numero|nummer|номер|звони\\w*)(?![a-z])`;
/** Things whose numbers are told as well. */
const uncalled = `${placeLabels}|pin|pass ?code|password|combination|zip(?: code)?|post ?code|readings?|scores?|totals?|figures?|unit|room|flight|bus|gate|sizes?|counts?|rows?|ext(?:ension)?|confirmation|odometer|mileage|temperature|pressure`;
const labels = new RegExp(
  `(?<thing>${word}(?:${thingLabels}|(?<!(?:to|on|for) (?:(?:the|our|your|my|this) )?)(?:${uncalled}))(?![a-z]))|(?<national_id>${idLabels})|(?<card>${word}(?:${cardLabels})s?(?![a-z]))|(?<phone>(?:${phoneLabels})|${callWords})`,
  'gi',
);

/** The tag of who speaks, as in `[00:01:09] CALLER: `: it says nothing about a number. */
const speaker =
  /(?<=^|\n)(?:[[(]?[\d:.]{4,12}[\])]? ?)?(?:caller|callee|agent|customer|client|operator|speaker ?[\dA-Z]?|rep|advisor|adviser|patient|guest|tenant|user|bot|dispatch(?:er)?|reception(?:ist)?|me|them|voice|left|you|[ab])[:>] ?/gi;

/** Between a word and the number that it announces. */
const filling =
  'no|nr|num|numbers?|code|id|ref(?:erence)?|is|was|are|says?|said|reads?|read|it|its|s|that|that is|um|uh|er|on|at|of|for|the|this|to|then|so|okay|ok|yes|yeah|sure|please|right|well|and|hold on|one moment';
const rightBehind = new RegExp(`^(?:[^A-Za-z0-9]|(?:${filling})(?![A-Za-z])){0,16}$`, 'i');

/** Names of turns, in spaces so that places stay. */
export const withoutSpeakers = (text: string): string =>
  text.replace(speaker, (tag) => ' '.repeat(tag.length));

export const hasSpeaker = (text: string): boolean => text.search(speaker) !== -1;

/** What the words before a number say that it is, the nearest first, or else those behind it. */
export function readAskedKind(before: string, after: string): Asked | undefined {
  const told = listLabels(before);
  const last = told.at(-1);
  if (last === undefined) return listLabels(after).find(({ kind }) => kind !== 'thing');
  const isThing = last.kind === 'thing';
  if (isThing && !rightBehind.test(before.slice(last.end))) {
    return told.findLast(({ kind }) => kind !== 'thing');
  }
  return last;
}

function listLabels(text: string): (Asked & { end: number })[] {
  const found: (Asked & { end: number })[] = [];
  for (const { index, 0: label, groups } of text.matchAll(labels)) {
    const [kind] = Object.entries(groups!).find(([, value]) => value !== undefined)!;
    found.push({ kind: kind as AskedKind, label, end: index + label.length });
  }
  return found;
}

const turn = /^(?:[[(]?[\d:.]{4,12}[\])]? ?)?[A-Za-z][\w .]{0,20}[:>] ?/;
const longestLine = 200;

/** Whether a number stands in a turn that answers a question for the number of a thing. */
export function answersForThing(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - 2 * longestLine), index);
  const start = before.lastIndexOf('\n') + 1;
  const begun = before.slice(start);
  if (start === 0 || !turn.test(`${begun}${text.slice(index, index + 20)}`)) return false;
  const [question] = before
    .slice(0, start - 1)
    .split('\n')
    .slice(-1);
  return listLabels(withoutSpeakers(question!)).at(-1)?.kind === 'thing';
}
