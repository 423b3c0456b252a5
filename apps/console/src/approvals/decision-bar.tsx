import { useState } from 'react';
import type { Schemas } from '../api.ts';
import { useShortcut } from '../keyboard/shortcuts.ts';
import { words as common } from '../messages/en.ts';
import { useIsOnline } from '../shell/banner.tsx';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { CommentDialog } from './comment-dialog.tsx';
import { words } from './messages.en.ts';
import { usePublicationTime } from './publication.tsx';
import { useDecision } from './use-decision.tsx';

interface DecisionBarProps {
  approval: Schemas['Approval'];
  /** What an approval does. */
  title: string;
  /** Why it cannot be decided just now. */
  notReady: string | undefined;
}

type Asking = 'approve' | 'send_back' | 'reject';

/** The three decisions, on phones within a thumb's reach. */
export function DecisionBar({ approval, title, notReady }: DecisionBarProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const { decide, underWay, dialog } = useDecision(approval);
  const when = usePublicationTime(approval);
  const isOnline = useIsOnline();
  const whyNot = !isOnline
    ? common.offline
    : approval.mayDecide
      ? notReady
      : (approval.whyNot ?? words.mayNot);
  const press = (decision: Asking) => {
    if (whyNot !== undefined || underWay !== null) return;
    if (decision !== 'approve' || approval.effect === 'external') setAsking(decision);
    else decide({ decision }).catch((error: Error) => toast(error.message, 'problem'));
  };
  useShortcut('a', words.approve, () => press('approve'));
  useShortcut('r', words.reject, () => press('reject'));
  const busy = (decision: Asking) => ({
    isBusy: underWay === decision,
    whyNot: whyNot ?? (underWay === null || underWay === decision ? undefined : words.underWay),
  });
  const close = () => setAsking(null);
  return (
    <section
      aria-label={words.decision}
      className="z-10 flex flex-col gap-2 border-t border-border bg-surface px-4 py-3 max-desk:fixed max-desk:inset-x-0 max-desk:bottom-[var(--tabs)] desk:sticky desk:bottom-0 desk:-mx-6 desk:px-6"
    >
      {whyNot !== undefined && <p className="text-small text-muted">{whyNot}</p>}
      <div className="flex gap-2 max-desk:*:flex-1 max-desk:*:px-2">
        <Button kind="primary" onClick={() => press('approve')} {...busy('approve')}>
          {words.approve}
        </Button>
        <SendBack approval={approval} state={busy('send_back')} onPress={press} />
        <Button kind="danger" onClick={() => press('reject')} {...busy('reject')}>
          {words.reject}
        </Button>
      </div>
      {asking === 'approve' && (
        <EffectDialog
          title={title}
          when={when}
          onSend={() => decide({ decision: 'approve' })}
          onClose={close}
        />
      )}
      {(asking === 'reject' || asking === 'send_back') && (
        <CommentDialog
          decision={asking}
          runId={approval.runId}
          needs={asking === 'send_back' ? (approval.needs ?? []) : []}
          onSend={(comment) => decide({ decision: asking, comment })}
          onClose={close}
        />
      )}
      {dialog}
    </section>
  );
}

interface SendBackProps {
  approval: Schemas['Approval'];
  state: { isBusy: boolean; whyNot: string | undefined };
  onPress: (decision: 'send_back') => void;
}

/** Has the step before done again; before a handoff or over a budget there is none. */
function SendBack({ approval: { kind }, state, onPress }: SendBackProps) {
  if (kind === 'handoff' || kind === 'budget') return null;
  return (
    <Button icon="send_back" onClick={() => onPress('send_back')} {...state}>
      {words.sendBack}
    </Button>
  );
}

interface EffectDialogProps {
  /** What it does. */
  title: string;
  /** When that happens, where it has a time. */
  when: string | undefined;
  onSend: () => Promise<void>;
  onClose: () => void;
}

/** The second press of what people outside will see: it cannot be taken back. */
const EffectDialog = ({ title, when, onSend, onClose }: EffectDialogProps) => (
  <FormDialog title={title} submit={words.approve} onSend={onSend} onClose={onClose}>
    {() => (
      <>
        {when !== undefined && <p className="font-strong">{words.effectWhen(when)}</p>}
        <p>{words.effectText}</p>
      </>
    )}
  </FormDialog>
);
