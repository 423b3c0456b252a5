import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Schemas } from '../../api.ts';
import { RunInput } from '../../content/run-input.tsx';
import { workflowsQuery } from '../../lists/workflows-query.ts';
import { Facts } from '../../ui/facts.tsx';
import { Field, readText } from '../../ui/form.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { words } from '../messages.en.ts';
import { testData } from './queries.ts';

type Tested = Schemas['TestedFieldNames'];

/** Shows how a run would read a program's record, before one is started with it. */
export function TryData({ onClose }: { onClose: () => void }) {
  const { data: workflows = [] } = useQuery(workflowsQuery);
  const [tested, setTested] = useState<Tested | null>(null);
  const send = async (values: FormData) =>
    setTested(await testData(readText(values, 'workflowId'), readText(values, 'data')));
  return (
    <FormDialog
      title={words.tryData}
      submit={words.tryIt}
      onSend={send}
      staysOpen
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="workflowId"
            label={words.workflow}
            options={Object.fromEntries(
              workflows.map(({ id, code, name }) => [id, `${code} ${name}`]),
            )}
          />
          <Field form={form} name="data" label={words.triedData} hint={words.triedDataHint}>
            {(props) => <textarea {...props} required rows={8} spellCheck={false} />}
          </Field>
          <div aria-live="polite">{tested !== null && <Reading tested={tested} />}</div>
        </>
      )}
    </FormDialog>
  );
}

const Reading = ({ tested: { needs, missing, unknown, read } }: { tested: Tested }) => (
  <div className="flex flex-col gap-4">
    <Part
      title={words.wouldAsk}
      items={needs.map(({ name, question }) => [name, question ?? ''])}
    />
    <Part title={words.notFound} items={without(missing, needs).map((name) => [name, ''])} />
    <Part title={words.unknownNames} items={unknown.map(({ name, value }) => [name, value])} />
    <section className="flex flex-col gap-2">
      <h3 className="font-strong">{words.readAs}</h3>
      <RunInput context={read} />
    </section>
  </div>
);

/** What is asked for is not named again. */
const without = (missing: readonly string[], needs: Tested['needs']): string[] =>
  missing.filter((one) => !needs.some(({ name }) => name === one));

const Part = ({ title, items }: { title: string; items: [string, string][] }) => (
  <section className="flex flex-col gap-2">
    <h3 className="font-strong">{title}</h3>
    {items.length === 0 ? <p className="text-muted">{words.nothing}</p> : <Facts items={items} />}
  </section>
);
