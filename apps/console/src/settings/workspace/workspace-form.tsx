import { useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../../api.ts';
import { words as common } from '../../messages/en.ts';
import { useConfirmation } from '../../session/confirmation.tsx';
import { workspacesQuery } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, useServerForm } from '../../ui/form.tsx';
import { useFormChanges } from '../../ui/form-changes.ts';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { HoursFields } from './hours-fields.tsx';
import { readWorkspace } from './read-workspace.ts';

interface WorkspaceFormProps {
  workspace: Schemas['Workspace'];
  /** Why it cannot be changed. */
  whyNot: string | undefined;
}

export function WorkspaceForm({ workspace, whyNot }: WorkspaceFormProps) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const changes = useFormChanges();
  const form = useServerForm(async (values) => {
    const params = { path: { id: workspace.id } };
    const body = readWorkspace(values);
    await confirmed(() => api.patch('/api/workspaces/{id}', { params, body }));
    changes.settle();
    toast(words.saved);
    await client.invalidateQueries(workspacesQuery);
  });
  const isOff = whyNot !== undefined;
  return (
    <>
      <form className="card max-w-2xl p-4" onSubmit={form.onSubmit} {...changes.props}>
        <fieldset disabled={isOff} className="flex flex-col gap-4">
          <Field form={form} name="name" label={words.workspaceName}>
            {(props) => <input {...props} defaultValue={workspace.name} required />}
          </Field>
          <Field form={form} name="brandName" label={words.brandName} hint={words.brandNameHint}>
            {(props) => <input {...props} defaultValue={workspace.brandName ?? ''} />}
          </Field>
          <Field
            form={form}
            name="timeZone"
            label={words.timeZone}
            hint={words.timeZoneHint(workspace.defaultTimeZone)}
          >
            {(props) => (
              <input {...props} list="time-zones" defaultValue={workspace.timeZone ?? ''} />
            )}
          </Field>
          <datalist id="time-zones">
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone} value={zone} />
            ))}
          </datalist>
          <HoursFields form={form} hours={workspace.workingHours} />
          <div>
            <label className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
              <input
                type="checkbox"
                name="confirmDecisions"
                defaultChecked={workspace.confirmDecisions}
              />
              {words.confirmDecisions}
            </label>
            <p className="text-small text-muted">{words.confirmDecisionsHint}</p>
          </div>
          <FormError form={form} />
          <Button
            type="submit"
            kind="primary"
            className="self-start"
            isBusy={form.isBusy}
            whyNot={whyNot}
          >
            {common.save}
          </Button>
        </fieldset>
      </form>
      {dialog}
      <LeaveGuard isChanged={changes.isChanged} />
    </>
  );
}
