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
        .output(marketplaceItemsSchema)
        .query(({ ctx }) => listItems(marketplace, ctx.caller.workspaceId)),
      mount: workspaceProcedure
        .input(mountInput)
        .output(mountChangedSchema)
        .mutation(({ ctx, input }) =>
          changeMount(marketplace, ctx, { playbookId: input.id, status: 'active' }),
        ),
      unmount: workspaceProcedure
        .input(mountInput)
        .output(mountChangedSchema)
        .mutation(({ ctx, input }) =>
          changeMount(marketplace, ctx, { playbookId: input.id, status: 'canceled' }),
        ),
    }),
    plants: router({
      create: workspaceProcedure
        .input(createPlantInput)
        .output(plantSchema)
        .mutation(({ ctx, input }) => createPlant(plants, ctx.caller.workspaceId, input)),
    }),
  });

export type CommerceRouter = ReturnType<typeof createCommerceRouter>;
