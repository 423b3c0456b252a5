import type { BrowserContext, Page } from '@playwright/test';

/** What of a notification a test looks at. */
export interface ShownNotification {
  tag: string;
  title: string;
  body: string;
  data: unknown;
}

/**
 * The headless browser denies notifications whatever is granted. In its place the context's pages keep them.
 * @param answer of the person, once they are asked whether they allow them
 */
export const keepNotifications = (
  context: BrowserContext,
  answer: 'granted' | 'denied',
): Promise<unknown> =>
  context.addInitScript((answered) => {
    // Empty pages have none.
    if (!isSecureContext) return;
    const read = (): ShownNotification[] =>
      JSON.parse(localStorage.getItem('test-notifications') ?? '[]') as ShownNotification[];
    const write = (shown: readonly ShownNotification[]) =>
      localStorage.setItem('test-notifications', JSON.stringify(shown));
    const without = (tag: string) => read().filter((one) => one.tag !== tag);
    const permission = 'test-permission';
    Object.defineProperty(Notification, 'permission', {
      get: () => localStorage.getItem(permission) ?? 'default',
    });
    Notification.requestPermission = () => {
      localStorage.setItem(permission, answered);
      return Promise.resolve(answered);
    };
    Object.assign(ServiceWorkerRegistration.prototype, {
      showNotification: (title: string, { tag, body, data }: ShownNotification) =>
        Promise.resolve(write([...without(tag), { tag, title, body, data }])),
      getNotifications: () =>
        Promise.resolve(read().map((one) => ({ ...one, close: () => write(without(one.tag)) }))),
    });
  }, answer);

/** What the page's service worker has shown, and nobody has closed. */
export const listNotifications = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ tag, title, body, data }) => ({ tag, title, body, data: data as unknown }));
  });

/** Does what the system does when somebody presses a notification. @returns the address of the tab that was to be shown. */
export async function pressNotification(
  context: BrowserContext,
  notification: ShownNotification,
): Promise<string> {
  const [worker] = context.serviceWorkers();
  return worker!.evaluate(async (pressed) => {
    // Only a press of a person may do it.
    const { promise, resolve } = Promise.withResolvers<string>();
    Reflect.set(
      Reflect.get(globalThis, 'WindowClient').prototype,
      'focus',
      function (this: { url: string }) {
        resolve(this.url);
        return Promise.resolve(this);
      },
    );
    const event = Object.assign(new Event('notificationclick'), {
      notification: { ...pressed, close: () => undefined },
      waitUntil: () => undefined,
    });
    dispatchEvent(event);
    return promise;
  }, notification);
}

/** All pages of a headless browser are visible: has this one take itself for hidden, or not. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(document, name, { configurable: true, value });
    define('hidden', hidden);
    define('visibilityState', hidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isHidden);
