import { useId, type ReactNode } from 'react';
import { words } from '../messages/en.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError, useServerForm, type ServerForm } from './form.tsx';

interface FormDialogProps {
  title: string;
  /** What the button that sends it says. */
  submit: string;
  /** `danger` for what takes something away. */
  kind?: 'primary' | 'danger';
  /** It closes once this is done; a fault keeps it open and is shown. */
  onSend: (values: FormData) => Promise<void>;
  /** Whoever renders it takes it away when it was sent. */
  staysOpen?: boolean;
  onClose: () => void;
  children: (form: ServerForm) => ReactNode;
}

/** A form in a dialog. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, kind = 'primary', onSend, staysOpen, onClose, children } = props;
  const id = useId();
  const form = useServerForm(async (values) => {
    await onSend(values);
    if (staysOpen !== true) onClose();
  });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={id} kind={kind} isBusy={form.isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} className="flex flex-col gap-4" onSubmit={form.onSubmit}>
        {children(form)}
        <FormError form={form} />
      </form>
    </Dialog>
  );
}
