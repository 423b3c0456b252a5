import { fillPlaceholders } from '@workspace-ops/content';
import { findPlatform } from '@workspace-ops/contracts/platform-names';
import { clip, inlineText } from '../facts/inline-text.ts';

const longest = 500;

/** How the summary of a post begins: with the line that its readers see first. */
export function tellPost(platform: string, content: string): string {
  const line = content.split('\n').find((one) => one.trim() !== '' && !/^#+ /.test(one)) ?? '';
  const hook = line.replace(/^- /, '');
  return `Post for ${findPlatform(platform).spoken}. ${clip(hook, 160)}`;
}

/**
 * A post's summary beside another text than the one it was written for, as where a model's took its
 * place: what it quotes is of that text. A summary that does not quote the former stays.
 */
export function retellPost(
  summary: string,
  { platform, former, content }: { platform: string; former: string; content: string },
): string {
  const [told, tells] = [former, content].map((text) =>
    inlineText(fillPlaceholders(tellPost(platform, text)).text, longest),
  ) as [string, string];
  return summary.startsWith(told) ? clip(tells + summary.slice(told.length), longest) : summary;
}
