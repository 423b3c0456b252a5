const spoken =
  /\b(?:at|from|around|about) (?<hour>\d{1,2})(?:\.(?<minute>[0-5]\d))?(?![\d:%$€£]|\.\d| ?(?:k\b|an?\b|per\b|each\b|people|pounds|euros|days?|weeks?|months?|hours?))/giu;

/** `Mon 7 December 2026, 8.30`, `Thursday 8.30` */
const afterDay =
  /(?<=\b(?:20\d\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|thu|fri|sat|sun),? )(?<hour>\d{1,2})\.(?<minute>[0-5]\d)(?![\d:%$€£]|\.\d)/giu;

/** Times of the day as people write them without a colon, in minutes: `starts at 8.30`, `kick-off at 2`. */
export const spokenTimes = (texts: readonly string[]): number[] =>
  texts
    .flatMap((text) => [...text.matchAll(spoken), ...text.matchAll(afterDay)])
    .map(({ groups = {} }) => Number(groups['hour']) * 60 + Number(groups['minute'] ?? 0));
