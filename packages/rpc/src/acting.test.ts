import { currentActor } from '@workspace-ops/service-kit';
import { onTestFinished, expect, it } from 'vitest';
import { connectLocal, withContext } from './clients.ts';
import { serviceProcedure, router } from './procedures.ts';
import { serviceContext, type RequestContext } from './request-context.ts';
import { createPort, makeClient, makeTarget, startServer } from './test-support/link.ts';

const acting = router({ who: serviceProcedure.query(() => currentActor()) });

const own = serviceContext('ws_a', 'req-1');
const ofPerson: RequestContext = {
  caller: { ...own.caller, userId: 'usr_1', name: 'Dana', role: 'editor' },
  requestId: 'req-1',
};

/** A service that asks another one, for its caller and for itself. */
const asking = (ask: (ctx: RequestContext) => Promise<unknown>) =>
  router({
    both: serviceProcedure.query(async ({ ctx }) => [
      await ask(ctx),
      await ask(own),
      currentActor(),
    ]),
  });

it('is known to each procedure, whoever calls it within whose request', async () => {
  const inner = connectLocal(() => acting);
  const outer = connectLocal(() => asking((ctx) => inner.who.query(undefined, withContext(ctx))));
  expect(await outer.both.query(undefined, withContext(ofPerson))).toMatchObject([
    { kind: 'person', name: 'Dana' },
    { kind: 'system' },
    { kind: 'person', name: 'Dana' },
  ]);
});

it('is known on the other side of HTTP', async () => {
  const server = await startServer(createPort({ router: acting }));
  const target = makeTarget([server.url]);
  onTestFinished(async () => {
    await target.close();
    await server.stop();
  });
  const client = makeClient<typeof acting>(target);
  const who = (ctx: RequestContext) => client.who.query(undefined, withContext(ctx));
  expect(await who(ofPerson)).toEqual({ kind: 'person', id: 'usr_1', name: 'Dana' });
  expect(await who(own)).toMatchObject({ kind: 'system' });
});
