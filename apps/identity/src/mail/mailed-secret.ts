import { hash, randomBytes } from 'node:crypto';

/** A secret for a mail: 256 random bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of it. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
