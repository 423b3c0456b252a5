import { quoted } from '../judgement.ts';
import type { Reading } from '../read-text.ts';

/** `lead_email`, `contact.firstName`, `leadEmail`, `run_8f3a`; not in links, handles or hashtags. */
const shape =
  /(?<![\p{L}\p{N}_@#/.:%=-])(?:\p{L}[\p{Ll}\d]*(?:_[\p{L}\p{N}]+)+|\p{Ll}{2,}(?:\p{Lu}\p{Ll}+)+|\p{Ll}{2,}\.\p{Ll}+\p{Lu}\p{Ll}+)(?![\p{L}\p{N}_@/]|\.\p{Ll}{2,})/gu;

const products = /^(?:iPhone|iPad|iMac|iOS|macOS|eBay|eCommerce|iCloud|jQuery|openSUSE|eSports)s?$/;
const named =
  /\b(?:call|run|step|artifact|workspace|field|record|entry) ?id\b|\bsentiment(?: score)?: ?(?=[+-]|\d*\.\d|(?:positive|negative|neutral|mixed)\b)/giu;

/** What every such name holds, and few sentences do: a line below, or a capital after a small letter. */
const joint = /_|\p{Ll}\p{Lu}/u;
const label = /id\b|sentiment/i;

/**
 * Names that a program gives to what it stores, in a text for people.
 * @param readValues the values of the input: `ezyVet` is a name there, too.
 */
export function findFieldNames({ sentences }: Reading, readValues: () => string): string[] {
  const found = sentences.flatMap(({ text, number }) =>
    [
      ...((joint.test(text) && text.match(shape)) || []),
      ...((label.test(text) && text.match(named)) || []),
    ]
      .filter((name) => !products.test(name) && !readValues().includes(name))
      .map((name) => `${quoted(name)} (sentence ${number})`),
  );
  return [...new Set(found)];
}
