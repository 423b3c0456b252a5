import { findPersonalData } from '@workspace-ops/content';

export interface MaskedText {
  text: string;
  /** Puts the personal data back where the references stand. */
  restore(text: string): string;
}

const reference = /(?:email|phone|card|national_id)-ref-\d+/g;

/** Takes personal data out of a text that leaves the house, so that the answer can have it back. */
export function maskPersonalData(text: string): MaskedText {
  const values = new Map<string, string>();
  const references = new Map<string, string>();
  const parts: string[] = [];
  let at = 0;
  for (const { kind, start, end } of findPersonalData(text)) {
    const value = text.slice(start, end);
    const name = references.get(value) ?? `${kind}-ref-${references.size + 1}`;
    references.set(value, name);
    values.set(name, value);
    parts.push(text.slice(at, start), name);
    at = end;
  }
  return {
    text: parts.join('') + text.slice(at),
    restore: (answer) => answer.replaceAll(reference, (name) => values.get(name) ?? name),
  };
}
