import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { handleKey, useShortcut } from '../keyboard/shortcuts.ts';
import { destinations, type Destination } from './destinations.ts';
import { words } from './messages.en.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'), 'ShortcutsDialog');

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
