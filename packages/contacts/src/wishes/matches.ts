/** "I don't want to unsubscribe" wishes the contrary. */
const contrary =
  /\b(?:don't|dont|do not|no need to|no reason to|not|never|didn't|won't)(?: (?:want|need|mean|wish|going|planning|plan|like|would|please|to|me|you))*$/;
const reach = 40;

/** Whether one of the patterns stands un-negated in a text with a sentence a line. */
export const matchesAny = (text: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => text.matchAll(pattern).some(({ index }) => !isContrary(text, index)));

function isContrary(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - reach), at);
  return contrary.test(before.slice(before.lastIndexOf('\n') + 1).trimEnd());
}
