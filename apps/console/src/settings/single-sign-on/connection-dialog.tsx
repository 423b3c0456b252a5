import { useQueryClient } from '@tanstack/react-query';
import { memberRoles } from '@workspace-ops/contracts/role-names';
import { api, type Schemas } from '../../api.ts';
import { roleWords } from '../../messages/en.ts';
import { useConfirmation } from '../../session/confirmation.tsx';
import { Field, type ServerForm } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { MappingFields } from './mapping-fields.tsx';
import { words } from './messages.en.ts';
import { connectionQuery } from './queries.ts';
import { readConnection } from './read-connection.ts';

type Connection = Schemas['SsoConnection'];

interface ConnectionDialogProps {
  /** Null to connect the first one. */
  connection: Connection | null;
  onClose: () => void;
}

const defaultRoles = Object.fromEntries(
  memberRoles.filter((role) => role !== 'owner').map((role) => [role, roleWords[role]]),
);

/** Connects the workspace to a provider, or changes how it is. */
export function ConnectionDialog({ connection, onClose }: ConnectionDialogProps) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const send = async (values: FormData) => {
    const body = readConnection(values);
    await confirmed(() => api.put('/api/sso', { body }));
    toast(words.saved);
    await client.invalidateQueries(connectionQuery);
  };
  return (
    <>
      <FormDialog
        title={connection === null ? words.connect : words.provider}
        submit={connection === null ? words.connect : words.change}
        onSend={send}
        onClose={onClose}
      >
        {(form) => (
          <>
            <Client form={form} connection={connection} />
            <Field
              form={atDomains(form)}
              name="domains"
              label={words.domains}
              hint={words.domainsHint}
            >
              {(props) => (
                <textarea
                  {...props}
                  rows={3}
                  required
                  defaultValue={connection?.domains.map(({ domain }) => domain).join('\n')}
                />
              )}
            </Field>
            <Field form={form} name="roleClaim" label={words.roleClaim} hint={words.roleClaimHint}>
              {(props) => <input {...props} defaultValue={connection?.roleClaim ?? ''} />}
            </Field>
            <MappingFields form={form} mapping={connection?.roleMapping ?? {}} />
            <SelectField
              form={form}
              name="defaultRole"
              label={words.defaultRole}
              options={defaultRoles}
              initial={connection?.defaultRole ?? 'viewer'}
            />
            <div>
              <label className="flex min-h-8 items-center gap-2 max-desk:min-h-11">
                <input
                  type="checkbox"
                  name="ssoOnly"
                  defaultChecked={connection?.ssoOnly ?? false}
                />
                {words.ssoOnly}
              </label>
              <p className="text-small text-muted">{words.ssoOnlyHint}</p>
            </div>
          </>
        )}
      </FormDialog>
      {dialog}
    </>
  );
}

/** What is wrong with one of the lines stands below all of them. */
const atDomains = ({ issues }: ServerForm): Pick<ServerForm, 'issues'> => ({
  issues: issues.map((issue) =>
    issue.path.startsWith('domains.') ? { ...issue, path: 'domains' } : issue,
  ),
});

/** What the provider knows the workspace by. */
function Client({
  form,
  connection,
}: Pick<ConnectionDialogProps, 'connection'> & { form: ServerForm }) {
  const isNew = connection === null;
  return (
    <>
      <Field
        form={form}
        name="issuer"
        label={words.issuer}
        hint={isNew ? words.issuerHint : `${words.issuerHint} ${words.issuerChange}`}
      >
        {(props) => <input {...props} type="url" required defaultValue={connection?.issuer} />}
      </Field>
      <Field form={form} name="clientId" label={words.clientId}>
        {(props) => (
          <input {...props} required autoComplete="off" defaultValue={connection?.clientId} />
        )}
      </Field>
      <Field
        form={form}
        name="clientSecret"
        label={words.clientSecret}
        hint={isNew ? words.secretHint : words.secretKept}
      >
        {(props) => <input {...props} type="password" autoComplete="off" required={isNew} />}
      </Field>
    </>
  );
}
