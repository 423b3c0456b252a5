import { distance } from 'fastest-levenshtein';

export interface MistypedSetting {
  /** The variable as it stands in the environment. */
  name: string;
  /** The setting's name that is most like it. */
  nearest: string;
  /** So like it that nothing else can be meant. */
  isClose: boolean;
}

/** At most so many letters differ in a name that can only be a slip. */
const closeDistance = 2;
/** Short names of other programs are close to ours by chance: HOST and PORT, say. */
const shortestSlip = 6;
/** A name of ours that somebody has in mind differs in at most this share of its letters. */
const likeness = 0.4;

/**
 * The variables that are no settings but were most likely meant as one: they begin with the word
 * that settings begin with and are like one of them, or differ in a letter or two.
 * @param known the names of all settings.
 */
export function findMistypedSettings(
  known: readonly string[],
  environment: Record<string, string | undefined>,
): MistypedSetting[] {
  const names = new Set(known);
  const prefixes = new Set(known.filter((name) => name.includes('_')).map(prefixOf));
  return Object.keys(environment)
    .filter((name) => !names.has(name) && /^[A-Z]/.test(name))
    .flatMap((name) => {
      const nearest = findNearest(name, known);
      const away = distance(name, nearest);
      const isClose =
        away <= closeDistance && Math.min(name.length, nearest.length) >= shortestSlip;
      const isLike = prefixes.has(prefixOf(name)) && away <= likeness * name.length;
      return isClose || isLike ? [{ name, nearest, isClose }] : [];
    });
}

const prefixOf = (name: string): string => name.slice(0, name.indexOf('_') + 1);

const findNearest = (name: string, known: readonly string[]): string =>
  known.reduce((best, candidate) =>
    distance(name, candidate) < distance(name, best) ? candidate : best,
  );
