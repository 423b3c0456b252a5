import type { Caller } from '@workspace-ops/contracts';
import { describe, expect, it } from 'vitest';
import { globalScope, choosePlace, shownWorkspace, chooseWorkspace } from './place.ts';

const caller = (userId: string | null): Caller => ({
  workspaceId: 'ws_own',
  userId,
  email: null,
  role: null,
  sessionId: null,
  address: '',
});
const member = caller('usr_1');
const visitor = caller(null);
const notFound = expect.objectContaining({ code: 'not_found' });

describe('a request works for', () => {
  it('the caller’s workspace, named or not', () => {
    for (const tenancy of ['open', 'strict'] as const) {
      expect(chooseWorkspace(tenancy, member, undefined)).toBe('ws_own');
      expect(chooseWorkspace(tenancy, member, 'ws_own')).toBe('ws_own');
    }
  });

  it('any workspace in open tenancy without a credential', () => {
    expect(chooseWorkspace('open', visitor, 'ws_other')).toBe('ws_other');
  });

  it('no other workspace with a credential, or in strict tenancy', () => {
    expect(() => chooseWorkspace('open', member, 'ws_other')).toThrow(notFound);
    expect(() => chooseWorkspace('strict', member, 'ws_other')).toThrow(notFound);
    expect(() => chooseWorkspace('strict', visitor, 'ws_other')).toThrow(notFound);
  });
});

describe('a new record without a workspace named', () => {
  it('is global in open tenancy', () => {
    const place = { workspaceId: 'ws_own', scope: globalScope };
    expect(choosePlace('open', member, undefined)).toEqual(place);
    expect(choosePlace('open', visitor, undefined)).toEqual(place);
    expect(shownWorkspace(place.scope)).toEqual({});
  });

  it('is the caller’s own in strict tenancy', () => {
    expect(choosePlace('strict', member, undefined).scope).toBe('ws_own');
  });
});

it('a new record with a workspace named is that workspace’s', () => {
  const place = choosePlace('open', visitor, 'ws_other');
  expect(place).toEqual({ workspaceId: 'ws_other', scope: 'ws_other' });
  expect(shownWorkspace(place.scope)).toEqual({ workspaceId: 'ws_other' });
});
