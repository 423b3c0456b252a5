import type { JsonObject, JsonValue } from '@workspace-ops/contracts';

export const isRecord = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
