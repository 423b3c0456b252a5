import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';

interface Argon2Cost {
  memoryKib: number;
  passes: number;
  lanes: number;
}

/** OWASP's minimum for argon2id (Password Storage Cheat Sheet). */
const currentCost: Argon2Cost = { memoryKib: 19_456, passes: 2, lanes: 1 };
const saltBytes = 16;
const hashBytes = 32;

/** A new hash of the password in PHC string form. Takes tens of milliseconds of a pool thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return format(currentCost, salt, await derive(password, salt, currentCost));
}

/** Whether the password is the one behind the PHC string, whatever cost that was made with. */
export async function verifyPassword(password: string, phc: string): Promise<boolean> {
  const { cost, salt, hash } = parse(phc);
  return timingSafeEqual(await derive(password, salt, cost, hash.length), hash);
}

/** A hash that no password has: verifying against it takes the time of a real one. */
export const unmatchableHash = (): string =>
  format(currentCost, randomBytes(saltBytes), randomBytes(hashBytes));

function derive(
  password: string,
  nonce: Buffer,
  cost: Argon2Cost,
  tagLength = hashBytes,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  argon2(
    'argon2id',
    {
      message: password,
      nonce,
      tagLength,
      memory: cost.memoryKib,
      passes: cost.passes,
      parallelism: cost.lanes,
    },
    (error, tag) => (error === null ? resolve(tag) : reject(error)),
  );
  return promise;
}

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
