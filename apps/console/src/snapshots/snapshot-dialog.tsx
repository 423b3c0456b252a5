import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Schemas } from '../api.ts';
import { words as common } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { SkeletonLines } from '../ui/states.tsx';
import { Time } from '../ui/time.tsx';
import { describeReferences, listParts } from './describe-snapshot.ts';
import { words } from './messages.en.ts';
import { snapshotQuery } from './queries.ts';
import type { SnapshotsSearch } from './routes.ts';

interface SnapshotDialogProps {
  snapshot: Schemas['ListedSnapshot'];
  /** Why it cannot be used. */
  whyNot: string | undefined;
  onClose: () => void;
}

/** What a snapshot holds, and what can be done with it. */
export function SnapshotDialog({ snapshot: { id, name }, whyNot, onClose }: SnapshotDialogProps) {
  const query = useQuery(snapshotQuery(id));
  const navigate = useNavigate({ from: '/snapshots' });
  const start = (action: SnapshotsSearch['do'] & string) => () =>
    void navigate({ search: { id, do: action }, resetScroll: false });
  return (
    <Dialog
      title={name}
      onClose={onClose}
      footer={
        <>
          <Button kind="danger" whyNot={whyNot} onClick={start('delete')}>
            {common.delete}
          </Button>
          <Button whyNot={whyNot} onClick={start('clone')}>
            {words.clone}
          </Button>
          <Button whyNot={whyNot} onClick={start('restore')}>
            {words.restore}
          </Button>
        </>
      }
    >
      <QueryView query={query} skeleton={<SkeletonLines count={8} />}>
        {(snapshot) => <SnapshotFacts snapshot={snapshot} />}
      </QueryView>
    </Dialog>
  );
}

function SnapshotFacts({ snapshot }: { snapshot: Schemas['Snapshot'] }) {
  const { llmSettings, integrations, activeAgents, activeWorkflows } = snapshot.configuration;
  const models = [llmSettings.tier2Fallback, llmSettings.tier3Fallback].filter(
    (model) => typeof model === 'string',
  );
  return (
    <>
      {snapshot.description !== '' && <p className="mb-3">{snapshot.description}</p>}
      <Facts
        items={[
          [words.office, snapshot.officeName],
          [words.version, snapshot.version],
          [words.updated, <Time key="updated" at={snapshot.updatedAt} />],
          [words.tags, snapshot.tags.join(', ') || null],
          [words.parts, listParts(snapshot.scope).join(', ') || words.none],
          [words.temperature, llmSettings.temperature],
          [words.maxTokens, llmSettings.maxOutputTokens.toLocaleString('en')],
          [words.fallbacks, models.join(', ') || null],
          [
            words.integrations,
            Object.entries(integrations)
              .map(([key, { enabled }]) => `${key} ${enabled ? words.on : words.off}`)
              .join(', ') || words.none,
          ],
          [words.agents, describeReferences(activeAgents) || words.none],
          [words.workflows, describeReferences(activeWorkflows) || words.none],
        ]}
      />
    </>
  );
}
