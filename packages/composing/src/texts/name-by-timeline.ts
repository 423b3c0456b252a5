import { namesFor } from '../facts/field-names.ts';
import type { Fact } from '../facts/read-facts.ts';
import { beginsWithDay } from './fill-template.ts';

const timelines = new Set(namesFor('timeline'));
/** For us, and nothing that a customer waits for. */
const order = /^(?:please )?(?:quote|send|call|ring|reply|answer|chase|ask|e-?mail|write)\b/i;

/** `When: Lift out for 7 working days from 11 January` is how long work takes, and no day alone. */
export const nameByTimeline = (facts: readonly Fact[]): readonly Fact[] =>
  facts.some(({ names }) => timelines.has(names[0]!))
    ? facts
    : facts.map((fact) =>
        fact.names[0] === 'when' && !beginsWithDay.test(fact.value) && !order.test(fact.value)
          ? { ...fact, names: ['timeline'] }
          : fact,
      );
