import type { MarketplaceItems } from '@workspace-ops/contracts';
import { canonicalPlaybooks } from '@workspace-ops/playbooks';

const workspaceId = 'ws_01a1fc79b24e736488ce616f4df21846';

const items: MarketplaceItems = {
  workspaceId,
  playbooks: [
    {
      id: 'mkt-playbook',
      category: 'playbooks',
      name: 'Marketing Playbook',
      department: 'Marketing',
      departmentCode: 'mkt',
      price: '$49 / month',
      workflowsCount: 4,
      automationRate: '72%',
      cycleTimeReduction: '38%',
      tags: ['content', 'campaigns'],
      isMounted: true,
      status: 'Mounted & Active',
      statusVariant: 'success',
    },
  ],
  apps: [
    {
      id: 'content-studio',
      category: 'apps',
      name: 'Content Studio',
      status: 'Available',
      launchUrl: '/studio',
      isExternal: false,
      isBetaOnly: false,
      betaTierRequired: 'none',
    },
  ],
  books: [
    {
      id: 'field-notes',
      category: 'books',
      name: 'Field Notes',
      price: '$29.00',
      shopUrl: 'https://shop.example.com/field-notes',
    },
  ],
  totalCount: 3,
  mountedCount: 1,
};

const mounted = {
  success: true,
  message: 'Marketing Playbook is mounted.',
  packageId: 'mkt-playbook',
  workspaceId,
};

const playbook = canonicalPlaybooks[0]!;

export const commerceAnswers = {
  listMarketplaceItems: items,
  mountPlaybook: mounted,
  subscribeToPlaybook: mounted,
  unmountPlaybook: { ...mounted, message: 'Marketing Playbook is unmounted.' },
  listPlaybooks: { playbooks: [playbook], totalCount: 1 },
  getPlaybook: { playbook },
  createPlant: { name: 'Monstera', tag: 'indoor' },
};
