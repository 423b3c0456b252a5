import { accountRoutes } from './accounts.ts';
import { approvalRoutes } from './approvals.ts';
import { accountSecurityRoutes } from './account-security.ts';
import { artifactRoutes } from './artifacts.ts';
import { assessmentRoutes } from './assessment.ts';
import { auditRoutes } from './audit.ts';
import { budgetRoutes } from './budgets.ts';
import { contactRoutes } from './contacts.ts';
import { eventRoutes } from './events.ts';
import { icpRoutes } from './icp.ts';
import { marketplaceRoutes } from './marketplace.ts';
import { memberRoutes } from './members.ts';
import { metricRoutes } from './metrics.ts';
import { notificationRoutes } from './notifications.ts';
import { outboundRoutes } from './outbound.ts';
import { plantRoutes } from './plants.ts';
import { playbookRoutes } from './playbooks.ts';
import type { Route } from './route.ts';
import { runRoutes } from './runs.ts';
import { secondFactorRoutes } from './second-factors.ts';
import { scimRoutes } from './scim.ts';
import { snapshotRoutes } from './snapshots.ts';
import { ssoRoutes } from './sso.ts';
import { syncRoutes } from './sync.ts';
import { tokenRoutes } from './tokens.ts';
import { voiceRoutes } from './voice.ts';
import { webhookRoutes } from './webhooks.ts';
import { workspaceRoutes } from './workspaces.ts';

export type { Route } from './route.ts';

/** The whole REST interface; a further area is a further file and a line here. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...accountSecurityRoutes,
  ...secondFactorRoutes,
  ...ssoRoutes,
  ...scimRoutes,
  ...workspaceRoutes,
  ...tokenRoutes,
  ...memberRoutes,
  ...notificationRoutes,
  ...syncRoutes,
  ...webhookRoutes,
  ...voiceRoutes,
  ...assessmentRoutes,
  ...icpRoutes,
  ...snapshotRoutes,
  ...runRoutes,
  ...approvalRoutes,
  ...budgetRoutes,
  ...metricRoutes,
  ...artifactRoutes,
  ...marketplaceRoutes,
  ...auditRoutes,
  ...outboundRoutes,
  ...contactRoutes,
  ...playbookRoutes,
  ...eventRoutes,
  ...plantRoutes,
];
