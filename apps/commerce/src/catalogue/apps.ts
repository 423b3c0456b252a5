import type { MarketplaceApp } from '@workspace-ops/contracts';

type Offer = Omit<MarketplaceApp, 'category' | 'isExternal' | 'isBetaOnly'>;

const offers: readonly Offer[] = [
  {
    id: 'app-mobile-dashboard',
    name: 'Mobile Dashboard',
    status: 'Available',
    launchUrl: '/apps/mobile-dashboard',
    betaTierRequired: 'none',
  },
  {
    id: 'app-content-calendar',
    name: 'Content Calendar',
    status: 'Available',
    launchUrl: '/apps/content-calendar',
    betaTierRequired: 'none',
  },
  {
    id: 'app-approval-desk',
    name: 'Approval Desk',
    status: 'Available',
    launchUrl: '/apps/approval-desk',
    betaTierRequired: 'none',
  },
  {
    id: 'app-discovery-call-companion',
    name: 'Discovery Call Companion',
    status: 'Beta',
    launchUrl: '/apps/discovery-call-companion',
    betaTierRequired: 'early-access',
  },
  {
    id: 'app-voice-receptionist',
    name: 'Voice Receptionist',
    status: 'Beta',
    launchUrl: '/apps/voice-receptionist',
    betaTierRequired: 'pioneer',
  },
  {
    id: 'app-operator-academy',
    name: 'Operator Academy',
    status: 'Available',
    launchUrl: 'https://academy.workspace-operations.example/start',
    betaTierRequired: 'none',
  },
];

/** The apps, in the order of the marketplace. */
export const apps: readonly MarketplaceApp[] = offers.map((offer) => ({
  ...offer,
  category: 'apps',
  isExternal: !offer.launchUrl.startsWith('/'),
  isBetaOnly: offer.betaTierRequired !== 'none',
}));
