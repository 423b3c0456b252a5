import { useQueryClient } from '@tanstack/react-query';
import { api, type Schemas } from '../api.ts';
import { words as common } from '../messages/en.ts';
import { Field, readText } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { snapshotsQuery } from './queries.ts';

type Action = 'clone' | 'restore' | 'delete';

interface SnapshotActionDialogProps {
  snapshot: Pick<Schemas['ListedSnapshot'], 'id' | 'name'>;
  action: Action;
  onClose: () => void;
}

/** The second press of what is done with a snapshot. */
export function SnapshotActionDialog(props: SnapshotActionDialogProps) {
  const { snapshot, action, onClose } = props;
  const client = useQueryClient();
  const { id, name } = snapshot;
  const params = { path: { id } };
  const send = async (values: FormData) => {
    if (action === 'clone') {
      const body = readClone(values);
      toast(words.cloned((await api.post('/api/snapshots/{id}/clone', { params, body })).name));
    } else if (action === 'restore') {
      await api.post('/api/snapshots/{id}/restore', { params });
      toast(words.restored);
    } else {
      await api.delete('/api/snapshots/{id}', { params });
      toast(words.deleted);
    }
    await client.invalidateQueries(snapshotsQuery);
  };
  const titles: Record<Action, string> = {
    clone: words.cloneOne(name),
    restore: words.restoreOne(name),
    delete: words.deleteOne(name),
  };
  const submits: Record<Action, string> = {
    clone: words.clone,
    restore: words.restore,
    delete: common.delete,
  };
  return (
    <FormDialog
      title={titles[action]}
      submit={submits[action]}
      kind={action === 'clone' ? 'primary' : 'danger'}
      onSend={send}
      onClose={onClose}
    >
      {(form) =>
        action === 'clone' ? (
          <>
            <Field
              form={form}
              name="targetOfficeName"
              label={words.cloneOffice}
              hint={words.cloneOfficeHint}
            >
              {(field) => <input {...field} />}
            </Field>
            <Field
              form={form}
              name="newSnapshotName"
              label={words.cloneName}
              hint={words.cloneNameHint}
            >
              {(field) => <input {...field} />}
            </Field>
          </>
        ) : (
          <p>{action === 'restore' ? words.restoreText : words.deleteText}</p>
        )
      }
    </FormDialog>
  );
}

function readClone(values: FormData) {
  const office = readText(values, 'targetOfficeName').trim();
  const name = readText(values, 'newSnapshotName').trim();
  return {
    ...(office !== '' && { targetOfficeName: office }),
    ...(name !== '' && { newSnapshotName: name }),
  };
}
