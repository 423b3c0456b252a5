import type { AddressPolicy, ResolveHost } from '@workspace-ops/service-kit';
import type { Providers } from './providers.ts';

/** The TXT records of a name, each one's parts joined; none where the name has none. */
export type ResolveTxt = (name: string) => Promise<string[]>;

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
