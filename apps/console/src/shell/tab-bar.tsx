import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon, type IconName } from '../ui/icons.tsx';
import { destinations } from './destinations.ts';
import { words } from './messages.en.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const More = lazyPart(() => import('./more.tsx'), 'More');

const look = 'flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-small text-muted';

const activeLook = 'text-text font-strong';
const tabs = destinations.filter((destination) => destination.isTab);
const isOfTab = (path: string): boolean => tabs.some(({ to }) => path.startsWith(to));

/** The navigation of phones, within a thumb's reach. */
export function TabBar() {
  const [isOpen, setOpen] = useState(false);
  const isBehindMore = useLocation({ select: ({ pathname }) => !isOfTab(pathname) });
  useEffect(() => {
    // After the first screen, so that it is there when the connection is not; a press tries again.
    void More.preload().catch(() => undefined);
  }, []);
  return (
    <>
      <nav
        aria-label={words.navigation}
        className="fixed inset-x-0 bottom-0 z-10 flex border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
      >
        {tabs.map(({ to, label, icon }) => (
          <Link key={to} to={to} className={look} activeProps={{ className: activeLook }}>
            <Tab icon={icon} label={label} />
          </Link>
        ))}
        <button
          type="button"
          className={isBehindMore ? `${look} ${activeLook}` : look}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Tab icon="more" label={words.more} />
        </button>
      </nav>
      {isOpen && <More onClose={() => setOpen(false)} />}
    </>
  );
}

const Tab = ({ icon, label }: { icon: IconName; label: string }) => (
  <>
    <Icon name={icon} />
    {label}
  </>
);
