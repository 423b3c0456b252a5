import type { Page } from '@playwright/test';

interface Router {
  history: { push: (path: string) => void };
  load: () => Promise<void>;
  state: { status: string; location: object; resolvedLocation?: object };
}

/** Goes to a screen as a link of the console does: to load the page for each takes three times as long. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (!page.url().includes('/console')) return void (await page.goto(`/console${path}`));
  await page.evaluate(async (to) => {
    const router = Reflect.get(window, '__TSR_ROUTER__') as Router;
    router.history.push(to);
    await router.load();
    const isThere = () =>
      router.state.status === 'idle' && router.state.resolvedLocation === router.state.location;
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve, 10));
  }, `/console${path}`);
}
