import {
  createPlantInput,
  marketplaceItemsSchema,
  mountChangedSchema,
  mountInput,
  plantSchema,
  type CreatePlantInput,
} from '@workspace-ops/contracts';
import { router, workspaceProcedure, type RequestContext } from '@workspace-ops/rpc';
import { AppError, notFound } from '@workspace-ops/service-kit';

/** A commerce service with the playbook `mkt-playbook`, that notes the plants it is given. */
export function createStandInCommerce(planted: { ctx: RequestContext; input: CreatePlantInput }[]) {
  const change = workspaceProcedure
    .input(mountInput)
    .output(mountChangedSchema)
    .mutation(({ ctx, input }) => {
      if (input.id !== 'mkt-playbook') throw notFound('Playbook');
      const { workspaceId } = ctx.caller;
      return { success: true as const, message: 'Done.', packageId: input.id, workspaceId };
    });
  return router({
    marketplace: router({
      items: workspaceProcedure.output(marketplaceItemsSchema).query(({ ctx }) => ({
        workspaceId: ctx.caller.workspaceId,
        playbooks: [],
        apps: [],
        books: [],
        totalCount: 0,
        mountedCount: 0,
      })),
      mount: change,
      unmount: change,
    }),
    plants: router({
      create: workspaceProcedure
        .input(createPlantInput)
        .output(plantSchema)
        .mutation(({ ctx, input }) => {
          if (input.id === '400') throw new AppError('invalid_input', 'id must be new');
          planted.push({ ctx, input });
          return { name: input.name, tag: input.tag };
        }),
    }),
  });
}
