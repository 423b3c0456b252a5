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

/** Names that may be taken for each other. */
const explained: Readonly<Record<string, string>> = {
  referrer: 'who recommends us',
  referral: 'who is recommended to us',
  deliverables: 'what was done',
};

/** An amount is no answer without its currency. */
function describeNeed(ask: Ask): string {
  const name = nameAsk(ask);
  if (Object.hasOwn(explained, name)) return `${name} (${explained[name]})`;
  return ask.names.some(namesAmount) ? `${name} with its currency` : name;
}

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
