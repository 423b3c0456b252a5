import { listExcluded } from '../disclosure/find-withheld.ts';
import { findMarkedFacts } from '../disclosure/marked-facts.ts';
import { clip } from '../facts/inline-text.ts';
import type { Fact } from '../facts/read-facts.ts';
import type { Ask, DraftRequest } from './types.ts';

/** What a text tells that a consent leaves out, or that is marked as not to be told. */
export const askAboutPrivate = (request: DraftRequest, content: string): Ask[] => [
  ...askAboutConsent(request, content),
  ...askAboutMarked(request, content),
];

/** Words of a consent for what a text tells in figures. */
const ofAmounts = /^(?:amount|dollar|euro|figure|money|number|pound|price|sum)$/;
const ofNumbers = /^(?:figure|number)$/;
const amount = /\p{Sc}\s?\d|\b[A-Z]{3} \d|\d ?(?:%|per ?cent\b|dollars|euros|pounds)/u;

/** What a consent excludes, as in `but no prices` or `the water bill is for us only`, and the text tells. */
function askAboutConsent({ artifact, record }: DraftRequest, content: string): Ask[] {
  return (artifact.permissions ?? []).flatMap(({ field }) => {
    const said = record.find(field);
    const kept = `${field}Kept`;
    if (said === undefined || /^yes\b/i.test(record.find(kept)?.value ?? '')) return [];
    const told = listExcluded(said.value).find(
      (word) =>
        new RegExp(`(?<!\\p{L})${word}(?:e?s)?(?!\\p{L})`, 'iu').test(content) ||
        (ofAmounts.test(word) && amount.test(content)) ||
        (ofNumbers.test(word) && /\d/.test(content)),
    );
    if (told === undefined) return [];
    const question = `The text tells of “${told}”, and the ${field} on record says “${clip(said.value, 160)}”: does it keep to it?`;
    return [{ names: [kept], question }];
  });
}

/**
 * Somebody agreed that a text is written although its input holds what is not public: whether the text keeps to
 * that takes another look where it has words of that in it.
 */
function askAboutMarked({ record, sheet }: DraftRequest, content: string): Ask[] {
  if (/^yes\b/i.test(record.find('privateKept')?.value ?? '')) return [];
  const marked = findMarkedFacts(record);
  if (marked.length === 0) return [];
  const names = new Set(sheet.facts.filter(isWho).flatMap(({ value }) => wordsOf(value)));
  const words = marked.flatMap(({ value }) => namesIn(value)).filter((word) => !names.has(word));
  const told = new Set(wordsOf(content));
  const [shared] = words.filter((word) => told.has(word));
  return shared === undefined
    ? []
    : [
        {
          names: ['privateKept'],
          question: `The input says what is not to be told, and the text has “${shared}” as that does: does the text keep to it?`,
        },
      ];
}

/** Who the text is for or about, and where: it names them in any case. */
const who = new Set(
  'customer company supplier contact location lead referrer referral owner recipient'.split(' '),
);
const isWho = ({ names }: Fact): boolean => names.some((name) => who.has(name));

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What a note calls by a name: other words of it are in many texts, and tell nothing by themselves. */
const namesIn = (note: string): string[] =>
  (note.match(/\p{Lu}\p{L}{2,}/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => !common.has(word));

/** Words with a capital that are no names. */
const common = new Set(
  'not the they this that she her his our you your and but monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun january february march april may june july august september october november december'.split(
    ' ',
  ),
);
