import { byItsWords } from '@workspace-ops/content';
import { namesFor } from '../facts/field-names.ts';
import { clipSentence } from '../facts/inline-text.ts';
import { isPlural } from '../facts/is-plural.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';
import { isLetter } from '../sentences/is-letter.ts';
import { agrees } from '../request/judge-answer.ts';
import type { Ask, DraftRequest } from '../request/types.ts';

/** Of a question that was not one of yes or no. */
const bare = /^(?:yes|no|ok(?:ay)?|true|false|sure)[.!]?$/i;
const denial =
  /^(?:(?:none|nothing)(?! (?:since|after)\b| (?:in|for) (?:(?:the )?(?:last|past) )?(?:(?:more than|over|almost|nearly) )?(?:\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|the year|months|weeks))|n\/a|not yet|unknown|tb[cda]|no(?! (?:more |further |single |other |bad )?[\p{L}-]+ (?:since|in (?:the last )?\p{L}*\d|for \d|after|so far|any ?more|at all)\b))\b.{0,20}$|\b(?:no|nothing) (?:\p{L}+ )?(?:outcomes?|results?|quotes?|figures?|to (?:claim|report|tell|show))\b|\btoo (?:early|soon) to\b|\bnot (?:yet )?(?:known|measured|available)\b/iu;
/** An answer that tells that nobody wrote: any other, and be it `Yes.`, is a reply. */
const noReply =
  /^(?:\p{L}+ ){1,2}(?:didn['’]?t|did not|has(?: not|n['’]?t)|never) (?:write|written|wrote|repl(?:y|ied)|answer(?:ed)?|e-?mail(?:ed)?)\b|\b(?:there (?:is|was) no|no) reply\b/iu;

/** Whether what is denied has to be answered otherwise: a text that thanks for a reply needs one. */
export const isBare = ({ names, value }: Fact): boolean =>
  bare.test(value) || names.includes('reply');

/** What a text tells, and of which the field on record says that there is none. */
const told = new Set(['outcome', 'quote', 'metric', 'evidence', 'scope', 'deliverables']);

/** What stands in a sentence of a text, and would be told as a thing that there is. */
const tellable = new Set(
  [
    ...told,
    ...'before after takeaway timeline remedy creditWanted need callToAction nextStep reason location industry comment issue cause consequence actionTaken clientNeeds'.split(
      ' ',
    ),
  ].flatMap(namesFor),
);
/** What an issue announces beside its news. */
const ofIssue = new Set(['event', 'offer'].flatMap(namesFor));
/** Nothing else: `Nothing beats it` is a quotation. */
const none = byItsWords(
  /^(?:none|no|nope|nil|nothing(?: (?:has )?(?:slipped|to report|to tell|late|known))?|n\/?a|not (?:applicable|available|needed|any)|no (?:quote|quotation|testimonial|outcome|result|figure|remedy|credit|next step|reason|timeline|need|issue|problem|delay|hold-?up|slippage|slip)s?|there (?:is|was|are) (?:none|no \p{L}+)|(?:we |they )?(?:have|got|has) (?:none|no \p{L}+)|[-–—])(?: (?:so far|yet|at all|to report|known|this (?:time|week|month)))?[.!]?$/iu,
);

/** Whoever writes so wants no further question. */
const refusal = byItsWords(
  /^(?:no,? )?(?:(?:please |just )*(?:leave|miss|take) (?:it|this|that|the \p{L}+) out|(?:please |just )*leave out(?: (?:it|this|that|the \p{L}+))?|(?:please |just )*(?:skip|omit|drop)(?: (?:it|this|that|the \p{L}+))?|(?:please |just )*(?:do not|don['’]?t|not to) (?:list|put|include|mention|print|tell|show|say|name)(?: (?:it|this|that|these|those|them|any(?:thing)?|any of (?:it|this|that|these|them|those)))?(?: (?:in|down|there|here|at all))?|(?:please |just )*(?:keep|leave) (?:it|this|that|these|those|them) (?:out|off)(?: (?:of |the |it|this|that|sheet|report|letter|post|text|issue|newsletter){0,3})?|(?:go |do |send |write |leave )?(?:it )?without(?: (?:one|it|that|this|any))?)[.!]?$/iu,
);

export const isNone = ({ value }: Pick<Fact, 'value'>): boolean =>
  value.length <= longestNone && (none.test(value) || refusal.test(value));
const longestNone = 60;

/** The whole of a field: `not this month`, `same as last time`, `tbc`. */
const saysNothing =
  /^\W*(?:(?:(?:none|not?|nothing|nowt|nil)(?: new| much)? )?(?:this|for this) (?:time|week|month|issue|one)|(?:the )?same (?:again|as (?:last|before|usual|the last)\b.{0,20})|as (?:before|usual|last (?:time|week|month|year|yr))|see (?:above|below|notes?|e-?mail)|nothing(?: new| much| (?:to|worth) \p{L}+)?|nowt|tb[acd]|pass|skip(?: (?:it|this|that))?)\W*$/iu;
export const isNoNews = ({ value }: Pick<Fact, 'value'>): boolean =>
  value.length <= longestNone && saysNothing.test(value);

/** `All passed on 24 November`: of an inspection it tells that nothing was found. */
export const isPassed = ({ value }: Pick<Fact, 'value'>): boolean =>
  value.length <= longestNone && passed.test(value);
const passed =
  /^(?:all|everything|both|each)(?: \p{L}+)?(?: (?:checks?|tests?|points?|items?))?(?: (?:was|were|is|are|has|have))? (?:passe[sd]|ok(?:ay)?|fine|in order|good|clear|satisfactory|as agreed)(?: (?:on|at|by|today|yesterday|this|first time)\b[^.;]{0,30})?[.!]?$/iu;

/** The fields of which a text needs one, as long as none of them says something. */
const listUnmet = ({ artifact: { needs = [] }, sheet }: DraftRequest): string[] =>
  needs
    .map((names) => names.split('|'))
    .filter((names) => !names.some((name) => has(name, sheet)))
    .flat();

const has = (name: string, sheet: FactSheet): boolean =>
  sheet.find(name) !== undefined && says(name, sheet);

/** Fields that a text can do without, and that say that there is none. */
export function findNone(request: DraftRequest): Fact[] {
  const said = request.sheet.facts.filter((fact) => {
    const name = fact.names[0]!;
    return ofIssue.has(name) ? isNone(fact) || isNoNews(fact) : tellable.has(name) && isNone(fact);
  });
  if (said.length === 0) return [];
  const needed = new Set(listUnmet(request).flatMap(namesFor));
  return said.filter(({ names: [name] }) => !needed.has(name!));
}

/** What came of some work: a text that tells of the work can go without it. */
const ofResult = new Set(['outcome', 'quote', 'metric', 'evidence'].flatMap(namesFor));

/** Fields of which a text needs one, and which somebody refused to give: it is written without them. */
export const findRefused = ({ record, artifact }: DraftRequest): Fact[] =>
  isLetter(artifact)
    ? record.facts.filter(
        ({ names: [name], value }) =>
          ofResult.has(name!) && value.length <= longestNone && refusal.test(value),
      )
    : [];

/** Fields that a text needs and that hold no more than that there is nothing, or a yes. */
export function findDenied(request: DraftRequest): Fact[] {
  const { artifact, sheet } = request;
  const names = (artifact.needs ?? []).flatMap((one) => one.split('|'));
  const found = names.flatMap((name) => (says(name, sheet) ? [] : (sheet.find(name) ?? [])));
  if (found.length === 0) return [];
  const free = findNone(request);
  return [...new Set(found)].filter((fact) => !free.includes(fact));
}

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
  return (
    !told.has(name) ||
    !(bare.test(value) || denial.test(value) || (!ofResult.has(name) && isNone({ value })))
  );
}

export const answersFor = ({ names: own }: Fact, names: readonly string[]): boolean =>
  names.flatMap(namesFor).some((name) => own.includes(name));

export const askAgain = ({ path, label, value }: Fact): Ask => ({
  names: [path.at(-1)!],
  question: `“${value}” says nothing of the ${label.toLowerCase()}: what is it?`,
});

/** Whether a text may go without what there is not. */
export const askWithout = (facts: readonly Fact[], { record }: DraftRequest): Ask[] =>
  agrees(record.find('maySend'))
    ? []
    : facts.map(({ label, value }) => {
        const [is, one] = isPlural(label) ? ['are', 'them'] : ['is', 'one'];
        const question = `The ${label.toLowerCase()} on record ${is} “${clipSentence(value, 120)}”, and ${is} not told: may this be sent without ${one}?`;
        return { names: ['maySend'], question };
      });
