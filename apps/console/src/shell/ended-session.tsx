import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { meQuery, workspacesQuery } from '../session/me.ts';
import { hasUnsaved } from '../ui/unsaved.ts';
import { EndedDialog } from './ended-dialog.tsx';

/**
 * A session that ended while a page is open leads to the sign-in, and from there back. Where something
 * typed would be lost, the page stays, and goes on once the same person has signed in in another tab.
 */
export function EndedSession() {
  const router = useRouter();
  const admitted = useRouteContext({ from: '/shell', select: ({ user }) => user });
  const { data: user } = useQuery(meQuery);
  const isKept = user === null && hasUnsaved();
  const workspaceId = useCurrentWorkspace();
  const [shownId, setShownId] = useState(workspaceId);
  if (shownId === undefined && workspaceId !== undefined) setShownId(workspaceId);
  const isAnother = (user && user.id !== admitted.id) || workspaceId !== shownId;
  useEffect(() => {
    if (user === null && !hasUnsaved()) void router.invalidate();
    if (isAnother) location.reload();
  }, [user, isAnother, router]);
  return isKept ? <EndedDialog /> : null;
}

function useCurrentWorkspace(): string | undefined {
  const { data } = useQuery(workspacesQuery);
  return data?.find(({ current }) => current)?.id;
}
