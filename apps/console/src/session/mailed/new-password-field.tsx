import { Field, type ServerForm } from '../../ui/form.tsx';
import { words } from '../messages.en.ts';

/** A password that is set, by the name that the service's issues have. */
export const NewPasswordField = ({ form, name }: { form: ServerForm; name: string }) => (
  <Field form={form} name={name} label={words.newPassword} hint={words.newPasswordHint}>
    {(control) => (
      <input {...control} type="password" autoComplete="new-password" minLength={10} required />
    )}
  </Field>
);
