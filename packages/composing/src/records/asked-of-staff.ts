import type { JsonObject } from '@workspace-ops/contracts';
import { replaceFields } from './fields.ts';

/** What only those are asked who were there. */
const ofWitness =
  /^what did (?:you|(?:the |our )?\w{3,12}) (?:see|notice|find|observe|do)\b|^describe (?:the|what) (?:problem|issue|fault|you saw)\b/i;
const ofDanger =
  /^is (?:any(?:one|body)|some(?:one|body)) (?:else )?(?:at risk|in danger|unsafe)\b[^?]{0,30}\??$/i;
const yes = /^yes\b[,;:. –-]{0,3}/i;

/** A form for those who were on site: a bare yes to whether somebody is in danger says nothing without what was asked. */
export function withAskedOfStaff(record: JsonObject): JsonObject {
  if (!Object.keys(record).some((name) => ofWitness.test(name))) return record;
  return replaceFields(record, ([name, value]) => {
    if (ofDanger.test(name) && typeof value === 'string' && yes.test(value))
      return [[['risks', name], `Somebody is in danger: ${value.replace(yes, '') || 'yes'}`]];
    return null;
  });
}
