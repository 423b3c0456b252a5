import {
  bookingSchema,
  bookSlotInput,
  callRecordedSchema,
  callRecordInput,
  dispatchCallInput,
  dispatchSchema,
  signedRequestSchema,
  slotListSchema,
  webhookSecretSchema,
  type SignedRequest,
} from '@workspace-ops/contracts';
import {
  ownerProcedure,
  router,
  serviceProcedure,
  workspaceProcedure,
  type RequestContext,
} from '@workspace-ops/rpc';
import { AppError } from '@workspace-ops/service-kit';
import type { Services } from '../services.ts';

/** What the stand-in was asked about webhooks, and whether it takes them. */
export interface StandInWebhooks {
  verified: { ctx: RequestContext; request: SignedRequest }[];
  recorded: RequestContext[];
  refusing: boolean;
}

/** A voice gateway with one free slot, which is always taken by somebody else. */
export const createStandInVoice = (webhooks: StandInWebhooks) =>
  router({
    slots: router({
      list: workspaceProcedure.output(slotListSchema).query(() => ({
        available: true,
        timezone: 'UTC',
        slots: ['2030-01-15T10:00:00.000Z'],
        humanHost: 'Dana',
      })),
    }),
    bookings: router({
      create: workspaceProcedure
        .input(bookSlotInput)
        .output(bookingSchema)
        .mutation(() => {
          const extra = { nextAvailable: null };
          throw new AppError('conflict', 'The slot is already booked.', { extra });
        }),
    }),
    calls: router({
      webhookSecret: ownerProcedure.output(webhookSecretSchema).query(() => ({
        webhook: 'voice' as const,
        path: '/api/voice/webhook',
        secret: 'whsec_c2VjcmV0',
      })),
      verify: serviceProcedure.input(signedRequestSchema).mutation(({ ctx, input }) => {
        webhooks.verified.push({ ctx, request: input });
        if (webhooks.refusing)
          throw new AppError('unauthenticated', 'The webhook is not authentic.');
      }),
      record: workspaceProcedure
        .input(callRecordInput)
        .output(callRecordedSchema)
        .mutation(({ ctx, input }) => {
          webhooks.recorded.push(ctx);
          return {
            received: true as const,
            callId: input.callId,
            crmStatus: 'logged_to_vault' as const,
            timestamp: '2026-01-02T03:04:05.000Z',
          };
        }),
    }),
    dispatches: router({
      create: workspaceProcedure
        .input(dispatchCallInput)
        .output(dispatchSchema)
        .mutation(({ input }) => ({
          success: true as const,
          dispatchId: 'VOUT-ABCDEFGHIJKL',
          status: 'queued' as const,
          recipientPhone: input.recipientPhone,
          scriptPrompt: 'Say hello.',
          agentAssigned: 'Jordan',
        })),
    }),
  });

export const synthesizeSpeech: Services['raw']['synthesizeSpeech'] = async (_call, input) => ({
  status: 200,
  headers: { 'Content-Type': 'audio/mpeg', 'X-Voice-Id': input.voiceId ?? 'voice-1' },
  body: 'ID3',
});
