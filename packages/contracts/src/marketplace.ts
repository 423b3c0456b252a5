import { z } from 'zod';
import { idInput } from './text.ts';
import { countWorkflows } from './workflow-codes.ts';

/** The departments whose playbooks the marketplace offers, in its order. */
const offered = [
  { playbookId: 'mkt-playbook', departmentCode: 'mkt', department: 'Marketing' },
  { playbookId: 'sal-playbook', departmentCode: 'sal', department: 'Sales' },
  { playbookId: 'ops-playbook', departmentCode: 'ops', department: 'Operations' },
  { playbookId: 'fin-playbook', departmentCode: 'fin', department: 'Finance' },
  { playbookId: 'ful-playbook', departmentCode: 'ful', department: 'Fulfilment' },
  { playbookId: 'cul-playbook', departmentCode: 'cul', department: 'Culture' },
  { playbookId: 'aft-playbook', departmentCode: 'aft', department: 'Aftercare' },
] as const;

/** The same, with how many workflows mounting deploys. */
export const playbookDepartments = offered.map((department) => ({
  ...department,
  workflowsCount: countWorkflows(department.departmentCode),
}));

export type PlaybookId = (typeof offered)[number]['playbookId'];

/** Mounted in a workspace in which nobody has mounted or unmounted anything. */
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
