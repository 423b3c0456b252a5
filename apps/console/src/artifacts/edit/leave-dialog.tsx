import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { words } from '../messages.en.ts';

/** Asks before what was typed is lost, by a link of the console or by closing the tab. */
export function LeaveDialog({ isNeeded }: { isNeeded: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isNeeded,
    enableBeforeUnload: isNeeded,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={words.leaveTitle}
      text={words.leaveText}
      submit={words.leave}
      onSend={async () => blocker.proceed()}
      onClose={blocker.reset}
    />
  );
}
