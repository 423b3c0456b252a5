import type { JsonObject } from '@workspace-ops/contracts';
import { namesFor, normalName } from '../facts/field-names.ts';

const news = new Set(namesFor('highlights'));
const longestNews = 20_000;
/** `1) new van 2) the exam`, and no `2) 3)` of something else. */
const number = /(?:^|(?<=[\s:;,.]))\(?(\d{1,2})[.)] (?=\S)/gu;

/** Of numbered news in one text an entry each: what holds one of them back holds no other. */
export function withNumbered(context: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(context).map(([name, value]) => {
      const entries =
        typeof value === 'string' && news.has(normalName(name)) ? splitNumbered(value) : [];
      return [name, entries.length > 1 ? entries : value];
    }),
  );
}

function splitNumbered(text: string): string[] {
  const found = [...text.slice(0, longestNews).matchAll(number)];
  if (found.length < 2 || found.some(([, said], at) => Number(said) !== at + 1)) return [];
  const starts = [...found.map(({ index }) => index), text.length];
  const lead = text.slice(0, starts[0]).trim();
  const entries = found.map(([mark], at) =>
    text
      .slice(starts[at]! + mark.length, starts[at + 1])
      .trim()
      .replace(/[;,]$/, ''),
  );
  // `Fri newsletter bits:` is no news.
  return lead === '' || lead.endsWith(':') ? entries : [lead, ...entries];
}
