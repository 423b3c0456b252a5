import { hash } from 'node:crypto';
import { canonicalJson } from '@workspace-ops/service-kit';
import type { Link } from './link.ts';

/** What the first link of a chain follows. */
export const genesisHash = '0'.repeat(64);

/** SHA-256, hexadecimal, over every stored field of a link but the hash itself. */
export const hashLink = (link: Omit<Link, 'hash'>): string => hash('sha256', serialiseLink(link));

/** A JSON array, so that no two different links have one text. Its order is part of the format. */
export const serialiseLink = (link: Omit<Link, 'hash'>): string =>
  canonicalJson([
    'audit-link-1',
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
  ]);
