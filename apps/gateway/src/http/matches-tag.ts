/**
 * Whether `If-None-Match` names an entity tag, by weak comparison (RFC 9110, 13.1.2). A `no-cache`
 * of the request is for caches in between: clients send it beside their own tag.
 */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const strong = (given: string): string => given.trim().replace(/^W\//, '');
  return header.split(',').some((given) => strong(given) === strong(tag));
}
