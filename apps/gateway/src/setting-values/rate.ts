import { z } from 'zod';

/** So many tokens in a bucket that fills in so many seconds. */
export interface Rate {
  capacity: number;
  windowSeconds: number;
}

const unitSeconds = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
const written = /^([1-9]\d{0,8})\/(?:([1-9]\d{0,3}) )?(second|minute|hour|day)s?$/;

/** A setting like `600/minute` or `40/15 seconds`, or `off` for no limit. */
export const rateSetting = () =>
  z.string().transform((text, context): Rate | null => {
    if (text === 'off') return null;
    const [, count, times = '1', unit] = written.exec(text) ?? [];
    if (count !== undefined) {
      return {
        capacity: Number(count),
        windowSeconds: Number(times) * unitSeconds[unit as keyof typeof unitSeconds],
      };
    }
    context.issues.push({
      code: 'custom',
      message:
        'must be a number per second, minute, hour or day, or per several of them, as 600/minute or 40/15 seconds, or off',
      input: text,
    });
    return z.NEVER;
  });
