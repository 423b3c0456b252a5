import type { RequestContext } from '@workspace-ops/rpc';
import type { Response } from 'express';
import { invalidSession } from '../authentication/verify-session.ts';
import { type EdgeAnswer, sendRaw, type Pace } from '../http/send-raw.ts';

/** A call that ends with its request. */
export type SessionContext = RequestContext & { signal: AbortSignal };

interface Asked {
  ctx: SessionContext;
  answer: (ctx: SessionContext) => Promise<EdgeAnswer>;
}

export interface SessionWatch {
  /** Calls back once a session or an API token has ended. Returns how to stop watching. */
  watchSession: (id: string, onEnded: () => void) => () => void;
  /** Calls back once a workspace is suspended or deleted. Returns how to stop watching. */
  watchWorkspace: (id: string, onClosed: () => void) => () => void;
}

/** An endless answer ends with its client, with its session, and when the process stops. */
export async function sendStream(
  res: Response,
  { ctx, answer }: Asked,
  { draining, ...watch }: SessionWatch & { draining: AbortSignal },
): Promise<void> {
  await withinSession(ctx, watch, async (ended) => {
    const signal = AbortSignal.any([ctx.signal, draining, ended]);
    await sendRaw(res, await answer({ ...ctx, signal }));
  });
}

/**
 * An answer that has an end of its own is cut off when its session ends, so that a half is not taken
 * for the whole. @throws {AppError} 401 when the session ends before the answer has begun.
 */
export async function sendFile(
  res: Response,
  { ctx, answer }: Asked,
  { readingPace: pace, ...watch }: SessionWatch & { readingPace: Pace },
): Promise<void> {
  await withinSession(ctx, watch, async (ended) => {
    try {
      const signal = AbortSignal.any([ctx.signal, ended]);
      await sendRaw(res, await answer({ ...ctx, signal }), { pace, cut: ended });
    } catch (error) {
      if (!ended.aborted) throw error;
      if (!res.headersSent) throw invalidSession(error);
    }
  });
}

/**
 * Does the work with a signal that aborts when the caller's session or API token ends, or their
 * workspace is suspended or deleted.
 */
async function withinSession(
  { caller: { workspaceId, sessionId, token } }: SessionContext,
  { watchSession, watchWorkspace }: SessionWatch,
  work: (ended: AbortSignal) => Promise<void>,
): Promise<void> {
  const ended = new AbortController();
  const watchedId = sessionId ?? token?.id;
  const end = (): void => ended.abort();
  const unwatch = [
    watchWorkspace(workspaceId, end),
    ...(watchedId === undefined ? [] : [watchSession(watchedId, end)]),
  ];
  try {
    await work(ended.signal);
  } finally {
    unwatch.forEach((stop) => stop());
  }
}
