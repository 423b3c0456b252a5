import { useState, useSyncExternalStore } from 'react';
import { usePreferences, type Preferences } from '../preferences.ts';
import { formatAge, formatExact } from './format-time.ts';

/** One clock for all times of the page. */
const tickMs = 10_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  now = Date.now();
  listeners.add(listener);
  timer ??= setInterval(tick, tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

export const useNow = (): number => useSyncExternalStore(subscribe, () => now);

export const useZone = (): Preferences['zone'] => usePreferences().zone;

interface TimeProps {
  at: string;
  /** Exact times are for what is read line by line, as the audit log. */
  isExact?: boolean;
}

/** How long ago, or how soon, with the exact time on hover, and in its place on focus and by touch. */
export function Time({ at, isExact = false }: TimeProps) {
  const current = useNow();
  const zone = useZone();
  const [isFocused, setFocused] = useState(false);
  const exact = formatExact(at, zone);
  if (isExact) {
    return (
      <time dateTime={at} className="whitespace-nowrap">
        {exact}
      </time>
    );
  }
  return (
    <time
      dateTime={at}
      title={exact}
      tabIndex={0}
      className={isFocused ? undefined : 'whitespace-nowrap'}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {isFocused ? exact : formatAge(Date.parse(at), current)}
    </time>
  );
}
