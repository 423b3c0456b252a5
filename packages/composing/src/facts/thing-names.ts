import type { JsonValue } from '@workspace-ops/contracts';
import { nameByDay } from './day-names.ts';

const handed = new Set(['handedover', 'delivered']);
const day =
  /^(?:on |the )?\d|^(?:yes|no|done|today|yesterday|tomorrow|not yet|(?:last|next|this) \p{L}+)\b/iu;
const fewWords = 3;

/** `Handed over: ["New switch fitted"]` is what was delivered, and no day on which it was. */
export function nameByThings(name: string, value: JsonValue): string | undefined {
  if (!handed.has(name)) return undefined;
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  const isText =
    name === 'handedover' &&
    typeof value === 'string' &&
    value.split(' ', fewWords).length === fewWords &&
    !day.test(value) &&
    nameByDay('by', value) === undefined;
  return isList || isText ? 'deliverables' : undefined;
}
