import type { InputOf } from '../api.ts';

type Passkey = InputOf<'post', '/api/auth/passkey/verify'>['body']['passkey'];

/** Asks the browser for a passkey. @throws {Error} where the person or the browser refuses. */
export async function askForPasskey(options: object): Promise<Passkey> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  );
  const credential = await navigator.credentials.get({ publicKey });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('There is no passkey.');
  return credential.toJSON() as Passkey;
}

export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
