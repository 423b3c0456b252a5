import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Schemas } from '../api.ts';
import { Field, type ServerForm } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { addSentence } from './add-sentence.ts';
import { composeComment } from './compose-comment.ts';
import { words } from './messages.en.ts';
import { unknownFieldsQuery } from './queries.ts';

type Need = NonNullable<Schemas['Approval']['needs']>[number];

interface CommentDialogProps {
  decision: 'reject' | 'send_back';
  runId: string;
  /** The facts that the comment can say. */
  needs: readonly Need[];
  onSend: (comment: string) => Promise<void>;
  onClose: () => void;
}

/** As long as a comment may be. */
const longest = 2_000;

/** Why something is rejected, or what is missing and what is to be done better. */
export function CommentDialog({ decision, runId, needs, onSend, onClose }: CommentDialogProps) {
  const [said, setSaid] = useState('');
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const facts = needs.map(({ name }) => [name, answers[name] ?? ''] as const);
  const ofFacts = composeComment(facts, '');
  const asks = needs.length > 0;
  const texts = words.comments[decision];
  return (
    <FormDialog
      title={texts.title}
      submit={texts.submit}
      kind={decision === 'reject' ? 'danger' : 'primary'}
      onSend={() => onSend(composeComment(facts, said))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{texts.text}</p>
          {asks && (
            <MissingFacts
              runId={runId}
              needs={needs}
              answers={answers}
              form={form}
              onChange={(name, answer) => setAnswers((known) => ({ ...known, [name]: answer }))}
            />
          )}
          <div role="group" aria-label={words.suggestions} className="flex flex-wrap gap-2">
            {texts.chips.map((chip) => (
              <button
                key={chip}
                type="button"
                className="chip"
                onClick={() => setSaid((text) => addSentence(text, chip))}
              >
                {chip}
              </button>
            ))}
          </div>
          <Field form={form} name="comment" label={asks ? words.anythingElse : texts.label}>
            {(props) => (
              <textarea
                {...props}
                rows={4}
                required={ofFacts === ''}
                autoFocus={!asks}
                maxLength={Math.max(0, longest - ofFacts.length - 1)}
                value={said}
                onChange={({ currentTarget }) => setSaid(currentTarget.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}

interface MissingFactsProps {
  runId: string;
  needs: readonly Need[];
  answers: Readonly<Record<string, string>>;
  form: ServerForm;
  onChange: (name: string, answer: string) => void;
}

/** An input for each fact, of which any may stay empty, and which may name the field that has it. */
function MissingFacts({ runId, needs, answers, form, onChange }: MissingFactsProps) {
  const list = useId();
  // Where they cannot be had, as of a workflow that is no longer deployed, the answer is typed.
  const { data: fields = [] } = useQuery(unknownFieldsQuery(runId));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-strong">{words.missing}</legend>
      <p className="text-small text-muted">
        {words.missingText} {fields.length > 0 && words.missingField}
      </p>
      {needs.map(({ name, question }, nth) => (
        <Field
          key={name}
          form={form}
          name={`needs.${name}`}
          label={name.charAt(0).toUpperCase() + name.slice(1)}
          {...(question !== null && { hint: question })}
        >
          {(props) => (
            <input
              {...props}
              {...(fields.length > 0 && { list })}
              autoComplete="off"
              autoFocus={nth === 0}
              maxLength={500}
              value={answers[name] ?? ''}
              onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
            />
          )}
        </Field>
      ))}
      <datalist id={list}>
        {fields.map(({ name, value }) => (
          <option key={name} value={name}>
            {value}
          </option>
        ))}
      </datalist>
    </fieldset>
  );
}
