const longest = 254;
const address = /^[^\s@<>()",;:]{1,64}@[^\s@<>()",;:]+\.[^\s@<>()",;:.]{2,}$/;

/** The form in which addresses are compared, trimmed and in lower case; null for what is none. */
export function toEmailAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^mailto:/i, '');
  return trimmed.length <= longest && address.test(trimmed) ? trimmed.toLowerCase() : null;
}
