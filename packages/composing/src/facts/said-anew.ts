const pause = String.raw`(?:\.{2,}|…|[,;/–—]| -{1,2})`;
/** As somebody puts one name in the place of another, in the field of both: `Hill Vets... no sorry Hill Physio`. */
const anew = String.raw`(?:(?:no|oops|wait|sorry|argh),? (?:no|sorry|wait|hang on|actually|it['’]?s|i mean|i meant|make (?:it|that)|should be)|scrap that|or rather|i tell a lie)`;
const paused = String.raw`(?:sorry|actually|rather|i meant?|correction|make that)`;
const named = String.raw`(?<latter>["“‘]?[\p{L}\d][^;!?…]{1,60})$`;
const before = String.raw`^(?<former>[^.,;:!?…]{2,60}?)`;
const shapes = [
  new RegExp(
    String.raw`${before} ?(?:${pause} ?)?(?<=[ .,;…–—-])${anew}[ ,:.…–—-]{1,4}${named}`,
    'iu',
  ),
  new RegExp(String.raw`${before} ?${pause} ?${paused}[ ,:.…–—-]{1,4}${named}`, 'iu'),
  new RegExp(String.raw`${before} ?(?:\.{2,}|…) ?no,? ${named}`, 'iu'),
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
  const isSame = first.toLowerCase() === second.toLowerCase();
  // `Ann Orr... no answer yet` puts no name in the place of hers.
  const isName = !/^\p{Lu}/u.test(first) || /^(?:["“‘]?[\p{Lu}\d]|(?:the|a|an) )/u.test(second);
  return first === '' || second === '' || isSame || !isName ? undefined : [first, second];
}
