import { useSyncExternalStore } from 'react';

const query = matchMedia('(max-width: 640px)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is narrow, where a style sheet alone would render two calendars. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches);
