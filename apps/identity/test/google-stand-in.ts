import { startStandIn, type StandIn } from '@workspace-ops/testkit';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

export interface GoogleStandIn {
  /** Of its JWKS. */
  url: string;
  /** How often the JWKS was asked for. */
  fetches(): number;
  /** While down it answers 500. */
  setDown(down: boolean): void;
  /** Replaces the signing key, as Google does every few days. */
  rotate(): Promise<void>;
  /** An ID token, valid at `now` unless the claims say otherwise. */
  idToken(
    now: Date,
    claims: JWTPayload & { email?: string; email_verified?: unknown },
  ): Promise<string>;
  close(): Promise<void>;
}

export const googleClientId = 'client-1.apps.example';

/** Google's key service over HTTP, and the tokens that its keys sign. */
export async function startGoogle(): Promise<GoogleStandIn> {
  let down = false;
  let signer = await newSigner(1);
  const server: StandIn = await startStandIn(() =>
    down ? { status: 500, body: 'down' } : { json: { keys: [signer.jwk] } },
  );
  return {
    url: `${server.url}/oauth2/v3/certs`,
    fetches: () => server.requests.length,
    setDown: (value) => {
      down = value;
    },
    async rotate() {
      signer = await newSigner(signer.generation + 1);
    },
    idToken: (now, claims) => {
      const seconds = Math.floor(now.getTime() / 1_000);
      return new SignJWT({
        iss: 'https://accounts.google.com',
        aud: googleClientId,
        iat: seconds,
        exp: seconds + 3_600,
        email_verified: true,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: signer.kid })
        .sign(signer.privateKey);
    },
    close: () => server.close(),
  };
}

async function newSigner(generation: number) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const kid = `google-${generation}`;
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };
  return { generation, kid, jwk, privateKey };
}
