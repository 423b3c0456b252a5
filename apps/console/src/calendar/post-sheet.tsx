import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import type { Schemas } from '../api.ts';
import { ArtifactContent } from '../content/artifact-content.tsx';
import { ArtifactStatus } from '../content/artifact-status.tsx';
import { formatMoment } from '../scheduling/format-moment.ts';
import { ScheduleDialog } from '../scheduling/schedule-dialog.tsx';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Facts } from '../ui/facts.tsx';
import { shiftDay } from './days.ts';
import { words } from './messages.en.ts';
import { isMovable, type Move } from './use-move.ts';

interface PostSheetProps {
  post: Schemas['Artifact'];
  zone: string;
  onMove: Move;
  onClose: () => void;
}

/** A post with its date, and the moves that a thumb makes; on phones at the bottom of the window. */
export function PostSheet({ post, zone, onMove, onClose }: PostSheetProps) {
  const { id, status, title, scheduledFor, targetPlatform, qualityGrade } = post;
  return (
    <Dialog title={title} onClose={onClose} footer={<Footer id={id} />}>
      <div className="flex flex-col gap-4">
        <Facts
          items={[
            [words.when, scheduledFor === null ? words.noDate : formatMoment(scheduledFor, zone)],
            [words.state, <ArtifactStatus key="state" status={status} />],
            [words.platform, findPlatform(targetPlatform).name],
            [words.grade, qualityGrade],
          ]}
        />
        <Moves post={post} onMove={onMove} />
        <ArtifactContent artifact={post} />
      </div>
    </Dialog>
  );
}

const steps = [
  [words.dayEarlier, -1],
  [words.dayLater, 1],
  [words.weekLater, 7],
] as const;

function Moves({ post, onMove }: Pick<PostSheetProps, 'post' | 'onMove'>) {
  const [isChoosing, setChoosing] = useState(false);
  const mayNot = useWhyNot('editor');
  const whyNot = isMovable(post) ? mayNot : words.notMovable;
  return (
    <div className="grid grid-cols-2 gap-2">
      {post.scheduledFor !== null &&
        steps.map(([label, days]) => (
          <Button
            key={label}
            whyNot={whyNot}
            onClick={() => onMove(post, (day) => shiftDay(day, days))}
          >
            {label}
          </Button>
        ))}
      <Button whyNot={whyNot} onClick={() => setChoosing(true)}>
        {words.chooseDate}
      </Button>
      {isChoosing && <ScheduleDialog artifact={post} onClose={() => setChoosing(false)} />}
    </div>
  );
}

const Footer = ({ id }: { id: string }) => (
  <>
    <Link to="/artifacts/$id" params={{ id }} className="button">
      {words.open}
    </Link>
    <Link to="/artifacts/$id/edit" params={{ id }} className="button" data-kind="primary">
      {words.edit}
    </Link>
  </>
);
