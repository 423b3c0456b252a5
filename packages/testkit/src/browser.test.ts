import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { startStandIn, type StandIn } from './stand-in.ts';

let site: StandIn;

beforeAll(async () => {
  site = await startStandIn(({ path }) => {
    switch (path) {
      case '/begin':
        return {
          status: 302,
          headers: { location: '/in/end?x=1', 'set-cookie': 'secret=a%20b; Path=/in' },
        };
      case '/in/forget':
        return { headers: { 'set-cookie': 'secret=; Max-Age=0; Path=/in' } };
      case '/for-ever':
        return { status: 302, headers: { location: '/for-ever' } };
      default:
        return { body: 'end' };
    }
  });
});
afterAll(() => site.close());

const cookieOfLast = () => site.requests.at(-1)!.headers.cookie ?? '';

it('follows redirects with the cookies of each path, until they are over', async () => {
  const browser = openBrowser();
  const { url, answer } = await browser.open(`${site.url}/begin`);
  expect([url.href, await answer!.text()]).toEqual([`${site.url}/in/end?x=1`, 'end']);
  expect(cookieOfLast()).toBe('secret=a%20b');
  await browser.request(`${site.url}/inside`);
  expect(cookieOfLast()).toBe('');
  await browser.request(`${site.url}/in/forget`);
  expect(cookieOfLast()).toBe('secret=a%20b');
  await browser.request(`${site.url}/in`);
  expect(cookieOfLast()).toBe('');
});

it('stops before the address that it is to stop at, and where redirects have no end', async () => {
  const stopped = await openBrowser().open(
    `${site.url}/begin`,
    (url) => url.pathname === '/in/end',
  );
  expect(stopped).toEqual({ url: new URL(`${site.url}/in/end?x=1`), answer: undefined });
  expect(site.requests.at(-1)!.path).toBe('/begin');
  await expect(openBrowser().open(`${site.url}/for-ever`)).rejects.toThrow('redirects for ever');
});
