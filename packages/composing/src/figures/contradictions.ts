import { ignoringCase } from '@workspace-ops/content';
import { findOtherResult } from './check-results.ts';
import { findSaidOvercharge } from './check-overcharges.ts';
import { findLeastPrice, findToldPrice } from './check-said-prices.ts';
import { findOtherQuantity } from './check-quantities.ts';
import { findWrongPrices } from './price-fields.ts';
import { findRunningSums } from './check-running-sums.ts';
import { findSaidSums } from './check-said-sums.ts';
import { findWrongTargets } from './check-targets.ts';
import { asWritten, rupeesOn } from './rupees-of-data.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip, splitSentences, clipSentence } from '../facts/inline-text.ts';
import { onceFor } from '../facts/once-for.ts';
import { isEntry, type Fact, type FactSheet } from '../facts/read-facts.ts';

/** What two fields say of the same thing, in their words. */
export interface Contradiction {
  said: [string, string];
  /** Where their words alone do not say how they contradict each other. */
  question?: string;
}

const unit =
  'mph|kph|km/h|km|miles?|kg|tonnes?|litres?|ml|mm|cm|m|ft|sqm|m2|°C|degrees|%|per ?cent|kW|kVA|volts?|amps?|bar|psi|hours?|hrs|minutes?|mins?|days?|weeks?|months?|years?|people|guests?|seats?|beds?|plots?|houses?';
const measured = new RegExp(
  `(?<what>\\p{L}{3,20}) (?:of |at |up to )?(?<number>\\d{1,7}(?:[.,]\\d{1,3})?) ?(?<unit>${unit})(?![\\p{L}\\d])`,
  'giu',
);
/** `from 11 weeks to 2` */
const reduced = new RegExp(
  `(?<what>\\d{1,7} ?(?<unit>${unit})) (?:down )?to (?<number>\\d{1,7})(?![\\d.,]\\d)`,
  'giu',
);
/** What stands before a number and does not say what is measured. */
const noThing =
  /^(?:from|about|than|over|under|within|for|after|before|and|the|was|were|now|only|last|next|per|every|some|another|had|have|has|with|needs?|took|takes|saved?|saves|cut|wants?|got|that|this|around|nearly|almost|least|most|into|are|between|down|below|above|fell|rose|grew)$/i;
/** What is compared with something else on purpose. */
const compared = /^(?:before|after|previous|former|old|new|planned|plan|budget|target|actual)/;

/** Of fields that speak of the run itself, those that cannot be true together. */
export const findContradictions = onceFor((sheet: FactSheet): readonly Contradiction[] =>
  findInSigns(rupeesOn(sheet)).map(({ said: [one, other], question }) => ({
    said: [asWritten(one, sheet), asWritten(other, sheet)],
    ...(question !== undefined && { question: asWritten(question, sheet) }),
  })),
);

const findInSigns = (sheet: FactSheet): Contradiction[] => [
  ...findOtherFigures(sheet),
  ...findOtherThing(sheet),
  ...opposites.flatMap((pair) => findOpposite(pair, sheet)),
  ...findWrongTargets(sheet),
  ...findSaidSums(sheet),
  ...findRunningSums(sheet),
  ...findSaidOvercharge(sheet),
  ...findToldPrice(sheet),
  ...findLeastPrice(sheet),
  ...findWrongPrices(sheet),
  ...findOtherQuantity(sheet),
];

interface Opposite {
  one: RegExp;
  other: RegExp;
  /** In which field the one stands. */
  isIn?: (fact: Fact) => boolean;
}

const opposites: readonly Opposite[] = [
  {
    one: /^(?:all )?(?:complete[d]?|done|finished|100 ?%)\b/i,
    isIn: ({ path }) => /^(?:status|state|progress)$/.test(normalName(path.at(-1)!)),
    other:
      /\b(?:not (?:\p{L}+ ){0,2}yet|[a-z]+n['’]t (?:\p{L}+ ){0,3}yet|['’]s not (?:\p{L}+ ){0,2}yet|still to (?!(?:the|this|that|my|our|your|a|an)\b)\p{L}{2,}|still missing|not (?:yet )?(?:done|finished|fitted|delivered|complete))\b|: (?:still |not yet )?(?:open|outstanding|pending|to do|started|in progress)$/iu,
  },
  {
    one: /\b(?:nobody|no[ -]?one|none of them) (?:was |is |got |were )?(?:hurt|injured)\b|\bno injur(?:y|ies)\b/i,
    other:
      /\b(?:(?:scraped|grazed|cut|burnt|twisted|banged|hurt) (?:his|her|their) \p{L}+|x-?ray(?:ed)?|a ?& ?e|(?:to|in|at|from) (?:the )?hospital|ambulance (?:came|was called|took)|stitches|concussion|sprain(?:ed)?|bruis(?:es|ed)|broken (?:wrist|arm|leg|ankle|finger|rib|toe)|(?:sore|cut|burnt|burned|crushed|twisted) (?:wrist|arm|leg|ankle|finger|rib|toe|hand|back|head|shoulder|foot|knee))s?\b/iu,
  },
  {
    one: /^(?:nobody|no[ -]?one|none|no)\b/i,
    isIn: ({ path }) => normalName(path.at(-1)!).startsWith('injur'),
    other:
      /\b(?:scraped|grazed|cut|burnt|twisted|banged|hurt) (?:his|her|their) \p{L}+|\bx-?ray|\bstitches\b|\bplaster\b/iu,
  },
];

/** Sentences of two different fields. */
function findOpposite({ one, other, isIn = () => true }: Opposite, { facts }: FactSheet) {
  const find = (pattern: RegExp, among: readonly Fact[]) =>
    among
      .flatMap((fact) =>
        [fact.value, ...(fact.items ?? [])]
          .flatMap(splitSentences)
          .map((sentence) => ({ fact, sentence })),
      )
      .find(({ sentence }) => pattern.test(sentence));
  const first = find(one, facts.filter(isIn));
  const second =
    first &&
    find(
      other,
      facts.filter((fact) => fact !== first.fact && !isEntry(fact)),
    );
  const quote = (sentence: string): string => clipSentence(sentence, 120);
  return first && second
    ? [{ said: [quote(first.sentence), quote(second.sentence)] } satisfies Contradiction]
    : [];
}

const things = new Set([...namesFor('equipment'), 'lift', 'elevator', 'thing', 'object']);
const faults =
  /^(?:prob|problem|fault|defect|issue|observation|obs|finding|whathappened|whatwesaw|what|description|complaint|symptom|report|seen|msg|message)$/;
/** `Bed lift C`, `Lift 5`, `Van 3`; `lift 200 mm` and `lift 2 times` count something. */
const marked = ignoringCase(
  String.raw`(?<=^|[^\p{L}\p{N}])(?<named>(?:\p{L}+ )?(?<kind>\p{L}{3,20}) (?:no\.? ?|number )?(?<mark>\d{1,3}|(?-i:[A-HJ-Z])))(?![\p{L}\p{N}:.,/%-]*[\p{L}\p{N}%])(?! ?(?:mm|cm|m|kg|inch(?:es)?|feet|ft|metres?|times?|days?|weeks?|months?|years?|hours?|hrs|minutes?|mins?|seconds?|people|persons?|am|pm|floors?|stops?|doors?|per ?cent|degrees|of)(?!\p{L}))`,
  'g',
);
/** What has a number and is no thing: `floor 6`, `level 2`. */
const noKind =
  /^(?:floors?|level|levels|unit|room|flat|plot|bay|page|code|error|step|stage|day|week|about|around|after|before|from|until|till|and|the|for|per|over|under|than|only|last|next|least|most|nov|dec|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|category|class|grade|type|size|zone|phase|part|defect|priority|block)$/i;

const thingsIn = (text: string) =>
  [...text.slice(0, longestNamed).matchAll(marked)]
    .map(({ groups = {} }) => ({
      named: groups['named']!,
      kind: groups['kind']!.toLowerCase(),
      mark: groups['mark']!,
    }))
    .filter(({ kind }) => !noKind.test(kind));
const longestNamed = 2_000;

/** The equipment on record and another of its kind that the fault speaks of, and of it alone. */
function findOtherThing({ facts }: FactSheet): Contradiction[] {
  const equipment = facts.find(
    (fact) =>
      !isEntry(fact) && things.has(normalName(fact.path.at(-1)!)) && /[\dA-Z]/.test(fact.value),
  );
  const [own, second] = equipment === undefined ? [] : thingsIn(equipment.value);
  if (equipment === undefined || own === undefined || second !== undefined) return [];
  const told = facts
    .filter((fact) => !isEntry(fact) && faults.test(normalName(fact.path.at(-1)!)))
    .flatMap(({ value }) => thingsIn(value))
    .filter(({ kind }) => kind === own.kind);
  const [other] = told;
  return other === undefined || told.some(({ mark }) => mark === own.mark)
    ? []
    : [{ said: [clip(equipment.value, 60), other.named] }];
}

/** Two numbers of one thing, by its name, else by all that is said of it. */
function findOtherFigures(sheet: FactSheet): Contradiction[] {
  const found = findFigures(sheet);
  return found.length > 0 ? found : findOtherResult(sheet);
}

function findFigures({ facts }: FactSheet): Contradiction[] {
  if (facts.filter(({ value }) => /\d/.test(value)).length < 2) return [];
  const told = new Map<string, { fact: Fact; number: string; said: string }>();
  const found: Contradiction[] = [];
  for (const fact of facts) {
    if (isEntry(fact) || fact.path.some((name) => compared.test(normalName(name)))) continue;
    if (!/\d/.test(fact.value)) continue;
    for (const pattern of [measured, reduced]) {
      if (fact.value.search(pattern) === -1) continue;
      for (const match of fact.value.matchAll(pattern)) {
        const { what = '', number = '', unit: of = '' } = match.groups!;
        if (noThing.test(what)) continue;
        const key = `${what} ${of}`.toLowerCase();
        const earlier = told.get(key);
        if (earlier === undefined) told.set(key, { fact, number, said: match[0] });
        else if (earlier.fact !== fact && earlier.number !== number)
          found.push({ said: [earlier.said, match[0]] });
      }
    }
  }
  return found;
}

export const askWhichFigure = ({ said: [one, other], question }: Contradiction): string =>
  question ?? `Which is right: “${one}” or “${other}”?`;
