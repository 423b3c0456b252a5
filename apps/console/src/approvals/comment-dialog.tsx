import { useState } from 'react';
import type { Schemas } from '../api.ts';
import { Field, type ServerForm } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { addSentence } from './add-sentence.ts';
import { composeComment } from './compose-comment.ts';
import { words } from './messages.en.ts';

type Need = NonNullable<Schemas['Approval']['needs']>[number];

interface CommentDialogProps {
  decision: 'reject' | 'send_back';
  /** The facts that the comment can say. */
  needs: readonly Need[];
  onSend: (comment: string) => Promise<void>;
  onClose: () => void;
}

/** As long as a comment may be. */
const longest = 2_000;

/** Why something is rejected, or what is missing and what is to be done better. */
export function CommentDialog({ decision, needs, onSend, onClose }: CommentDialogProps) {
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
  needs: readonly Need[];
  answers: Readonly<Record<string, string>>;
  form: ServerForm;
  onChange: (name: string, answer: string) => void;
}

/** An input for each fact, of which any may stay empty. */
const MissingFacts = ({ needs, answers, form, onChange }: MissingFactsProps) => (
  <fieldset className="flex flex-col gap-3">
    <legend className="font-strong">{words.missing}</legend>
    <p className="text-small text-muted">{words.missingText}</p>
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
            autoComplete="off"
            autoFocus={nth === 0}
            maxLength={500}
            value={answers[name] ?? ''}
            onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
          />
        )}
      </Field>
    ))}
  </fieldset>
);
