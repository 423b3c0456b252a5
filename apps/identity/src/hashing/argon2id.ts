import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Argon2Cost {
  memoryKib: number;
  passes: number;
  lanes: number;
}

/** The bytes that a password and a salt give at a cost. */
export type Derive = (
  password: string,
  nonce: Buffer,
  cost: Argon2Cost & { tagLength: number },
) => Promise<Buffer>;

export interface PasswordHasher {
  /** A new hash of the password in PHC string form. Takes tens of milliseconds of a pool thread. */
  hash(password: string): Promise<string>;
  /** Whether the password is the one behind the PHC string, whatever cost that was made with. */
  verify(password: string, phc: string): Promise<boolean>;
  /** A hash that no password has: verifying against it takes the work of a real one. */
  unmatchable(): string;
}

export interface PasswordHasherOptions {
  cost?: Argon2Cost;
  derive?: Derive;
}

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet). */
const owaspCost: Argon2Cost = { memoryKib: 19_456, passes: 2, lanes: 1 };
const saltBytes = 16;
const hashBytes = 32;

export function createPasswordHasher({
  cost = owaspCost,
  derive = argon2id,
}: PasswordHasherOptions = {}): PasswordHasher {
  return {
    async hash(password) {
      const salt = randomBytes(saltBytes);
      return format(cost, salt, await derive(password, salt, { ...cost, tagLength: hashBytes }));
    },
    async verify(password, phc) {
      const { cost: its, salt, hash } = parse(phc);
      const derived = await derive(password, salt, { ...its, tagLength: hash.length });
      return timingSafeEqual(derived, hash);
    },
    unmatchable: () => format(cost, randomBytes(saltBytes), randomBytes(hashBytes)),
  };
}

export const argon2id: Derive = (password, nonce, { memoryKib, passes, lanes, tagLength }) => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  argon2(
    'argon2id',
    { message: password, nonce, tagLength, memory: memoryKib, passes, parallelism: lanes },
    (error, tag) => (error === null ? resolve(tag) : reject(error)),
  );
  return promise;
};

const format = (cost: Argon2Cost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${cost.lanes}$${encode(salt)}$${encode(hash)}`;

/** Base64 without padding, as the PHC string format has it. */
const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const phcPattern =
  /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function parse(phc: string): { cost: Argon2Cost; salt: Buffer; hash: Buffer } {
  const match = phcPattern.exec(phc);
  if (match === null) throw new Error('A stored password hash is no argon2id PHC string.');
  const [memoryKib, passes, lanes] = match.slice(1, 4).map(Number);
  return {
    cost: { memoryKib: memoryKib!, passes: passes!, lanes: lanes! },
    salt: Buffer.from(match[4]!, 'base64'),
    hash: Buffer.from(match[5]!, 'base64'),
  };
}
