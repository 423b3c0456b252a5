import { parseSetCookie, stringifyCookie } from 'cookie';

/** The page at which a browser has arrived. */
export interface Visit {
  url: URL;
  /** Of that address; undefined where the browser stopped before it asked for it. */
  answer: Response | undefined;
}

/** A browser without a screen: it keeps cookies and follows redirects. */
export interface Browser {
  /** Asks once, with the cookies of the address. */
  request(url: string | URL, init?: RequestInit): Promise<Response>;
  /** Opens a page, and follows redirects to their end, or to the first address to stop at. */
  open(url: string | URL, stopAt?: (url: URL) => boolean): Promise<Visit>;
}

interface StoredCookie {
  host: string;
  path: string;
  name: string;
  value: string;
}

const mostRedirects = 20;

export function openBrowser(): Browser {
  const jar = new Map<string, StoredCookie>();
  const request: Browser['request'] = async (target, init = {}) => {
    const url = new URL(target);
    const headers = new Headers({ accept: 'text/html,*/*;q=0.8' });
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    headers.set('cookie', writeCookies(jar, url));
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) keepCookie(jar, url, line);
    return answer;
  };
  const open: Browser['open'] = async (target, stopAt = () => false) => {
    let url = new URL(target);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      if (stopAt(url)) return { url, answer: undefined };
      const answer = await request(url);
      const location = answer.headers.get('location');
      if (location === null) return { url, answer };
      await answer.body?.cancel();
      url = new URL(location, url);
    }
    throw new Error(`${url.href} redirects for ever.`);
  };
  return { request, open };
}

/** Cookies know hosts and paths, and no ports (RFC 6265, 8.5). */
const writeCookies = (jar: ReadonlyMap<string, StoredCookie>, { hostname, pathname }: URL) =>
  stringifyCookie(
    Object.fromEntries(
      [...jar.values()]
        .filter(({ host, path }) => host === hostname && isBelow(pathname, path))
        .map(({ name, value }) => [name, value]),
    ),
  );

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`);

function keepCookie(jar: Map<string, StoredCookie>, { hostname: host }: URL, line: string): void {
  const { name, value = '', path = '/', maxAge, expires } = parseSetCookie(line);
  const key = `${host} ${path} ${name}`;
  const isOver = maxAge === undefined ? expires && expires.getTime() <= Date.now() : maxAge <= 0;
  if (isOver === true) jar.delete(key);
  else jar.set(key, { host, path, name, value });
}
