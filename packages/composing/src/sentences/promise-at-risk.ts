/** How somebody gets in, and what goes through: it says nothing against who comes, and when. */
const ofAccess =
  /\b(?:gate(?:way)?s?|door(?:way)?s?|stairs?|staircases?|entrances?|corridors?|passage(?:way)?s?|parking|drive(?:way)?s?|lanes?|bridges?|ramps?|access|ceilings?|alley(?:way)?s?|paths?|hallways?|lifts?)\b/iu;
const tooSmall =
  /\b(?:narrow|tight|low|steep|small|wide|width|fits?|too (?:big|wide|high|long)|no (?:parking|room|turning|space)|nowhere to (?:park|turn))\b/iu;
/** More than how somebody gets in. */
const ofMore =
  /\b(?:\d+ ?(?:am|pm)|\d{1,2}[:.]\d\d|hours?|days?|nights?|weeks?|months?|until|till|before|after|late|delay\p{L}*|slow\p{L}*|longer|staff|crew|people|holidays?|price[ds]?|costs?|stock|suppliers?|permits?|licen[cs]es?|closed|locked|keys?|unless|may not|broken)\b/iu;
/** What it takes to keep a promise that depends on how somebody gets in. */
const needsAccess =
  /\b(?:deliver\p{L}*|install\p{L}*|fit(?:s|ted|ting)?|carr(?:y|ied)|cranes?|skips?|lorr(?:y|ies)|vans?|trucks?|vehicles?|in one (?:piece|day|go|visit)|whole|complete\p{L}*|large|full[- ]size\p{L}*|mow\p{L}*|ride-?on|within|same[- ]day|next[- ]day|on time|no (?:damage|extra\p{L}*|mess)|fixed|finish\p{L}*|step-?free|wheelchair\p{L}*|park\p{L}*|access)\b/iu;

const thingsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/e?s$/, ''));
const common = new Set(
  'the with that this very will have from they them same each home site all not only before after'.split(
    ' ',
  ),
);

/** Whether a risk is only of how somebody gets in, and no promise depends on that. */
export function isOfNoPromise(risk: string, promises: readonly string[]): boolean {
  if (!ofAccess.test(risk) || !tooSmall.test(risk) || ofMore.test(risk)) return false;
  const things = new Set(thingsIn(risk).filter((word) => !common.has(word)));
  return promises.every(
    (promise) => !needsAccess.test(promise) && !thingsIn(promise).some((one) => things.has(one)),
  );
}
