import { type Finding, findFindings, redactText } from '@workspace-ops/content';
import { type Outcome, readWhy } from '../outcome.ts';
import type { Task } from '../task.ts';
import { type PersonalDataLine as Line, readPersonalData } from './personal-data-lines.ts';

/** A bracket, `tel:` or the separator of an extension may be covered as well. */
const forgivenCharacters = 2;

/** Items found, by type and place; values that stay after redaction; clean lines changed. */
export const personalData: Task = {
  name: 'personal data',
  async run(folder, half) {
    const lines = await readPersonalData(folder, half);
    const items = lines.flatMap(({ text, pii }) => pii.map(({ value }) => ({ text, value })));
    const clean = lines.filter(({ pii }) => pii.length === 0);
    return {
      outcomes: lines.map(judgeLine),
      shares: [
        {
          name: 'leaked items',
          count: items.filter(({ text, value }) => redactText(text).text.includes(value)).length,
          of: items.length,
        },
        {
          name: 'clean lines changed',
          count: clean.filter(({ text }) => redactText(text).text !== text).length,
          of: clean.length,
        },
      ],
    };
  },
};

function judgeLine({ text, pii, why }: Line): Outcome {
  const left = findFindings(text);
  const found = pii.filter((_, at) => takeMatch(left, toPlace({ text, pii }, at)));
  const missed = pii.length - found.length;
  return {
    ...readWhy(why),
    right: missed === 0 && left.length === 0 ? 1 : 0,
    truePositives: found.length,
    falsePositives: left.length,
    falseNegatives: missed,
    says: `missed ${missed}, extra ${left.map(({ kind }) => kind).join(', ') || 'none'}: ${text}`,
  };
}

type Item = Line['pii'][number] & { start: number; end: number };

/** Items stand in the order of their appearance, and equal ones are listed twice. */
function toPlace({ text, pii }: Pick<Line, 'text' | 'pii'>, at: number): Item {
  const before = pii.slice(0, at).reduce((from, { value }) => {
    const start = text.indexOf(value, from);
    return start < 0 ? from : start + value.length;
  }, 0);
  const item = pii[at]!;
  const start = text.indexOf(item.value, before);
  return { ...item, start, end: start + item.value.length };
}

/** Takes the finding that covers an item out of those that are left. */
function takeMatch(left: Finding[], { type, start, end }: Item): boolean {
  const at = left.findIndex(
    (finding) =>
      finding.kind === type &&
      finding.start <= start &&
      finding.start >= start - forgivenCharacters &&
      finding.end >= end &&
      finding.end <= end + forgivenCharacters,
  );
  if (at >= 0) left.splice(at, 1);
  return at >= 0;
}
