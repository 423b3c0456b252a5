import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useWhyNot } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { PlainState, SkeletonLines } from '../../ui/states.tsx';
import { words as settings } from '../messages.en.ts';
import { Section, SettingsPage } from '../settings-page.tsx';
import { ConnectionDialog } from './connection-dialog.tsx';
import { Directory } from './directory.tsx';
import { Copied } from './domains.tsx';
import { words } from './messages.en.ts';
import { Provider } from './provider.tsx';
import { connectionQuery } from './queries.ts';

/** How people of the company sign in, and the directory that keeps who they are. */
export function SingleSignOnPage() {
  const whyNot = useWhyNot('admin');
  return (
    <SettingsPage section={settings.singleSignOn}>
      <p className="text-muted">
        {words.providerText} {whyNot}
      </p>
      {whyNot === undefined && <Connection />}
    </SettingsPage>
  );
}

function Connection() {
  const query = useQuery(connectionQuery);
  const { do: action } = useSearch({ from: '/shell/settings/single-sign-on' });
  const navigate = useNavigate({ from: '/settings/single-sign-on' });
  const open = (what: 'set' | undefined) =>
    void navigate({ search: what ? { do: what } : {}, replace: true, resetScroll: false });
  return (
    <QueryView query={query} skeleton={<SkeletonLines count={10} />}>
      {({ connection, redirectUri }) => (
        <>
          <Section id="provider" title={words.provider}>
            <div className="card p-4">
              <p className="text-muted">{words.redirectUri}</p>
              <Copied text={redirectUri} label={words.copyAddress} />
            </div>
            {connection === null ? (
              <Empty onConnect={() => open('set')} />
            ) : (
              <Provider connection={connection} onChange={() => open('set')} />
            )}
          </Section>
          <Directory tokenCreatedAt={connection?.scimTokenCreatedAt} />
          {action === 'set' && (
            <ConnectionDialog connection={connection} onClose={() => open(undefined)} />
          )}
        </>
      )}
    </QueryView>
  );
}

const Empty = ({ onConnect }: { onConnect: () => void }) => (
  <PlainState
    icon="settings"
    title={words.emptyTitle}
    text={words.emptyText}
    action={
      <Button kind="primary" onClick={onConnect}>
        {words.connect}
      </Button>
    }
  />
);
