import { useBlocker } from '@tanstack/react-router';
import { LeaveDialog } from './leave-dialog.tsx';
import { useUnsaved } from './unsaved.ts';

/** Asks before what was typed on a page is lost, by a link of the console or by closing the tab. */
export function LeaveGuard({ isChanged }: { isChanged: () => boolean }) {
  useUnsaved(isChanged);
  const blocker = useBlocker({
    shouldBlockFn: isChanged,
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return <LeaveDialog onLeave={blocker.proceed} onStay={blocker.reset} />;
}
