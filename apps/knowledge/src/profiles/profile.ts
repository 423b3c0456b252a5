import {
  nameCaller,
  type IcpDossier,
  type IcpProfile,
  type KnowledgeSource,
} from '@workspace-ops/contracts';
import type { RequestContext } from '@workspace-ops/rpc';
import { type Place, shownWorkspace } from '../access/place.ts';
import type { ProfileRow } from '../db/schema/knowledge-schema.ts';

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

interface NewProfile {
  id: string;
  dossier: IcpDossier;
  source: Exclude<KnowledgeSource, 'system'>;
  place: Place;
  now: Date;
}

export const toProfileRow = ({ id, dossier, source, place, now }: NewProfile): ProfileRow => ({
  ...toDossier(dossier),
  workspaceId: place.scope,
  id,
  industryKey: industryKey(dossier.industry),
  source,
  createdByWorkspace: place.workspaceId,
  createdAt: now,
});

/** An industry's name as the filter compares it: without regard to case and to spaces around it. */
export const industryKey = (industry: string): string =>
  industry.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** Who acts, as the audit log names it: the person, or the library for callers without a name. */
export const libraryAgent = (ctx: RequestContext): string =>
  nameCaller(ctx.caller) ?? 'ICP library';
