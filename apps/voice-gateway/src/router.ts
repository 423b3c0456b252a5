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
import { memberProcedure, router, serviceProcedure, workspaceProcedure } from '@workspace-ops/rpc';
import {
  verifyWebhook,
  deriveWorkspaceSecret,
  type WebhookGuard,
} from '@workspace-ops/service-kit';
import { type BookingDependencies, bookSlot } from './bookings/book-slot.ts';
import { type CallDependencies, recordCall } from './calls/record-call.ts';
import { dispatchCall, type DispatchDependencies } from './dispatches/dispatch-call.ts';
import { listSlots } from './slots/list-slots.ts';

export type VoiceGatewayOperations = BookingDependencies &
  CallDependencies &
  WebhookGuard &
  DispatchDependencies;

export const createVoiceGatewayRouter = (deps: VoiceGatewayOperations) =>
  router({
    slots: router({
      list: workspaceProcedure
        .meta({ role: 'viewer', scope: 'read' })
        .output(slotListSchema)
        .query(({ ctx }) => listSlots(deps, ctx)),
    }),
    bookings: router({
      create: workspaceProcedure
        .meta({ role: 'editor' })
        .input(bookSlotInput)
        .output(bookingSchema)
        .mutation(({ ctx, input }) => bookSlot(deps, ctx, input)),
    }),
    calls: router({
      webhookSecret: memberProcedure
        .meta({ role: 'admin' })
        .output(webhookSecretSchema)
        .query(({ ctx }) => ({
          webhook: deps.webhookAuth.webhook,
          path: '/api/voice/webhook',
          secret: deriveWorkspaceSecret(deps.webhookAuth, ctx.caller.workspaceId),
        })),
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
        .mutation(({ ctx, input }) => dispatchCall(deps, ctx, input)),
    }),
  });

export type VoiceGatewayRouter = ReturnType<typeof createVoiceGatewayRouter>;
