import type { AnyTRPCRouter } from '@trpc/server';
import { answerCall, type Exchange } from './answer-call.ts';
import { readBatch } from './read-request.ts';

/** Answers a line a call, each as soon as it is done, and ends the calls when their caller leaves. */
export async function answerBatch(
  router: AnyTRPCRouter,
  prefix: string,
  { req, res, from, options }: Exchange,
): Promise<void> {
  const batch = await readBatch(req);
  const left = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) left.abort();
  });
  res.setHeader('Content-Type', 'application/jsonl');
  const work = batch.map((wire, index) =>
    answerCall(router, wire, { index, left: left.signal, from, prefix, options }),
  );
  if (work.length === 1) {
    res.end(await work[0]);
    return;
  }
  await Promise.all(work.map(async (answer) => res.write(await answer)));
  res.end();
}
