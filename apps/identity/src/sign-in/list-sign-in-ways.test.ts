import { readSettings } from '@workspace-ops/service-kit';
import { expect, it } from 'vitest';
import { identitySettings } from '../settings.ts';
import { listSignInWays } from './list-sign-in-ways.ts';

const ways = (environment: Record<string, string>) =>
  listSignInWays({ settings: readSettings(identitySettings, environment) });

it('lets everybody in during development, and whom the settings name in production', () => {
  expect(ways({})).toEqual({ tenancy: 'open', signUp: 'open' });
  expect(ways({ NODE_ENV: 'production' })).toEqual({ tenancy: 'strict', signUp: 'invite' });
  expect(ways({ TENANCY: 'strict', SIGN_UP: 'off' })).toEqual({ tenancy: 'strict', signUp: 'off' });
});
