import { MIMEType } from 'node:util';

/** Whether a Content-Type is JSON (`application/json` or `+json`) in UTF-8. */
export function isUtf8Json(contentType: string | undefined): boolean {
  const type = parse(contentType);
  if (type === null || type.type !== 'application') return false;
  if (type.subtype !== 'json' && !type.subtype.endsWith('+json')) return false;
  const charset = type.params.get('charset')?.toLowerCase() ?? 'utf-8';
  return charset === 'utf-8' || charset === 'utf8';
}

function parse(contentType: string | undefined): MIMEType | null {
  if (contentType === undefined) return null;
  try {
    return new MIMEType(contentType);
  } catch (error) {
    // Node's own error for a malformed type; any other fault is not ours to hide.
    if (error instanceof TypeError) return null;
    throw error;
  }
}
