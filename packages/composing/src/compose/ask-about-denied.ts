import { clip } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { agrees } from './judge-answer.ts';
import type { Ask, DraftRequest } from './types.ts';

/** Of a question that was not one of yes or no. */
const bare = /^(?:yes|no|ok(?:ay)?|true|false|sure)[.!]?$/i;
const denial =
  /^(?:none|n\/a|nothing|not yet|unknown|tb[cda]|no)\b.{0,20}$|\b(?:no|nothing) (?:\p{L}+ )?(?:outcomes?|results?|quotes?|figures?|to (?:claim|report|tell|show))\b|\btoo (?:early|soon) to\b|\bnot (?:yet )?(?:known|measured|available)\b/iu;
/** An answer that tells that nobody wrote: any other, and be it `Yes.`, is a reply. */
const noReply =
  /^(?:\p{L}+ ){1,2}(?:didn['’]?t|did not|has(?: not|n['’]?t)|never) (?:write|written|wrote|repl(?:y|ied)|answer(?:ed)?|e-?mail(?:ed)?)\b|\b(?:there (?:is|was) no|no) reply\b/iu;

/** Whether what is denied has to be answered otherwise: a text that thanks for a reply needs one. */
export const isBare = ({ names, value }: Fact): boolean =>
  bare.test(value) || names.includes('reply');

/** What a text tells, and of which the field on record says that there is none. */
const told = new Set(['outcome', 'quote', 'metric', 'evidence', 'scope', 'deliverables']);

/** Fields that a text needs and that hold no more than that there is nothing, or a yes. */
export const findDenied = ({ artifact: { needs = [] }, sheet }: DraftRequest): Fact[] => [
  ...new Set(
    needs
      .flatMap((names) => names.split('|'))
      .flatMap((name) => (says(name, sheet) ? [] : (sheet.find(name) ?? []))),
  ),
];

/** `Tom likes the backup days` is what we say of Tom, who would write `I like`. */
function isOurs(reply: string, contact: Fact | undefined): boolean {
  if (/(?<!\p{L})(?:I|me|my|we|us|our)(?!\p{L})/iu.test(reply)) return false;
  const [first = ''] = contact?.value.split(' ') ?? [];
  const [begins = '', verb = ''] = reply.split(' ');
  const isNamed =
    first.length > 1 && begins === first && !/^(?:here|from|at|speaking)\b/.test(verb);
  return (isNamed && /^\p{Ll}/u.test(verb)) || /^(?:he|she)\b/i.test(reply);
}

/** Whether a field that a text needs has more than that there is nothing to tell. */
function says(name: string, { find }: FactSheet): boolean {
  const value = find(name)?.value ?? '';
  if (name === 'reply') return !noReply.test(value) && !isOurs(value, find('contact'));
  return !told.has(name) || !(bare.test(value) || denial.test(value));
}

export const answersFor = ({ names: own }: Fact, names: readonly string[]): boolean =>
  names.some((name) => own.includes(name.toLowerCase()));

export const askAgain = ({ path, label, value }: Fact): Ask => ({
  names: [path.at(-1)!],
  question: `“${value}” says nothing of the ${label.toLowerCase()}: what is it?`,
});

/** Whether a text may go without what there is not. */
export const askWithout = (facts: readonly Fact[], { record }: DraftRequest): Ask[] =>
  agrees(record.find('maySend'))
    ? []
    : facts.map(({ label, value }) => ({
        names: ['maySend'],
        question: `The ${label.toLowerCase()} on record is “${clip(value.replace(/[.]$/, ''), 120)}”, and is not told: may this be sent without one?`,
      }));
