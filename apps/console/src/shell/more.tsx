import { Link } from '@tanstack/react-router';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icons.tsx';
import { AccountActions } from './account-menu.tsx';
import { destinations } from './destinations.ts';
import { words } from './messages.en.ts';
import { WorkspaceSwitch } from './workspace-switch.tsx';

/** What has no tab of its own on phones. */
export const More = ({ onClose }: { onClose: () => void }) => (
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
        <AccountActions onClose={onClose} />
      </div>
    </div>
  </Dialog>
);
