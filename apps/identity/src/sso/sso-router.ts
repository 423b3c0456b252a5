import {
  doneSchema,
  finishedSso,
  ssoConnectionAnswer,
  ssoConnectionInput,
  ssoConnectionSchema,
  proveDomainInput,
  ssoCallbackCall,
  startedSso,
  startSsoCall,
} from '@workspace-ops/contracts';
import { memberProcedure, router, workspaceProcedure } from '@workspace-ops/rpc';
import { z } from 'zod';
import type { Identity } from '../identity.ts';
import { deleteConnection } from './delete-connection.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { proveDomain } from './prove-domain.ts';
import { saveConnection } from './save-connection.ts';
import { getConnection } from './show-connection.ts';
import { startSignIn } from './start-sign-in.ts';

export const createSsoRouter = (identity: Identity) =>
  router({
    get: memberProcedure
      .meta({ role: 'admin' })
      .output(z.object({ connection: ssoConnectionSchema.nullable() }))
      .query(async ({ ctx }) => ({ connection: await getConnection(identity, ctx) })),
    save: memberProcedure
      .meta({ role: 'admin' })
      .input(ssoConnectionInput)
      .output(ssoConnectionAnswer)
      .mutation(async ({ ctx, input }) => ({
        connection: await saveConnection(identity, ctx, input),
      })),
    delete: memberProcedure
      .meta({ role: 'admin' })
      .output(doneSchema)
      .mutation(async ({ ctx }) => {
        await deleteConnection(identity, ctx);
        return { success: true as const };
      }),
    proveDomain: memberProcedure
      .meta({ role: 'admin' })
      .input(proveDomainInput)
      .output(ssoConnectionAnswer)
      .mutation(async ({ ctx, input }) => ({
        connection: await proveDomain(identity, ctx, input),
      })),
    start: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(startSsoCall)
      .output(startedSso)
      .mutation(({ ctx, input }) => startSignIn(identity, ctx, input)),
    finish: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(ssoCallbackCall)
      .output(finishedSso)
      .mutation(({ ctx, input }) => finishSignIn(identity, ctx, input)),
  });
