import { describe, expect, it } from 'vitest';
import { findPublicFields, leavesCompany } from './audience.ts';
import { departments } from './departments.ts';

describe('the catalogue', () => {
  const artifacts = departments.flatMap(({ workflows }) =>
    workflows.flatMap((definition) =>
      definition.steps.flatMap(({ artifact }) => (artifact ? [{ definition, artifact }] : [])),
    ),
  );

  it('names the public fields of each artifact that leaves the company', () => {
    const leaving = artifacts.filter(({ artifact }) => leavesCompany(artifact));
    expect(leaving.length).toBeGreaterThan(6);
    for (const { definition, artifact } of leaving) {
      expect(findPublicFields(definition, artifact), artifact.title).not.toEqual([]);
      if (artifact.texts === undefined || artifact.type === 'post')
        expect(artifact.publicFields, artifact.title).toBeDefined();
    }
  });

  it('lets what stays inside use everything', () => {
    for (const { definition, artifact } of artifacts) {
      if (leavesCompany(artifact)) continue;
      expect(findPublicFields(definition, artifact), artifact.title).toBeNull();
    }
  });
});
