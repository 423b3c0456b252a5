import { FormDialog } from '../ui/form-dialog.tsx';
import { words } from './messages.en.ts';

interface EffectDialogProps {
  /** What it does. */
  title: string;
  onSend: () => Promise<void>;
  onClose: () => void;
}

/** The second press of what people outside will see: it cannot be taken back. */
export const EffectDialog = ({ title, onSend, onClose }: EffectDialogProps) => (
  <FormDialog title={title} submit={words.approve} onSend={onSend} onClose={onClose}>
    {() => <p>{words.effectText}</p>}
  </FormDialog>
);
