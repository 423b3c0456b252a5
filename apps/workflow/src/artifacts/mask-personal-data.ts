import { findFindings, replaceRanges } from '@workspace-ops/content';

export interface MaskedText {
  text: string;
  /** Puts what was taken out back where the references stand. */
  restore(text: string): string;
}

const reference = /(?:email|phone|card|iban|national_id|passport|birth_date|secret)-ref-\d+(?!\d)/g;

/**
 * Takes personal data and secrets out of a text that is shown to a model, so that the answer can
 * have them back.
 */
export function maskPersonalData(text: string): MaskedText {
  const values = new Map<string, string>();
  const references = new Map<string, string>();
  const masked = replaceRanges(text, findFindings(text), ({ kind, start, end }) => {
    const value = text.slice(start, end);
    const name = references.get(value) ?? `${kind}-ref-${references.size + 1}`;
    references.set(value, name);
    values.set(name, value);
    return name;
  });
  return {
    text: masked,
    restore: (answer) => answer.replaceAll(reference, (name) => values.get(name) ?? name),
  };
}
