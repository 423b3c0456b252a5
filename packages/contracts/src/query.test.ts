import { describe, expect, it } from 'vitest';
import { artifactFilter } from './artifacts.ts';
import { auditLogFilter } from './audit.ts';
import { syncActionInput } from './sync.ts';

describe('query parameters', () => {
  it('have their defaults when absent or empty', () => {
    expect(artifactFilter.parse({}).limit).toBe(50);
    expect(artifactFilter.parse({ limit: '', type: '', status: '', runId: '' })).toEqual({
      limit: 50,
    });
  });

  it('take `all` as no filter', () => {
    expect(auditLogFilter.parse({ status: 'all' }).status).toBeUndefined();
    expect(auditLogFilter.parse({ status: 'error' }).status).toBe('error');
  });

  it.each(['0', '501', '-1', '1.5', '1e2', ' 7', '0x10', '1e30', 'NaN', '٣'])(
    'refuse the limit %j',
    (limit) => {
      expect(artifactFilter.safeParse({ limit }).error?.issues[0]?.message).toBe(
        'must be an integer from 1 to 500',
      );
    },
  );
});

describe('a sync action', () => {
  it('names the missing or unknown action', () => {
    const missing = syncActionInput.safeParse({}).error?.issues[0];
    expect([missing?.path, missing?.message]).toEqual([['action'], 'is required']);
    const unknown = syncActionInput.safeParse({ action: 'launch' }).error?.issues[0];
    expect(unknown?.message).toBe('must be one of trigger_workflow, approve_run, reject_run');
  });

  it('names the field that its action needs', () => {
    const issue = syncActionInput.safeParse({ action: 'approve_run' }).error?.issues[0];
    expect([issue?.path, issue?.message]).toEqual([['runId'], 'is required']);
  });
});
