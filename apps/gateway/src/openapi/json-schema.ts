import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** Named schemas, shared by the whole document. */
export type Components = Record<string, JsonSchema>;

/**
 * A contract as JSON Schema; what it names goes to the components, and references lead there.
 * `input` is what a caller sends, `output` what an answer holds.
 */
export function toJsonSchema(
  contract: z.ZodType,
  io: 'input' | 'output',
  components: Components,
): JsonSchema {
  const {
    $schema: _dialect,
    $defs = {},
    ...schema
  } = z.toJSONSchema(contract, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema as unknown as z.ZodType, jsonSchema),
  });
  for (const [name, definition] of Object.entries($defs)) components[name] = rebased(definition);
  return rebased(schema);
}

/** What zod says too much or too little of. */
function tidy(contract: z.ZodType, schema: JsonSchema): void {
  const given = contract.meta?.()?.default;
  if (given !== undefined) schema.default = given;
  // A named type is referenced; the query parser alone uses what it is parsed from.
  const isStated = contract.meta?.()?.['anyOf'] !== undefined;
  if (schema.type !== undefined && !isStated) delete schema.anyOf;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const rebased = (schema: unknown): JsonSchema =>
  JSON.parse(
    JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'),
  ) as JsonSchema;

/** The properties of an object contract, as a caller sends them. */
export function listProperties(
  contract: z.ZodType | undefined,
  components: Components,
): [name: string, schema: JsonSchema][] {
  if (contract === undefined) return [];
  const { properties } = toJsonSchema(contract, 'input', components);
  return Object.entries((properties ?? {}) as Record<string, JsonSchema>);
}
