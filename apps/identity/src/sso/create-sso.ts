import {
  createAddressPolicy,
  createHostResolver,
  resolveTenancy,
  type Settings,
} from '@workspace-ops/service-kit';
import type { identitySettings } from '../settings.ts';
import { createProviders } from './providers.ts';
import { createTxtResolver } from './resolve-txt.ts';
import type { Sso, SsoReplacements } from './sso-context.ts';

export function createSso(
  settings: Settings<typeof identitySettings>,
  replacements: SsoReplacements = {},
): Sso & { stop(): Promise<void> } {
  const policy = createAddressPolicy({
    allowLoopback: resolveTenancy(settings) === 'open',
    allowHosts: settings.SSO_ALLOW_HOSTS,
  });
  const { resolveHost = createHostResolver() } = replacements;
  const { resolveTxt = createTxtResolver(settings.SSO_DNS_SERVERS) } = replacements;
  const providers = createProviders({ policy, resolveHost });
  return { providers, policy, resolveTxt, stop: () => providers.close() };
}
