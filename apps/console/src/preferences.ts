import { useSyncExternalStore } from 'react';

/** What a person sets for this browser. Nothing of a workspace is kept here. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  /** The zone in which all times are shown. */
  zone: 'local' | 'utc';
  /** Of all words there is one language; this says how dates and times are written in it. */
  language: 'en-GB' | 'en-US';
  /** Whether keys without a modifier are shortcuts. */
  singleKeys: boolean;
  /** The ids of those whom this browser notifies of what waits for them. */
  notified: readonly string[];
}

const storageKey = 'console-preferences';
const defaults: Preferences = {
  theme: 'system',
  zone: 'local',
  language: 'en-GB',
  singleKeys: true,
  notified: [],
};

let current = read();
const listeners = new Set<() => void>();

function read(): Preferences {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Partial<Preferences>;
    return { ...defaults, ...stored };
  } catch {
    // Where storage is disabled or holds something else, the defaults apply.
    return defaults;
  }
}

export function setPreferences(changes: Partial<Preferences>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // It then lasts as long as the page.
  }
  announce();
}

function announce(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

/** Tells the style sheet which theme to use; without the attribute the system's setting counts. */
export function applyTheme(): void {
  const root = document.documentElement;
  if (current.theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = current.theme;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Another tab's change counts here too. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key }) => {
    if (key !== storageKey) return;
    current = read();
    announce();
  });
}

/** The language as this page was loaded with it: another one takes effect when it is loaded anew. */
export const language: Preferences['language'] = current.language === 'en-US' ? 'en-US' : 'en-GB';

export const readPreferences = (): Preferences => current;

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, readPreferences);
