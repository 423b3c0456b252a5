import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useConfirmation } from '../../session/confirmation.tsx';
import { useAction } from '../../ui/action.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.tsx';
import { Section } from '../settings-page.tsx';
import { Copied } from './domains.tsx';
import { words } from './messages.en.ts';
import { connectionQuery } from './queries.ts';

interface DirectoryProps {
  /** Since when there is a token; null for none, undefined where there is no provider. */
  tokenCreatedAt: string | null | undefined;
}

/** The token with which a directory provisions people, which is shown once. */
export function Directory({ tokenCreatedAt }: DirectoryProps) {
  return (
    <Section id="directory" title={words.directory}>
      <p className="text-muted">{words.directoryText}</p>
      {tokenCreatedAt === undefined ? (
        <p className="card p-4 text-muted">{words.needsProvider}</p>
      ) : (
        <div className="card flex flex-col gap-3 p-4">
          <Facts
            items={[
              [
                words.address,
                <Copied key="at" text={`${location.origin}/scim/v2`} label={words.copyAddress} />,
              ],
              [
                words.token,
                tokenCreatedAt === null ? (
                  words.noToken
                ) : (
                  <>
                    {words.tokenSince} <Time at={tokenCreatedAt} />
                  </>
                ),
              ],
            ]}
          />
          <TokenActions hasToken={tokenCreatedAt !== null} />
        </div>
      )}
    </Section>
  );
}

function TokenActions({ hasToken }: { hasToken: boolean }) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<'replace' | 'remove' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { confirmed, dialog } = useConfirmation();
  const refresh = () => client.invalidateQueries(connectionQuery);
  const make = async () => {
    setSecret((await confirmed(() => api.post('/api/sso/scim-token', {}))).token);
    await refresh();
  };
  const first = useAction(make, { done: words.tokenMade, stale: [] });
  const remove = async () => {
    await api.delete('/api/sso/scim-token', {});
    toast(words.tokenRemoved);
    await refresh();
  };
  const close = () => setAsking(null);
  return (
    <div className="flex flex-wrap gap-2">
      {hasToken ? (
        <>
          <Button onClick={() => setAsking('replace')}>{words.replaceToken}</Button>
          <Button kind="danger" onClick={() => setAsking('remove')}>
            {words.removeToken}
          </Button>
        </>
      ) : (
        <Button kind="primary" isBusy={first.isBusy} onClick={() => first.run()}>
          {words.createToken}
        </Button>
      )}
      {asking === 'replace' && (
        <ConfirmDialog
          title={words.replaceToken}
          text={words.replaceText}
          submit={words.replaceToken}
          onSend={make}
          onClose={close}
        />
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={words.removeToken}
          text={words.removeTokenText}
          submit={words.removeToken}
          onSend={remove}
          onClose={close}
        />
      )}
      {secret !== null && (
        <SecretDialog
          title={words.tokenTitle}
          text={words.tokenOnce}
          secret={secret}
          kept={words.tokenKept}
          onClose={() => setSecret(null)}
        />
      )}
      {dialog}
    </div>
  );
}
