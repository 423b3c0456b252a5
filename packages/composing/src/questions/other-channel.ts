import type { FactSheet } from '../facts/read-facts.ts';
import type { DraftRequest } from '../request/types.ts';

/** `Facebook`, where the post is for another platform. */
export function tellOtherChannel(
  { targetPlatform }: DraftRequest['artifact'],
  { find }: FactSheet,
): string {
  const [named = ''] =
    /^(?:facebook|instagram|linkedin|blog|newsletter|x|twitter|tiktok|website)\b/i.exec(
      find('channel')?.value ?? '',
    ) ?? [];
  return named === '' || named.toLowerCase() === targetPlatform
    ? ''
    : `On record is the channel “${named}”: it is written for another.`;
}
