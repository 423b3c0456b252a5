import type { Request, Response } from 'express';
import { listQueryNames, readSearch } from '../http/url.ts';
import type { Route } from '../routes/route.ts';

const mostNames = 20;
const mostCharacters = 100;

/**
 * Lists the query parameters that the row does not know in `X-Ignored-Parameters`, percent-encoded:
 * a misspelt filter changes nothing, and so would go unnoticed.
 */
export function reportIgnoredParameters(route: Route, req: Request, res: Response): void {
  const search = readSearch(req.url);
  if (search === '') return;
  const known = new Set(route.query === undefined ? [] : listQueryNames(route.query));
  // Read with the credentials, and no part of the row's contract.
  if (route.auth === 'webhook') known.add('workspaceId');
  if (route.auth === 'feed') known.add('token');
  const ignored = [...new Set(new URLSearchParams(search).keys())].filter(
    (name) => name !== '' && !known.has(name),
  );
  if (ignored.length === 0) return;
  const names = ignored.slice(0, mostNames).map((name) => encode(name));
  res.setHeader('X-Ignored-Parameters', names.join(', '));
}

/** Cut by characters and not by code units, half of which could not be encoded. */
const encode = (name: string): string =>
  encodeURIComponent(Array.from(name).slice(0, mostCharacters).join(''));
