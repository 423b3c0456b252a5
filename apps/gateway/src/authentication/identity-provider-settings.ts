import { SettingsError } from '@workspace-ops/service-kit';
import type { GatewaySettings } from '../settings.ts';

export interface IdentityProviderSettings {
  issuer: string;
  audience: string;
  jwksUrl: URL | undefined;
  secret: Uint8Array | undefined;
  emailTrusted: boolean;
}

/**
 * The identity provider whose tokens are accepted, or null for none.
 * @throws {SettingsError} when its settings are incomplete: half a check would accept strangers.
 */
export function readIdentityProvider(settings: GatewaySettings): IdentityProviderSettings | null {
  const { IDP_ISSUER, IDP_AUDIENCE, IDP_JWKS_URL, IDP_JWT_SECRET } = settings;
  if (!IDP_ISSUER && !IDP_AUDIENCE && !IDP_JWKS_URL && !IDP_JWT_SECRET) return null;
  const faults: string[] = [];
  if (!IDP_ISSUER) faults.push('IDP_ISSUER is required with the other IDP_* settings');
  if (!IDP_AUDIENCE) faults.push('IDP_AUDIENCE is required with the other IDP_* settings');
  if (!IDP_JWKS_URL && !IDP_JWT_SECRET) faults.push('IDP_JWKS_URL or IDP_JWT_SECRET is required');
  if (faults.length > 0) throw new SettingsError(faults);
  return {
    issuer: IDP_ISSUER!,
    audience: IDP_AUDIENCE!,
    jwksUrl: IDP_JWKS_URL === undefined ? undefined : new URL(IDP_JWKS_URL),
    emailTrusted: settings.IDP_EMAIL_TRUSTED,
    secret: IDP_JWT_SECRET === undefined ? undefined : new TextEncoder().encode(IDP_JWT_SECRET),
  };
}
