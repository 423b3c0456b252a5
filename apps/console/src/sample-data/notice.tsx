import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { loadPress } from './load-press.ts';
import { words } from './messages.en.ts';

/** Says in a workspace of sample data what it is, and takes it away. */
export function SampleNotice() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-border bg-surface px-4 py-2">
      <p className="min-w-0 flex-1 text-muted">{words.notice}</p>
      <Button onClick={() => setIsOpen(true)}>{words.remove}</Button>
      {isOpen && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          submit={words.remove}
          onSend={async () => (await loadPress()).remove()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
