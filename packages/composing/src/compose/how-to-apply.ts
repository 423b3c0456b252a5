import { clip } from '../facts/inline-text.ts';

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
