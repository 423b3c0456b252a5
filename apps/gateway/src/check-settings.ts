import { readIdentityProvider } from './authentication/identity-provider.ts';
import { trustedProxies } from './origins/proxies.ts';
import type { GatewaySettings } from './settings.ts';

/**
 * Finds settings that are valid each on its own and wrong together, before anything is started.
 * @throws {SettingsError}
 */
export function checkGatewaySettings(settings: GatewaySettings): void {
  trustedProxies(settings);
  readIdentityProvider(settings);
}
