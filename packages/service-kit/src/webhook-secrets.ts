import { hkdfSync } from 'node:crypto';

/** An inbound webhook and the setting that its workspaces' secrets come from. */
export interface WebhookSecrets {
  /** Tells the secrets of one webhook from those of another that has the same master. */
  webhook: 'voice' | 'coldmail';
  /** The setting's value; without it deliveries are not signed. */
  master: string | undefined;
  /** The workspace for which the master itself counts, as the installation's operator uses it. */
  defaultWorkspaceId: string;
}

const keyBytes = 32;

/**
 * The workspace's own secret, `whsec_` and base64, derived from the master (HKDF, RFC 5869): who
 * holds one workspace's secret can sign for no other. Undefined without a master.
 */
export function deriveWorkspaceSecret(
  secrets: WebhookSecrets,
  workspaceId: string,
): string | undefined {
  const { webhook, master } = secrets;
  if (master === undefined) return undefined;
  const info = `workspace-ops webhook ${webhook} ${workspaceId}`;
  const key = Buffer.from(hkdfSync('sha256', master, '', info, keyBytes));
  return `whsec_${key.toString('base64')}`;
}

const paths = { voice: '/api/voice/webhook', coldmail: '/api/webhooks/coldmail' } as const;

/** What a workspace enters at the sender. */
export const describeWebhookSecret = (secrets: WebhookSecrets, workspaceId: string) => ({
  webhook: secrets.webhook,
  path: paths[secrets.webhook],
  secret: deriveWorkspaceSecret(secrets, workspaceId),
});

/** All secrets that vouch for a delivery to the workspace; none where deliveries are not signed. */
export function listWebhookSecrets(secrets: WebhookSecrets, workspaceId: string): string[] {
  const own = deriveWorkspaceSecret(secrets, workspaceId);
  if (own === undefined || secrets.master === undefined) return [];
  return workspaceId === secrets.defaultWorkspaceId ? [own, secrets.master] : [own];
}
