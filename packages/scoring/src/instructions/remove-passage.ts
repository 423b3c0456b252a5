import { contentStems, meaningStems } from '../words.ts';
import { isAsking, isRequest } from '../is-request.ts';
import { isQuoted, leveled, ranks, unquoted, type Demand } from './demand.ts';
import { readUnits, takeSection, withoutUnits, type Unit } from './read-units.ts';

const verb =
  "(?:remove|delete|drop|cut(?: out)?|take out|leave out|omit|skip|lose|strip(?: out)?|get rid of|exclude|(?:do not|don't|never|not) (?:include|use|say|have|keep))";
const nouns =
  'lines?|sentences?|paragraphs?|sections?|bullets?(?: points?)?|points?|items?|parts?|bits?|passages?|pieces?|statements?|claims?|remarks?|comments?|words|stuff|row|rows|mentions?|references?';
const relation =
  '(?:about|on|of|to|with|regarding|concerning|for|where|in which|which|that)(?: (?:mentions?|says?|talks? about|refers? to|contains?|includes?|is|are|starts? with|begins? with|it says))?(?: about)?|mentioning|saying|containing|starting with|beginning with|called|named|titled';

const about = new RegExp(
  `^${verb} (?:(?:the|that|this|any|every|each|all|of|our|an?|whole|entire|single|other) ){0,3}(?<noun>${nouns}) (?:${relation}) (?<topic>.{1,300})$`,
  'i',
);
const mentions =
  /^(?:(?:do not|don't|never|not|avoid|stop|without) (?:mention(?:ing)?|refer(?:ring)? to|talk(?:ing)? about|name|naming|bring(?:ing)? up)|no (?:mentions? of|references? to|talk of|word (?:of|on|about))) (?<topic>.{1,300})$/i;
const ordinal = new RegExp(
  `^${verb} the (?<nth>first|1st|opening|second|2nd|third|3rd|last|final|closing) (?<noun>sentence|line|paragraph|bullet(?: point)?|point|item|section|row)$`,
  'i',
);
const section = new RegExp(
  `^${verb} the (?<topic>.{1,120}) (?<noun>section|paragraph|bullet|line|sentence)$`,
  'i',
);
const request = new RegExp(
  `^${verb} the (?:call[ -]to[ -]action|cta|request|ask)$|^no (?:call[ -]to[ -]action|cta)$`,
  'i',
);

type Select = (units: readonly Unit[]) => readonly Unit[];

/** `remove the line about the weather`, `do not mention Leeds`, `drop the last paragraph`. */
export function removePassage(clause: string): Demand | null {
  if (request.test(clause)) return toDemand(lastRequest);
  const nth = ordinal.exec(clause)?.groups;
  if (nth !== undefined) return toDemand(selectNth(nth['nth']!, nth['noun']!));
  const said = mentions.exec(clause)?.groups;
  if (said !== undefined) return withoutTopic(said['topic']!);
  const found = (about.exec(clause) ?? section.exec(clause))?.groups;
  if (found === undefined) return null;
  const { noun, topic } = found as { noun: string; topic: string };
  const isEvery = /^(?:mention|reference|stuff)/i.test(noun) || /s$/i.test(noun);
  return toDemand(isEvery ? selectEvery(topic) : selectOne(topic, noun));
}

const toDemand = (select: Select): Demand => ({
  rank: ranks.words,
  follow: (draft) => {
    const selected = select(readUnits(draft.content));
    return { ...draft, content: withoutUnits(draft.content, selected) };
  },
  isMet: ({ content }, original) => {
    const units = readUnits(original.content);
    const selected = select(units);
    const [before, after, gone] = [units, readUnits(content), selected].map(countTexts);
    return (
      selected.length > 0 &&
      leveled(content) !== '' &&
      [...gone!].every(([text, count]) => (after!.get(text) ?? 0) <= before!.get(text)! - count)
    );
  },
});

/** How often each text stands there: a letter's close can stand in another part, too. */
const countTexts = (units: readonly Unit[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(units, ({ text }) => leveled(text))].map(([text, same]) => [text, same.length]),
  );

/**
 * What is named is not mentioned, whether it was or not. What is only described, as `the customer`, has to
 * be found first.
 */
function withoutTopic(topic: string): Demand {
  const select = selectEvery(topic);
  const isNamed = isQuoted(topic) || /[\p{Lu}\d]/u.test(topic);
  return {
    ...toDemand(select),
    isMet: ({ content }, original) =>
      leveled(content) !== '' &&
      select(readUnits(content)).length === 0 &&
      (isNamed || select(readUnits(original.content)).length > 0),
  };
}

const bySentence = new Set<Unit['kind']>(['sentence', 'item']);

/** Which units speak of a topic: in its words, or with all its words in any order. */
function speaking(topic: string): (unit: Unit) => number {
  const phrase = leveled(unquoted(topic.replace(/^(?:the|our|a|an|how|that|its?) /i, '')));
  const stems = meaningStems(phrase);
  return ({ text }) => {
    if (
      phrase !== '' &&
      ` ${leveled(text).replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `.includes(` ${phrase} `)
    )
      return 2;
    if (stems.length === 0) return 0;
    const own = new Set([...meaningStems(text), ...contentStems(text.replace(/[-/]/g, ''))]);
    return stems.filter((one) => own.has(one) || hasForm(own, one)).length / stems.length;
  };
}

/** Another form of the word: `rain` and `rainy`. */
const hasForm = (own: ReadonlySet<string>, stem: string): boolean =>
  stem.length >= 4 &&
  [...own].some((one) => one.length >= 4 && (one.startsWith(stem) || stem.startsWith(one)));

const selectEvery =
  (topic: string): Select =>
  (units) => {
    const share = speaking(topic);
    return units.filter((unit) => bySentence.has(unit.kind) && share(unit) >= 1);
  };

/** Below it a passage is about something else. */
const closeEnough = 0.6;

function selectOne(topic: string, noun: string): Select {
  return (units) => {
    if (/^section/i.test(noun)) return selectSection(units, topic);
    const share = speaking(topic);
    const isItem = /^(?:bullet|point|item)/i.test(noun);
    const isRow = /^row/i.test(noun);
    const able = units.filter(({ kind }) =>
      isRow ? kind === 'row' : isItem ? kind === 'item' : bySentence.has(kind),
    );
    const [best] = (able.length === 0 ? units.filter(({ kind }) => bySentence.has(kind)) : able)
      .map((unit) => ({ unit, share: share(unit) }))
      .toSorted((one, other) => other.share - one.share);
    if (best === undefined || best.share < closeEnough) return [];
    if (!/^(?:paragraph|passage)/i.test(noun)) return [best.unit];
    return units.filter(({ paragraph }) => paragraph === best.unit.paragraph);
  };
}

function selectSection(units: readonly Unit[], topic: string): readonly Unit[] {
  const share = speaking(topic);
  const heading = units.find((unit) => unit.kind === 'heading' && share(unit) >= 1);
  return heading === undefined ? [] : takeSection(units, heading);
}

const lastRequest: Select = (units) =>
  units
    .filter(({ kind, text }) => bySentence.has(kind) && (isRequest(text) || isAsking(text)))
    .slice(-1);

const places: Readonly<Record<string, number>> = {
  first: 0,
  '1st': 0,
  opening: 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  last: -1,
  final: -1,
  closing: -1,
};

function selectNth(nth: string, noun: string): Select {
  const at = places[nth.toLowerCase()]!;
  return (units) => {
    if (/^section/i.test(noun)) {
      const heading = units
        .filter(({ kind, text }) => kind === 'heading' && text.startsWith('##'))
        .at(at);
      return heading === undefined ? [] : takeSection(units, heading);
    }
    const isItem = /^(?:bullet|point|item)/i.test(noun);
    const able = units.filter(({ kind }) => (isItem ? kind === 'item' : bySentence.has(kind)));
    const unit = able.at(at);
    if (unit === undefined) return [];
    if (!/^paragraph/i.test(noun)) return [unit];
    return units.filter(({ paragraph }) => paragraph === unit.paragraph);
  };
}
