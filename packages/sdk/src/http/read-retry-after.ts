/** `Retry-After` as milliseconds from now: seconds, or an HTTP date as proxies send it. */
export function readRetryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  // Date.parse also takes `-1`.
  const dateMs = text.endsWith('GMT') ? Date.parse(text) : NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - Date.now());
}
