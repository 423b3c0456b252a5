import { nameCaller, type ApiToken, type Caller } from '@workspace-ops/contracts';
import type { Transaction } from '@workspace-ops/db';
import type { apiTokens } from '../db/schema/api-tokens.ts';

export type TokenRow = Omit<typeof apiTokens.$inferSelect, 'hash' | 'deletedAt'>;

/** A stored token as its list shows it. */
export const toToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  scopes: row.scopes,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdBy,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const messages = {
  'token.create': 'Made an API token.',
  'token.delete': 'Deleted an API token.',
};

interface TokenChange {
  caller: Caller;
  token: Pick<TokenRow, 'id' | 'name' | 'kind' | 'scopes' | 'expiresAt'>;
  action: keyof typeof messages;
  now: Date;
}

export function auditToken(tx: Transaction, { caller, token, action, now }: TokenChange): void {
  const { id: tokenId, name, kind, scopes, expiresAt } = token;
  tx.audit({
    agent: nameCaller(caller) ?? 'Sign-in',
    action,
    message: messages[action],
    timestamp: now.toISOString(),
    details: { tokenId, name, kind, scopes, expiresAt: expiresAt?.toISOString() ?? null },
  });
}
