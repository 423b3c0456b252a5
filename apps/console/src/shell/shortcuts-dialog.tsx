import { useShortcutList } from '../keyboard/shortcuts.ts';
import { setPreferences, usePreferences } from '../preferences.ts';
import { Dialog } from '../ui/dialog.tsx';
import { words } from './messages.en.ts';

/** It works with a modifier, and so where single keys are off. */
const paletteKeys = { keys: 'Ctrl K, ⌘ K', label: words.palette };

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
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
        {[...shortcuts, paletteKeys].map(({ keys, label }) => (
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
