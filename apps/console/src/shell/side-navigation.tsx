import { Link } from '@tanstack/react-router';
import { Icon } from '../ui/icons.tsx';
import { AccountMenu } from './account-menu.tsx';
import { destinations } from './destinations.ts';
import { words } from './messages.en.ts';
import { WorkspaceSwitch } from './workspace-switch.tsx';

export const SideNavigation = () => (
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
