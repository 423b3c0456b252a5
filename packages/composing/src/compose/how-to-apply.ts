import type { ArtifactDefinition } from '@workspace-ops/catalogue';
import { clip } from '../facts/inline-text.ts';
import type { FactSheet } from '../facts/read-facts.ts';

const longest = 160;
/** `Email jobs@…`, `call Dana after four`: what to do, and no address. */
const order =
  /^(?:please |just |simply |to apply,? )?(?:e-?mail|mail|call|ring|phone|text|message|whatsapp|write|send|apply|visit|use|fill|complete|come|drop|pop|contact|ask|bring|post|go|see|click|scan|submit|upload|reply|get in touch|speak|talk|dm|have a chat)\b(?! ?:)/iu;
/** `By email to …`, `online at …`: how, without a verb. */
const way = /^(?:by|via|through|in|at|online|with|over|on)\b/iu;
const labelled =
  /^(?:e-?mail|mail|phone|tel(?:ephone)?|address|web ?site|link)(?: address)? ?: ?/iu;
const toWhom = /^to /i;

const isOrder = (value: string): boolean => order.test(value) || way.test(value);

/** Where applications go, where it is an address or somebody; null where it says what to do. */
export const addressOf = (value: string): string | null =>
  isOrder(value)
    ? null
    : clip(value.replace(labelled, '').replace(toWhom, ''), longest).replace(/[.\s]+$/, '');

/** What to do, as a sentence of its own; null where it is an address. */
export function orderOf(value: string): string | null {
  if (!isOrder(value)) return null;
  const said = way.test(value) ? `Apply ${value[0]!.toLowerCase()}${value.slice(1)}` : value;
  return `${clip(said[0]!.toUpperCase() + said.slice(1), longest).replace(/[.\s]+$/, '')}.`;
}

/** An address, or a number, to which somebody may write or ring. */
const reach = /\w@\w|https?:|www\.|\bin person\b|(?<![\p{L}\d])\+?\d[\d ()-]{8,16}\d(?!\d)/iu;

/** An opening of which nobody can tell where to apply; empty where its text says it. */
export const askWhereToApply = (
  { publicFields = [] }: Pick<ArtifactDefinition, 'publicFields'>,
  { find }: FactSheet,
  content: string,
): string =>
  publicFields.includes('applyTo') && find('applyTo') === undefined && !reach.test(content)
    ? 'Where do applications go? Nothing on record says it.'
    : '';
