import { useEffect } from 'react';

/** Shows on the icon of the installed console how many approvals wait; undefined leaves it as it is. */
export function useAppBadge(count: number | undefined): void {
  useEffect(() => {
    // Browsers that install nothing have no badges.
    if (count === undefined || !('setAppBadge' in navigator)) return;
    // Refused where the console is not installed, and it is of no use there.
    void navigator.setAppBadge(count).catch(() => undefined);
  }, [count]);
}
