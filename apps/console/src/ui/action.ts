import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from './toast.tsx';

interface Effects {
  /** What is said when it is done. */
  done: string;
  /** The keys of what it makes old. */
  stale: readonly QueryKey[];
}

/** Something that a press does: says how it ended, and loads anew what it changed. */
export function useAction<Input = void>(
  send: (input: Input) => Promise<unknown>,
  { done, stale }: Effects,
) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      toast(done);
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: ({ message }) => toast(message, 'problem'),
  });
  return { run: mutate, isBusy: isPending };
}
