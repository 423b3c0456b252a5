import { useState } from 'react';
import { Field } from '../ui/form.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { addSentence } from './add-sentence.ts';
import { words } from './messages.en.ts';

interface CommentDialogProps {
  decision: 'reject' | 'send_back';
  onSend: (comment: string) => Promise<void>;
  onClose: () => void;
}

/** Why something is rejected, or what is to be done better. */
export function CommentDialog({ decision, onSend, onClose }: CommentDialogProps) {
  const [comment, setComment] = useState('');
  const said = words.comments[decision];
  return (
    <FormDialog
      title={said.title}
      submit={said.submit}
      kind={decision === 'reject' ? 'danger' : 'primary'}
      onSend={() => onSend(comment.trim())}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{said.text}</p>
          <div role="group" aria-label={words.suggestions} className="flex flex-wrap gap-2">
            {said.chips.map((chip) => (
              <button
                key={chip}
                type="button"
                className="chip"
                onClick={() => setComment((text) => addSentence(text, chip))}
              >
                {chip}
              </button>
            ))}
          </div>
          <Field form={form} name="comment" label={said.label}>
            {(props) => (
              <textarea
                {...props}
                rows={4}
                required
                maxLength={2_000}
                value={comment}
                onChange={({ currentTarget }) => setComment(currentTarget.value)}
              />
            )}
          </Field>
        </>
      )}
    </FormDialog>
  );
}
