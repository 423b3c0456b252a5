import type { SignInWays } from '@workspace-ops/contracts';
import { resolveTenancy } from '@workspace-ops/service-kit';
import { resolveSignUp } from '../accounts/admit-account.ts';
import type { Identity } from '../identity.ts';

/** What somebody who is not signed in may do in this installation. */
export const listSignInWays = ({ settings }: Pick<Identity, 'settings'>): SignInWays => ({
  tenancy: resolveTenancy(settings),
  signUp: resolveSignUp(settings),
});
