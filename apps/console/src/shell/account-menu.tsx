import { useQueryClient } from '@tanstack/react-query';
import { setPreferences, usePreferences, type Preferences } from '../preferences.ts';
import { useMe } from '../session/me.ts';
import { signOut } from '../session/sign-out.ts';
import { Icon } from '../ui/icons.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { words } from './messages.en.ts';

const themes: readonly Preferences['theme'][] = ['system', 'light', 'dark'];

/** Who is signed in, and what is set for this browser. */
export function AccountMenu() {
  const { name, email } = useMe();
  return (
    <Menu
      name={`${words.account}: ${email}`}
      label={
        <>
          <Icon name="person" />
          <span className="max-w-36 truncate">{name}</span>
        </>
      }
    >
      <AccountActions />
    </Menu>
  );
}

/** The same actions, in the menu and behind the tab `More`. */
export function AccountActions({ onClose }: { onClose?: () => void }) {
  const client = useQueryClient();
  const { theme, zone } = usePreferences();
  const nextTheme = themes[(themes.indexOf(theme) + 1) % themes.length]!;
  const otherZone = zone === 'local' ? 'utc' : 'local';
  const leave = () => {
    onClose?.();
    void signOut(client);
  };
  return (
    <>
      <MenuItem onSelect={() => setPreferences({ theme: nextTheme })}>
        {words.theme}: {words.themes[theme]}
      </MenuItem>
      <MenuItem onSelect={() => setPreferences({ zone: otherZone })}>
        {words.zone}: {words.zones[zone]}
      </MenuItem>
      <MenuItem onSelect={leave}>{words.signOut}</MenuItem>
    </>
  );
}
