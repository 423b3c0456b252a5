import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useStreamStatus } from '../live/live.ts';
import { words } from '../messages/en.ts';
import { Icon } from '../ui/icons.tsx';

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    // Queries are also held while a session ends.
    () => navigator.onLine,
  );

/** Says that what is shown may be old, as long as that is so. */
export function Banner() {
  const isOnline = useIsOnline();
  const status = useStreamStatus();
  const text = !isOnline ? words.offline : status === 'reconnecting' ? words.reconnecting : null;
  return (
    <div role="status" className="sticky top-0 z-10">
      {text !== null && (
        <p className="flex items-center gap-2 border-b border-waiting bg-surface px-4 py-2 text-waiting">
          <Icon name="offline" />
          {text}
        </p>
      )}
    </div>
  );
}
