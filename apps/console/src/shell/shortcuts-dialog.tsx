import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { handleKey, useShortcut, useShortcutList } from '../keyboard/shortcuts.ts';
import { setPreferences, usePreferences } from '../preferences.ts';
import { Dialog } from '../ui/dialog.tsx';
import { destinations, type Destination } from './destinations.ts';
import { words } from './messages.en.ts';

/** The keys that work on every page, and the list of all that work on the one that is shown. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, []);
  useShortcut('?', words.showShortcuts, () => setOpen(true));
  return (
    <>
      {destinations.map(
        ({ to, label, key }) => key && <GoTo key={to} to={to} label={label} letter={key} />,
      )}
      {isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface GoToProps extends Pick<Destination, 'to' | 'label'> {
  letter: string;
}

function GoTo({ to, label, letter }: GoToProps) {
  const navigate = useNavigate();
  useShortcut(`g ${letter}`, words.goTo(label), () => void navigate({ to }));
  return null;
}

function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcutList();
  const { singleKeys } = usePreferences();
  return (
    <Dialog title={words.shortcuts} onClose={onClose}>
      <label className="mb-3 flex items-center gap-2">
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ currentTarget }) => setPreferences({ singleKeys: currentTarget.checked })}
        />
        {words.singleKeys}
      </label>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded border border-border bg-raised px-1.5 font-mono">{keys}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
