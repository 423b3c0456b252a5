const range =
  /\b(?<kind>level|floor|room|unit|block|court|bay|plot|zone|phase|flat|building|pitch|house|stage|area|section)(?:s|es)? (?<from>\d{1,4})(?: ?(?:to|[-–]|and) ?(?<to>\d{1,4}))?(?!\d)/iu;
const places =
  /\b(?:north|south|east|west|front|back|rear|left|right|upper|lower|inside|outside|internal|external|men['’]?s|women['’]?s|ladies|gents|upstairs|downstairs)(?:ern)?\b/giu;

const rangeIn = (text: string) => {
  const { kind, from, to = from } = range.exec(text)?.groups ?? {};
  return kind === undefined
    ? undefined
    : { kind: kind.toLowerCase(), from: Number(from), to: Number(to) };
};
const placesIn = (text: string): string[] =>
  [...text.toLowerCase().matchAll(places)].map(([word]) => word);

/** `Levels 4 to 6` are among `levels 1 to 6`; null where not both name such a part. */
export function overlap(one: string, other: string): boolean | null {
  const [own, left] = [rangeIn(one), rangeIn(other)];
  if (own === undefined || left === undefined || own.kind !== left.kind) return null;
  return left.from <= own.to && own.from <= left.to;
}

/** Whether two sentences tell of two parts of a thing: `north side` and `south side`, `room 4` and `room 5`. */
export function areApart(one: string, other: string): boolean {
  if (overlap(one, other) === false) return true;
  const [own, left] = [placesIn(one), placesIn(other)];
  return own.length > 0 && left.length > 0 && !own.some((word) => left.includes(word));
}
