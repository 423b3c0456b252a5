import { useId, useState, type ReactNode } from 'react';
import { words } from '../messages/en.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useFormChanges } from './form-changes.ts';
import { FormError, useServerForm, type ServerForm } from './form.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { useUnsaved } from './unsaved.ts';

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

/** A form in a dialog. What was typed is lost by its button alone; other ways to close it ask first. */
export function FormDialog(props: FormDialogProps) {
  const { title, submit, kind = 'primary', onSend, staysOpen, onClose, children } = props;
  const id = useId();
  const changes = useFormChanges();
  useUnsaved(changes.isChanged);
  const [isLeaving, setLeaving] = useState(false);
  const form = useServerForm(async (values) => {
    await onSend(values);
    if (staysOpen !== true) onClose();
  });
  const close = () => (changes.isChanged() ? setLeaving(true) : onClose());
  return (
    <>
      <Dialog
        title={title}
        onClose={close}
        footer={
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button type="submit" form={id} kind={kind} isBusy={form.isBusy}>
              {submit}
            </Button>
          </>
        }
      >
        <form id={id} className="flex flex-col gap-4" onSubmit={form.onSubmit} {...changes.props}>
          {children(form)}
          <FormError form={form} />
        </form>
      </Dialog>
      {isLeaving && <LeaveDialog onLeave={onClose} onStay={() => setLeaving(false)} />}
    </>
  );
}
