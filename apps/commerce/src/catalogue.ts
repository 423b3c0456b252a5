import {
  type MarketplaceApp,
  type MarketplaceBook,
  type MarketplacePlaybook,
  playbookDepartments,
  type PlaybookId,
} from '@workspace-ops/contracts';

/** What the catalogue says of a playbook, whatever the workspace. */
export type CataloguePlaybook = Omit<
  MarketplacePlaybook,
  'id' | 'isMounted' | 'status' | 'statusVariant'
> & { id: PlaybookId };

type PlaybookOffer = Pick<
  CataloguePlaybook,
  'name' | 'price' | 'automationRate' | 'cycleTimeReduction' | 'tags'
>;

const playbookOffers: Record<PlaybookId, PlaybookOffer> = {
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

export const playbooks: readonly CataloguePlaybook[] = playbookDepartments.map(
  ({ playbookId, ...department }) => ({
    id: playbookId,
    category: 'playbooks',
    ...department,
    ...playbookOffers[playbookId],
  }),
);

export const findPlaybook = (id: string): CataloguePlaybook | undefined =>
  playbooks.find((playbook) => playbook.id === id);

const academy = 'https://academy.workspace-operations.example/start';

const appOffers: readonly (readonly [
  id: string,
  name: string,
  status: MarketplaceApp['status'],
  betaTierRequired: MarketplaceApp['betaTierRequired'],
  externalUrl?: string,
])[] = [
  ['app-mobile-dashboard', 'Mobile Dashboard', 'Available', 'none'],
  ['app-content-calendar', 'Content Calendar', 'Available', 'none'],
  ['app-approval-desk', 'Approval Desk', 'Available', 'none'],
  ['app-discovery-call-companion', 'Discovery Call Companion', 'Beta', 'early-access'],
  ['app-voice-receptionist', 'Voice Receptionist', 'Beta', 'pioneer'],
  ['app-operator-academy', 'Operator Academy', 'Available', 'none', academy],
];

export const apps: readonly MarketplaceApp[] = appOffers.map(
  ([id, name, status, betaTierRequired, externalUrl]) => ({
    id,
    name,
    status,
    launchUrl: externalUrl ?? `/apps/${id.slice('app-'.length)}`,
    betaTierRequired,
    category: 'apps',
    isExternal: externalUrl !== undefined,
    isBetaOnly: betaTierRequired !== 'none',
  }),
);

const shop = 'https://shop.workspace-operations.example/books';

const bookOffers = [
  ['book-field-notes', 'From Field Notes to Finished Work', '$29.00'],
  ['book-approval-gates', 'Approval Gates: Automation People Trust', '$24.00'],
  ['book-handoffs', 'The Handoff Handbook', '$27.00'],
  ['book-discovery-questions', 'Eighteen Questions for a First Call', '$19.00'],
  ['book-month-end', 'A Calm Month End', '$22.00'],
] as const;

export const books: readonly MarketplaceBook[] = bookOffers.map(([id, name, price]) => ({
  id,
  category: 'books',
  name,
  price,
  shopUrl: `${shop}/${id.slice('book-'.length)}`,
}));
