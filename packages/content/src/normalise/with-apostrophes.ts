/** Short forms that are no other word, as people type them on a phone, and where the apostrophe stands from the end. */
const withoutOne = [
  // French writes `dont le`.
  {
    from: 1,
    shape: String.raw`dont(?! (?:l[ae]s?|ils?|elles?|on|nous|vous|je|tu|une?|ces?|cette)\b)`,
  },
  { from: 1, shape: '(?:did|does|is|was|were|are|has|have|had|could|would|should|must|ca|wo)nt' },
  { from: 2, shape: '(?:you|they)re|(?:you|they|we)ve' },
  { from: 1, shape: '(?:that|what|there|where|who|he|she)s' },
  { from: 2, shape: 'ive' },
  // German writes `im März`.
  {
    from: 1,
    shape:
      'im(?= (?:not|so|sure|going|free|happy|fine|ok|still|just|out|off|away|back|here|trying|looking)\\b)',
  },
].map(({ from, shape }) => ({
  from,
  shape: new RegExp(
    String.raw`(?<![\p{L}\p{N}'’@#._/-])(?:${shape})(?![\p{L}\p{N}'’@_/-]|\.\p{L})`,
    'giu',
  ),
}));
const mayLack = /(?:nt|re|ve|s|im)(?!\p{L})/iu;

/**
 * A text with the apostrophes that its writer left out: `didnt` as `didn't`, and `its` as it is, which is a word. The
 * straight one, since V8 compiles an expression once more for a text that is not Latin-1.
 */
export function withApostrophes(text: string): string {
  if (!mayLack.test(text)) return text;
  return withoutOne.reduce(
    (read, { from, shape }) =>
      read.replace(shape, (word) => {
        const begin = word.slice(0, -from);
        return `${begin === 'i' ? 'I' : begin}'${word.slice(-from)}`;
      }),
    text,
  );
}
