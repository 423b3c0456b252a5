import { createHmac, randomBytes } from 'node:crypto';

/** What a sign-in at a provider is checked by when the browser comes back. */
export interface SignInValues {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** Kept in a cookie of the browser that begins, and nowhere else. */
export const newBrowserSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The values of a sign-in, which follow from the browser's secret: only the browser that began can
 * end it, and nothing of them has to be stored.
 */
export const deriveValues = (secret: string): SignInValues => ({
  state: derive(secret, 'state'),
  nonce: derive(secret, 'nonce'),
  codeVerifier: derive(secret, 'code_verifier'),
});

/** 256 bits as 43 characters, which PKCE takes (RFC 7636, 4.1). */
const derive = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
