import {
  type AddressPolicy,
  createAddressPolicy,
  createHostResolver,
  type ResolveHost,
  resolveTenancy,
  type Settings,
} from '@workspace-ops/service-kit';
import type { identitySettings } from '../settings.ts';
import { createProviders, type Providers } from './providers.ts';
import { createTxtResolver, type ResolveTxt } from './resolve-txt.ts';

/** What sign-in through a workspace's own provider works with. */
export interface Sso {
  providers: Providers;
  /** Which addresses an issuer may have. */
  policy: AddressPolicy;
  resolveTxt: ResolveTxt;
}

/** What tests replace. */
export interface SsoReplacements {
  resolveHost?: ResolveHost;
  resolveTxt?: ResolveTxt;
}

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
