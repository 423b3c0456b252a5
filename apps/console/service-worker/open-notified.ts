declare const self: ServiceWorkerGlobalScope;

/** Shows what was pressed in a tab of the console, the one used last. It decides nothing. */
export async function openNotified(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url.startsWith(self.registration.scope));
  if (tab === undefined) return void (await self.clients.openWindow(path));
  // The tab goes there itself, and asks first where something typed would be lost.
  tab.postMessage(path);
  await tab.focus();
}
