import type { Response } from 'express';

/**
 * Names the content of an answer, which its client may keep and ask for anew.
 * @returns whether the client has it already: then the answer was a 304.
 */
export function answerUnchanged(res: Response, tag: string): boolean {
  res.setHeader('ETag', tag);
  res.setHeader('Cache-Control', 'private, no-cache');
  res.vary('Authorization, Cookie, X-Workspace-Id');
  if (!matchesTag(res.req.get('if-none-match'), tag)) return false;
  res.status(304).end();
  return true;
}

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
