import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { startLive } from '../live/live.ts';
import { words as common } from '../messages/en.ts';
import { isSample } from '../sample-data/is-sample.ts';
import { meQuery, workspacesQuery } from '../session/me.ts';
import { Banner } from './banner.tsx';
import { PaletteKey } from './palette-key.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { TabBar } from './tab-bar.tsx';

const SampleNotice = lazy(async () => ({
  default: (await import('../sample-data/notice.tsx')).SampleNotice,
}));

/** What stands around every screen: navigation, the state of the connection, shortcuts. */
export function Shell() {
  const client = useQueryClient();
  useEffect(() => startLive(client), [client]);
  useEndedSession();
  return (
    <div className="min-h-dvh desk:grid desk:grid-cols-[208px_minmax(0,1fr)]">
      <a
        href="#content"
        className="button fixed top-2 left-2 z-30 -translate-y-20 focus:translate-y-0"
        onClick={(event) => {
          event.preventDefault();
          document.querySelector<HTMLElement>('#content')?.focus();
        }}
      >
        {common.skipToContent}
      </a>
      <SideNavigation />
      <div className="flex min-w-0 flex-col pb-[var(--tabs)]">
        <Banner />
        <Sample />
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 outline-none">
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
      </div>
      <TabBar />
      <Shortcuts />
      <PaletteKey />
    </div>
  );
}

function Sample() {
  const { data: workspaces } = useQuery(workspacesQuery);
  const current = workspaces?.find((workspace) => workspace.current);
  if (current === undefined || !isSample(current)) return null;
  return (
    <Suspense>
      <SampleNotice />
    </Suspense>
  );
}

/** A session that ended while a page is open leads to the sign-in, and from there back. */
function useEndedSession(): void {
  const router = useRouter();
  const { data: user } = useQuery(meQuery);
  useEffect(() => {
    if (user === null) void router.invalidate();
  }, [user, router]);
}
