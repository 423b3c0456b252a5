import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Schemas } from '../../api.ts';
import { LoadMore } from '../../lists/load-more.tsx';
import { useWhyNot } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Records } from '../../ui/records.tsx';
import { PlainState, SkeletonRows } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { Section, SettingsPage } from '../settings-page.tsx';
import { NewToken } from './new-token.tsx';
import { tokensQuery } from './queries.ts';
import { listTokenColumns } from './token-columns.tsx';

type Token = Schemas['ApiToken'];

export function TokensPage() {
  const whyNot = useWhyNot('admin');
  const [isCreating, setCreating] = useState(false);
  return (
    <SettingsPage section={words.tokens}>
      <Section
        id="tokens"
        title={words.tokens}
        actions={
          <Button kind="primary" whyNot={whyNot} onClick={() => setCreating(true)}>
            {words.createToken}
          </Button>
        }
      >
        <p className="text-muted">
          {words.tokensText} {whyNot}
        </p>
        {whyNot === undefined && <Tokens />}
        {isCreating && <NewToken onDone={() => setCreating(false)} />}
      </Section>
    </SettingsPage>
  );
}

function Tokens() {
  const query = useInfiniteQuery(tokensQuery);
  const [deleting, setDeleting] = useState<Token | null>(null);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={3} />}
      isEmpty={({ pages }) => pages[0]?.totalCount === 0}
      empty={<PlainState icon="settings" title={words.noTokensTitle} text={words.noTokensText} />}
    >
      {({ pages }) => {
        const rows = pages.flatMap(({ tokens }) => tokens);
        const totalCount = pages[0]?.totalCount ?? 0;
        return (
          <>
            <Records
              label={words.tokenList}
              rows={rows}
              columns={listTokenColumns(setDeleting)}
              rowKey={({ id }) => id}
              totalCount={totalCount}
            />
            <LoadMore query={query} shown={rows.length} totalCount={totalCount} />
            {deleting !== null && (
              <DeleteToken token={deleting} onClose={() => setDeleting(null)} />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

function DeleteToken({ token: { id, name }, onClose }: { token: Token; onClose: () => void }) {
  const client = useQueryClient();
  const send = async () => {
    await api.delete('/api/tokens/{id}', { params: { path: { id } } });
    toast(words.tokenDeleted);
    await client.invalidateQueries(tokensQuery);
  };
  return (
    <ConfirmDialog
      title={words.deleteToken(name)}
      submit={words.deleteToken(name)}
      onSend={send}
      onClose={onClose}
      text={words.deleteTokenText}
    />
  );
}
