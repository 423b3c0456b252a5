import { defineSettings, setting } from './settings.ts';

/** Schemes that are nearly `http` or `https`: no page has them. */
const misspeltScheme = /^[htps]+:$/;

/**
 * An origin as browsers write it in `Origin`, or null for what is none or has more than one. Pages inside
 * of mobile applications have schemes of their own (`capacitor://localhost`), for which URL has no origin.
 */
function readOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (url === null || url.host === '' || url.host.includes('*')) return null;
  const { pathname, search, hash, username, password } = url;
  if (pathname.length > 1 || `${search}${hash}${username}${password}` !== '') return null;
  if (url.protocol === 'http:' || url.protocol === 'https:') return url.origin;
  const isPage = url.origin === 'null' && !misspeltScheme.test(url.protocol);
  return isPage ? `${url.protocol}//${url.host}` : null;
}

const originList = () =>
  setting
    .list()
    .refine((items) => items.every((item) => readOrigin(item) !== null), {
      error:
        'must be origins, as https://app.example.com: a scheme and a host, without a path, a user or *',
    })
    .transform((items) => items.map((item) => readOrigin(item)!));

/** The settings that say where the service's own pages are, and others' that may call it. */
export const originSettings = defineSettings({
  PUBLIC_ORIGIN: {
    description:
      'Where clients reach the service, as https://ops.example.com. Where it is set, it alone decides whether cookies are Secure and HSTS is sent, and which origin is the own one; otherwise each request does. Passkeys belong to its host.',
    schema: setting
      .optionalUrl()
      .refine((url) => url === undefined || readOrigin(url) !== null, {
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
