import { mapMatches } from '../map-matches.ts';
import { type Finding, toFinding } from './finding.ts';
import { endsWithThing } from './phone-contexts.ts';
import { readAskedKind } from './spoken/asked-kind.ts';

/** Where a line ends, with the signs that mail programs begin the next line with. */
const lineEnd = String.raw`[ -]{0,2}\n[ >|]{0,4}`;
const group = String.raw`\d(?:[ ().-]{0,3}\d){0,9}`;
const broken = new RegExp(
  String.raw`(?<![\w./-])(?<head>(?:\+|\(\+?)?${group}\)?)${lineEnd}${group}(?:${lineEnd}${group})?(?!\w|[.:/-]\d)`,
  'g',
);
const american = /^1?[2-9]\d{2}[2-9]\d{6}$/;
/** The line ends within a number: behind a bracket, a hyphen or two groups. */
const endsInside = /^(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3}[ .-]\d{3}|\d{3}(?=-\n))/;
const contextLength = 60;

interface Forms {
  isInternational: (written: string) => boolean;
  isTrunk: (written: string) => boolean;
}

/** Phone numbers that go on in the next line. */
export function findBrokenPhones(text: string, { isInternational, isTrunk }: Forms): Finding[] {
  if (!/\d[ )-]{0,2}\n[ >|]{0,4}\d/.test(text)) return [];
  return mapMatches(text, broken, (match) => {
    const [written, head] = [match[0], match.groups!['head']!];
    const digits = written.replaceAll(/\D/g, '');
    const before = text.slice(Math.max(0, match.index - contextLength), match.index);
    const isPhone = /^\(?\+/.test(head)
      ? isInternational(digits) && !isInternational(head)
      : isNational(digits, { written, before }) && head.replaceAll(/\D/g, '').length < 9;
    return isPhone ? toFinding('phone', match) : undefined;
  });

  function isNational(
    digits: string,
    { written, before }: { written: string; before: string },
  ): boolean {
    if (american.test(digits) && endsInside.test(written)) return !endsWithThing(before);
    const isNumber = american.test(digits) || isTrunk(digits);
    return isNumber && readAskedKind(before, '')?.kind === 'phone';
  }
}
