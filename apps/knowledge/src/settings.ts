import { generativeSettings } from '@workspace-ops/generative';
import { tenancySettings } from '@workspace-ops/service-kit';

/** What the service reads: the tenancy, and how the model is reached. It has none of its own. */
export const knowledgeDefinitions = { ...tenancySettings, ...generativeSettings };
