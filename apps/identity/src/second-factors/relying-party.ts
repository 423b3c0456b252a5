import { AppError } from '@workspace-ops/service-kit';
import { z } from 'zod';
import type { Identity } from '../identity.ts';

export const relyingPartyName = 'Workspace Operations';

/** EdDSA, ES256 and RS256: what authenticators have (COSE, RFC 9053 and 8812). */
export const passkeyAlgorithms = [-8, -7, -257];

/** Few processes ever need the library, which loads a hundred modules for certificates. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

type Settings = Pick<Identity, 'settings'>;

/**
 * The domain that passkeys belong to: PASSKEY_DOMAIN, or the host of PUBLIC_ORIGIN, or localhost.
 * @throws {AppError} `unavailable` in production where neither is set.
 */
export function relyingPartyId({ settings }: Settings): string {
  const { PASSKEY_DOMAIN, PUBLIC_ORIGIN, NODE_ENV } = settings;
  if (PASSKEY_DOMAIN !== undefined) return PASSKEY_DOMAIN;
  if (PUBLIC_ORIGIN !== undefined) return new URL(PUBLIC_ORIGIN).hostname;
  if (NODE_ENV !== 'production') return 'localhost';
  throw new AppError('unavailable', 'Passkeys need the setting PUBLIC_ORIGIN here.');
}

/** The pages that may ask for a passkey. Without PUBLIC_ORIGIN, those of localhost, at any port. */
export function pagesWithPasskeys({ settings }: Settings, clientDataJson: string): string[] {
  const { PUBLIC_ORIGIN, ALLOWED_ORIGINS } = settings;
  if (PUBLIC_ORIGIN !== undefined) return [PUBLIC_ORIGIN, ...ALLOWED_ORIGINS];
  const origin = readOrigin(clientDataJson);
  const isLocal = origin !== undefined && URL.parse(origin)?.hostname === 'localhost';
  return isLocal ? [origin, ...ALLOWED_ORIGINS] : ALLOWED_ORIGINS;
}

const clientDataSchema = z.object({ origin: z.string() });

/** The origin that the browser wrote; what is not JSON is refused where the rest of it is read. */
function readOrigin(clientDataJson: string): string | undefined {
  const text = Buffer.from(clientDataJson, 'base64url').toString();
  const json = z.string().transform((value, ctx) => parseJson(value, ctx));
  return json.pipe(clientDataSchema).safeParse(text).data?.origin;
}

function parseJson(text: string, ctx: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    ctx.addIssue('must be JSON');
    return z.NEVER;
  }
}
