import { useQuery, useQueryClient } from '@tanstack/react-query';
import { workspacesQuery } from '../session/me.ts';
import { switchWorkspace } from '../session/sign-out.ts';
import { words } from './messages.en.ts';

/** The workspace's name; a choice where the person has several. */
export function WorkspaceSwitch() {
  const client = useQueryClient();
  const { data: workspaces } = useQuery(workspacesQuery);
  const current = workspaces?.find((workspace) => workspace.current);
  if (workspaces === undefined || workspaces.length < 2) {
    return <p className="truncate px-2 py-1.5 font-strong">{current?.name ?? ' '}</p>;
  }
  return (
    <select
      className="field font-strong"
      aria-label={words.workspace}
      value={current?.id}
      onChange={(event) => void switchWorkspace(client, event.currentTarget.value)}
    >
      {workspaces.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
