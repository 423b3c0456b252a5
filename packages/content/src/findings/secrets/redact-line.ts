import { findSecrets } from './find-secrets.ts';

/** Every line with a secret has one of these; most lines are told apart by it alone. */
const sign =
  /private key|pass|pwd|secret|token|api.?key|access.?key|credential|bearer|basic |:\/\/[^\s/"]{0,100}:[^\s/"]{1,100}@|AKIA|ASIA|AIza|gh[pousr]_|github_pat|xox|[srp]k[-_]|eyJ/i;

const mark = '(secret redacted)';

/** A line of the log without secrets; where no valid JSON would be left, a note instead of it. */
export function redactLine(line: string): string {
  if (!sign.test(line)) return line;
  const found = findSecrets(line).toSorted((one, other) => one.start - other.start);
  if (found.length === 0) return line;
  let at = 0;
  const parts: string[] = [];
  for (const { start, end } of found) {
    if (start < at) continue;
    parts.push(line.slice(at, start), mark);
    at = end;
  }
  const redacted = parts.join('') + line.slice(at);
  return isJson(redacted)
    ? redacted
    : `${JSON.stringify({ msg: `A line of the log held a secret. ${mark}` })}\n`;
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
