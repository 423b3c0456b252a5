import { FormDialog } from '../ui/form-dialog.tsx';
import { words } from './messages.en.ts';

interface EffectDialogProps {
  /** What it does. */
  title: string;
  /** When that happens, where it has a time. */
  when: string | undefined;
  onSend: () => Promise<void>;
  onClose: () => void;
}

/** The second press of what people outside will see: it cannot be taken back. */
export const EffectDialog = ({ title, when, onSend, onClose }: EffectDialogProps) => (
  <FormDialog title={title} submit={words.approve} onSend={onSend} onClose={onClose}>
    {() => (
      <>
        {when !== undefined && <p className="font-strong">{words.effectWhen(when)}</p>}
        <p>{words.effectText}</p>
      </>
    )}
  </FormDialog>
);
