import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, OpsError, type Schemas } from '../api.ts';
import { words as common } from '../messages/en.ts';
import { useConfirmation } from '../session/confirmation.tsx';
import { Button } from '../ui/button.tsx';
import { useFormChanges } from '../ui/form-changes.ts';
import { FormError, useServerForm, type ServerForm } from '../ui/form.tsx';
import { Icon } from '../ui/icons.tsx';
import { LeaveGuard } from '../ui/leave-guard.tsx';
import { toast } from '../ui/toast.tsx';
import { words } from './messages.en.ts';
import { Overtaken } from './overtaken.tsx';
import { PolicyFields } from './policy-fields.tsx';
import { policiesQuery, type Policies } from './queries.ts';
import { nameField, readPolicies } from './read-policies.ts';

type Policy = Schemas['ApprovalPolicy'];

interface PolicyEditingProps {
  /** As they are now: live events keep them current while somebody types. */
  current: Policies;
  onDone: () => Promise<void>;
}

interface PolicyEditorProps extends PolicyEditingProps {
  /** Those that the edit begins with. */
  begin: Policies;
  /** Begins again with those of now, without what was typed. */
  onBeginAgain: () => void;
}

/** What a new policy begins with. */
const blank: Policy = {
  name: '',
  when: {},
  require: { count: 1, roles: ['approver'], notInitiator: false },
};

/** An edit of the policies as they were when it began; later ones do not take its place. */
export function PolicyEditing({ current, onDone }: PolicyEditingProps) {
  const [begin, setBegin] = useState(current);
  return (
    <PolicyEditor
      key={begin.version}
      begin={begin}
      current={current}
      onBeginAgain={() => setBegin(current)}
      onDone={onDone}
    />
  );
}

function PolicyEditor({ begin, current, onBeginAgain, onDone }: PolicyEditorProps) {
  const client = useQueryClient();
  const { drafts, add, remove } = useDrafts(begin.policies);
  const [seen, setSeen] = useState(begin);
  const changes = useFormChanges();
  const { publish, dialog } = usePublish(seen.etag);
  const form = useServerForm(async (values) => {
    const version = await publish({ policies: readPolicies(values, drafts.length) });
    if (version === undefined) return;
    changes.settle();
    await onDone();
    toast(words.published(version));
    await client.invalidateQueries(policiesQuery);
  });
  const isOvertaken = current.version !== seen.version && !form.isBusy;
  const shown = {
    issues: form.issues.map(({ path, message }) => ({ path: nameField(path), message })),
  };
  return (
    <>
      <form className="flex flex-col gap-4" onSubmit={form.onSubmit} {...changes.props}>
        {isOvertaken && (
          <Overtaken
            current={current}
            onKeep={() => setSeen(current)}
            onBeginAgain={onBeginAgain}
          />
        )}
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
          <Button onClick={() => void onDone()}>{common.cancel}</Button>
          <Button
            type="submit"
            kind="primary"
            isBusy={form.isBusy}
            whyNot={isOvertaken ? words.lookFirst : undefined}
          >
            {words.publish}
          </Button>
        </div>
        <LeaveGuard isChanged={changes.isChanged} />
      </form>
      {dialog}
    </>
  );
}

/** `publish` answers with the version's number, or undefined where somebody was faster. */
function usePublish(ifMatch: string) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const publish = async (body: { policies: ReturnType<typeof readPolicies> }) => {
    try {
      const send = () => api.put('/api/approval-policies', { body, ifMatch });
      return (await confirmed(send)).version;
    } catch (error) {
      if (!OpsError.is(error, 'precondition_failed')) throw error;
      await client.invalidateQueries(policiesQuery);
      return undefined;
    }
  };
  return { publish, dialog };
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
