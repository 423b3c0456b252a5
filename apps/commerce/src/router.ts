import {
  createPlantInput,
  marketplaceItemsSchema,
  mountChangedSchema,
  mountInput,
  plantSchema,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure } from '@workspace-ops/rpc';
import { changeMount, type MountDependencies } from './marketplace/change-mount.ts';
import { listItems } from './marketplace/list-items.ts';
import { createPlant, type PlantDependencies } from './plants/create-plant.ts';

export const createCommerceRouter = (marketplace: MountDependencies, plants: PlantDependencies) =>
  router({
    marketplace: router({
      items: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .output(marketplaceItemsSchema)
        .query(({ ctx }) => listItems(marketplace, ctx)),
      mount: workspaceProcedure
        .meta({ role: 'admin' })
        .input(mountInput)
        .output(mountChangedSchema)
        .mutation(({ ctx, input }) =>
          changeMount(marketplace, ctx, { playbookId: input.id, status: 'active' }),
        ),
      unmount: workspaceProcedure
        .meta({ role: 'admin' })
        .input(mountInput)
        .output(mountChangedSchema)
        .mutation(({ ctx, input }) =>
          changeMount(marketplace, ctx, { playbookId: input.id, status: 'canceled' }),
        ),
    }),
    plants: router({
      create: workspaceProcedure
        .meta({ role: 'editor' })
        .input(createPlantInput)
        .output(plantSchema)
        .mutation(({ ctx, input }) => createPlant(plants, ctx, input)),
    }),
  });

export type CommerceRouter = ReturnType<typeof createCommerceRouter>;
