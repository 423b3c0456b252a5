import { createHmac, hash, pbkdf2Sync, randomBytes } from 'node:crypto';

const iterations = 4_096;

/**
 * What PostgreSQL stores of a password (RFC 5803): sent in place of the password itself, which a
 * server that logs its statements would write into its log.
 */
export function scramSecret(password: string, salt: Buffer = randomBytes(16)): string {
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const key = (name: string) => createHmac('sha256', salted).update(name).digest();
  const storedKey = hash('sha256', key('Client Key'), 'base64');
  const serverKey = key('Server Key').toString('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}

/** Whether the server stores this of the password, made as {@link scramSecret} makes it. */
export function matchesPassword(stored: string, password: string): boolean {
  const salt = /^SCRAM-SHA-256\$\d+:([^$]+)\$/.exec(stored)?.[1];
  return salt !== undefined && scramSecret(password, Buffer.from(salt, 'base64')) === stored;
}
