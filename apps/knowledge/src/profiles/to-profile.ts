import type { IcpDossier, IcpProfile, KnowledgeSource } from '@workspace-ops/contracts';
import { type Place, shownWorkspace } from '../access/place.ts';
import type { ProfileRow } from '../db/schema/profiles.ts';
import { industryKey } from './industry-key.ts';

/** A profile as the interface shows it. */
export const toProfile = (row: ProfileRow): IcpProfile => ({
  id: row.id,
  ...toDossier(row),
  source: row.source,
  ...shownWorkspace(row.workspaceId),
});

/** The dossier's own fields, in the order of the interface, and nothing else of what is given. */
export const toDossier = (given: IcpDossier): IcpDossier => ({
  name: given.name,
  industry: given.industry,
  targetRole: given.targetRole,
  companySize: given.companySize,
  revenueRange: given.revenueRange,
  valueProposition: given.valueProposition,
  acutePainTriggers: given.acutePainTriggers,
  buyingSignals: given.buyingSignals,
  disqualifiers: given.disqualifiers,
  outreachAngles: given.outreachAngles,
});

export interface NewProfile {
  id: string;
  dossier: IcpDossier;
  source: Exclude<KnowledgeSource, 'system'>;
  place: Place;
  now: Date;
}

/** A profile as it is stored. */
export const toProfileRow = ({ id, dossier, source, place, now }: NewProfile): ProfileRow => ({
  ...toDossier(dossier),
  workspaceId: place.scope,
  id,
  industryKey: industryKey(dossier.industry),
  source,
  createdByWorkspace: place.workspaceId,
  createdAt: now,
});
