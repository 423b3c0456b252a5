import { clip, inlineText } from '../facts/inline-text.ts';
import type { Fact, FactSheet } from '../facts/read-facts.ts';

const field = /\{([^{}|]+)(?:\|([^{}]*))?\}/g;

/** The template with `{field|otherwise}` filled from the facts, one line. */
export function fillTemplate(template: string, sheet: FactSheet): string {
  return template.replace(field, (_, name: string, otherwise?: string) => {
    const value = sheet.find(name)?.value;
    return value === undefined ? (otherwise ?? '') : clip(value, 80);
  });
}

/** A title of up to 200 characters. */
export const fillTitle = (template: string, sheet: FactSheet): string =>
  inlineText(fillTemplate(template, sheet), 200);

/** The facts that a template uses. */
export const factsIn = (template: string, sheet: FactSheet): Fact[] =>
  [...template.matchAll(field)]
    .map((match) => sheet.find(match[1]!))
    .filter((fact) => fact !== undefined);
