/** The part of JSON Schema that requests for structured output use. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  anyOf?: JsonSchema[];
}

/** A value that fits the schema, the same one every time; `path` makes its strings tell-tale. */
export function exampleOfSchema(schema: JsonSchema, path = 'value'): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf?.[0] !== undefined) return exampleOfSchema(schema.anyOf[0], path);
  if (schema.type === 'object') return exampleOfObject(schema, path);
  if (schema.type === 'array') return exampleOfArray(schema, path);
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'null') return null;
  return `Generated ${path}`.padEnd(schema.minLength ?? 0, '.');
}

const exampleOfObject = (schema: JsonSchema, path: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([key, property]) => [
      key,
      exampleOfSchema(property, `${path}.${key}`),
    ]),
  );

const exampleOfArray = (schema: JsonSchema, path: string): unknown[] =>
  Array.from({ length: schema.minItems ?? 1 }, (_, index) =>
    exampleOfSchema(schema.items ?? {}, `${path}.${index}`),
  );
