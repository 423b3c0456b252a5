import type { Judged } from './types.ts';

const forPosts: Readonly<Record<string, string>> = {
  newsletter: 'Reply to this email by Friday with one question you would like us to answer.',
  blog: 'Book a 20-minute call with us this week and bring one figure you would like to see move.',
};
const forOtherPosts =
  'Reply to this post this week with the one figure you would like to see move.';

const forTexts: Readonly<Record<Exclude<Judged['artifactType'], 'post' | 'csv'>, string>> = {
  document: 'Assign an owner and confirm the next date with us within two working days.',
  file: 'Reply to this note within five working days, or call us if something is not clear.',
  calendar_entry: 'Confirm the time with us and everybody concerned at least one day before.',
  crm_diff: 'Apply these changes to the record today and tell us when they are in.',
};

/** The text with one call to action at its end, above closing hashtags; a table has none. */
export function addCallToAction(text: string, { artifactType, targetPlatform }: Judged): string {
  if (artifactType === 'csv') return text;
  if (artifactType !== 'post') {
    const heading = /\n#{1,6}[ \t]+next step\s*$/i.test(text) ? '' : '## Next step\n\n';
    return `${text.trimEnd()}\n\n${heading}${forTexts[artifactType]}`.trimStart();
  }
  const platform = (targetPlatform ?? '').toLowerCase();
  const request = Object.hasOwn(forPosts, platform) ? forPosts[platform]! : forOtherPosts;
  const lines = text.trimEnd().split('\n');
  const isTagLine = /^(?:#[\p{L}\p{N}_]+\s*)+$/u.test(lines.at(-1)!.slice(0, 1_000));
  const tags = isTagLine ? [lines.pop()!] : [];
  return [lines.join('\n').trimEnd(), request, ...tags].filter((part) => part !== '').join('\n\n');
}
