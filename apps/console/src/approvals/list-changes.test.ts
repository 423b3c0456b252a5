import { describe, expect, it } from 'vitest';
import { listChanges } from './list-changes.ts';

const artifact = (id: string, title: string) => ({
  id,
  title,
  artifactType: 'post' as const,
  targetPlatform: null,
  qualityScore: null,
  qualityGrade: null,
});
const shown = { subjectDigest: 'a', artifacts: [artifact('1', 'Post'), artifact('2', 'Brief')] };

describe('listChanges', () => {
  it('says nothing while the same is decided on', () => {
    expect(listChanges(shown, { ...shown, artifacts: [] })).toEqual([]);
  });

  it('tells a new revision from what was added and removed', () => {
    const artifacts = [artifact('3', 'Post'), artifact('4', 'Letter')];
    expect(listChanges(shown, { subjectDigest: 'b', artifacts })).toEqual([
      '“Post” has a new revision.',
      '“Letter” was added.',
      '“Brief” was removed.',
    ]);
  });

  it('says so where the time of the publication was changed', () => {
    const dated = (scheduledFor: string) => ({ publication: { artifactId: '1', scheduledFor } });
    const retimed = { ...shown, ...dated('2026-11-25T09:00:00.000Z'), subjectDigest: 'b' };
    const before = { ...shown, ...dated('2026-11-24T09:00:00.000Z') };
    expect(listChanges(before, retimed)).toEqual(['The time of its publication was changed.']);
    expect(listChanges(before, { ...retimed, artifacts: [artifact('3', 'Post')] })).toEqual([
      '“Post” has a new revision.',
      '“Brief” was removed.',
    ]);
  });

  it('says so where something else than the artifacts was changed', () => {
    expect(listChanges(shown, { ...shown, subjectDigest: 'b' })).toEqual([
      'What is done after the approval was changed.',
    ]);
  });
});
