import { stepAt, totpCode } from '../src/second-factors/totp.ts';

/** The code that an application with the secret shows at a time, or so many steps of 30 seconds away. */
export const showCode = (secret: string, at: Date, away = 0): string =>
  totpCode(fromBase32(secret), stepAt(at) + away);

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function fromBase32(text: string): Buffer {
  const bits = text
    .split(/(?=.)/)
    .map((char) => alphabet.indexOf(char).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
