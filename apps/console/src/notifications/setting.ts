import { useSyncExternalStore } from 'react';
import { readPreferences, setPreferences } from '../preferences.ts';
import { closeOthers } from './owner.ts';
import { readPermission, type Permission } from './tray.ts';

const listeners = new Set<() => void>();

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  status ??= followBrowser();
  return () => listeners.delete(listener);
}

let status: Promise<void> | undefined;

/** What the person sets in the browser itself, where it says so. */
async function followBrowser(): Promise<void> {
  const permissions = navigator.permissions as Permissions | undefined;
  const found = await permissions?.query({ name: 'notifications' });
  found?.addEventListener('change', announce);
}

export const usePermission = (): Permission => useSyncExternalStore(subscribe, readPermission);

/** Where the person has not answered the browser yet, it asks them; a refusal leaves it off. */
export async function setNotified(userId: string, isOn: boolean): Promise<void> {
  const isAllowed = isOn && (await Notification.requestPermission()) === 'granted';
  const others = readPreferences().notified.filter((id) => id !== userId);
  setPreferences({ notified: isAllowed ? [...others, userId] : others });
  announce();
  if (!isAllowed) await closeOthers(null);
}
