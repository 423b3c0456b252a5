import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Schemas } from '../api.ts';
import { words as common } from '../messages/en.ts';
import { Button } from '../ui/button.tsx';
import { FormError, useServerForm, type ServerForm } from '../ui/form.tsx';
import { Icon } from '../ui/icons.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { PolicyFields } from './policy-fields.tsx';
import { policiesQuery } from './queries.ts';
import { nameField, readPolicies } from './read-policies.ts';

type Policy = Schemas['ApprovalPolicy'];

interface PolicyEditorProps {
  policies: readonly Policy[];
  onDone: () => void;
}

/** What a new policy begins with. */
const blank: Policy = {
  name: '',
  when: {},
  require: { count: 1, roles: ['approver'], notInitiator: false },
};

export function PolicyEditor({ policies, onDone }: PolicyEditorProps) {
  const client = useQueryClient();
  const { drafts, add, remove } = useDrafts(policies);
  const form = useServerForm(async (values) => {
    const body = { policies: readPolicies(values, drafts.length) };
    const published = await api.put('/api/approval-policies', { body });
    client.setQueryData(policiesQuery.queryKey, published);
    toast(words.published(published.version));
    onDone();
  });
  const shown = {
    issues: form.issues.map(({ path, message }) => ({ path: nameField(path), message })),
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={form.onSubmit}>
      {drafts.map(({ key, policy }, index) => (
        <PolicyFields
          key={key}
          index={index}
          policy={policy}
          form={shown}
          onRemove={() => remove(key)}
        />
      ))}
      <Button className="self-start" onClick={add}>
        {drafts.length === 0 ? words.addFirst : words.add}
      </Button>
      <Faults issues={form.issues} />
      <FormError form={form} />
      <div className="sticky bottom-[var(--tabs)] -mx-4 flex justify-end gap-2 border-t border-border bg-bg px-4 py-3">
        <Button onClick={onDone}>{common.cancel}</Button>
        <Button type="submit" kind="primary" isBusy={form.isBusy}>
          {words.publish}
        </Button>
      </div>
    </form>
  );
}

/** The policies that are being edited. A key stays with its fields when others are taken away. */
function useDrafts(policies: readonly Policy[]) {
  const [next, setNext] = useState(Math.max(1, policies.length));
  const [drafts, setDrafts] = useState(() =>
    (policies.length === 0 ? [blank] : policies).map((policy, key) => ({ key, policy })),
  );
  return {
    drafts,
    add: () => {
      setDrafts([...drafts, { key: next, policy: blank }]);
      setNext(next + 1);
    },
    remove: (key: number) => setDrafts(drafts.filter((draft) => draft.key !== key)),
  };
}

/** All that is wrong, with the service's own paths. */
function Faults({ issues }: { issues: ServerForm['issues'] }) {
  if (issues.length === 0) return null;
  return (
    <div role="alert" className="card border-failed p-3 text-failed">
      <p className="flex items-center gap-2 font-strong">
        <Icon name="warning" />
        {words.faults(issues.length)}
      </p>
      <ul className="mt-1 list-disc pl-5">
        {issues.map(({ path, message }) => (
          <li key={path} className="break-words">
            <code className="font-mono">{path}</code> {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
