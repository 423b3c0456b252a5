import { isJsonObject, type JsonObject } from '@workspace-ops/contracts';
import { readAmount } from '../facts/amounts.ts';
import { namesFor, normalName } from '../facts/field-names.ts';
import { clip } from '../facts/inline-text.ts';

const counted = /^(?:counted|count|instock|stock|stocklevel|onhand|inhand|inyard|onshelf|present)$/;
const least =
  /^(?:minimum|min|minstock|minimumstock|reorder|reorderlevel|reorderpoint|par|parlevel|target)$/;
const itemNames = new Set([...namesFor('item'), 'description', 'desc', 'part', 'material']);
const most = 6;

interface Counted {
  name: string;
  count: number;
  minimum: number;
}

function readEntry(entry: JsonObject): Counted | undefined {
  const find = (isIt: (name: string) => boolean) =>
    Object.entries(entry).find(([name]) => isIt(normalName(name)))?.[1];
  const [count, minimum] = [counted, least].map((shape) =>
    readAmount(find((name) => shape.test(name))),
  );
  const name = find((one) => itemNames.has(one));
  return count === undefined || minimum === undefined || typeof name !== 'string'
    ? undefined
    : { name, count, minimum };
}

/** The entries of a stock count; empty where a list is none. */
function listCounted(context: JsonObject): Counted[] {
  const lists = Object.values(context).filter((value) => Array.isArray(value));
  return lists.flatMap((list) => {
    const entries = list.filter(isJsonObject).flatMap((entry) => readEntry(entry) ?? []);
    return entries.length > 0 && entries.length === list.length ? entries : [];
  });
}

/** Whether a register is a stock count, of which each line has neither an owner nor a state. */
export const isStockCount = (context: JsonObject): boolean => listCounted(context).length > 0;

/** `Below the minimum: rails (38 of 60).` */
export function tellShortStock(context: JsonObject): string[] {
  const short = listCounted(context).filter(({ count, minimum }) => count < minimum);
  const named = short
    .slice(0, most)
    .map(({ name, count, minimum }) => `${clip(name, 60)} (${count} of ${minimum})`);
  const more = short.length > most ? ` and ${short.length - most} more` : '';
  return short.length === 0
    ? []
    : [`Below the minimum: ${named.join(', ')}${more}. Who orders it?`];
}
