import type { JsonObject, JsonValue } from '@workspace-ops/contracts';
import { plainName } from '../facts/field-names.ts';
import { replaceFields } from './fields.ts';

const share =
  /^(?:(?:percent|pct)?(?:complete|completed|completion|done)|progress|(?:complete|completion|progress)(?:percent|percentage|pct))$/;

/** `% Complete: 0.85`, `progress: 0.85`: 85 per cent; of a table's share one is the whole. */
export const withShareDone = (record: JsonObject): JsonObject =>
  replaceFields(record, ([name, value]) => {
    const ofWhole = /^overall(?:progress|completion)$/.test(plainName(name));
    if (ofWhole && isShare(value)) return [[['progress', name], `${value} of the whole project`]];
    if (/^(?:done|complete|completion)$/i.test(name) && isShare(value))
      return [[['progress', name], value]];
    const isPercent = /%|percent|pct/i.test(name);
    if (typeof value !== 'number' || !share.test(plainName(name))) return null;
    const isPart = value > 0 && (value < 1 || (value === 1 && name.includes('%')));
    if (isPart) return [[['percent complete', name], Math.round(value * 100)]];
    return isPercent && plainName(name) !== 'percentcomplete'
      ? [[['percent complete', name], value]]
      : null;
  });

const isShare = (value: JsonValue): value is string =>
  typeof value === 'string' && /^\d{1,3} ?%$/.test(value);
