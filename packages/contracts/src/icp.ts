import { z } from 'zod';
import { knowledgeSourceSchema, workspaceIdFilter, workspaceIdInput } from './knowledge.ts';
import { queryText } from './query.ts';
import {
  idInput,
  limits,
  optionalName,
  optionalShortText,
  requiredName,
  requiredShortText,
  storableText,
  textList,
  textOr,
  withDefault,
} from './text.ts';

/** An ideal customer profile as it is written, by a person or by a model. */
export const icpDossierSchema = z
  .object({
    name: requiredName().describe('What the profile is called, as `Multi-site dental groups`.'),
    industry: requiredName(),
    targetRole: requiredName().describe('Who decides on the purchase.'),
    companySize: requiredName().describe('Number of people, as `10-50`.'),
    revenueRange: requiredName().describe('Yearly revenue, as `$1M-$5M`.'),
    valueProposition: requiredShortText(),
    acutePainTriggers: textList().describe('What makes the need acute.'),
    buyingSignals: textList().describe('What shows from outside that they may buy.'),
    disqualifiers: textList().describe('What rules a company out.'),
    outreachAngles: textList().describe('How to open the conversation.'),
  })
  .meta({ id: 'IcpDossier' });

export type IcpDossier = z.infer<typeof icpDossierSchema>;

export const icpProfileSchema = z
  .object({
    id: z.string().describe('Has the prefix `icp_`.'),
    ...icpDossierSchema.shape,
    source: knowledgeSourceSchema,
    workspaceId: z.string().optional().describe('Absent: global, and every workspace sees it.'),
  })
  .meta({ id: 'IcpProfile' });

export type IcpProfile = z.infer<typeof icpProfileSchema>;

export const icpProfileFilter = z.object({
  industry: queryText(storableText(limits.name)).describe(
    'The whole name of the industry in any case; `all` or absent for every industry.',
  ),
  workspaceId: workspaceIdFilter(),
});

export type IcpProfileFilter = z.output<typeof icpProfileFilter>;

export const icpProfileListSchema = z.object({
  success: z.literal(true),
  count: z.number().int(),
  profiles: z.array(icpProfileSchema).describe('Newest first.'),
});

export const createIcpProfileInput = z.object({
  name: requiredName(),
  industry: requiredName(),
  targetRole: requiredName(),
  valueProposition: requiredShortText(),
  companySize: textOr(limits.name, '10-50'),
  revenueRange: textOr(limits.name, '$1M-$5M'),
  acutePainTriggers: withDefault(textList(), []),
  buyingSignals: withDefault(textList(), []),
  disqualifiers: withDefault(textList(), []),
  outreachAngles: withDefault(textList(), []),
  workspaceId: workspaceIdInput(),
});

export type CreateIcpProfileInput = z.output<typeof createIcpProfileInput>;

export const icpProfileCreatedSchema = z.object({
  success: z.literal(true),
  profile: icpProfileSchema,
});

export const icpProfileIdInput = z.object({ id: idInput() });

export const generateIcpProfileInput = z.object({
  businessName: optionalName(),
  offering: optionalShortText(),
  primaryGoal: optionalShortText(),
  industry: textOr(limits.name, 'Professional Services'),
  targetAudience: textOr(limits.shortText, 'Founder / CEO'),
  saveToDb: withDefault(z.boolean(), true).describe(
    'False: the answer is the dossier alone, and nothing is stored.',
  ),
  workspaceId: workspaceIdInput(),
});

export type GenerateIcpProfileInput = z.output<typeof generateIcpProfileInput>;

export const icpProfileGeneratedSchema = z.object({
  success: z.literal(true),
  profile: z.union([icpProfileSchema, icpDossierSchema]),
});
