import { useRouter } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { words } from './ended.en.ts';

/** Says how what was typed can still be saved. */
export function EndedDialog() {
  const router = useRouter();
  const leave = () => void router.invalidate();
  return (
    <Dialog
      title={words.title}
      isKept
      onClose={leave}
      footer={
        <>
          <Button kind="danger" onClick={leave}>
            {words.leave}
          </Button>
          <a
            className="button"
            data-kind="primary"
            href={router.buildLocation({ to: '/login' }).href}
            target="_blank"
            rel="noopener"
          >
            {words.signIn}
          </a>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}
