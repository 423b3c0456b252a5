import { describe, expect, it } from 'vitest';
import { pickSubject } from './pick-subject.ts';

const brief = { id: 'brief', artifactType: 'document' } as const;
const post = { id: 'post', artifactType: 'post' } as const;
const table = { id: 'table', artifactType: 'csv' } as const;

describe('pickSubject', () => {
  it('prefers what is published to what was made after it', () => {
    expect(pickSubject([brief, post, table])).toEqual({ main: post, others: [brief, table] });
  });

  it('takes the newest where nothing is published, and nothing of nothing', () => {
    expect(pickSubject([brief, table])).toEqual({ main: table, others: [brief] });
    expect(pickSubject([])).toEqual({ main: undefined, others: [] });
  });
});
