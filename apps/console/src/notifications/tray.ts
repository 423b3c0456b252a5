import { hasServiceWorker } from '../service-worker.ts';
import type { Notice } from './notice.ts';

/** A notice as the browser has it. */
export interface Shown extends Notice {
  close: () => void;
}

/** TypeScript's DOM library has it without this. */
interface Options extends NotificationOptions {
  /** Whether one that takes another's place is told as a new one is. */
  renotify: boolean;
}

export type Permission = NotificationPermission | 'unsupported';

/** A service worker shows them, as phones have no other way. */
export const readPermission = (): Permission =>
  hasServiceWorker && 'Notification' in globalThis ? Notification.permission : 'unsupported';

const findRegistration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  readPermission() === 'granted' ? navigator.serviceWorker.getRegistration() : undefined;

export const listShown = async (): Promise<readonly Shown[]> =>
  (await (await findRegistration())?.getNotifications()) ?? [];

export async function show({ title, ...rest }: Notice, isSilent: boolean): Promise<void> {
  const icon = '/console/icon-192.png';
  const options: Options = { ...rest, icon, silent: isSilent, renotify: !isSilent };
  await (await findRegistration())?.showNotification(title, options);
}
