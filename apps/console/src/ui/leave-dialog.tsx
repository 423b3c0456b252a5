import { words } from '../messages/en.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface LeaveDialogProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed is lost. */
export const LeaveDialog = ({ onLeave, onStay }: LeaveDialogProps) => (
  <Dialog
    title={words.leaveTitle}
    onClose={onStay}
    footer={
      <>
        <Button onClick={onStay}>{words.cancel}</Button>
        <Button kind="danger" onClick={onLeave}>
          {words.leave}
        </Button>
      </>
    }
  >
    <p>{words.leaveText}</p>
  </Dialog>
);
