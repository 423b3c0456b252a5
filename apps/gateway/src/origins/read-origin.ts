/**
 * An origin as browsers write it in `Origin`, or null for what is none. Pages inside of mobile
 * applications have schemes of their own (`capacitor://localhost`), for which URL has no origin.
 */
export function readOrigin(text: string): string | null {
  const url = URL.parse(text);
  if (url === null) return null;
  if (url.origin !== 'null') return url.origin;
  return url.host === '' ? null : `${url.protocol}//${url.host}`;
}
