import type { Schemas } from '../api.ts';
import { words } from './messages.en.ts';

type Graded = Pick<Schemas['Artifact'], 'qualityGrade' | 'qualityScore'>;

export const describeGrade = ({ qualityGrade, qualityScore }: Graded): string =>
  qualityGrade === null || qualityScore === null
    ? words.notScored
    : `${qualityGrade} · ${qualityScore.toFixed(1)}`;
