import { limits, newPlantInput, plantErrorSchema, plantSchema } from '@workspace-ops/contracts';
import { withContext } from '@workspace-ops/rpc';
import { isDeeperThan } from '@workspace-ops/service-kit';
import { jsonRoute, type Route } from './route.ts';

export const plantRoutes: readonly Route[] = [
  jsonRoute({
    method: 'post',
    path: '/plants',
    area: 'Sample plant store',
    operationId: 'createPlant',
    summary: 'Create a plant',
    description:
      'A bearer token is needed in strict tenancy only. Every error has the shape `PlantError`.',
    auth: 'strict',
    role: 'editor',
    status: 200,
    body: newPlantInput,
    parseJson: parseNewPlant,
    output: plantSchema,
    errorBody: {
      schema: plantErrorSchema,
      render: ({ status, message }) => ({ error: status, message }),
    },
    example: { id: 1, name: 'Monstera', tag: 'indoor' },
    call: ({ commerce }, { body }, ctx) => commerce.plants.create.mutate(body, withContext(ctx)),
  }),
];

const digits = /^-?\d{1,19}$/;

/** What JSON.parse passes to a reviver with a number: the text that stood there. */
type Reviver = (key: string, value: unknown, context: { source?: string }) => unknown;

/**
 * The body's JSON with each number named `id` kept exact: JSON.parse alone changes integers beyond
 * 2^53 silently. One written in digits is a bigint; `1.5`, `1e3` and what is too long for an int64
 * stay the text that stood there, which the contract refuses.
 * @throws {SyntaxError}
 */
function parseNewPlant(text: string): unknown {
  const value: unknown = JSON.parse(text);
  // A reviver recurses and deep bodies would overflow it; they are refused all the same.
  const isPlain = typeof value === 'object' && value !== null;
  if (!isPlain || isDeeperThan(value, limits.jsonDepth + 1)) return value;
  return JSON.parse(text, exactId as (key: string, value: unknown) => unknown);
}

const exactId: Reviver = (key, value, { source }) => {
  if (key !== 'id' || typeof value !== 'number' || source === undefined) return value;
  return digits.test(source) ? BigInt(source) : source;
};
