const other: Readonly<Record<string, string>> = { ß: 's', ł: 'l', ı: 'i' };
/** Letters of their own, which nobody writes without their marks by mistake. */
const kept = new Set('äöüåæøй');

/**
 * A text in lower case without accents, which many leave out, with each character in its place.
 */
export const fold = (text: string): string =>
  text.replaceAll(/[ß-ʯ]/g, (letter) =>
    kept.has(letter) ? letter : (other[letter] ?? letter.normalize('NFD')[0]!),
  );
