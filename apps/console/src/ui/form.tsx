import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { OpsError } from '../api.ts';
import { noticeEnded } from '../query-client.ts';
import { Icon } from './icons.tsx';

interface ControlProps {
  id: string;
  name: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  /** Of the input, and the path that the service's issues name. */
  name: string;
  label: string;
  hint?: string;
  form: Pick<ServerForm, 'issues'>;
  /** Renders the control with what the label and the messages need. */
  children: (props: ControlProps) => ReactNode;
}

/** A labelled control with its hint and what the service says is wrong with it. */
export function Field({ name, label, hint, form, children }: FieldProps) {
  const id = useId();
  const issue = form.issues.find(({ path }) => path === name)?.message;
  const described = [hint && `${id}-hint`, issue && `${id}-issue`].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      {children({
        id,
        name,
        className: 'field',
        ...(issue !== undefined && { 'aria-invalid': true }),
        ...(described !== '' && { 'aria-describedby': described }),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-small text-muted">
          {hint}
        </p>
      )}
      {issue !== undefined && (
        <p id={`${id}-issue`} className="flex items-center gap-1 text-failed">
          <Icon name="failed" />
          {`${label} ${issue}`}
        </p>
      )}
    </div>
  );
}

export interface ServerForm {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  issues: readonly { path: string; message: string }[];
  /** What is wrong beside single fields. */
  error: Error | null;
  isBusy: boolean;
}

/** The browser checks its constraints first; what the service then refuses stands at its field. */
export function useServerForm(send: (values: FormData) => Promise<void>): ServerForm {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const client = useQueryClient();
  const submit = async (form: HTMLFormElement) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError(null);
    try {
      await send(new FormData(form));
    } catch (thrown) {
      noticeEnded(client, thrown);
      setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
      focusFirst(form, readIssues(thrown));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };
  return {
    onSubmit: (event) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
    issues: readIssues(error),
    error,
    isBusy,
  };
}

const readIssues = (error: unknown): ServerForm['issues'] =>
  error instanceof OpsError ? error.issues : [];

function focusFirst(form: HTMLFormElement, issues: ServerForm['issues']): void {
  for (const { path } of issues) {
    const control = form.elements.namedItem(path);
    if (control instanceof HTMLElement) {
      control.focus();
      return;
    }
  }
}

/** The sentence of a form's fault, where it is not one of a field. */
export function FormError({ form }: { form: ServerForm }) {
  if (form.error === null || form.issues.length > 0) return null;
  return (
    <p role="alert" className="flex items-center gap-2 text-failed">
      <Icon name="warning" />
      {form.error.message}
    </p>
  );
}

/** A field's text as it was typed. */
export const readText = (values: FormData, name: string): string => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};
