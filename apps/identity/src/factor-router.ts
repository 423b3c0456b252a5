import {
  addPasskeyInput,
  confirmSessionInput,
  confirmTotpInput,
  doneSchema,
  factorAddedSchema,
  factorListSchema,
  factorParams,
  findSecondStepCall,
  isConfirmedSchema,
  logInWithFactorCall,
  passkeyOptionsSchema,
  recoveryCodesSchema,
  secondStepSchema,
  sessionConfirmedSchema,
  signInWithPasskeyCall,
  startedSessionSchema,
  startTotpInput,
  totpStartedSchema,
} from '@workspace-ops/contracts';
import { memberProcedure, router, workspaceProcedure } from '@workspace-ops/rpc';
import type { Identity } from './identity.ts';
import { addPasskey } from './second-factors/add-passkey.ts';
import { beginPasskey } from './second-factors/begin-passkey.ts';
import { beginConfirmation, confirmSession } from './second-factors/confirm-session.ts';
import { confirmTotp } from './second-factors/confirm-totp.ts';
import { listFactors } from './second-factors/list-factors.ts';
import { isConfirmed } from './second-factors/require-confirmed.ts';
import { removeFactor } from './second-factors/remove-factor.ts';
import { findSecondStep } from './second-factors/require-second-factor.ts';
import { renewRecoveryCodes } from './second-factors/renew-recovery-codes.ts';
import { startTotp } from './second-factors/start-totp.ts';
import { logInWithFactor } from './sign-in/log-in-with-factor.ts';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in/sign-in-with-passkey.ts';

/** What an account's owner adds to the password, and what is done with it. */
export const createFactorRouter = (identity: Identity) =>
  router({
    list: memberProcedure
      .meta({ role: 'anyone' })
      .output(factorListSchema)
      .query(({ ctx }) => listFactors(identity, ctx)),
    startTotp: memberProcedure
      .meta({ role: 'anyone' })
      .input(startTotpInput)
      .output(totpStartedSchema)
      .mutation(({ ctx, input }) => startTotp(identity, ctx, input)),
    confirmTotp: memberProcedure
      .meta({ role: 'anyone' })
      .input(confirmTotpInput)
      .output(factorAddedSchema)
      .mutation(({ ctx, input }) => confirmTotp(identity, ctx, input)),
    beginPasskey: memberProcedure
      .meta({ role: 'anyone' })
      .output(passkeyOptionsSchema)
      .mutation(({ ctx }) => beginPasskey(identity, ctx)),
    addPasskey: memberProcedure
      .meta({ role: 'anyone' })
      .input(addPasskeyInput)
      .output(factorAddedSchema)
      .mutation(({ ctx, input }) => addPasskey(identity, ctx, input)),
    remove: memberProcedure
      .meta({ role: 'anyone' })
      .input(factorParams)
      .output(doneSchema)
      .mutation(async ({ ctx, input }) => {
        await removeFactor(identity, ctx, input);
        return { success: true as const };
      }),
    renewCodes: memberProcedure
      .meta({ role: 'anyone' })
      .output(recoveryCodesSchema)
      .mutation(({ ctx }) => renewRecoveryCodes(identity, ctx)),
    secondStep: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(findSecondStepCall)
      .output(secondStepSchema)
      .query(({ ctx, input }) => findSecondStep(identity, ctx, input)),
    logIn: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(logInWithFactorCall)
      .output(startedSessionSchema)
      .mutation(({ ctx, input }) => logInWithFactor(identity, ctx, input)),
    beginSignIn: workspaceProcedure
      .meta({ role: 'anyone' })
      .output(passkeyOptionsSchema)
      .mutation(({ ctx }) => beginPasskeySignIn(identity, ctx)),
    signIn: workspaceProcedure
      .meta({ role: 'anyone' })
      .input(signInWithPasskeyCall)
      .output(startedSessionSchema)
      .mutation(({ ctx, input }) => signInWithPasskey(identity, ctx, input)),
    beginConfirmation: memberProcedure
      .meta({ role: 'anyone' })
      .output(passkeyOptionsSchema)
      .mutation(({ ctx }) => beginConfirmation(identity, ctx)),
    isConfirmed: memberProcedure
      .meta({ role: 'anyone' })
      .output(isConfirmedSchema)
      .query(async ({ ctx }) => ({ isConfirmed: await isConfirmed(identity, ctx) })),
    confirm: memberProcedure
      .meta({ role: 'anyone' })
      .input(confirmSessionInput)
      .output(sessionConfirmedSchema)
      .mutation(({ ctx, input }) => confirmSession(identity, ctx, input)),
  });
