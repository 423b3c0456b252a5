export interface BatchBounds {
  batchSize: number;
  batchBytes: number;
}

/** The messages in their order, in batches within both bounds, of one message at least. */
export function boundBatches<M extends { bytes: number }>(
  messages: readonly M[],
  { batchSize, batchBytes }: BatchBounds,
): M[][] {
  const batches: M[][] = [];
  let batch: M[] = [];
  let bytes = 0;
  for (const message of messages) {
    const isFull = batch.length >= batchSize || bytes + message.bytes > batchBytes;
    if (batch.length > 0 && isFull) {
      batches.push(batch);
      batch = [];
      bytes = 0;
    }
    batch.push(message);
    bytes += message.bytes;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}
