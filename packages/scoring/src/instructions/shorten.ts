import { isAsking, isRequest } from '../is-request.ts';
import { leveled } from './demand.ts';
import { readUnits, withoutUnits, type Unit } from './read-units.ts';

/** What is kept longest weighs most. */
const weights = { never: Infinity, opening: 1_000, request: 900, greeting: 800, tags: 50 };

const greeting = /^(?:dear|hi|hello|hey|kind regards|best regards|yours|with kind)(?!\p{L})/iu;

/**
 * The text with whole sentences left out, the least telling first, until nothing is in excess; as it was
 * where that does not help. Its opening, its request, figures and names are kept longest.
 */
export function shorten(
  content: string,
  excess: (text: string) => number,
  kept: readonly string[],
): string {
  const units = weighUnits(content, kept);
  const order = units
    .filter(({ weight }) => weight !== weights.never)
    .toSorted((one, other) => one.weight - other.weight || other.unit.start - one.unit.start)
    .map(({ unit }) => unit);
  const fits = (count: number) => {
    const text = withoutUnits(content, inOrder(order.slice(0, count)));
    return text !== '' && excess(text) === 0 ? text : null;
  };
  return fits(0) ?? search(fits, order.length) ?? content;
}

const inOrder = (units: readonly Unit[]): Unit[] =>
  units.toSorted((one, other) => one.start - other.start);

/** The fewest that have to go, found by halves. */
function search(fits: (count: number) => string | null, all: number): string | null {
  let [low, high] = [1, all];
  let found: string | null = null;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const text = fits(middle);
    // All of it gone is no text, so that less than that has to go.
    if (text === null && middle < all) low = middle + 1;
    else {
      found = text ?? found;
      high = middle - 1;
    }
  }
  return found;
}

function weighUnits(content: string, kept: readonly string[]): { unit: Unit; weight: number }[] {
  const units = readUnits(content);
  const told = units.filter(({ kind }) => kind === 'sentence' || kind === 'item');
  const first = told.find(({ text }) => !greeting.test(text));
  const last = told.findLast(({ text }) => isRequest(text) || isAsking(text));
  const keep = kept.map(leveled).filter((words) => words !== '');
  return units.map((unit) => {
    const isKept = keep.some((words) => leveled(unit.text).includes(words));
    const isFixed = unit.kind === 'heading' || unit.kind === 'row' || unit.kind === 'code';
    if (isKept || isFixed) return { unit, weight: weights.never };
    if (unit === first) return { unit, weight: weights.opening };
    if (unit === last) return { unit, weight: weights.request };
    if (greeting.test(unit.text)) return { unit, weight: weights.greeting };
    return { unit, weight: unit.kind === 'tags' ? weights.tags : countTelling(unit.text) };
  });
}

/** Figures and names, for each word. */
function countTelling(text: string): number {
  const words = text.split(/\s+/).length;
  const figures = text.match(/\d+/g)?.length ?? 0;
  const names = text.match(/(?<=[\p{L}\p{N},] )\p{Lu}/gu)?.length ?? 0;
  return Math.min(40, ((figures * 2 + names) * 10) / words);
}
