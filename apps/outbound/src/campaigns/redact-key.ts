const mask = '[redacted]';
const shortestPart = 8;
const shortestSafeKey = 6;

/** The key as it is, and as an answer may carry it encoded. */
function listForms(key: string): string[] {
  const bytes = Buffer.from(key);
  const forms = [
    key,
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    bytes.toString('hex'),
    Buffer.from(`${key}:`).toString('base64'),
  ];
  return [...new Set(forms)].toSorted((a, b) => b.length - a.length);
}

/** Whether a part of the key reveals something of it, and is no plain word that it happens to hold. */
const isTelling = (part: string): boolean =>
  /[^A-Za-z]/.test(part.slice(1, -1)) || (/[a-z]/.test(part) && /[A-Z]/.test(part.slice(1)));

/**
 * A function that takes the key out of a text: whole, encoded, in another case, and in parts of
 * eight characters or more, as where a provider shows the beginning of a key.
 */
export function createRedaction(key: string): (text: string) => string {
  // A key of few characters would redact half the message: it counts as a word of its own only.
  const edge =
    key.length < shortestSafeKey ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  const whole = new RegExp(
    `${edge[0]}(?:${listForms(key)
      .map((form) => RegExp.escape(form))
      .join('|')})${edge[1]}`,
    'giu',
  );
  return (text) => redactParts(text.replaceAll(whole, mask), key);
}

function redactParts(text: string, key: string): string {
  const parts = new Set(
    Array.from({ length: Math.max(0, key.length - shortestPart + 1) }, (_, at) =>
      key.slice(at, at + shortestPart),
    ),
  );
  let shown = '';
  let from = 0;
  for (let at = 0; at + shortestPart <= text.length; at += 1) {
    if (!parts.has(text.slice(at, at + shortestPart))) continue;
    let end = at + shortestPart;
    while (end < text.length && key.includes(text.slice(at, end + 1))) end += 1;
    if (isTelling(text.slice(at, end))) {
      shown += text.slice(from, at) + mask;
      from = end;
    }
    at = end - 1;
  }
  return shown + text.slice(from);
}

/** The value with the key taken out of every string and name in it. */
export function redactJson<T>(root: T, redact: (text: string) => string): T {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return redact(value);
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => [redact(name), visit(child)]),
    );
  };
  return visit(root) as T;
}
