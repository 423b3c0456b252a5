/** What a fallback protocol makes of a handoff that lacks something. */
export type Fallback = 'hold' | 'proceed' | 'return';

/** A protocol's first word decides; one that begins otherwise is left to a person. */
export function fallbackOf(protocol: string): Fallback {
  const [word] = protocol
    .trim()
    .toLowerCase()
    .split(/[^a-z]/);
  return word === 'proceed' || word === 'return' ? word : 'hold';
}
