import {
  doneSchema,
  notificationSettingsSchema,
  setNotificationsInput,
  unsubscribeInput,
} from '@workspace-ops/contracts';
import { memberProcedure, router, workspaceProcedure } from '@workspace-ops/rpc';
import type { Identity } from '../identity.ts';
import { getNotifications } from './get-notifications.ts';
import { setNotifications } from './set-notifications.ts';
import { unsubscribe } from './unsubscribe.ts';

/** Which mails people get of their workspaces. */
export const createNotificationsRouter = (identity: Identity) =>
  router({
    get: memberProcedure
      .meta({ role: 'anyone' })
      .output(notificationSettingsSchema)
      .query(({ ctx }) => getNotifications(identity, ctx)),
    set: memberProcedure
      .meta({ role: 'anyone' })
      .input(setNotificationsInput)
      .output(notificationSettingsSchema)
      .mutation(({ ctx, input }) => setNotifications(identity, ctx, input)),
    unsubscribe: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(unsubscribeInput)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await unsubscribe(identity, ctx, input);
        return { success: true as const };
      }),
  });
