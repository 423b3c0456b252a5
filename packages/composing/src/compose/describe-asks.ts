import { clip } from '../facts/inline-text.ts';
import { spacedName } from '../facts/field-names.ts';
import { namesAmount } from '../facts/money-words.ts';
import { enumerate } from './sections.ts';
import type { Ask } from './types.ts';

/** All that is asked, in one go. */
export function describeAsks(asks: readonly Ask[]): string {
  const needed = asks.filter(({ question }) => question === null).map(describeNeed);
  const missing = needed.length === 0 ? [] : [`Needed and not on record: ${enumerate(needed)}.`];
  const questions = new Set(asks.flatMap(({ question }) => question ?? []));
  return [...missing, ...questions].join(' ');
}

/** An amount is no answer without its currency. */
const describeNeed = (ask: Ask): string =>
  ask.names.some(namesAmount) ? `${nameAsk(ask)} with its currency` : nameAsk(ask);

/** What the line of a comment begins with that answers it. */
export const nameAsk = ({ names }: Ask): string => clip(spacedName(names[0]!), 60);

/** Each thing is asked once: an answer settles all questions that go by its name. */
export function mergeAsks(asks: readonly Ask[]): Ask[] {
  const merged = new Map<string, Ask>();
  for (const ask of asks) {
    const [name] = ask.names as [string];
    const { names = [], question = null } = merged.get(name) ?? {};
    const questions = new Set([question ?? [], ask.question ?? []].flat());
    merged.set(name, {
      names: [...new Set([...names, ...ask.names])],
      question: questions.size === 0 ? null : [...questions].join(' '),
    });
  }
  return [...merged.values()];
}
