import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { loadPress } from './load-press.ts';
import type * as Presses from './press.ts';

interface PressButtonProps {
  text: string;
  hint: string;
  run: (press: typeof Presses) => Promise<void>;
}

/** Loads what it does when it is pressed, and not before. */
export function PressButton({ text, hint, run }: PressButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const press = async () => {
    setIsBusy(true);
    try {
      await run(await loadPress());
    } catch (error) {
      toast((error as Error).message, 'problem');
    }
    setIsBusy(false);
  };
  return (
    <div className="flex flex-col items-center gap-1">
      <Button isBusy={isBusy} onClick={() => void press()}>
        {text}
      </Button>
      <p className="max-w-[48ch] text-center text-small text-muted">{hint}</p>
    </div>
  );
}
