import {
  playbookDepartments,
  type MarketplacePlaybook,
  type PlaybookId,
} from '@workspace-ops/contracts';

/** What the catalogue says of a playbook, whatever the workspace. */
export type CataloguePlaybook = Omit<
  MarketplacePlaybook,
  'id' | 'isMounted' | 'status' | 'statusVariant'
> & { id: PlaybookId };

type Offer = Pick<
  CataloguePlaybook,
  'name' | 'price' | 'automationRate' | 'cycleTimeReduction' | 'tags'
>;

const offers: Record<PlaybookId, Offer> = {
  'mkt-playbook': {
    name: 'Marketing Engine Playbook',
    price: '$49 / month',
    automationRate: '78%',
    cycleTimeReduction: '62%',
    tags: ['content', 'newsletter', 'case stories', 'performance'],
  },
  'sal-playbook': {
    name: 'Sales Pipeline Playbook',
    price: '$59 / month',
    automationRate: '71%',
    cycleTimeReduction: '48%',
    tags: ['qualification', 'proposals', 'follow-up', 'handover'],
  },
  'ops-playbook': {
    name: 'Operations Control Playbook',
    price: '$49 / month',
    automationRate: '74%',
    cycleTimeReduction: '55%',
    tags: ['work orders', 'daily register', 'suppliers', 'corrective action'],
  },
  'fin-playbook': {
    name: 'Finance Control Playbook',
    price: '$59 / month',
    automationRate: '69%',
    cycleTimeReduction: '51%',
    tags: ['variance', 'invoicing', 'receivables', 'month end'],
  },
  'ful-playbook': {
    name: 'Client Fulfilment Playbook',
    price: '$49 / month',
    automationRate: '66%',
    cycleTimeReduction: '44%',
    tags: ['kick-off', 'milestones', 'quality', 'sign-off'],
  },
  'cul-playbook': {
    name: 'People and Culture Playbook',
    price: '$39 / month',
    automationRate: '58%',
    cycleTimeReduction: '37%',
    tags: ['onboarding', 'team pulse', 'hiring'],
  },
  'aft-playbook': {
    name: 'Aftercare and Retention Playbook',
    price: '$39 / month',
    automationRate: '72%',
    cycleTimeReduction: '49%',
    tags: ['check-in', 'testimonials', 'renewal', 'referral'],
  },
};

/** The seven playbooks, in the order of the marketplace. */
export const playbooks: readonly CataloguePlaybook[] = playbookDepartments.map(
  ({ playbookId, ...department }) => ({
    id: playbookId,
    category: 'playbooks',
    ...department,
    ...offers[playbookId],
  }),
);

export const findPlaybook = (id: string): CataloguePlaybook | undefined =>
  playbooks.find((playbook) => playbook.id === id);
