import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWhyNot } from '../../session/me.ts';
import { words as common } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Records, type Column } from '../../ui/records.tsx';
import { PlainState, SkeletonRows } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.tsx';
import { words } from '../messages.en.ts';
import { Section, SettingsPage } from '../settings-page.tsx';
import { NewName } from './new-name.tsx';
import { changeFieldNames, fieldNamesQuery } from './queries.ts';
import { TryData } from './try-data.tsx';

interface Meaning {
  name: string;
  means: string;
}

/** What the names on the workspace's own forms mean. */
export function FieldNamesPage() {
  const query = useQuery(fieldNamesQuery);
  const whyNot = useWhyNot('approver');
  const [isAdding, setAdding] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  return (
    <SettingsPage section={words.fieldNames}>
      <Section
        id="field-names"
        title={words.fieldNames}
        actions={
          <>
            <Button onClick={() => setTrying(true)}>{words.tryData}</Button>
            <Button kind="primary" whyNot={whyNot} onClick={() => setAdding(true)}>
              {words.addFieldName}
            </Button>
          </>
        }
      >
        <p className="text-muted">
          {words.fieldNamesText} {whyNot}
        </p>
        <QueryView
          query={query}
          skeleton={<SkeletonRows count={3} />}
          isEmpty={(names) => Object.keys(names).length === 0}
          empty={
            <PlainState
              icon="settings"
              title={words.noFieldNamesTitle}
              text={words.noFieldNamesText}
            />
          }
        >
          {(names) => (
            <Records
              label={words.fieldNameList}
              rows={Object.entries(names).map(([name, means]) => ({ name, means }))}
              columns={listColumns(whyNot, setRemoving)}
              rowKey={({ name }) => name}
            />
          )}
        </QueryView>
        {isTrying && <TryData onClose={() => setTrying(false)} />}
        {isAdding && <NewName onClose={() => setAdding(false)} />}
        {removing !== null && <RemoveName name={removing} onClose={() => setRemoving(null)} />}
      </Section>
    </SettingsPage>
  );
}

const listColumns = (
  whyNot: string | undefined,
  onRemove: (name: string) => void,
): readonly Column<Meaning>[] => [
  { key: 'name', header: words.ownName, onPhone: 'title', cell: ({ name }) => name },
  { key: 'means', header: words.fieldMeant, cell: ({ means }) => means },
  {
    key: 'remove',
    header: common.delete,
    onPhone: 'action',
    className: 'desk:w-0 desk:text-right',
    cell: ({ name }) => (
      <Button
        aria-label={words.deleteFieldName(name)}
        whyNot={whyNot}
        onClick={() => onRemove(name)}
      >
        {common.delete}
      </Button>
    ),
  },
];

function RemoveName({ name, onClose }: { name: string; onClose: () => void }) {
  const client = useQueryClient();
  const send = async () => {
    await changeFieldNames(client, ({ [name]: _removed, ...others }) => others);
    toast(words.fieldNameDeleted);
  };
  return (
    <ConfirmDialog
      title={words.deleteFieldName(name)}
      submit={words.deleteFieldName(name)}
      text={words.deleteFieldNameText}
      onSend={send}
      onClose={onClose}
    />
  );
}
