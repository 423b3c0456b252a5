import { FormDialog } from './form-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  /** What it leads to. */
  text: string;
  /** What the button says. */
  submit: string;
  onSend: () => Promise<void>;
  onClose: () => void;
}

/** The second press of what takes something away. */
export const ConfirmDialog = ({ text, ...props }: ConfirmDialogProps) => (
  <FormDialog {...props} kind="danger">
    {() => <p>{text}</p>}
  </FormDialog>
);
