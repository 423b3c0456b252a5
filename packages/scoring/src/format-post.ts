import { findPlatform, type Platform } from '@workspace-ops/contracts/platform-names';
import { costing } from './contract/clause.ts';
import { fitsPlatform } from './contract/text-clauses.ts';
import { counted, plural, quoted, when, type Fault, type Judged } from './judgement.ts';
import { countWords, type Reading } from './read-text.ts';

const maxHook = 210;
const maxHashtags = 5;

/** A post: its length for the platform, a hook, short paragraphs, modest hashtags. */
export function formatPost({ targetPlatform }: Judged, reading: Reading): Fault[] {
  const platform = findPlatform(targetPlatform ?? null);
  const where = targetPlatform ? `a post on ${platform.spoken}` : 'a post';
  return [
    ...lengthFault(reading, { targetPlatform, platform, where }),
    ...hookFault(reading),
    ...paragraphFault(reading, platform),
    ...hashtagFault(reading),
    ...markdownFault(reading, platform, where),
  ];
}

function lengthFault(
  { text }: Reading,
  {
    targetPlatform,
    platform,
    where,
  }: { targetPlatform: Judged['targetPlatform']; platform: Platform; where: string },
): Fault[] {
  const { min, max } = platform.usual;
  const length = text.replace(/\s+/g, ' ').trim().length;
  const tooMuch = Math.min(30, 10 + (30 * Math.max(0, length - max)) / max);
  const refused = fitsPlatform(text, targetPlatform);
  return [
    ...when(length < min, 30 * (1 - length / min), {
      says: `${plural(length, 'character')}, short for ${where} (from ${min})`,
      fix: 'Tell what happened in one more paragraph',
    }),
    ...costing(refused, { each: tooMuch }),
    ...when(refused === undefined && length > max, tooMuch, {
      says: `${length} characters, too long for ${where} (up to ${max})`,
      fix: 'Cut what the reader does not need in order to act',
    }),
  ];
}

function hookFault({ sentences }: Reading): Fault[] {
  const hook = sentences[0]?.text ?? '';
  return when(hook.length > maxHook, 10, {
    says: `the hook ${quoted(hook)} has ${hook.length} characters, more than a preview shows`,
    fix: `Open with one sentence of up to ${maxHook} characters`,
  });
}

function paragraphFault({ paragraphs }: Reading, { usual: { paragraph } }: Platform): Fault[] {
  const walls = paragraphs.filter((block) => countWords(block) > paragraph);
  return counted(
    walls.length,
    { each: 7, cap: 21 },
    {
      says: `the paragraph ${quoted(walls[0] ?? '')} has more than ${paragraph} words`,
      fix: 'Break the long paragraph where its subject changes',
    },
  );
}

function hashtagFault({ prose }: Reading): Fault[] {
  const tags = prose.match(/(?<![\p{L}\p{N}_/&#])#[\p{L}\p{N}_]{2,}/gu)?.length ?? 0;
  return counted(
    tags - maxHashtags,
    { each: 3, cap: 15 },
    { says: plural(tags, 'hashtag'), fix: `Keep the ${maxHashtags} hashtags that people follow` },
  );
}

function markdownFault(
  { headings, prose }: Reading,
  { showsMarkdown }: Platform,
  where: string,
): Fault[] {
  const shown = headings.length > 0 || /\*\*\S/.test(prose);
  return when(!showsMarkdown && shown, 6, {
    says: `Markdown headings and bold show as signs in ${where}`,
    fix: 'Take the # and ** signs out',
  });
}
