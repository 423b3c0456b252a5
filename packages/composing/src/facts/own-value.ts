import type { JsonObject, JsonValue } from '@workspace-ops/contracts';

/** A field's value. An object that lacks a field named `valueOf`, say, has a function of that name. */
export const ownValue = (object: JsonObject, field: string): JsonValue | undefined =>
  Object.hasOwn(object, field) ? object[field] : undefined;
