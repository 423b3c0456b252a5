const path = '/console/service-worker.js';

/** Not among the types of TypeScript's DOM library; undefined where the browser has none. */
declare const trustedTypes:
  | {
      createPolicy: (
        name: string,
        rules: { createScriptURL: (text: string) => string },
      ) => { createScriptURL: (text: string) => string };
    }
  | undefined;

/** Browsers have none on plain HTTP, and the development server serves none. */
export const hasServiceWorker = import.meta.env.PROD && 'serviceWorker' in navigator;

/**
 * Registers what keeps the console's files in this browser, once the page has loaded what it needs itself.
 */
export function registerServiceWorker(): void {
  if (!hasServiceWorker) return;
  addEventListener('load', () => {
    // The console works without it.
    navigator.serviceWorker.register(trust()).catch(reportError);
  });
}

/** Opens here what somebody pressed a notification for; the service worker chooses the tab. */
export function followNotifications(open: (path: string) => void): void {
  if (!hasServiceWorker) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<string>) =>
    open(data),
  );
}

/** The address under a policy, without which the page's own would refuse it as a script. */
function trust(): string {
  if (typeof trustedTypes === 'undefined') return path;
  const policy = trustedTypes.createPolicy('service-worker', { createScriptURL: () => path });
  return policy.createScriptURL(path);
}
