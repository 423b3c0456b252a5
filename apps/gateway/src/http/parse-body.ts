import { limits } from '@workspace-ops/contracts';
import { AppError, isDeeperThan } from '@workspace-ops/service-kit';

/** One level more than a field of the body may have, since the body itself is one. */
const maxDepth = limits.jsonDepth + 1;

/**
 * The body's text as an object; no text is an empty one, so that the contract names what is missing.
 * @throws {AppError} 400 for what is no JSON, no object, or nested too deep.
 */
export function parseBody(text: string, parse: (text: string) => unknown): object {
  if (text.trim() === '') return {};
  const value = parseText(text, parse);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AppError('invalid_input', 'The body must be a JSON object.');
  }
  if (isDeeperThan(value, maxDepth)) {
    throw new AppError(
      'invalid_input',
      `The body must be nested at most ${limits.jsonDepth} levels.`,
    );
  }
  return value;
}

function parseText(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new AppError('invalid_input', 'The body must be valid JSON.', { cause });
  }
}
