import { AppError } from '@workspace-ops/service-kit';
import { z } from 'zod';
import type { Stage } from './exchange.ts';

/** A request that names no host, or an address that is not percent-encoded UTF-8, is a 400. */
export const refuseMalformedUrl: Stage = (req) => {
  if (req.headers.host === undefined && req.httpVersion === '1.1') {
    throw new AppError('invalid_input', 'The Host header is required.');
  }
  if (req.url.includes('%') && !isPercentEncoded(req.url)) {
    throw new AppError('invalid_input', 'The address has malformed percent-encoding.');
  }
};

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

/** What follows the first question mark of a URL. */
export const readSearch = (url: string): string => {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
};

/**
 * The query's named values; names that no one asked for are ignored.
 * @throws {AppError} 400 for a known name given more than once.
 */
export function parseQuery(search: string, names: readonly string[]): Record<string, string> {
  const given = new URLSearchParams(search);
  const entries = names.flatMap((name) => {
    const values = given.getAll(name);
    if (values.length > 1) {
      const message = 'must be given at most once';
      throw new AppError('invalid_input', `${name} ${message}`, {
        issues: [{ path: name, message }],
      });
    }
    return values.map((value): [string, string] => [name, value]);
  });
  return Object.fromEntries(entries);
}

/** The names that a query contract knows. */
export const listQueryNames = (contract: z.ZodType): string[] =>
  contract instanceof z.ZodObject ? Object.keys(contract.shape) : [];
