import { Button } from './button.tsx';
import { CopyButton } from './copy-button.tsx';
import { Dialog } from './dialog.tsx';

interface SecretDialogProps {
  title: string;
  /** Why it has to be kept now. */
  text: string;
  secret: string;
  /** What the button that closes it says. */
  kept: string;
  onClose: () => void;
}

/** Shows what is never shown again. A press beside it does not close it. */
export const SecretDialog = ({ title, text, secret, kept, onClose }: SecretDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    isKept
    footer={
      <Button kind="primary" onClick={onClose}>
        {kept}
      </Button>
    }
  >
    <p className="mb-3">{text}</p>
    <div className="flex flex-wrap items-center gap-2 rounded bg-raised p-3">
      <code className="min-w-0 flex-1 font-mono break-all whitespace-pre-wrap">{secret}</code>
      <CopyButton text={secret} />
    </div>
  </Dialog>
);
