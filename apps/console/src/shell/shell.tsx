import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { startLive } from '../live/live.ts';
import { words as common } from '../messages/en.ts';
import { usePreferences } from '../preferences.ts';
import { isSample } from '../sample-data/is-sample.ts';
import { useMe, workspacesQuery } from '../session/me.ts';
import { Icon } from '../ui/icons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Banner } from './banner.tsx';
import { destinations } from './destinations.ts';
import { words } from './messages.en.ts';
import { Shortcuts } from './shortcuts.tsx';
import { TabBar } from './tab-bar.tsx';
import { WorkspaceSwitch } from './workspace-switch.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const Palette = lazyPart(() => import('./palette/palette.tsx'), 'Palette');

// Nobody's session ends before the first screen.
const EndedSession = lazyPart(() => import('./ended-session.tsx'), 'EndedSession');

// Most people have none.
const LiveNotifications = lazyPart(
  () => import('../notifications/live-notifications.tsx'),
  'LiveNotifications',
);

const SampleNotice = lazyPart(() => import('../sample-data/notice.tsx'), 'SampleNotice');

/** What every screen has: navigation, the state of the connection, shortcuts. */
export function Shell() {
  const client = useQueryClient();
  useEffect(() => startLive(client), [client]);
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
      <EndedSession />
      <Notified />
    </div>
  );
}

function Notified() {
  const { id } = useMe();
  return usePreferences().notified.includes(id) ? <LiveNotifications /> : null;
}

function Sample() {
  const { data: workspaces } = useQuery(workspacesQuery);
  const current = workspaces?.find((workspace) => workspace.current);
  if (current === undefined || !isSample(current)) return null;
  return <SampleNotice />;
}

/** Opens the palette by Ctrl or ⌘ with K, wherever the focus is, but not above another dialog. */
function PaletteKey() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return isOpen ? <Palette onClose={() => setOpen(false)} /> : null;
}

const SideNavigation = () => (
  <div className="sticky top-0 flex h-dvh flex-col gap-3 overflow-y-auto border-r border-border bg-surface p-3 max-desk:hidden">
    <WorkspaceSwitch />
    <nav aria-label={words.navigation} className="flex-1">
      <ul className="flex flex-col gap-0.5">
        {destinations.map(({ to, label, icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-8 items-center gap-2 rounded px-2 hover:bg-raised"
              activeProps={{ className: 'bg-raised font-strong' }}
            >
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
    <AccountMenu />
  </div>
);
