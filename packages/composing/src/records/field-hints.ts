import { namesAmount } from '../facts/money-words.ts';
import type { JsonValue } from '@workspace-ops/contracts';
import { isScalar } from './fields.ts';
import { plainName } from '../facts/field-names.ts';

/**
 * `Results (numbers)` is called results: what stands behind in parentheses tells whoever fills the form in what to
 * write. Of an amount it may be the currency, or for how long; `(HR only)` says who may read the answer.
 */
export function withoutHint(name: string): string {
  const [, bare = '', mark = ''] = hinted.exec(name) ?? [];
  return bare === '' || namesAmount(plainName(bare)) || forFew.test(name)
    ? name
    : `${bare.trim()}${mark}`;
}
const forFew =
  /\([^()]{0,60}\b(?:(?:hr|people|management|managers?|directors?|partners?|board|office|admin) (?:eyes )?only|private|in confidence|confidential|not for)\b[^()]{0,40}\)/i;

/** `How urgent is it? (1 = can wait, 5 = today)`: a number says nothing without its scale. */
export function withScale(name: string, value: JsonValue): JsonValue {
  const scale = /\((\d[^()]{2,80}=[^()]{2,80})\)\s*[?:]?\s*$/.exec(name)?.[1];
  return scale !== undefined && isScalar(value) && /^\d{1,2}$/.test(String(value))
    ? `${String(value)} (${scale})`
    : value;
}

const hinted = /^([^()]{3,120})\([^()]{2,80}\)\s*([?:]?)\s*$/;
