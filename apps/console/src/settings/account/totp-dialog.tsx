import { CopyButton } from '../../ui/copy-button.tsx';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { words } from '../messages.en.ts';
import type { TotpStarted } from './use-factors.tsx';

interface TotpDialogProps {
  started: TotpStarted;
  onSend: (code: string) => Promise<void>;
  onClose: () => void;
}

/** The secret for an authenticator application, and the first code of it. */
export const TotpDialog = ({ started, onSend, onClose }: TotpDialogProps) => (
  <FormDialog
    title={words.addTotp}
    submit={words.confirm}
    onSend={(values) => onSend(readText(values, 'code').replaceAll(/\s/g, ''))}
    onClose={onClose}
  >
    {(form) => (
      <>
        <p>{words.totpText}</p>
        <div className="flex flex-wrap items-center gap-2 rounded bg-raised p-3">
          <code aria-label={words.secret} className="min-w-0 flex-1 font-mono break-words">
            {started.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton text={started.secret} />
        </div>
        <a href={started.uri} className="link self-start">
          {words.totpOpen}
        </a>
        <Field form={form} name="code" label={words.code} hint={words.codeHint}>
          {(props) => (
            <input {...props} inputMode="numeric" autoComplete="one-time-code" required />
          )}
        </Field>
      </>
    )}
  </FormDialog>
);
