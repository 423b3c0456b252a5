import { hash } from 'node:crypto';
import type { Actor, AuditStatus, PolicyChecks } from '@workspace-ops/contracts';
import { canonicalJson } from '@workspace-ops/service-kit';

/** An event as it is stored, before it has a place in its workspace's chain. */
export interface StoredEvent {
  workspaceId: string;
  id: string;
  /** ISO 8601, UTC, milliseconds. */
  timestamp: string;
  agent: string;
  action: string;
  model: string;
  message: string;
  status: AuditStatus;
  latencyMs: number;
  tokensTotal: number;
  /** A plain decimal, as PostgreSQL prints a numeric. */
  cost: string;
  policyChecks: PolicyChecks;
  details: Record<string, unknown>;
  decides: string | null;
  securityAlert: boolean;
  searchText: string;
  /** Null in what was written before actors were. */
  actor: Actor | null;
}

/** An event at its place. Hashes are lower-case hexadecimal. */
export interface Link extends StoredEvent {
  position: number;
  prevHash: string;
  hash: string;
}

/** What the first link of a chain follows. */
export const genesisHash = '0'.repeat(64);

/** SHA-256, hexadecimal, over every stored field of a link but the hash itself. */
export const hashLink = (link: Omit<Link, 'hash'>): string => hash('sha256', serialiseLink(link));

/**
 * A JSON array, so that no two different links have one text. Its order is part of the format, whose
 * first form has no actor: a link that is given one, or loses it, has another text.
 */
export const serialiseLink = (link: Omit<Link, 'hash'>): string =>
  canonicalJson([
    link.actor === null ? 'audit-link-1' : 'audit-link-2',
    link.workspaceId,
    link.position,
    link.prevHash,
    link.id,
    link.timestamp,
    link.agent,
    link.action,
    link.model,
    link.message,
    link.status,
    link.latencyMs,
    link.tokensTotal,
    link.cost,
    link.policyChecks,
    link.details,
    link.decides,
    link.securityAlert,
    link.searchText,
    ...(link.actor === null ? [] : [link.actor]),
  ]);
