import type { AuditEvent } from '@workspace-ops/contracts';
import { completeAuditEvent, type NewAuditEvent } from '@workspace-ops/db';

export const auditEvent = (workspaceId: string, event: Partial<NewAuditEvent> = {}): AuditEvent =>
  completeAuditEvent(
    { agent: 'Content agent', action: 'run.step', message: 'A step completed', ...event },
    workspaceId,
  );
