import { limits, tooDeep } from '@workspace-ops/contracts';
import { AppError, isDeeperThan } from '@workspace-ops/service-kit';

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
  checkDepth(value);
  return value;
}

/** As the contracts check it of free JSON, before anything walks through the body. */
function checkDepth(body: object): void {
  const deep = Object.entries(body).find(
    ([, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && isDeeperThan(value, limits.jsonDepth - 1),
  );
  if (deep === undefined) return;
  const [path] = deep;
  // A name of any length may be sent.
  const field = path.length > limits.name ? 'A field of the body' : path;
  throw new AppError('invalid_input', `${field} ${tooDeep}`, {
    issues: [{ path, message: tooDeep }],
  });
}

function parseText(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text);
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new AppError('invalid_input', 'The body must be valid JSON.', { cause });
  }
}
