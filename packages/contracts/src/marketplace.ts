import { z } from 'zod';
import { idInput } from './text.ts';

/**
 * The departments whose playbooks the marketplace offers, in its order. The workflow service's
 * catalogue is held to the same list by a test of its own: `workflowsCount` is what mounting
 * deploys (decisions.md 42).
 */
export const playbookDepartments = [
  { playbookId: 'mkt-playbook', departmentCode: 'mkt', department: 'Marketing', workflowsCount: 4 },
  { playbookId: 'sal-playbook', departmentCode: 'sal', department: 'Sales', workflowsCount: 4 },
  {
    playbookId: 'ops-playbook',
    departmentCode: 'ops',
    department: 'Operations',
    workflowsCount: 4,
  },
  { playbookId: 'fin-playbook', departmentCode: 'fin', department: 'Finance', workflowsCount: 4 },
  {
    playbookId: 'ful-playbook',
    departmentCode: 'ful',
    department: 'Fulfilment',
    workflowsCount: 3,
  },
  { playbookId: 'cul-playbook', departmentCode: 'cul', department: 'Culture', workflowsCount: 3 },
  { playbookId: 'aft-playbook', departmentCode: 'aft', department: 'Aftercare', workflowsCount: 4 },
] as const;

export type PlaybookId = (typeof playbookDepartments)[number]['playbookId'];

/** Mounted in a workspace in which nobody has mounted or unmounted anything (interface.md). */
export const defaultPlaybookIds = [
  'mkt-playbook',
  'ops-playbook',
] as const satisfies readonly PlaybookId[];

export const mountedStatus = 'Mounted & Active';
export const availableStatus = 'Available to Mount';

export const marketplacePlaybookSchema = z
  .object({
    id: z.string(),
    category: z.literal('playbooks'),
    name: z.string(),
    department: z.string(),
    departmentCode: z.string(),
    price: z.string().describe('For display, as `$49 / month`.'),
    workflowsCount: z.number().int().describe('How many workflows mounting deploys.'),
    automationRate: z.string().describe('For display, as `72%`.'),
    cycleTimeReduction: z.string().describe('For display, as `38%`.'),
    tags: z.array(z.string()),
    isMounted: z.boolean(),
    status: z.enum([mountedStatus, availableStatus]),
    statusVariant: z.enum(['success', 'neutral']).describe('`success` when mounted.'),
  })
  .meta({ id: 'MarketplacePlaybook' });

export type MarketplacePlaybook = z.infer<typeof marketplacePlaybookSchema>;

export const marketplaceAppSchema = z
  .object({
    id: z.string(),
    category: z.literal('apps'),
    name: z.string(),
    status: z.string(),
    launchUrl: z.string().describe('A path of this site, or a URL where `isExternal` is true.'),
    isExternal: z.boolean(),
    isBetaOnly: z.boolean(),
    betaTierRequired: z.string().describe('`none` where `isBetaOnly` is false.'),
  })
  .meta({ id: 'MarketplaceApp' });

export type MarketplaceApp = z.infer<typeof marketplaceAppSchema>;

export const marketplaceBookSchema = z
  .object({
    id: z.string(),
    category: z.literal('books'),
    name: z.string(),
    price: z.string().describe('For display, as `$29.00`.'),
    shopUrl: z.string().describe('The product page.'),
  })
  .meta({ id: 'MarketplaceBook' });

export type MarketplaceBook = z.infer<typeof marketplaceBookSchema>;

export const marketplaceItemsSchema = z
  .object({
    workspaceId: z.string(),
    playbooks: z.array(marketplacePlaybookSchema),
    apps: z.array(marketplaceAppSchema),
    books: z.array(marketplaceBookSchema),
    totalCount: z.number().int().describe('All items: playbooks, apps and books.'),
    mountedCount: z.number().int().describe('The mounted playbooks.'),
  })
  .meta({ id: 'MarketplaceItems' });

export type MarketplaceItems = z.infer<typeof marketplaceItemsSchema>;

export const mountInput = z.object({ id: idInput() });

/** The alias of mount names its parameter differently. */
export const subscribeInput = z.object({ packageId: idInput() });

export const mountChangedSchema = z
  .object({
    success: z.literal(true),
    message: z.string(),
    packageId: z.string(),
    workspaceId: z.string(),
  })
  .meta({ id: 'MountChanged' });

export type MountChanged = z.infer<typeof mountChangedSchema>;
