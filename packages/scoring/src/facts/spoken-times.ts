const spoken =
  /\b(?:at|from|around|about) (?<hour>\d{1,2})(?:\.(?<minute>[0-5]\d))?(?![\d:%$€£]|\.\d| ?(?:k\b|an?\b|per\b|each\b|people|pounds|euros|days?|weeks?|months?|hours?))/giu;

/** Times of the day as people write them without a colon, in minutes: `starts at 8.30`, `kick-off at 2`. */
export const spokenTimes = (texts: readonly string[]): number[] =>
  texts
    .flatMap((text) => [...text.matchAll(spoken)])
    .map(({ groups = {} }) => Number(groups['hour']) * 60 + Number(groups['minute'] ?? 0));
