import type { JsonValue } from '@workspace-ops/contracts';

const lists = /^(?:highlights|tasks|milestones|findings|requirements|benefits)$/;
const number = /(?:^|\s)(\d{1,2})[.)]\s+(?=\p{L})/gu;

/** `1. Open on Saturdays. 2. A new physio.` in answer to a question for several things is a list of them. */
export function splitNumbered(name: string, value: JsonValue): JsonValue {
  if (typeof value !== 'string' || value.length > longest || !lists.test(name)) return value;
  const marks = [...value.matchAll(number)];
  const isCounted = marks.every(([, at], index) => Number(at) === index + 1);
  if (marks.length < 2 || !isCounted || marks[0]!.index > 0) return value;
  return marks.map((mark, at) =>
    value.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? value.length).trim(),
  );
}
const longest = 5_000;
