import {
  bookingSchema,
  bookSlotInput,
  callRecordedSchema,
  callRecordInput,
  dispatchCallInput,
  dispatchSchema,
  signedRequestSchema,
  webhookSecretSchema,
  slotListSchema,
} from '@workspace-ops/contracts';
import {
  memberProcedure,
  type RequestContext,
  router,
  serviceProcedure,
  workspaceProcedure,
} from '@workspace-ops/rpc';
import {
  verifyWebhook,
  describeWebhookSecret,
  type WebhookGuard,
} from '@workspace-ops/service-kit';
import { type BookingDependencies, bookSlot } from './bookings/book-slot.ts';
import { type CallDependencies, recordCall } from './calls/record-call.ts';
import { dispatchCall, type DispatchDependencies } from './dispatches/dispatch-call.ts';
import { listSlots } from './slots/list-slots.ts';
import type { FindTimeZone } from './slots/time-zones.ts';

type Local = BookingDependencies & DispatchDependencies;

export type VoiceGatewayOperations = Omit<Local, 'timeZone'> &
  CallDependencies &
  WebhookGuard & { findTimeZone: FindTimeZone };

export function createVoiceGatewayRouter(deps: VoiceGatewayOperations) {
  /** The operations work in the time zone of the caller's workspace. */
  const inZone = async (ctx: RequestContext): Promise<VoiceGatewayOperations & Local> => ({
    ...deps,
    timeZone: await deps.findTimeZone(ctx),
  });
  return router({
    slots: router({
      list: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .output(slotListSchema)
        .query(async ({ ctx }) => listSlots(await inZone(ctx), ctx)),
    }),
    bookings: router({
      create: workspaceProcedure
        .meta({ role: 'editor' })
        .input(bookSlotInput)
        .output(bookingSchema)
        .mutation(async ({ ctx, input }) => bookSlot(await inZone(ctx), ctx, input)),
    }),
    calls: router({
      webhookSecret: memberProcedure
        .meta({ role: 'admin' })
        .output(webhookSecretSchema)
        .query(({ ctx }) => describeWebhookSecret(deps.webhookAuth, ctx.caller.workspaceId)),
      verify: serviceProcedure
        .input(signedRequestSchema)
        .mutation(({ ctx, input }) => verifyWebhook(deps, ctx, input)),
      record: workspaceProcedure
        .meta({ role: 'editor', scope: 'ingest' })
        .input(callRecordInput)
        .output(callRecordedSchema)
        .mutation(({ ctx, input }) => recordCall(deps, ctx, input)),
    }),
    dispatches: router({
      create: workspaceProcedure
        .meta({ role: 'editor' })
        .input(dispatchCallInput)
        .output(dispatchSchema)
        .mutation(async ({ ctx, input }) => dispatchCall(await inZone(ctx), ctx, input)),
    }),
  });
}

export type VoiceGatewayRouter = ReturnType<typeof createVoiceGatewayRouter>;
