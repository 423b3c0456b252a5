import type { Pattern } from './pattern.ts';

/** Signs of so few characters are in many texts, and found in no time. */
const fewCharacters = 4;
/** So many signs are looked for at once: of more, one is found too often. */
const together = 20;

const isCommon = ({ sign, isCommon: is }: Pattern): boolean =>
  is === true || sign.source.replaceAll('\\', '').length <= fewCharacters;

const hasSign =
  (masked: string) =>
  ({ sign }: Pattern): boolean =>
    sign.test(masked);

/** Tells which patterns' signs a text has. One reading for the rare signs of some tells mostly that it has none of them. */
export function byTheirSigns(patterns: readonly Pattern[]): (masked: string) => Pattern[] {
  const common = patterns.filter(isCommon);
  const rare = patterns.filter((pattern) => !isCommon(pattern));
  const groups = [true, false].flatMap((ignoreCase) =>
    inGroups(rare.filter(({ sign }) => sign.ignoreCase === ignoreCase)),
  );
  return (masked) =>
    groups
      .filter(({ any }) => any.test(masked))
      .flatMap(({ some }) => some.filter(hasSign(masked)))
      .concat(common.filter(hasSign(masked)));
}

function inGroups(patterns: readonly Pattern[]): { some: readonly Pattern[]; any: RegExp }[] {
  return Array.from({ length: Math.ceil(patterns.length / together) }, (_, nth) => {
    const some = patterns.slice(nth * together, (nth + 1) * together);
    const any = some.map(({ sign }) => sign.source).join('|');
    return { some, any: new RegExp(any, some[0]!.sign.ignoreCase ? 'im' : 'm') };
  });
}
