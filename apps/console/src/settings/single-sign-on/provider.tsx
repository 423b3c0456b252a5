import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type Schemas } from '../../api.ts';
import { roleWords } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { toast } from '../../ui/toast.tsx';
import { Domains } from './domains.tsx';
import { words } from './messages.en.ts';
import { connectionQuery } from './queries.ts';

type Connection = Schemas['SsoConnection'];

interface ProviderProps {
  connection: Connection;
  onChange: () => void;
}

/** The connection as it is, with the domains and what can be changed. */
export function Provider({ connection, onChange }: ProviderProps) {
  const client = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    await api.delete('/api/sso', {});
    toast(words.removed);
    await client.invalidateQueries(connectionQuery);
  };
  return (
    <>
      <div className="card flex flex-col gap-3 p-4">
        <ConnectionFacts connection={connection} />
        <div className="flex flex-wrap gap-2">
          <Button onClick={onChange}>{words.change}</Button>
          <Button kind="danger" onClick={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </div>
      </div>
      <Domains domains={connection.domains} />
      {isRemoving && (
        <ConfirmDialog
          title={words.remove}
          text={words.removeText}
          submit={words.remove}
          onSend={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}

function ConnectionFacts({ connection }: { connection: Connection }) {
  const { issuer, clientId, roleClaim, roleMapping, defaultRole, ssoOnly } = connection;
  const mapped = Object.entries(roleMapping);
  return (
    <Facts
      items={[
        [words.issuer, <code key="issuer">{issuer}</code>],
        [words.clientId, <code key="client">{clientId}</code>],
        [words.signIn, ssoOnly ? words.onlyHere : words.alsoPassword],
        [words.claim, roleClaim],
        [
          words.roles,
          mapped.length === 0 ? (
            words.noMapping
          ) : (
            <ul key="mapping">
              {mapped.map(([value, role]) => (
                <li key={value}>{words.mapped(value, roleWords[role])}</li>
              ))}
            </ul>
          ),
        ],
        [words.otherwise, roleWords[defaultRole]],
      ]}
    />
  );
}
