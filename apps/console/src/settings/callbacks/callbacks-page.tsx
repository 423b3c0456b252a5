import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useWhyNot } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Records } from '../../ui/records.tsx';
import { PlainState, SkeletonRows } from '../../ui/states.tsx';
import { words } from '../messages.en.ts';
import { Section, SettingsPage } from '../settings-page.tsx';
import { CallbackDialog } from './callback-dialog.tsx';
import { callbackColumns } from './callback-columns.tsx';
import { NewCallback } from './new-callback.tsx';
import { callbacksQuery } from './queries.ts';

export function CallbacksPage() {
  const query = useQuery(callbacksQuery);
  const { id } = useSearch({ from: '/shell/settings/callbacks' });
  const navigate = useNavigate({ from: '/settings/callbacks' });
  const whyNot = useWhyNot('admin');
  const [isAdding, setAdding] = useState(false);
  const open = query.data?.find((callback) => callback.id === id);
  return (
    <SettingsPage section={words.callbacks}>
      <Section
        id="callbacks"
        title={words.callbacks}
        actions={
          <Button kind="primary" whyNot={whyNot} onClick={() => setAdding(true)}>
            {words.addCallback}
          </Button>
        }
      >
        <p className="text-muted">
          {words.callbacksText} {whyNot}
        </p>
        <QueryView
          query={query}
          skeleton={<SkeletonRows count={3} />}
          isEmpty={(callbacks) => callbacks.length === 0}
          empty={
            <PlainState
              icon="external"
              title={words.noCallbacksTitle}
              text={words.noCallbacksText}
            />
          }
        >
          {(callbacks) => (
            <Records
              label={words.callbackList}
              rows={callbacks}
              columns={callbackColumns}
              rowKey={(callback) => callback.id}
            />
          )}
        </QueryView>
        {isAdding && <NewCallback onDone={() => setAdding(false)} />}
        {open !== undefined && (
          <CallbackDialog
            callback={open}
            whyNot={whyNot}
            onClose={() => void navigate({ search: {}, resetScroll: false })}
          />
        )}
      </Section>
    </SettingsPage>
  );
}
