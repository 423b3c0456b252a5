import { readIdentityProvider } from './authentication/identity-provider.ts';
import { trustedProxies } from './origins/proxies.ts';

/** What finds settings that are valid each on its own and wrong together: each throws a SettingsError. */
export const gatewayChecks = [trustedProxies, readIdentityProvider] as const;
