import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { words } from './messages.en.ts';
import type { Policies } from './queries.ts';

interface OvertakenProps {
  current: Policies;
  onKeep: () => void;
  onBeginAgain: () => void;
}

/** Says who published what while somebody was typing: both versions cannot hold. */
export function Overtaken({ current, onKeep, onBeginAgain }: OvertakenProps) {
  const { version, updatedBy, policies } = current;
  return (
    <section role="alert" className="card flex flex-col gap-3 border-waiting p-4">
      <h2 className="flex items-center gap-2 text-heading text-waiting">
        <Icon name="warning" />
        {words.overtakenTitle(updatedBy?.name ?? words.somebody, version)}
      </h2>
      <p className="break-words">
        {policies.length === 0
          ? words.overtakenEmpty
          : words.overtakenHas(policies.map(({ name }) => name).join(', '))}{' '}
        {words.overtakenText}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onKeep}>{words.keepMine}</Button>
        <Button kind="danger" onClick={onBeginAgain}>
          {words.beginAgain}
        </Button>
      </div>
    </section>
  );
}
