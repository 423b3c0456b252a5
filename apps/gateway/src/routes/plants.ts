import { newPlantInput, plantErrorSchema, plantSchema } from '@workspace-ops/contracts';
import { as } from '@workspace-ops/rpc';
import { parseNewPlant } from './parse-new-plant.ts';
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
    status: 200,
    body: newPlantInput,
    parseJson: parseNewPlant,
    output: plantSchema,
    errorBody: {
      schema: plantErrorSchema,
      render: ({ status, message }) => ({ error: status, message }),
    },
    example: { id: 1, name: 'Monstera', tag: 'indoor' },
    call: ({ commerce }, { body }, call) => commerce.plants.create.mutate(body, as(call)),
  }),
];
