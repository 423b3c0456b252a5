import type { ArtifactType } from '@workspace-ops/contracts';

/** What is judged of an artifact. */
export interface Judged {
  artifactType: ArtifactType;
  title: string;
  content: string;
  summary?: string | null;
  targetPlatform?: string | null;
}

/** One fault: what it costs, what is wrong (naming the place), how to mend it. */
export interface Fault {
  points: number;
  says: string;
  fix: string;
}

/** One part of the rubric. */
export interface Judgement {
  /** 0 to 100, a whole number. */
  score: number;
  faults: readonly Fault[];
  /** What is right, for a part without faults. */
  praise: string;
}

/** A judgement from a start value less its faults, kept within 0 to 100 and whole. */
export function judgement(start: number, faults: readonly Fault[], praise: string): Judgement {
  const lost = faults.reduce((sum, { points }) => sum + points, 0);
  return { score: Math.round(Math.min(100, Math.max(0, start - lost))), faults, praise };
}

/** A fault that costs so much an occurrence, up to a cap; none for none. */
export function counted(
  count: number,
  { each, cap }: { each: number; cap: number },
  { says, fix }: Pick<Fault, 'says' | 'fix'>,
): Fault[] {
  return count > 0 ? [{ points: Math.min(cap, count * each), says, fix }] : [];
}

/** A fault on a condition. */
export const when = (
  isWrong: boolean,
  points: number,
  { says, fix }: Pick<Fault, 'says' | 'fix'>,
): Fault[] => (isWrong ? [{ points, says, fix }] : []);

/** A text in quotation marks, cut to what a reader recognises. */
export function quoted(text: string): string {
  const line = text.slice(0, 400).replace(/\s+/g, ' ').trim();
  return line.length > 80 ? `"${line.slice(0, 79).toWellFormed().trimEnd()}…"` : `"${line}"`;
}

/** The first few of a list, with how many more there are. */
export function listed(items: readonly string[], shown = 4): string {
  const more = items.length - shown;
  return items.slice(0, shown).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** `1 word`, `2 words`. */
export const plural = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
