import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, type IconName } from '../ui/icons.tsx';
import { AccountActions } from './account-menu.tsx';
import { destinations } from './destinations.ts';
import { words } from './messages.en.ts';
import { WorkspaceSwitch } from './workspace-switch.tsx';

const look = 'flex h-14 flex-1 flex-col items-center justify-center gap-0.5 text-small text-muted';

/** The navigation of phones, within a thumb's reach. */
export function TabBar() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav
        aria-label={words.navigation}
        className="fixed inset-x-0 bottom-0 z-10 flex border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
      >
        {destinations
          .filter(({ isTab }) => isTab)
          .map(({ to, label, icon }) => (
            <Link
              key={to}
              to={to}
              className={look}
              activeProps={{ className: 'text-text font-strong' }}
            >
              <Tab icon={icon} label={label} />
            </Link>
          ))}
        <button type="button" className={look} aria-haspopup="dialog" onClick={() => setOpen(true)}>
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

const More = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={words.more} onClose={onClose}>
    <div className="flex flex-col gap-1">
      <WorkspaceSwitch />
      {destinations
        .filter(({ isTab }) => !isTab)
        .map(({ to, label, icon }) => (
          <Link
            key={to}
            to={to}
            onClick={onClose}
            className="flex min-h-11 items-center gap-3 rounded px-2"
          >
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      <div className="mt-2 border-t border-border pt-2">
        <AccountActions />
      </div>
    </div>
  </Dialog>
);
