import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { useConfirmation } from '../../session/confirmation.tsx';
import { useMe } from '../../session/me.ts';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError, readText, useServerForm } from '../../ui/form.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { SkeletonLines } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { Section } from '../settings-page.tsx';
import { colleaguesQuery } from './queries.ts';

/** Who decides in the person's place while they are away. */
export function StandIn() {
  const query = useQuery(colleaguesQuery);
  const { id: myId } = useMe();
  return (
    <Section id="stand-in" title={words.standIn}>
      <p className="text-muted">{words.standInText}</p>
      <QueryView query={query} skeleton={<SkeletonLines />}>
        {(members) => {
          const delegate = members.find(({ userId }) => userId === myId)?.delegate ?? null;
          const others = members.filter(({ userId }) => userId !== myId);
          if (delegate !== null) {
            const name = others.find(({ userId }) => userId === delegate.userId)?.name;
            return <Current name={name ?? delegate.userId} until={delegate.until} />;
          }
          return others.length === 0 ? <p>{words.noColleagues}</p> : <Choose others={others} />;
        }}
      </QueryView>
    </Section>
  );
}

function Current({ name, until }: { name: string; until: string }) {
  const { run, isBusy } = useAction(() => api.delete('/api/members/me/delegate'), {
    done: words.standInEnded,
    stale: [['members']],
  });
  return (
    <div className="card flex max-w-lg flex-wrap items-center justify-between gap-2 p-4">
      <span>
        {words.standInNow(name)} <Time at={until} isExact />
      </span>
      <Button isBusy={isBusy} onClick={() => run()}>
        {words.end}
      </Button>
    </div>
  );
}

function Choose({ others }: { others: readonly { userId: string; name: string }[] }) {
  const client = useQueryClient();
  const { confirmed, dialog } = useConfirmation();
  const form = useServerForm(async (values) => {
    // The whole of the day counts.
    const until = new Date(`${readText(values, 'until')}T23:59:59`).toISOString();
    const body = { to: readText(values, 'to'), until };
    await confirmed(() => api.post('/api/members/me/delegate', { body }));
    toast(words.standInSet);
    await client.invalidateQueries({ queryKey: ['members'] });
  });
  return (
    <>
      <form className="card flex max-w-lg flex-col gap-3 p-4" onSubmit={form.onSubmit}>
        <Field form={form} name="to" label={words.standInTo}>
          {(props) => (
            <select {...props} required>
              {others.map(({ userId, name }) => (
                <option key={userId} value={userId}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field form={form} name="until" label={words.standInUntil}>
          {(props) => <input {...props} type="date" required />}
        </Field>
        <FormError form={form} />
        <Button type="submit" className="self-start" isBusy={form.isBusy}>
          {words.standInChoose}
        </Button>
      </form>
      {dialog}
    </>
  );
}
