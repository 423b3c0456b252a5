import { useQuery } from '@tanstack/react-query';
import { OpsError } from '../api.ts';
import { workspacesQuery } from '../session/me.ts';
import { switchWorkspace } from '../session/sign-out.ts';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';

/** The workspace's name; a choice where the person has several. */
export function WorkspaceSwitch() {
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
      onChange={(event) => void change(event.currentTarget.value)}
    >
      {workspaces.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}

async function change(workspaceId: string): Promise<void> {
  try {
    await switchWorkspace(workspaceId);
  } catch (error) {
    toast(error instanceof OpsError ? error.message : String(error), 'problem');
  }
}
