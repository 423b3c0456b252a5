import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@workspace-ops/contracts';

/* An authenticator in software: it makes ES256 passkeys and answers challenges as browsers do. */

/** What a browser knows of the page, and what a test wants the authenticator to do otherwise. */
interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Whether the authenticator recognised its person. */
  isUserVerified?: boolean;
}

export interface SoftwarePasskey {
  id: string;
  /** What `navigator.credentials.create()` gave. */
  attestation: PasskeyAttestation;
  /** What `navigator.credentials.get()` gives; the counter goes up with each. */
  answer(ceremony: Ceremony, options?: { counter?: number }): PasskeyAssertion;
}

export const testOrigin = 'http://localhost:3000';

/**
 * Makes a passkey for the challenge of a registration.
 * @param givenId the id of another passkey, which a forger would name theirs.
 */
export function makePasskey(
  ceremony: Ceremony & { userId?: string },
  givenId?: string,
): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = givenId ? Buffer.from(givenId, 'base64url') : randomBytes(16);
  const id = credentialId.toString('base64url');
  let counted = 0;
  const authData = authenticatorData(ceremony, { counter: 0, attested: [credentialId, publicKey] });
  return {
    id,
    attestation: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestationObject(authData).toString('base64url'),
        transports: ['internal'],
      },
    },
    answer(asked, { counter = (counted += 1) } = {}) {
      const data = authenticatorData(asked, { counter });
      const client = clientData('webauthn.get', asked);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: ceremony.userId && Buffer.from(ceremony.userId).toString('base64url'),
        },
      };
    },
  };
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

const clientData = (type: string, { challenge, origin = testOrigin }: Ceremony): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const flags = { userPresent: 1, userVerified: 4, attested: 64 };

/** Section 6.1 of WebAuthn: the hash of the domain, flags, counter and, of a new one, its key. */
function authenticatorData(
  { rpId = 'localhost', isUserVerified = true }: Ceremony,
  { counter, attested }: { counter: number; attested?: [Buffer, KeyObject] },
): Buffer {
  const flag =
    flags.userPresent |
    (isUserVerified ? flags.userVerified : 0) |
    (attested === undefined ? 0 : flags.attested);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const head = Buffer.concat([sha256(rpId), Buffer.from([flag]), count]);
  if (attested === undefined) return head;
  const [id, key] = attested;
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  return Buffer.concat([head, Buffer.alloc(16), length, id, coseKey(key)]);
}

/** RFC 9053: an ES256 key, as the CBOR map {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string): Buffer =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  const head = [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01];
  return Buffer.concat([
    Buffer.from([...head, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ]);
}

/** CBOR: {"fmt": "none", "attStmt": {}, "authData": …}. */
function attestationObject(authData: Buffer): Buffer {
  const text = (value: string): Buffer =>
    Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
