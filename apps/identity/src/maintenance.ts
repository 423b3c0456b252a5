import { hourMs, minuteMs, type PeriodicTask } from '@workspace-ops/service-kit';
import type { Identity } from './identity.ts';
import { deleteExpiredSecrets } from './mail/delete-expired-secrets.ts';
import { deleteExpiredChallenges } from './second-factors/challenges.ts';
import { deleteOldApprovalMails, sendDigests } from './mail/send-digests.ts';
import { deleteExpiredSessions } from './sessions/delete-expired-sessions.ts';
import { purgeDeletedTokens } from './tokens/deleted-tokens.ts';
import { deleteExpiredSignIns } from './sso/delete-expired-sign-ins.ts';

export const listMaintenance = (identity: Identity): PeriodicTask[] => [
  { name: 'rotate session keys', everyMs: minuteMs, run: () => identity.keys.refresh() },
  { name: 'delete expired sessions', everyMs: hourMs, run: () => deleteExpiredSessions(identity) },
  { name: 'purge deleted tokens', everyMs: hourMs, run: () => purgeDeletedTokens(identity) },
  { name: 'send daily mails', everyMs: minuteMs, atStart: true, run: () => sendDigests(identity) },
  {
    name: 'delete old approval mails',
    everyMs: hourMs,
    run: () => deleteOldApprovalMails(identity),
  },
  { name: 'delete expired secrets', everyMs: hourMs, run: () => deleteExpiredSecrets(identity) },
  { name: 'delete expired sign-ins', everyMs: hourMs, run: () => deleteExpiredSignIns(identity) },
  {
    name: 'delete expired challenges',
    everyMs: hourMs,
    run: () => deleteExpiredChallenges(identity),
  },
  {
    name: 'delete expired attempts',
    everyMs: hourMs,
    run: () => identity.limits.deleteExpired(),
  },
  { name: 'delete full token buckets', everyMs: hourMs, run: () => identity.buckets.deleteFull() },
];
