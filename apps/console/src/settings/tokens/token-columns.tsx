import type { Schemas } from '../../api.ts';
import { words as common } from '../../messages/en.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/records.tsx';
import { Time } from '../../ui/time.tsx';
import { words } from '../messages.en.ts';

type Token = Schemas['ApiToken'];

export const listTokenColumns = (onDelete: (token: Token) => void): readonly Column<Token>[] => [
  {
    key: 'name',
    header: words.tokenName,
    onPhone: 'title',
    cell: ({ name, createdBy }) => (
      <>
        <span className="font-strong">{name}</span>
        <span className="block text-small font-normal text-muted">
          {words.createdBy(createdBy.name)}
        </span>
      </>
    ),
  },
  { key: 'kind', header: words.kind, cell: ({ kind }) => words.kinds[kind] },
  {
    key: 'scopes',
    header: words.scopes,
    cell: ({ scopes }) => <code className="font-mono">{scopes.join(', ')}</code>,
  },
  {
    key: 'used',
    header: words.lastUsed,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? words.never : <Time at={lastUsedAt} />),
  },
  {
    key: 'expires',
    header: words.expires,
    cell: ({ expiresAt }) => (expiresAt === null ? words.never : <Time at={expiresAt} />),
  },
  {
    key: 'delete',
    header: common.delete,
    onPhone: 'action',
    className: 'desk:w-0 desk:text-right',
    cell: (token) => (
      <Button aria-label={words.deleteToken(token.name)} onClick={() => onDelete(token)}>
        {common.delete}
      </Button>
    ),
  },
];
