import { icpDossierSchema } from '@workspace-ops/contracts';
import { expect, it } from 'vitest';
import { baselineProfiles } from './baseline-profiles.ts';

it('there are three, of different industries', () => {
  expect(new Set(baselineProfiles.map(({ industry }) => industry)).size).toBe(3);
});

it.each(baselineProfiles)('$name has all that an outreach needs', (profile) => {
  expect(icpDossierSchema.parse(profile)).toEqual(profile);
  const lists = [
    profile.acutePainTriggers,
    profile.buyingSignals,
    profile.disqualifiers,
    profile.outreachAngles,
  ];
  for (const list of lists) expect(list.length).toBeGreaterThanOrEqual(3);
});
