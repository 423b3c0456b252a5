import { words } from '../messages/en.ts';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';

/** Puts a text into the clipboard and says so. */
export function CopyButton({ text, label = words.copy }: { text: string; label?: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast(words.copied);
  };
  return (
    <Button kind="quiet" icon="copy" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
