import { useState } from 'react';
import type { Schemas } from '../api.ts';
import { useWhyNot } from '../session/me.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { words } from './messages.en.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { useArtifactChange } from './use-artifact-change.ts';

/** What may be done with an artifact's state: whoever may not change it sees why. */
export function StateMenu({ artifact }: { artifact: Schemas['Artifact'] }) {
  const [isScheduling, setScheduling] = useState(false);
  const whyNot = useWhyNot('editor');
  const { id, status } = artifact;
  const publish = useArtifactChange(id, words.published);
  const archive = useArtifactChange(id, words.archived);
  const toDraft = useArtifactChange(id, words.isDraft);
  if (whyNot !== undefined) return <Button whyNot={whyNot}>{words.state}</Button>;
  return (
    <>
      <Menu label={words.state}>
        <MenuItem onSelect={() => setScheduling(true)}>
          {status === 'scheduled' ? words.reschedule : words.schedule}…
        </MenuItem>
        {status !== 'published' && (
          <MenuItem onSelect={() => publish.run({ status: 'published' })}>{words.publish}</MenuItem>
        )}
        {status !== 'draft' && (
          <MenuItem onSelect={() => toDraft.run({ status: 'draft' })}>{words.toDraft}</MenuItem>
        )}
        {status !== 'archived' && (
          <MenuItem onSelect={() => archive.run({ status: 'archived' })}>{words.archive}</MenuItem>
        )}
      </Menu>
      {isScheduling && <ScheduleDialog artifact={artifact} onClose={() => setScheduling(false)} />}
    </>
  );
}
