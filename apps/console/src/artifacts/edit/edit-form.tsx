import { useEffect, useState } from 'react';
import type { Schemas } from '../../api.ts';
import type { FoundArtifact } from '../../content/artifact-query.ts';
import { TextDiff } from '../../content/text-diff.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, useServerForm } from '../../ui/form.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { words } from '../messages.en.ts';
import { Overtaken } from './overtaken.tsx';
import { useSave } from './use-save.ts';

interface EditFormProps {
  /** The revision that the edit begins with, as it was when the page was opened. */
  begin: Schemas['Artifact'];
  /** The newest one as it is now: live events keep it current while somebody types. */
  newest: FoundArtifact;
}

export function EditForm({ begin, newest }: EditFormProps) {
  // What was typed belongs to what it was typed over: neither changes by itself.
  const [from] = useState(begin);
  const [seen, setSeen] = useState(newest);
  const [text, setText] = useState({ title: from.title, content: from.content });
  const [isSaved, setSaved] = useState(false);
  // Loaded when it is shown, a comparison would move the button below it from under who presses that.
  useEffect(() => {
    void TextDiff.preload().catch(() => undefined);
  }, []);
  const isDirty = text.title !== from.title || text.content !== from.content;
  const isOvertaken = newest.etag !== seen.etag;
  const save = useSave({ id: from.id, etag: seen.etag }, () => setSaved(true));
  const form = useServerForm(() => save(text));
  return (
    <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      {isOvertaken && (
        <Overtaken
          seen={seen.artifact}
          newest={newest}
          mine={text.content}
          onSeen={() => setSeen(newest)}
        />
      )}
      <Field form={form} name="title" label={words.titleField}>
        {(control) => (
          <input
            {...control}
            required
            maxLength={500}
            value={text.title}
            onChange={({ currentTarget: { value } }) => setText({ ...text, title: value })}
          />
        )}
      </Field>
      <Field form={form} name="content" label={words.contentField} hint={words.markdownHint}>
        {(control) => (
          <textarea
            {...control}
            required
            rows={20}
            className={`${control.className} font-mono`}
            value={text.content}
            onChange={({ currentTarget: { value } }) => setText({ ...text, content: value })}
          />
        )}
      </Field>
      <FormError form={form} />
      <div className="sticky bottom-[var(--tabs)] -mx-4 border-t border-border bg-bg px-4 py-3 desk:-mx-6 desk:px-6">
        <Button
          type="submit"
          kind="primary"
          className="max-desk:w-full"
          isBusy={form.isBusy}
          whyNot={isOvertaken ? words.lookFirst : isDirty ? undefined : words.unchanged}
        >
          {words.saveAs(newest.artifact.revisionVersion + 1)}
        </Button>
      </div>
      <LeaveGuard isChanged={() => isDirty && !isSaved} />
    </form>
  );
}
