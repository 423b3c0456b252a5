import { defineSettings, setting } from './settings.ts';

/**
 * An origin as browsers write it in `Origin`, or null for what is none. Pages inside of mobile
 * applications have schemes of their own (`capacitor://localhost`), for which URL has no origin.
 */
function readOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return null;
  if (url.origin !== 'null') return url.origin;
  return url.host === '' ? null : `${url.protocol}//${url.host}`;
}

const originList = () =>
  setting
    .list()
    .refine((items) => items.every((item) => readOrigin(item) !== null), {
      error: 'must be origins, as https://app.example.com',
    })
    .transform((items) => items.map((item) => readOrigin(item)!));

/** The settings that say where the service's own pages are, and others' that may call it. */
export const originSettings = defineSettings({
  PUBLIC_ORIGIN: {
    description:
      'Where clients reach the service, as https://ops.example.com. Where it is set, it alone decides whether cookies are Secure and HSTS is sent, and which origin is the own one; otherwise each request does. Passkeys belong to its host.',
    schema: setting
      .optionalUrl()
      .refine((url) => url === undefined || readOrigin(url) === url.toLowerCase(), {
        error: 'must be an origin, as https://ops.example.com',
      })
      .transform((url) => (url === undefined ? undefined : readOrigin(url)!)),
  },
  ALLOWED_ORIGINS: {
    description:
      'Origins of other web applications whose pages may call, with the session cookie too, separated by commas.',
    schema: originList(),
    default: '',
  },
  CONSOLE: {
    description:
      'off: the console is neither built nor served at `/console`, and no mail leads to its pages.',
    schema: setting.onOff(),
    default: 'on',
  },
});
