import { isCallingName } from './given-names.ts';
import { isNoName } from './no-names.ts';

const part = "(?:\\p{Lu}|\\d)[\\p{L}\\p{N}'’&.]*";
/** `Harrow Street Alehouse - alarm went off`, `Unit 4, Mill Park: roof light cracked` */
const headed = new RegExp(
  `^(?<place>\\p{Lu}[\\p{L}'’&.]*(?:,? (?:(?:of|the|and|&|on|at|de|la) )?${part}){1,6})(?: [-–—] |: )(?=[\\p{L}\\d])`,
  'u',
);
/** What a note is, and what it is about, is no place. */
const noPlace =
  /\b(?:report|log|visit|orders?|notes?|update|urgent|repairs?|issues?|jobs?|ticket|inspections?|calls?|message|re|subject|attn|fao|observation|maintenance|incident|hazard|alarm|fault|leak|priority|task|follow[- ]?up|check|survey|day|week|shift|route|from|to)\b/iu;

/** The place that a note begins with, before a dash or a colon; nobody's name. */
export function readPlace([first = '']: readonly string[]): string | undefined {
  const place = headed.exec(first)?.groups?.['place'];
  if (place === undefined || noPlace.test(place) || isNoName(place)) return undefined;
  return isCallingName(place.split(' ')[0]!) ? undefined : place;
}
