import { AppError } from '@workspace-ops/service-kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withContext, connectLocal } from './clients.ts';
import { serviceContext } from './request-context.ts';
import { toAppError } from './errors.ts';
import { memberProcedure, router, serviceProcedure } from './procedures.ts';

const greeter = router({
  greet: serviceProcedure
    .input(z.object({ name: z.string() }))
    .output(z.object({ text: z.string() }))
    .query(({ ctx, input }) => ({ text: `${input.name} of ${ctx.caller.workspaceId}`, hidden: 1 })),
  fail: serviceProcedure.query(() => {
    throw new AppError('conflict', 'Taken.', { extra: { nextAvailable: null } });
  }),
  crash: serviceProcedure.query(() => {
    throw new TypeError('cannot read secrets of undefined');
  }),
  wait: serviceProcedure.query(() => Promise.withResolvers<string>().promise),
  mine: memberProcedure.meta({ role: 'viewer' }).query(({ ctx }) => ctx.caller.userId),
});

const client = connectLocal(() => greeter);
const call = withContext(serviceContext('ws_a', 'req-1'));

const failure = async (work: Promise<unknown>): Promise<AppError> => {
  try {
    await work;
  } catch (error) {
    return toAppError(error);
  }
  throw new Error('The call succeeded.');
};

describe('a client of a router in this process', () => {
  it('carries the caller and answers the contract, no more', async () => {
    expect(await client.greet.query({ name: 'Ada' }, call)).toEqual({ text: 'Ada of ws_a' });
  });

  it('brings an error with its code and further fields', async () => {
    const error = await failure(client.fail.query(undefined, call));
    expect([error.code, error.message, error.extra]).toEqual([
      'conflict',
      'Taken.',
      { nextAvailable: null },
    ]);
  });

  it('turns a refused input into a 400 that names the field', async () => {
    const error = await failure(client.greet.query({ name: 7 as unknown as string }, call));
    expect([error.status, error.message]).toEqual([400, 'name must be a string, got 7']);
  });

  it('says nothing of a fault of ours', async () => {
    const error = await failure(client.crash.query(undefined, call));
    expect([error.code, error.message]).toEqual(['internal', 'Something went wrong on our side.']);
  });

  it('gives a silent router up at the deadline, and asks none after it', async () => {
    const until = (deadlineAtMs: number) =>
      withContext({ ...serviceContext('ws_a', 'req-1'), deadlineAtMs });
    const late = await failure(client.wait.query(undefined, until(performance.now() + 20)));
    expect([late.code, late.extra]).toEqual(['unavailable', undefined]);
    expect(late.retryAfterSeconds).toBe(1);
    const over = await failure(client.greet.query({ name: 'Ada' }, until(performance.now() - 1)));
    expect(over.code).toBe('unavailable');
  });

  it('refuses a procedure for members without a user', async () => {
    expect((await failure(client.mine.query(undefined, call))).code).toBe('unauthenticated');
  });
});
