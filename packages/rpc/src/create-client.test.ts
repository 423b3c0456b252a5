import { TRPCClientError } from '@trpc/client';
import { AppError } from '@workspace-ops/service-kit';
import { describe, expect, it } from 'vitest';
import { withContext } from './clients.ts';
import { createClient, type OutgoingCall } from './create-client.ts';
import { echoRouter, testContext } from './test-support/link.ts';
import { router } from './procedures.ts';

const nested = router({ deep: router({ down: echoRouter }) });
const carried: OutgoingCall[] = [];
const client = createClient<typeof nested>(async (outgoing) => {
  carried.push(outgoing);
  return outgoing.input;
});

describe('a typed client', () => {
  it('carries path, type, input and call', async () => {
    const ctx = testContext();
    expect(await client.deep.down.echo.query(1, withContext(ctx))).toBe(1);
    expect(await client.deep.down.change.mutate(2, withContext(ctx))).toBe(2);
    expect(carried).toEqual([
      { path: 'deep.down.echo', type: 'query', input: 1, ctx },
      { path: 'deep.down.change', type: 'mutation', input: 2, ctx },
    ]);
  });

  it('refuses a call without a caller', async () => {
    await expect(client.deep.down.echo.query(1)).rejects.toThrow(
      'The call of deep.down.echo carries no caller.',
    );
  });

  it('is no promise: whoever awaits it gets it', async () => {
    expect(await (client as unknown as Promise<unknown>)).toBe(client);
  });

  it('fails as tRPC’s clients do, with our error as the cause', async () => {
    const error = new AppError('conflict', 'Taken.');
    const failing = createClient<typeof nested>(() => Promise.reject(error));
    const work = failing.deep.down.echo.query(1, withContext(testContext()));
    await expect(work).rejects.toBeInstanceOf(TRPCClientError);
    await expect(work).rejects.toMatchObject({ message: 'Taken.', cause: error });
  });
});
