import { normalName } from '../facts/field-names.ts';
import { isOpenName } from '../facts/open-parties.ts';
import { namePath } from '../facts/read-facts.ts';
import { parties } from '../facts/trade-names.ts';
import { mayHold } from '../request/forms-of-values.ts';
import { rateOwnWord } from './own-words.ts';
import { ofShape, rateShape } from './shapes-of-values.ts';
import { wordsOfName } from './words-of-names.ts';
import type { Leftover } from '../request/types.ts';

/** What is missing, by the names that would answer it and as a text calls it. */
export interface Lack {
  names: readonly string[];
  said: string;
}

/** A lack with the one or two fields of other names that may best be it. */
export interface Offer {
  lack: Lack;
  candidates: readonly Leftover[];
  /** By the name of a field, or by what it holds, and not only as nothing else may be it. */
  isSure: boolean;
}

interface Pair {
  lack: Lack;
  left: Leftover;
  score: number;
}

const mostCandidates = 2;

/** For each lack its best candidates; a field is offered for the lack that it suits best, and for a second one only by its name. */
export function pairOffers(
  lacks: readonly Lack[],
  leftovers: readonly Leftover[],
): readonly Offer[] {
  const pairs = lacks
    .flatMap((lack) => leftovers.flatMap((left) => rate(lack, left)))
    .toSorted((one, other) => other.score - one.score);
  const taken = new Map<Leftover, Lack>();
  const chosen = new Map<Lack, Pair[]>();
  for (const pair of pairs) {
    const own = chosen.get(pair.lack) ?? [];
    const isEqual = own.every(({ score }) => score === pair.score);
    if (own.length === mostCandidates || !isEqual || taken.has(pair.left)) continue;
    const open = pairs.filter(({ left }) => (taken.get(left) ?? pair.lack) === pair.lack);
    if (pair.score === 0 && !isLikely(pair.lack, open)) continue;
    taken.set(pair.left, pair.lack);
    chosen.set(pair.lack, [...own, pair]);
  }
  return lacks.flatMap((lack) => {
    const own = chosen.get(lack) ?? findShared(lack, pairs, chosen);
    return own.length === 0
      ? []
      : [
          {
            lack,
            candidates: own.map(({ left }) => left),
            isSure: own.every(({ score }) => score >= ofShape),
          },
        ];
  });
}

/** What another lack has taken, and its name speaks of this one, too, or of neither, and nothing else may be this one. */
function findShared(
  lack: Lack,
  pairs: readonly Pair[],
  chosen: ReadonlyMap<Lack, readonly Pair[]>,
): readonly Pair[] {
  const own = pairs.filter((one) => one.lack === lack);
  const named = own.filter(({ score }) => score > 0);
  if (named.length > 0) return named.slice(0, 1);
  const taken = [...chosen.values()].flat();
  return own.length === 1 &&
    taken.some(({ left, score }) => left === own[0]!.left && score === 0) &&
    isLikely(lack, own)
    ? own
    : [];
}

/** Of several texts none is the likely one, and for some lacks any text would do. */
function isLikely(lack: Lack, pairs: readonly Pair[]): boolean {
  const own = pairs.filter((one) => one.lack === lack && one.score === 0);
  const isOfWords = lack.names.every((name) => ofAnyText.test(normalName(name)));
  return own.length <= (isOfWords ? 0 : mostCandidates);
}

const ofAnyText =
  /^(?:severity|outcome|equipment|sentiment|channel|audience|consent|deliverables|findings|progress|risks|usage|comments?|score|status|openissues|terms|posts|impressions|clicks|leads|statebefore|before|scope)$/;

function rate(lack: Lack, left: Leftover): Pair[] {
  const fitting = lack.names.filter((name) => mayHold(name, left.fact));
  if (fitting.length === 0) return [];
  const words = wordsOfName(namePath(left.fact));
  const score = Math.max(
    ...fitting.map(
      (name) =>
        rateOwnWord(name, words) || rateName(normalName(name), words) || rateShape(name, left.fact),
    ),
  );
  return [{ lack, left, score }];
}

/** How much the words of a field's name speak of the lack. */
function rateName(name: string, words: string): number {
  const [, ...known] = hints.find(([shape]) => shape.test(name)) ?? [/^/];
  const at = known.findIndex((hint) => hint.test(words));
  return at === -1 ? 0 : known.length - at;
}

/** `customer: homeowner “Priya Raman”; price: contract price “$24,700”`; of one lack alone the fields. */
export function sayOffers(offers: readonly Offer[], isAlone: boolean): string {
  const said = offers
    .filter((offer) => !isOfParties(offer))
    .map(({ lack, candidates }) => {
      const fields = candidates.map((one) => one.said).join(' or ');
      return isAlone ? fields : `${lack.said}: ${fields}`;
    });
  return said.length === 0 ? '' : `Left over: ${said.join('; ')}.`;
}

const isOfParties = ({ lack: { names }, candidates }: Offer): boolean =>
  names.some((name) => name === 'customer' || name === 'company') &&
  candidates.length > 1 &&
  candidates.every(({ fact }) => isOpenName(fact.names[0]!));

/** The lacks of which a question of its own is asked. */
export const listWho = (offers: readonly Offer[]): readonly Lack[] =>
  offers.filter(isOfParties).map(({ lack }) => lack);

/** `Who is the customer: landlord “Mr Pearce” or tenant “Amina Yusuf”?` */
export const askWhoItIs = (offers: readonly Offer[]): string[] =>
  offers
    .filter(isOfParties)
    .map(
      ({ lack, candidates }) =>
        `Who is the ${lack.said}: ${candidates.map(({ said }) => said).join(' or ')}?`,
    );

const ofCustomer = new RegExp(
  `\\b(?:customer|client|company|firm|account|hotel|school|club|farm|church|shop|couple|business|organi[sz]ation|for|all for|${parties.join('|')})\\b`,
);
const ofSaying = /\b(?:said|says|wrote|told|tells|msg|message|reply|text|words|answer|feedback)\b/;
const ofProblem = /\b(?:wrong|problems?|late|broke|complain\w*|grumbles?|since|trouble|tickets?)\b/;
const ofDay = /\b(?:date|day|when|on|start|starts|due|by|from|end|ends)\b/;
const ofMoney =
  /\b(?:total|sum|price|fee|premium|charge|owed?|owes?|balance|bill|draw|invoiced?)\b/;

/** What is missing, and the words of names that speak of it, the surest ones first. */
const hints: readonly (readonly [RegExp, ...RegExp[]])[] = [
  [/^(?:customer|company|lead)$/, ofCustomer],
  [/amount$|^(?:price|total|fee|offer)$/, /\b(?:draw|bill|due|balance|owed?|owes?)\b/, ofMoney],
  [/^renewaldate$/, /\b(?:end|ends|expir\w*|renew\w*|until)\b/, ofDay],
  [/^deadline$/, /\b(?:repl(?:y|ies)|answer|respond|response)\b/, ofDay],
  [/date$|^(?:when|publishon)$/, ofDay],
  [/^(?:timeline|period)$/, /\b(?:window|when|start|install\w*|available|from|until|agm)\b/],
  [/^(?:reply|quote|comments?)$/, ofSaying],
  [/^openissues$/, /\b(?:still|left|outstanding|pending|remaining|sort|open)\b/, ofProblem],
  [/^(?:issue|cause|risks)$/, ofProblem],
  [/^team$/, /\b(?:team|department|dept|unit|division|crew|group)\b/],
  [/^highlights$/, /\b(?:new|news|tips?|stor(?:y|ies)|happen\w*)\b/],
  [/^event$/, /\b(?:evening|party|visit|open|meet\w*|happen\w*)\b/],
  [/^score$/, /\b(?:score|average|mean|marks?|rating)\b/],
  [/^(?:statebefore|before)$/, /\b(?:before|problem|was|start)\b/],
  [
    /^(?:severity|status|sentiment)$/,
    /\b(?:how|severe|risk|urgen\w*|stat\w+|stage|mood|feel\w*|happy)\b/,
  ],
  [/^milestone$/, /\b(?:phase|stage|step|milestone|done)\b/],
  [
    /^(?:progress|deliverables|outcome)$/,
    /\bpercent complete\b/,
    /\b(?:done|installed|fitted|delivered|let|did|so far|to do|results?|brought|figures|numbers)\b/,
  ],
  [/^(?:action|nextstep)$/, /\b(?:fix|plan|next|change|do|will)\b/],
  [
    /^scope$/,
    /\b(?:job|work|works|sold|van|order|package|system|services?|units?|we do|our part)\b/,
  ],
  [/^items$/, /\b(?:items?|lines?|positions?|products?|works?|jobs?)\b/],
  [/^terms$/, /\b(?:terms?|pay|payment|deposit|notice|how they pay)\b/],
  [/^findings$/, /\b(?:snags?|punch|inspect\w*|checks?|tests?|found)\b/],
  [/^(?:acceptedby|signatory|personwhoaccepts)$/, /\bsign\w*\b/],
  [
    /^(?:contact|reporter)$/,
    /\b(?:contact|director|chair\w*|manager|spoke\w*|with|ask|speak|ring|call\w*|by)\b/,
  ],
  [/^referral$/, /\b(?:friend|neighbou?r|knows|introduc\w*|point\w*|recommend\w*|new)\b/],
  [/^consent$/, /\b(?:may|can|ok|okay|fine|agree\w*|allow\w*|publish|consent|permission|use)\b/],
  [
    /^(?:site|location)$/,
    /\b(?:flat|flats|block|house|room|place|at|where|address|building)\b/,
    /\bunit\b/,
  ],
  [/^channel$/, /\b(?:where|portals?|platform|channels?)\b/],
  [/^usage$/, /\b(?:us(?:e|ed|age)|log\w*|count|visits?|tickets?)\b/],
  [/^(?:order|invoice|purchaseorder)$/, /\b(?:no|number|ref|order|job|po|works)\b/],
  [/^(?:phone|telephone)$/, /\b(?:phone|tel\w*|cell|mob\w*|number|ring|call)\b/],
  [/^source$/, /\b(?:found|heard|via|through|from|source)\b/],
];
