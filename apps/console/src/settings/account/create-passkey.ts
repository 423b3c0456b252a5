import type { InputOf } from '../../api.ts';
import { words } from '../messages.en.ts';

type Passkey = InputOf<'post', '/api/auth/factors/passkeys'>['body']['passkey'];

export const canMakePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** Has the browser make a passkey. @throws {Error} where the person or the browser refuses. */
export async function createPasskey(options: object): Promise<Passkey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  );
  let credential: Credential | null;
  try {
    credential = await navigator.credentials.create({ publicKey });
  } catch (cause) {
    throw new Error(words.passkeyFailed, { cause });
  }
  if (!(credential instanceof PublicKeyCredential)) throw new Error(words.passkeyFailed);
  return credential.toJSON() as Passkey;
}
