import type { Response } from 'express';

export interface Pace {
  /** Bytes per second; 0 lets every reader be as slow as it likes. */
  least: number;
  /** The time over which it is measured. */
  windowMs: number;
}

/**
 * Cuts a response off whose reader takes less than a lowest pace while more waits for it than is
 * buffered: one that stops reading would hold what its answer is read from for ever. A source that is
 * slow itself leaves nothing waiting, and counts for nothing.
 * @returns how to stop watching.
 */
export function watchPace(res: Response, { least, windowMs }: Pace): () => void {
  if (least === 0) return () => {};
  let sent = bytesSent(res);
  let wasWaiting = false;
  const timer = setInterval(() => {
    const now = bytesSent(res);
    // At both ends of the window: what began to wait within it has had less time.
    const isSlow = wasWaiting && res.writableNeedDrain && now - sent < (least * windowMs) / 1_000;
    sent = now;
    wasWaiting = res.writableNeedDrain;
    if (isSlow) res.destroy();
  }, windowMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What the operating system has taken: without what waits in this process. */
const bytesSent = ({ socket }: Response): number =>
  socket === null ? 0 : socket.bytesWritten - socket.writableLength;
