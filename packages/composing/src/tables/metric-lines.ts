import type { JsonObject } from '@workspace-ops/contracts';

const metric = /^(?<count>\d[\d,.]{0,12}k?%?) (?<name>\p{L}{3,20}(?: \p{L}{3,20})?)[.]?$/iu;
const line = /^(?<said>\p{L}[^:]{0,120}?)(?::| [–-])? (?<rest>\d.{3,200})$/u;
const channels =
  /^(?:linkedin|instagram|facebook|x|twitter|tiktok|youtube|pinterest|newsletter|e-?mail|blog|website|google(?: ads| business)?|whatsapp)$/i;

/** `LinkedIn: 4,200 impressions, 120 clicks` has its figures in columns of their own; null of a line with fewer than two. */
export function readMetricLine(item: string, text: string): JsonObject | null {
  const { said, rest } = (text.length <= longest && line.exec(text.trim())?.groups) || {};
  const parts = (rest?.split(/[,;] (?:and )?| and /) ?? []).map(
    (part) => metric.exec(part)?.groups,
  );
  if (said === undefined || parts.length < 2 || parts.includes(undefined)) return null;
  const figures = parts.map((part): [string, string] => [toName(part!['name']!), part!['count']!]);
  if (new Set(figures.map(([name]) => name)).size < figures.length) return null;
  return { [channels.test(said) ? 'channel' : item]: said, ...Object.fromEntries(figures) };
}
const longest = 320;

/** `1 lead` is one of the leads. */
const toName = (name: string): string => {
  const plain = name.toLowerCase();
  return /^(?:impression|click|lead|like|share|comment|view|enquiry|post)$/.test(plain)
    ? `${plain.replace(/y$/, 'ie')}s`
    : plain;
};
