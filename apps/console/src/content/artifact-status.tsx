import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';
import { Status, type Look } from '../ui/status.tsx';

type ArtifactState = Schemas['Artifact']['status'];

const looks = {
  draft: 'pending',
  scheduled: 'waiting',
  published: 'completed',
  archived: 'failed',
} satisfies Record<ArtifactState, Look>;

export const ArtifactStatus = ({ status }: { status: ArtifactState }) => (
  <Status look={looks[status]}>{words.statuses[status]}</Status>
);
