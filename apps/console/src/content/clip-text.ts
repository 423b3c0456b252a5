/** What is longer makes a page slow, and is read elsewhere. */
const longestBytes = 200 * 1_024;

/** The first 200 kB of a text, cut between characters. */
export function clipText(text: string): { text: string; isClipped: boolean } {
  // Each UTF-16 unit is three bytes of UTF-8 at most.
  if (text.length * 3 <= longestBytes) return { text, isClipped: false };
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= longestBytes) return { text, isClipped: false };
  // With `stream`, the part of a character at the end is left out.
  const clipped = new TextDecoder().decode(bytes.subarray(0, longestBytes), { stream: true });
  return { text: clipped, isClipped: true };
}

/** The text without a heading at its beginning that says what stands above it already. */
export function withoutTitle(text: string, title: string): string {
  const heading = `# ${title}\n`;
  return text.startsWith(heading) ? text.slice(heading.length).trimStart() : text;
}
