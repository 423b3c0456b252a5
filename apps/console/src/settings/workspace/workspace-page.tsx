import { useQuery } from '@tanstack/react-query';
import { useWhyNot, workspacesQuery } from '../../session/me.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/states.tsx';
import { words } from '../messages.en.ts';
import { SettingsPage } from '../settings-page.tsx';
import { WorkspaceForm } from './workspace-form.tsx';

export function WorkspacePage() {
  const query = useQuery(workspacesQuery);
  const whyNot = useWhyNot('admin');
  return (
    <SettingsPage section={words.workspace}>
      {whyNot !== undefined && <p className="text-muted">{whyNot}</p>}
      <QueryView query={query} skeleton={<SkeletonLines count={6} />}>
        {(workspaces) => {
          const current = workspaces.find((workspace) => workspace.current);
          return current && <WorkspaceForm key={current.id} workspace={current} whyNot={whyNot} />;
        }}
      </QueryView>
    </SettingsPage>
  );
}
