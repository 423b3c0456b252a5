import { useEffect, useRef, useSyncExternalStore } from 'react';
import { readPreferences } from '../preferences.ts';

export interface Shortcut {
  /** One key as `j`, or two after one another as `g a`. */
  keys: string;
  label: string;
  run: () => void;
}

/** How long the second key of two may be waited for. */
const sequenceMs = 1_500;

let shortcuts: readonly Shortcut[] = [];
let first: { key: string; at: number } | null = null;
const listeners = new Set<() => void>();

function set(next: readonly Shortcut[]): void {
  shortcuts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Those of the page that is shown, for the list behind `?`. */
export const useShortcutList = (): readonly Shortcut[] =>
  useSyncExternalStore(subscribe, () => shortcuts);

/** A shortcut as long as the component is shown; of two for the same keys the later counts. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const shortcut: Shortcut = { keys, label, run: () => latest.current() };
    set([...shortcuts, shortcut]);
    return () => set(shortcuts.filter((other) => other !== shortcut));
  }, [keys, label]);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Handles the keys of the whole page; while a dialog or menu is open they are its own. */
export function handleKey(event: KeyboardEvent): void {
  const { key, target, timeStamp } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(target)) return;
  if (!readPreferences().singleKeys || document.querySelector('dialog[open], :popover-open'))
    return;
  const keys = first && timeStamp - first.at < sequenceMs ? `${first.key} ${key}` : key;
  const shortcut = shortcuts.findLast((candidate) => candidate.keys === keys);
  const begins = shortcuts.some((candidate) => candidate.keys.startsWith(`${key} `));
  first = shortcut === undefined && begins ? { key, at: timeStamp } : null;
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}
