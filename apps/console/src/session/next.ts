const anyOrigin = 'https://origin.invalid';

/** Whether it is a path of this origin: a browser takes `//` and a few others for addresses elsewhere. */
export function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/')) return false;
  const url = URL.parse(value, anyOrigin);
  return url?.origin === anyOrigin && !url.pathname.startsWith('//');
}

/** Where a person was going, if that is a page of the console; else the first page. */
export const readNext = (value: unknown): string => (isOwnPath(value) ? value : '/approvals');
