import { z } from 'zod';

export interface AddressForm {
  /** Whether paths are appended to it. */
  isBase?: boolean;
  /** What is appended first, with which an address is often copied, as `/v1`. */
  without?: RegExp;
}

/** What is wrong with the address of something that requests are sent to; undefined for nothing. */
export function findAddressFault(
  text: string,
  { isBase = false, without }: AddressForm = {},
): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return 'must be a URL';
  // Requests are sent without them.
  if (`${url.username}${url.password}` !== '') return 'must have no user and password';
  if (!isBase) return undefined;
  if (/[?#]/.test(text)) return 'must have neither ? nor #, since paths are appended to it';
  const [end] = without?.exec(withoutSlashes(text)) ?? [];
  return end === undefined ? undefined : `must be without ${end}, which is appended to it`;
}

export const withoutSlashes = (text: string): string => text.replace(/\/+$/, '');

/** The text of such an address as it stands. */
export const webAddress = (form?: AddressForm) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      const fault = findAddressFault(text, form);
      if (fault === undefined) return text;
      context.addIssue({ code: 'custom', message: fault });
      return z.NEVER;
    });
