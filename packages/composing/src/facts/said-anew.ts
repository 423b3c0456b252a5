const pause = String.raw`(?:\.{2,}|…|[,;/–—]| -{1,2})`;
/** As somebody puts one name in the place of another, in the field of both: `Hill Vets... no sorry Hill Physio`. */
const anew = [
  String.raw`(?:no|oops|wait|sorry|argh),? (?:no|sorry|wait|hang on|actually|it['’]?s|i mean|i meant|make (?:it|that)|should be)`,
  String.raw`scrap that|correction|i meant?|or rather|make that|i tell a lie`,
].join('|');
const shapes = [
  new RegExp(
    String.raw`^(?<former>[^.,;:!?…]{2,60}?) ?(?:${pause} ?)?(?<=[ .,;…–—-])(?:${anew})[ ,:.…–—-]{1,4}(?<latter>\P{L}{0,2}[\p{L}\d][^;!?…]{1,60})$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<former>[^.,;:!?…]{2,60}?) ?${pause} ?(?:sorry|actually|rather|no)[ ,:.…–—-]{1,4}(?<latter>(?!\d)[\p{L}][^;!?…]{1,60})$`,
    'iu',
  ),
];
const longest = 160;
const hint = /\b(?:no|sorry|scrap|correction|mean|meant|rather|make|lie|actually|wait)\b/i;

/** Both names of a value in which the second takes the first one back; undefined of any other. */
export function splitSaidAnew(value: string): readonly [string, string] | undefined {
  if (value.length > longest || !hint.test(value)) return undefined;
  const { former, latter } =
    shapes.map((shape) => shape.exec(value)?.groups).find((one) => one !== undefined) ?? {};
  const names = [former, latter].map((name) => name?.replace(/[\s.,–—-]+$/u, '').trim() ?? '');
  const [first = '', second = ''] = names;
  return first === '' || second === '' || first.toLowerCase() === second.toLowerCase()
    ? undefined
    : [first, second];
}
