import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, OpsError, type AnswerOf, type InputOf, type Schemas } from '../api.ts';
import { useConfirmation } from '../session/confirmation.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { approvalQuery } from './queries.ts';

type Body = InputOf<'post', '/api/approvals/{id}/decide'>['body'];
type Sent = Pick<Body, 'decision' | 'comment'>;
type Decided = AnswerOf<'post', '/api/approvals/{id}/decide'>;

/**
 * Decides what was shown. A decision that came too late, or on what was changed since, is no fault: the
 * approval is loaded again and says so. `decide` throws what else is wrong.
 */
export function useDecision(approval: Schemas['Approval']) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const { id, subjectDigest } = approval;
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: approvalQuery(id).queryKey }),
      client.invalidateQueries({ queryKey: ['approvals'] }),
    ]);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (sent: Sent) => {
      const input = { params: { path: { id } }, body: { ...sent, subjectDigest } };
      return confirmed(() => api.post('/api/approvals/{id}/decide', input));
    },
    onSuccess: (answer) => toast(sayDone(answer)),
    // Beside what was done, what somebody else has done is shown.
    onSettled: refresh,
  });
  const decide = async (sent: Sent): Promise<void> => {
    try {
      await mutateAsync(sent);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
    }
  };
  return { decide, underWay: isPending ? variables.decision : null, dialog };
}

/** Whether the approval as it is now says what is wrong. */
const isOvertaken = (error: unknown): boolean =>
  OpsError.is(error, 'stale_subject') ||
  (OpsError.is(error, 'conflict') &&
    (error.body.decidedBy !== undefined || error.body.hasVoted === true));

const sayDone = ({ status, have, need }: Decided): string =>
  status === 'pending' ? words.voteCounts(have, need) : words.done[status];
