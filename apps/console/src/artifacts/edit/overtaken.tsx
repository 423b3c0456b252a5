import type { Schemas } from '../../api.ts';
import type { FoundArtifact } from '../../content/artifact-query.ts';
import { TextDiff } from '../../content/text-diff.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { words } from '../messages.en.ts';

interface OvertakenProps {
  /** The newest revision that the person knew of. */
  seen: Schemas['Artifact'];
  newest: FoundArtifact;
  /** What was typed. */
  mine: string;
  onSeen: () => void;
}

/** Says who changed what while somebody was typing, and that nothing typed is lost. */
export function Overtaken({ seen, newest: { artifact }, mine, onSeen }: OvertakenProps) {
  const isRevised = artifact.id !== seen.id;
  const author = artifact.author?.name ?? words.somebody;
  return (
    <section role="alert" className="card flex flex-col gap-3 border-waiting p-4">
      <h2 className="flex items-center gap-2 text-heading text-waiting">
        <Icon name="warning" />
        {isRevised ? words.overtakenTitle(author, artifact.revisionVersion) : words.touchedTitle}
      </h2>
      <p>{words.overtakenText}</p>
      {isRevised && (
        <>
          <h3 className="font-strong">{words.theirChanges}</h3>
          <TextDiff before={seen.content} after={artifact.content} />
          <h3 className="font-strong">{words.yourChanges}</h3>
          <TextDiff before={artifact.content} after={mine} />
        </>
      )}
      <Button className="self-start" onClick={onSeen}>
        {words.keepMine}
      </Button>
    </section>
  );
}
